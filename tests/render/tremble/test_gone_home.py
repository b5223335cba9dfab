"""Who left a city to whoever caught it: told in the news, and seen on the board."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.tremble.table.view import PublicView, TrembleView
from render.games import GAMES
from render.tremble.parts.facts import fate_at
from render.words import words_for
from tests.tremble.harness import captain, planned

NAMES = ("Ann", "Bob", "Cid")
RENDERER = GAMES["tremble"].full_renderer


def caught() -> tuple[TrembleView, list[Any]]:
    """Let two captains retreat from a third who then catches the city; show what came out."""
    play = planned(
        captain("fat-comet.1 doom-mole.1"),
        captain("knock-knee.1"),
        captain("paper-plate.1"),
        plans={0: "fat-comet.1>1 doom-mole.1>1", 1: "knock-knee.1>1", 2: "paper-plate.1>1"},
        turn=9,
        cities="vienna paris naples",
    )
    told: list[Any] = []
    while play.asks[0].kind == "fight":
        play.give({0: "space.1=fight", 1: "space.1=retreat", 2: "space.1=retreat"})
        told += [notice.public for notice in play.notices]
    before = play.until("reward").view()
    play.give({0: "space.1=catch armies.1=always"})
    told += [notice.public for notice in play.notices]
    shown: TrembleView = RENDERER.came_out(before, play.view(), told)
    return shown, told


@pytest.mark.parametrize(
    ("locale", "said"), [("en", "**Cid** and **Bob** retreat."), ("ru", "отступают.")]
)
def test_the_line_of_a_city_says_who_retreated(locale: str, said: str) -> None:
    _, told = caught()
    (line,) = [
        line for line in RENDERER.headlines(told, NAMES, words_for(locale)) if "**Ann**" in line
    ]
    assert line.endswith(said)
    assert line.count("**Bob**") == 1


def test_the_board_shows_beside_a_catch_who_retreated_and_who_was_beaten() -> None:
    view, _ = caught()
    public = view.public
    assert [attack.seat for attack in fate_at(public, 1).others] == [1, 2]
    (battle,) = public.battles
    fought = [replace(each, fights=True) for each in battle.fighters]
    beaten = replace(public, battles=(replace(battle, fighters=tuple(fought)),))
    alone = replace(public, attacks=tuple(each for each in public.attacks if each.seat == 0))
    drawn = {_drawn(view, each) for each in (public, beaten, alone)}
    assert len(drawn) == 3


def _drawn(view: TrembleView, public: PublicView) -> bytes:
    picture = RENDERER.board(replace(view, public=public), NAMES, words_for("en"))
    return picture.png

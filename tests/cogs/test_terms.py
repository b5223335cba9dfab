"""The terms of a table in words: what stands in the lobby is what the clock does."""

import pytest
from msgspec.structs import replace

from cogs.pages.lobby_settings import OF_TABLE, SET_TABLE, settings_layout, table_rows
from cogs.pages.setting_rows import Setting, SettingChoice, with_choice
from cogs.pages.terms import pace_text
from engine.core.words import say
from engine.host.values.records import GameInfo
from engine.host.values.times import DAY
from render.games import GAMES
from render.words import words_for
from tests.cogs.acting import acts
from tests.cogs.clicking import check
from tests.cogs.test_panels import GAME
from tests.walk.installed import WALK_GAME


@pytest.mark.parametrize(
    ("hours", "told"),
    [
        (0.02, "one minute"),
        (2 / 60, "2 minutes"),
        (1.0, "one hour"),
        (1.5, "one hour and 30 minutes"),
        (2.5, "2 hours and 30 minutes"),
        (24.0, "one day"),
        (36.0, "36 hours"),
        (60.0, "60 hours"),
        (72.0, "3 days"),
        (1.0 + 1 / 60, "one hour and one minute"),
    ],
)
def test_the_lobby_tells_the_pace_as_it_is(hours: float, told: str) -> None:
    assert words_for("en")(pace_text(hours * 3600.0)) == told


def test_a_game_of_many_options_fills_several_pages() -> None:
    words = words_for("en")
    own: list[Setting[GameInfo]] = [
        Setting(
            f"option-{number}",
            say("number", value=number),
            f"terms.options.{number}",
            lambda _: [SettingChoice("a", "A", "a"), SettingChoice("b", "B", "b")],
        )
        for number in range(23)
    ]
    rows = table_rows(("easy", "sharp"), own)
    shown: list[str] = []
    for page in range(3):
        layout = settings_layout(GAME, rows, words, page)
        check(layout)
        shown += [act.args[0] for act in acts(layout, SET_TABLE)]
        (turning,) = acts(layout, "terms-page")
        assert turning.numbers(1) == ((page + 1) % 3,)
    assert shown == [row.key for row in rows if len(row.offers(GAME)) > 1]
    changed = with_choice(rows, GAME, "option-7", "b")
    assert changed is not None
    assert changed.terms.options == {"7": "b"}
    assert changed.terms.pace == GAME.terms.pace


def test_only_of_a_game_that_has_films_a_table_says_whether_they_move() -> None:
    row = next(each for each in OF_TABLE if each.key == "films")
    slow = replace(GAME, terms=replace(GAME.terms, pace=DAY))
    assert row.told(slow)
    assert row.offers(slow)
    with GAMES.also(WALK_GAME):
        other = replace(slow, rules=WALK_GAME.newest.id)
        assert not row.told(other)
        assert not row.offers(other)

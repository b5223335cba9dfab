"""Faces tell how captains stand, out of what everybody sees."""

from msgspec.structs import replace

from engine.invasion.battles.battles import Fighter
from engine.tremble.cards.cards import Ship
from engine.tremble.table.view import Battle, Phase, PublicView
from render.art.faces import Mood
from render.invasion.facts.duels import Side
from render.invasion.fights.moods import mood_in, mood_of
from render.tremble.fights.duel import Duel
from tests.render.tremble.samples import BOARDS, CITIES, captain


def moods(view: PublicView) -> list[Mood]:
    return [mood_of(view, each.seat) for each in view.captains]


def with_humans(*humans: int) -> PublicView:
    view = BOARDS["planning-3"]
    return replace(view, captains=tuple(captain(seat, many) for seat, many in enumerate(humans)))


def test_who_leads_is_smug_and_who_is_last_worries() -> None:
    assert moods(with_humans(100, 300, 200)) == [Mood.WORRIED, Mood.SMUG, Mood.CALM]


def test_equals_are_calm() -> None:
    assert moods(with_humans(100, 100, 100)) == [Mood.CALM] * 3
    assert moods(with_humans(300, 300, 100)) == [Mood.CALM, Mood.CALM, Mood.WORRIED]


def test_a_battle_counts_more_than_the_humans() -> None:
    fighters = tuple(Fighter(seat, 5, fights=True) for seat in (0, 1))
    view = replace(with_humans(100, 300, 200), battles=(Battle(1, fighters, winner=0),))
    assert moods(view) == [Mood.SMUG, Mood.BEATEN, Mood.CALM]
    undecided = replace(view, battles=(Battle(1, fighters),))
    assert moods(undecided) == moods(with_humans(100, 300, 200))


def test_who_went_home_was_not_beaten() -> None:
    fighters = tuple(Fighter(seat, 5, fights=not seat) for seat in (0, 1))
    view = replace(with_humans(100, 300, 200), battles=(Battle(1, fighters, winner=0),))
    assert moods(view) == [Mood.SMUG, Mood.WORRIED, Mood.CALM]
    lost = Battle(2, tuple(Fighter(seat, 5, fights=True) for seat in (1, 2)), winner=2)
    both = replace(view, battles=(*view.battles, lost))
    assert moods(both) == [Mood.SMUG, Mood.BEATEN, Mood.SMUG]


def test_in_the_end_one_triumphs_and_the_last_is_beaten() -> None:
    view = replace(with_humans(100, 300, 200), phase=Phase.OVER)
    assert moods(view) == [Mood.BEATEN, Mood.SMUG, Mood.CALM]
    tied = replace(with_humans(200, 200, 200), phase=Phase.OVER)
    assert moods(tied) == [Mood.SMUG] * 3


def test_a_fight_shows_who_fears_what() -> None:
    strong, weak = Side[Ship](Fighter(0, 9), ()), Side[Ship](Fighter(1, 5), ())
    fight = Duel(1, CITIES[0], (strong, weak))
    assert [mood_in(fight, side) for side in fight.sides] == [Mood.CALM, Mood.WORRIED]
    over = Duel(1, CITIES[0], (strong, replace(weak, out=True)), winner=0)
    assert [mood_in(over, side) for side in over.sides] == [Mood.SMUG, Mood.BEATEN]

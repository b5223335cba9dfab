"""The end of a game of Martians!!!: whose every medal is, who brought what, the best turns."""

from engine.core.asks import Over, Place
from engine.core.words import say
from engine.martians.table import events as ev
from engine.martians.table.events import MartiansEvent
from engine.martians.table.state import Token
from engine.martians.table.view import MartiansView
from render.martians.ending.finale import finale_of, medals_of, moment
from render.martians.ending.podium import draw_podium, podium_alt
from render.theme import USUAL, Look
from render.type import ELLIPSIS
from render.words import words_for
from tests.martians.scenes import Scene
from tests.render.tremble.test_legible import too_small

EN = words_for("en")
NAMES = ("Ann", "Captain Long-Name of the Lost Fleet", "Zoë")
WON = Over(
    (0, 1, 2), tuple([Place(seat, 1, 3) for seat in range(3)]), say("martians-over-delivered")
)
LOST = Over((), WON.places, say("martians-over-invaded"))


def story() -> list[tuple[MartiansView, tuple[MartiansEvent, ...]]]:
    """Tell two turns: the second captain beats two, finds Fuel and lays it on the ship."""
    view = Scene("coop", 3).town().martians("2.4", "2.6").view(None)
    fuel = Token(1, 40, "object", "fuel")
    first = (ev.TurnBegan(1, 1, 0, extra=False), ev.Fought(0, 22, won=True))
    second = (
        ev.TurnBegan(2, 1, 1, extra=False),
        ev.Walked(1, (21, 22)),
        ev.Fought(1, 22, won=True),
        ev.Fought(1, 23, won=True),
        ev.Fought(0, 23, won=False),
        ev.PickedUp(1, fuel),
        ev.Delivered(1, ("fuel",)),
    )
    return [(view, first), (view, second)]


def test_the_best_turn_weighs_what_was_done_in_it() -> None:
    best = moment(1, story())
    assert best is not None
    assert EN(best) == "round 1: 1 object carried aboard, 1 object found and 2 Martians beaten"
    assert EN(moment(0, story()) or say("")) == "round 1: 1 Martian beaten"
    assert moment(2, story()) is None


def test_medals_go_to_those_who_did_it() -> None:
    found = {medal.title.key.rpartition("-")[2]: medal.seats for medal in medals_of(story())}
    assert found == {"bomb": (1,), "hunter": (1,), "finder": (1,), "walker": (1,), "brave": (0,)}


def test_a_team_reads_whether_the_town_is_saved_and_who_brought_what() -> None:
    told = " ".join(podium_alt(finale_of(WON, story()), NAMES, EN))
    assert told.startswith("The town is saved. B Captain Long-Name of th…")
    assert "brought Fuel aboard" in told
    assert "1: " not in told, "nobody has a place"
    lost = podium_alt(finale_of(LOST, story()), NAMES, EN)
    assert lost[0] == "The town is theirs now."


def test_all_that_a_podium_says_can_be_read() -> None:
    for over in (WON, LOST):
        for look in (USUAL, Look(large=True)):
            canvas = draw_podium(finale_of(over, story()), NAMES, EN, look)
            assert not too_small(canvas)
            assert ELLIPSIS not in "".join(run.fit.text for run in canvas.runs)

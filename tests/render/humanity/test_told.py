"""Humanity in words: whole games are told and summed up, in every language, within their limits."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Notice
from engine.core.chance import SeededChance
from engine.core.contract import agreed
from engine.core.playthrough import FormMaker, play, random_answer
from engine.core.table import Table
from engine.humanity.rules import HUMANITY
from engine.humanity.table import events as ev
from engine.humanity.table.terms import brings_text
from engine.humanity.table.view import Phase
from engine.humanity.tiles.tables import COMMUNICATIONS, EXPERIMENTS, MISSIONS, MODULES
from engine.humanity.tiles.tiles import Colour, Kind
from render.house.shortening import LIMIT
from render.house.voice import Voice
from render.humanity.parts.terms import headline, mission_text
from render.humanity.telling.brief import brief
from render.humanity.telling.recap import moment, recap
from render.humanity.telling.story import STORY
from render.humanity.texts.texts import base_text, board_text
from render.words import Words, locales, words_for

NAMES = ("Ann", "Bob", "Cleo", "Dan")
MOST_TEXT = 4_000
LAB, DRILL, LINK = MODULES["botany-lab"], MODULES["ice-drill"], MODULES["relay-mast"]
TILE = next(iter(EXPERIMENTS.values()))
MISSION = MISSIONS["a1"]


def tell(events: Sequence[ev.HumanityEvent], names: tuple[str, ...], words: Words) -> Sequence[str]:
    return STORY.tell(events, Voice(names, words))


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("seats", [2, 4])
def test_whole_games_fit_where_they_are_told(seats: int, locale: str) -> None:
    words, names, picks = words_for(locale), NAMES[:seats], iter(range(10**9))
    steps: list[tuple[Any, list[Any]]] = []

    def answer(_view: Any, _ask: Ask, make_form: FormMaker) -> Answer:
        return random_answer(make_form, lambda limit: next(picks) * 7919 % limit)

    def see(table: Table, notices: tuple[Notice[Any], ...]) -> None:
        view = table.view(None)
        assert words(headline(view.public))
        assert len(board_text(view.public, names, words)) <= LIMIT
        bases = [base_text(view.public, seat, names, words) for seat in range(seats)]
        assert all(len(base) <= LIMIT for base in bases)
        events = [event for notice in notices if (event := notice.public)]
        assert len("\n".join(tell(events, names, words))) <= MOST_TEXT
        assert len("\n".join(brief(events, names, words))) <= MOST_TEXT
        steps.append((view, events))

    setup = agreed(HUMANITY, seats)
    play(HUMANITY, setup, SeededChance(bytes(32)), answer, see)
    every = [event for _, events in steps for event in events]
    for seat in range(seats):
        summed, best = recap(seat, steps[-1][0], every), moment(seat, steps)
        assert summed is not None
        assert best is not None
        assert words(summed)
        assert words(best)


def test_every_event_is_told() -> None:
    assert set(STORY.rows) == set(ev.EVENT_TYPES)


@pytest.mark.parametrize("locale", locales())
def test_every_mission_has_words_of_its_own(locale: str) -> None:
    words = words_for(locale)
    told = {words(mission_text(each)) for each in MISSIONS.values()}
    assert len(told) == len(MISSIONS)


def test_communications_say_what_each_year_brings(words: Words) -> None:
    relay = next(each for each in MODULES.values() if each.kind is Kind.COMMUNICATIONS)
    told = words(brings_text(relay))
    assert [int(each) for each in re.findall(r"\d+", told)][:3] == list(COMMUNICATIONS.values())


def test_work_on_one_cell_is_told_once(words: Words) -> None:
    done = (ev.Activated(24, DRILL, 1), ev.Activated(24, DRILL, 2), ev.Activated(25, None, 0))
    (line, brought) = tell([ev.Worked(0, 1, done, 3)], NAMES, words)
    assert line == "🛠️ **Ann**, astronaut 2: Ice Drill D4 holds 2; the obstacle at E4 is gone."
    assert brought == "- +3 research"


def test_a_module_is_told_with_its_colour_payment_and_gains(words: Words) -> None:
    gains = (ev.Gain(ev.Cause.PRINTED, 3), ev.Gain(ev.Cause.SQUARE, points=1, cell=17))
    paid = (ev.Paid(23, DRILL, 2),)
    event = ev.Deployed(
        1, 0, 4, 24, LINK, Colour.BLUE, paid, gains, (ev.Upgrade(astronaut=2, work=3),)
    )
    assert tell([event], NAMES, words) == [
        "🏗️ **Bob** places Relay Mast (blue) at D4, from hangar 4, for 2 ice from C4.",
        "- +3 research and +1 point",
        "- Astronaut 3 works 3 now.",
    ]


def test_a_mission_that_changes_hands_is_told_with_both_values(words: Words) -> None:
    (line,) = tell([ev.MissionTaken(1, MISSION, 5, loser=0, beaten=4)], NAMES, words)
    assert line.startswith("🎯 **Bob** takes a mission from **Ann**, 5 to 4: ")


def test_time_is_told_from_the_first_hangar_to_the_last(words: Words) -> None:
    moves = (ev.Moved(0, 5, 4), ev.Moved(1, 2, 2), ev.Moved(0, 4, 3))
    event = ev.Experimented(0, 2, 4, None, TILE, (ev.Paid(23, DRILL, 1),), (), moves, (1,))
    lines = tell([event], NAMES, words)
    assert lines[1:] == [
        "- Nearer to the arm: astronaut 1 from hangar 5 to 3",
        "- Active again: astronaut 2",
    ]


def test_a_post_has_one_line_for_each_captain(words: Words) -> None:
    work = ev.Worked(0, 0, (), 0)
    placed = ev.Deployed(1, 0, 4, 24, LAB, Colour.PURPLE, (), (ev.Gain(ev.Cause.PRINTED, 2),), ())
    assert brief([work, placed, work], NAMES, words) == [
        "**Ann**: works twice",
        "**Bob**: places Botany Lab (+2 research)",
    ]


def test_a_post_tells_deeds_and_captains_in_their_order(words: Words) -> None:
    """Work before a module may have paid for it; who landed first need not act first."""
    landed = ev.AstronautsPlaced((ev.Settled(0, 0, 16),))
    work, other = ev.Worked(0, 0, (), 0), ev.Worked(1, 0, (), 0)
    placed = ev.Deployed(0, 0, 4, 24, LAB, Colour.PURPLE, (), (ev.Gain(ev.Cause.PRINTED, 2),), ())
    assert brief([landed, other, work, placed, work, work], NAMES, words) == [
        "**Bob**: works",
        "**Ann**: lands at C3; works; places Botany Lab (+2 research); works twice",
    ]


def test_a_post_tells_what_work_made_in_sums(words: Words) -> None:
    rack = MODULES["insect-rack"]
    first = ev.Worked(0, 0, (ev.Activated(23, DRILL, 1), ev.Activated(24, None, 2)), 0)
    second = ev.Worked(0, 1, (ev.Activated(23, DRILL, 2), ev.Activated(31, rack, 1)), 3)
    assert brief([first, second], NAMES, words) == [
        "**Ann**: works twice (+2 ice, +1 insect and +3 research)"
    ]


def test_a_post_tells_who_landed_where(words: Words) -> None:
    placed = ev.AstronautsPlaced(
        (ev.Settled(0, 0, 16), ev.Settled(1, 2, 18), ev.Settled(0, 2, 17), ev.Settled(1, 1, None))
    )
    assert sorted(brief([placed], NAMES, words)) == [
        "**Ann**: lands at C3 and D3",
        "**Bob**: an astronaut waits in reserve; lands at E3",
    ]


def test_a_captain_learns_what_a_round_took_and_brought(words: Words) -> None:
    view = _first_view()
    stolen = ev.MissionTaken(1, MISSION, 5, loser=0, beaten=4)
    taken = ev.MissionTaken(0, MISSION, 4, science=True)
    assert recap(0, view, [stolen]) is None
    summed = recap(0, view, [taken, stolen])
    assert summed is not None
    assert words(summed).startswith("Your round: +3 points and +1 science.")
    (lost,) = STORY.losses(0, (taken, stolen))
    assert words.of(NAMES)(lost).startswith(f"**{NAMES[1]}** has taken a mission from you (")
    assert words(lost).endswith("): −3 points.")


def test_a_captain_learns_what_became_of_the_research_of_a_year(words: Words) -> None:
    """It said only that there was none any more."""
    lines = (ev.ScienceLine(0, 7, 0, 0, 2), ev.ScienceLine(1, 16, 2, 2, 4))
    works = ev.Worked(0, 0, (), 0), ev.Worked(1, 0, (), 0)
    events: list[ev.HumanityEvent] = [*works, ev.YearEnded(1, lines, (TILE,))]
    told = [recap(seat, _first_view(), events) for seat in (0, 1)]
    first, second = [words(text) for text in told if text is not None]
    assert first.startswith("📅 Year 1 is over: your 7 research made no science. Research begins")
    assert "16 research made 2 science, and 2 more for being ahead." in second
    assert "If it ended now: " in first
    last = recap(0, _first_view(), [*works, ev.YearEnded(3, lines)])
    assert last is not None
    assert "begins at 0" not in words(last)


def test_after_the_end_nothing_is_said_to_end_now(words: Words) -> None:
    view = _first_view()
    over = replace(view, public=replace(view.public, phase=Phase.OVER))
    summed = recap(0, over, [ev.Worked(0, 0, (), 0)])
    assert summed is not None
    assert "ended now" not in words(summed)


def _first_view() -> Any:
    seen: list[Any] = []

    def answer(_view: Any, _ask: Ask, make_form: FormMaker) -> Answer:
        return random_answer(make_form, lambda _limit: 0)

    def see(table: Table, _notices: Any) -> None:
        seen.append(table.view(None))

    play(HUMANITY, agreed(HUMANITY, 2), SeededChance(bytes(32)), answer, see)
    return seen[0]


def test_who_stays_in_reserve_is_not_told_as_in_a_cell(words: Words) -> None:
    """It read "astronaut 2 at in reserve"."""
    placed = ev.AstronautsPlaced((ev.Settled(0, 1, None), ev.Settled(0, 2, 24)))
    (line,) = tell([placed], NAMES, words)
    assert line.endswith("lands: astronaut 2 stays in reserve and astronaut 3 at D4.")


@pytest.mark.parametrize("last", [False, True])
def test_after_the_last_reset_nobody_begins_a_round_or_comes_home(words: Words, last: bool) -> None:
    event = ev.BoardReset(1, (), (), 0, 2, ((0, 1),), (ev.Hangar(3, LAB),), last)
    told = " ".join(tell([event], NAMES[:2], words))
    assert told.startswith("🔄 The arm turns from hangar 0 to 2")
    assert ("begins the next round" in told) is not last
    assert ("way home" in told) is not last
    assert ("New" in told) is not last

"""The end of the game: TD-13, TD-14."""

from typing import Any

import pytest

from engine.invasion.ending.ending import GameEnded
from engine.tremble_draft.cards.cards import Measure
from engine.tremble_draft.cards.goals import is_met, measured
from engine.tremble_draft.cards.tables import CITIES, TASKS, cities_in
from engine.tremble_draft.table.events import CreditRepaid, SearchUnfinished, TasksScored
from tests.tremble_draft.harness import Play, captain, search, state

EUROPE = "rome vienna athens paris"


def ended(*captains: Any, **more: Any) -> Play:
    """Play a last turn in which nobody does anything."""
    play = Play(state(*captains, left=4, **more))
    while play.asks:
        play.give()
    return play


def tasks(*ids: str) -> tuple[str, ...]:
    return tuple([f"task-{number}" for number in ids])


def test_tasks_pay_or_cost() -> None:
    """TD-13.2, TD-13.1, TD-14.6, TD-Q30: met ones pay, others cost; all kept ones are shown."""
    own = captain("cadet.1", trophies=tuple(EUROPE.split()), tasks=tasks("01", "02"))
    play = ended(own, captain("cadet.2", tasks=tasks("03")))
    scored = {event.seat: event for event in play.told(TasksScored)}
    results = [(each.task.id, each.met) for each in scored[0].results]
    assert results == [("task-01", True), ("task-02", False)]
    assert (scored[0].humans, scored[0].total) == (30_000, 80_000)
    assert scored[1].humans == -30_000
    shown = play.view(1).public.captains[0].tasks
    assert [(each.task.id, each.met) for each in shown] == results


def test_a_game_without_tasks_scores_none() -> None:
    """TD-1.10, TD-13.2: humans alone count, and of tasks nothing is told."""
    play = ended(captain("cadet.1"), captain("cadet.2"), tasks=False)
    assert not play.told(TasksScored)
    assert [each.humans for each in play.state.captains] == [50_000, 50_000]


def test_tasks_stay_secret_to_the_end() -> None:
    """TD-13.1: their owner may look at any time, nobody else before scoring."""
    own = captain("cadet.1", tasks=tasks("01"), thrown=tasks("02", "03", "04"))
    play = Play(state(own, captain("cadet.2"))).until("plan")
    mine = play.view(0).own
    assert mine is not None
    assert [task.id for task in mine.tasks] == ["task-01"]
    assert "task-01" not in str(play.view(1))
    over = ended(own, captain("cadet.2", tasks=tasks("05")))
    assert not any(task in str(over.view(1)) for task in ("task-02", "task-03", "task-04"))


def test_cities_taken_are_open() -> None:
    """TD-13.3, TD-10.8: to all; cities that are still searched are not among them."""
    own = captain("cadet.1", search("delhi", "cadet.1"), trophies=("rome",))
    shown = Play(state(own, captain("cadet.2"))).view(1).public.captains[0]
    assert [city.id for city in shown.trophies] == ["rome"]


def test_searches_that_are_not_over_pay_nothing() -> None:
    """TD-14.2, TD-Q28, TD-T45: the city is lost."""
    own = captain("cadet.1", search("delhi", "cadet.1", 2, 2))
    play = ended(own, captain("cadet.2"))
    assert [event.city.id for event in play.told(SearchUnfinished)] == ["delhi"]
    final = play.state.captains[0]
    assert (final.humans, final.trophies, final.searches) == (50_000, (), ())
    assert "delhi" in play.state.city_discard


def test_credits_before_tasks() -> None:
    """TD-14.3, TD-12.3, TD-T50, TD-Q26, TD-Q35: 60,000 go, below zero if need be."""
    own = captain("cadet.1", humans=10_000, loan=True, credits=1, tasks=tasks("01"))
    play = ended(own, captain("cadet.2", tasks=tasks("02")))
    (paid,) = play.told(CreditRepaid)
    assert (paid.humans, paid.final) == (-50_000, True)
    assert next(each for each in play.told(TasksScored) if each.seat == 0).total == -80_000
    order = [type(notice.public).__name__ for notice in play.notices][-4:]
    assert order == ["CreditRepaid", "TasksScored", "TasksScored", "GameEnded"]
    assert play.state.captains[0].humans == -80_000


def test_what_everybody_owes_in_the_end_is_told() -> None:
    """TD-14.2, TD-14.3: the searches and the credits of each captain."""
    debts: dict[str, Any] = {"loan": True, "credits": 1}
    own = captain("cadet.1", search("delhi", "cadet.1", 2, 2), **debts)
    other = captain("cadet.2", search("vienna", "cadet.2", 2, 2), **debts)
    play = ended(own, other)
    assert [event.city.id for event in play.told(SearchUnfinished)] == ["delhi", "vienna"]
    assert [event.seat for event in play.told(CreditRepaid)] == [0, 1]


def test_most_humans_win() -> None:
    """TD-14.4: the game ends with the turn that emptied the deck, TD-14.1."""
    play = ended(captain("cadet.1", humans=60_000), captain("cadet.2"))
    assert play.over.winners == (0,)
    (end,) = play.told(GameEnded)
    assert [line.humans for line in end.ranking] == [60_000, 50_000]
    assert play.over.reason.key == "tremble-over-most-humans"


@pytest.mark.parametrize(
    ("first", "winners", "reason"),
    [
        ({"trophies": ("rome",)}, (0,), "tremble-over-most-trophies"),
        ({"credits": 1}, (1,), "tremble-over-fewest-credits"),
        ({}, (0, 1), "tremble-over-shared"),
    ],
)
def test_ties(first: dict[str, Any], winners: tuple[int, ...], reason: str) -> None:
    """TD-14.5, TD-Q29, TD-D37, RL-11: most city cards, then fewest credits taken, then shared."""
    play = ended(captain("cadet.1", **first), captain("cadet.2"))
    assert play.over.winners == winners
    assert play.over.reason.key == reason


@pytest.mark.parametrize(
    ("task", "enough", "short"),
    [
        ("task-01", "rome vienna athens paris", "rome vienna athens"),
        ("task-07", "rome vienna athens prague kyoto delhi", "rome vienna athens prague kyoto"),
        (
            "task-10",
            "rome vienna kyoto delhi seoul tokyo",
            "rome vienna kyoto delhi seoul cairo",
        ),
        ("task-13", "rome kyoto cairo sydney", "rome vienna kyoto cairo"),
        ("task-16", "rome kyoto cairo sydney cusco boston", "rome kyoto cairo sydney cusco"),
        ("task-19", "rome athens paris delhi milan", "rome athens paris delhi vienna"),
        (
            "task-20",
            "prague london berlin moscow kyoto seoul mumbai",
            "prague london berlin moscow kyoto seoul rome",
        ),
        (
            "task-21",
            "rome vienna athens cairo tunis nairobi",
            "rome vienna athens paris cairo tunis",
        ),
        ("task-24", "rome vienna athens", "rome vienna paris"),
    ],
)
def test_what_tasks_need(task: str, enough: str, short: str) -> None:
    """TD-13.2: measured among the cities taken."""
    assert is_met(TASKS[task], cities_in(enough.split()))
    assert not is_met(TASKS[task], cities_in(short.split()))


def test_measures_of_many() -> None:
    """TD-13.2: counts, regions with several, three types, sums of raids."""
    cities = list(CITIES.values())
    assert all(is_met(task, cities) for task in TASKS.values())
    assert not any(is_met(task, ()) for task in TASKS.values())
    raid = next(task for task in TASKS.values() if task.needs[0].measure is Measure.RAID)
    assert measured(raid.needs[0], cities_in(("rome", "paris"))) == 110_000

"""Counting: what the tally says is what the events and the state say."""

from collections import Counter

from engine.core.asks import Notice
from engine.core.chance import SeededChance, picker
from engine.core.contract import variants_of
from engine.core.playthrough import play, random_answer
from engine.core.table import Table
from engine.humanity.balance.balance import Tally
from engine.humanity.balance.counting import Counting
from engine.humanity.balance.targets import MODULE, ORDER, findings
from engine.humanity.rules import HUMANITY
from engine.humanity.table.events import (
    Deployed,
    Experimented,
    GameBegan,
    GameEnded,
    HumanityEvent,
    MissionTaken,
    RoundBegan,
    Worked,
)

SEATS = 3


def counted(seed: int = 0) -> tuple[Counting, Table, list[HumanityEvent], list[int]]:
    """Play a game at random and count it; return its events, and who is away in each round."""
    key = bytes([seed]) * 32
    counting, pick = Counting(SEATS), picker(key, "players")
    told: list[HumanityEvent] = []
    away: list[int] = []

    def listen(table: Table, notices: tuple[Notice[HumanityEvent], ...]) -> None:
        counting.hear(notices)
        events = [notice.public for notice in notices if notice.public is not None]
        told.extend(events)
        if any(isinstance(event, RoundBegan) for event in events):
            crews = [each.astronauts for each in table.state.players]
            away.append(sum(each.hangar is not None for crew in crews for each in crew))

    table = play(
        HUMANITY,
        variants_of(HUMANITY)[0].setup(SEATS, {}),
        SeededChance(key),
        lambda _view, _ask, make: random_answer(make, pick),
        listen,
    )
    return counting, table, told, away


def test_a_game_is_counted_as_it_went() -> None:
    counting, table, told, away = counted()
    tally = counting.tally()
    rounds = Counter(str(event.year) for event in told if isinstance(event, RoundBegan))
    assert {year: each.value for year, each in tally.rounds.items()} == rounds
    placed = {event.module.id for event in told if isinstance(event, Deployed)}
    assert {key for key, each in tally.modules.items() if each.value} == placed
    assert tally.modules.keys() == placed | {*table.state.dropped} | {
        each for each in table.state.hangars if each
    }
    done = {event.experiment.id for event in told if isinstance(event, Experimented)}
    assert {key for key, each in tally.experiments.items() if each.value} == done
    assert len(tally.experiments) == 21
    assert tally.away.whole == 9 * len(away)
    turns = [event for event in told if isinstance(event, (Worked, Deployed, Experimented))]
    assert tally.forced.whole == len(turns) == sum(each.turns for each in table.state.players)
    taken = [event.loser is None for event in told if isinstance(event, MissionTaken)]
    assert (tally.missions.part, tally.stolen.part) == (taken.count(True), taken.count(False))


def test_astronauts_away_are_counted_when_a_round_begins() -> None:
    counting, _, told, away = counted(1)
    assert len(away) == sum(isinstance(event, RoundBegan) for event in told)
    assert counting.tally().away.part == sum(away)


def test_wins_are_counted_by_the_order_of_play() -> None:
    counting, _, told, _ = counted()
    first = next(event.first for event in told if isinstance(event, GameBegan))
    ranking = next(event.ranking for event in told if isinstance(event, GameEnded))
    winner = (ranking[0].seat - first) % SEATS + 1
    order = {place: each.value for place, each in counting.tally().order.items()}
    assert order == {str(place): float(place == winner) for place in (1, 2, 3)}


def test_targets_are_held_against() -> None:
    tally = Tally()
    for seed in range(2):
        tally.add(counted(seed)[0].tally())
    held = findings(tally, SEATS)
    assert [each.about for each in held if each.key == ORDER] == ["1", "2", "3"]
    assert {each.about for each in held if each.key == MODULE} == set(tally.modules)
    assert all(each.aimed for each in held if each.key in {ORDER, MODULE})
    assert tally.figures()["rounds_by_year"].keys() == {"1", "2", "3"}

"""Random games, worked out a second time from what is told; planted faults are caught."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.asks import Notice
from engine.core.chance import SeededChance, picker
from engine.core.contract import variants_of
from engine.core.playthrough import FormMaker, play, random_answer
from engine.core.table import Table
from engine.invasion.battles.events import BattleWon, DiceRolled
from engine.invasion.ending.ending import GameEnded
from engine.tremble_draft.rules import TREMBLE_DRAFT
from engine.tremble_draft.table import events as ev
from tests.tremble_draft.auditor import Auditor

Fault = Callable[[Any], Any]


def audited(seats: int, seed: int, fault: Fault | None = None, **options: str) -> Auditor:
    """Play a random game; after each step the books must agree with the view of all."""
    auditor, key = Auditor(seats), seed.to_bytes(32, "big")
    pick = picker(key, "players")

    def answer(_view: Any, _ask: Any, make: FormMaker) -> Any:
        return random_answer(make, pick)

    def listen(table: Table, notices: tuple[Notice[Any], ...]) -> None:
        for notice in notices:
            event = notice.private[0][1] if notice.private else notice.public
            auditor.hear(fault(event) if fault else event)
        captains = TREMBLE_DRAFT.view(table.state, None).public.captains
        assert [each.humans for each in captains] == auditor.humans
        assert [each.fuel for each in captains] == auditor.fuel
        assert [each.ships for each in captains] == auditor.ships
        assert [(each.loan, each.credits) for each in captains] == list(
            zip(auditor.loans, auditor.credits, strict=True)
        )
        assert [list(each.trophies) for each in captains] == auditor.trophies
        for each, searches in zip(captains, auditor.searches, strict=True):
            shown = {one.city.id: (list(one.ships), one.counter) for one in each.searches}
            assert shown == {city: (one.ships, one.counter) for city, one in searches.items()}

    setup = variants_of(TREMBLE_DRAFT)[0].setup(seats, options)
    play(TREMBLE_DRAFT, setup, SeededChance(key), answer, listen)
    return auditor


@pytest.mark.parametrize("battles", ["live", "ahead"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_numbers_of_random_games_add_up(seats: int, battles: str) -> None:
    for seed in range(5):
        assert audited(seats, seed, battles=battles).heard["gameended"] == 1


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(20))
def test_the_numbers_of_many_random_games_add_up(chunk: int) -> None:
    for seed in range(chunk * 50, (chunk + 1) * 50):
        for seats in (2, 3, 4, 5):
            audited(seats, 1_000 + seed, battles=("live", "ahead")[seed % 2])


def more(kind: type[Any], **fields: Callable[[Any], Any]) -> Fault:
    """Plant a fault: events of a kind tell something else."""

    def planted(event: Any) -> Any:
        if type(event) is not kind:
            return event
        return replace(event, **{key: change(event) for key, change in fields.items()})

    return planted


FAULTS = {
    "fuel": more(ev.TurnBegan, fuel=lambda event: tuple([each + 1 for each in event.fuel])),
    "lead": more(ev.TurnBegan, lead=lambda event: event.lead + 1),
    "price": more(ev.Shopped, paid=lambda event: event.paid + 10_000),
    "space": more(ev.CityLaid, space=lambda event: event.space + 1),
    "searchers": more(ev.ArmyTurned, seats=lambda event: (*event.seats, 1)),
    "strength": more(ev.ArmyFought, total=lambda event: event.total + 1),
    "dice": more(ev.ArmyFought, won=lambda event: not event.won),
    "paid": more(ev.FuelPaid, paid=lambda event: event.paid + 1),
    "tank": more(ev.FuelPaid, fuel=lambda event: event.fuel + 1),
    "reserve": more(ev.ReserveJoined, total=lambda event: event.total - 1),
    "thrown": more(
        DiceRolled,
        fighters=lambda event: tuple([replace(each, total=1) for each in event.fighters]),
    ),
    "winner": more(BattleWon, winner=lambda event: event.losers[0]),
    "loot": more(ev.CityTaken, humans=lambda event: event.humans + 10_000),
    "rich": more(ev.CityTaken, total=lambda event: event.total + 10_000),
    "counter": more(ev.SearchCounted, counter=lambda event: event.counter + 1),
    "tempo": more(ev.LootChosen, counter=lambda event: event.counter + 1),
    "tasks": more(ev.TasksScored, humans=lambda event: event.humans + 10_000),
    "ranking": more(GameEnded, ranking=lambda event: event.ranking[::-1]),
    "credit": more(ev.CreditTaken, humans=lambda event: event.humans + 10_000),
    "repaid": more(ev.CreditRepaid, humans=lambda event: event.humans + 10_000),
}


def several(fault: Fault) -> None:
    """Play until what is rare has happened."""
    for seed in range(12):
        audited(3, seed, fault)


@pytest.mark.parametrize("fault", FAULTS)
def test_planted_faults_are_caught(fault: str) -> None:
    with pytest.raises((AssertionError, KeyError)):
        several(FAULTS[fault])

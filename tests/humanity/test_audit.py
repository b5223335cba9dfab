"""Random games, worked out a second time from what is told; planted faults are caught."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.asks import Ask, Notice
from engine.core.chance import SeededChance, picker
from engine.core.contract import variants_of
from engine.core.playthrough import FormMaker, play, random_answer
from engine.core.table import Table
from engine.humanity.captains.captains import CAPTAINS, Captain
from engine.humanity.rules import HUMANITY
from engine.humanity.table import events as ev
from engine.humanity.table.view import ModuleView, ObstacleView, PlayerView
from tests.humanity.auditor import Auditor, Side
from tests.humanity.reckoning import measured, spot

Fault = Callable[[Any], Any]


def audited(
    seats: int, seed: int, fault: Fault | None = None, captain: Captain | None = None
) -> Auditor:
    """Play a game by chance or a captain; after each step the books must agree with the view."""
    auditor, key = Auditor(seats), seed.to_bytes(32, "big")
    pick = picker(key, "players")

    def answer(view: Any, ask: Ask, make: FormMaker) -> Any:
        return captain(view, ask, make, pick) if captain else random_answer(make, pick)

    def listen(table: Table, notices: tuple[Notice[Any], ...]) -> None:
        for notice in notices:
            assert not notice.private
            auditor.hear(fault(notice.public) if fault else notice.public)
        assert not auditor.due
        public = HUMANITY.view(table.state, None).public
        compare(auditor, public)

    setup = variants_of(HUMANITY)[0].setup(seats, {})
    play(HUMANITY, setup, SeededChance(key), answer, listen)
    return auditor


def compare(auditor: Auditor, public: Any) -> None:
    """Hold the books against what everybody sees."""
    assert (public.year, public.first, public.arm) == (auditor.year, auditor.first, auditor.arm)
    modules = {each.hangar: each.module for each in public.ring if each.module}
    assert modules == auditor.hangars
    wheel = {each.hangar: each.experiment for each in public.ring if each.experiment}
    assert wheel == auditor.wheel
    assert list(public.decks) == list(auditor.unseen.values())
    for task in public.tasks:
        assert task.holder == auditor.holders.get(task.mission.id)
        assert task.taken == (task.mission.id in auditor.holders)
        values = [measured(task.mission, side.base, side.experiments) for side in auditor.sides]
        assert list(task.values) == values
    for player, side in zip(public.players, auditor.sides, strict=True):
        compare_player(player, side)
    if not auditor.heard["gameended"]:
        assert next(iter(public.acting), None) == auditor.turn


def compare_player(player: PlayerView, side: Side) -> None:
    """Hold the books of one player against what everybody sees."""
    assert (player.research, player.points, player.science) == (
        side.research,
        side.points,
        side.science,
    )
    assert list(player.experiments) == side.experiments
    laid = {
        spot(cell): (each.module, each.colour.value, each.stock)
        for cell, each in enumerate(player.cells)
        if isinstance(each, ModuleView)
    }
    own = {
        place: (each.module, each.colour, each.stock) for place, each in side.base.modules.items()
    }
    assert laid == own
    obstacles = {
        spot(cell): each.left
        for cell, each in enumerate(player.cells)
        if isinstance(each, ObstacleView)
    }
    assert obstacles == side.base.obstacles
    shown = [
        (each.work, None if each.cell is None else spot(each.cell), each.hangar, each.active)
        for each in player.astronauts
    ]
    assert shown == [(each.work, each.spot, each.hangar, each.active) for each in side.crew]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_numbers_of_random_games_add_up(seats: int) -> None:
    for seed in range(4):
        assert audited(seats, seed).heard["gameended"] == 1


def test_the_numbers_of_good_games_add_up() -> None:
    """Computer captains steal missions, complete squares and end lines, as chance hardly does."""
    heard = Counter[str]()
    for seats in (2, 3, 4):
        heard += audited(seats, 0, captain=CAPTAINS["steady"]).heard
    for what in ("stolen", "upgrade", "square", "greenhouse", "lab", "line", "woken", "nearer"):
        assert heard[what], what


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(20))
def test_the_numbers_of_many_random_games_add_up(chunk: int) -> None:
    for seed in range(chunk * 50, (chunk + 1) * 50):
        for seats in (2, 3, 4):
            audited(seats, 1_000 + seed)


def more(kind: type[Any], **fields: Callable[[Any], Any]) -> Fault:
    """Plant a fault: events of a kind tell something else."""

    def planted(event: Any) -> Any:
        if type(event) is not kind:
            return event
        return replace(event, **{key: change(event) for key, change in fields.items()})

    return planted


def first(key: str, **fields: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Change the first thing of a list in an event, if there is any."""

    def changed(event: Any) -> Any:
        listed = getattr(event, key)
        if not listed:
            return listed
        new = {name: change(listed[0]) for name, change in fields.items()}
        return (replace(listed[0], **new), *listed[1:])

    return changed


FAULTS = {
    "first player": more(ev.GameBegan, first=lambda event: 1 - event.first),
    "wheel": more(ev.GameBegan, experiments=lambda event: event.experiments[::-1]),
    "turn": more(ev.Worked, seat=lambda event: (event.seat + 1) % 3),
    "stock": more(ev.Worked, done=first("done", left=lambda each: each.left + 1)),
    "obstacle": more(ev.Worked, research=lambda event: event.research + 3),
    "worker": more(ev.Worked, astronaut=lambda event: (event.astronaut + 1) % 3),
    "overpaid": more(ev.Deployed, paid=lambda event: event.paid * 2),
    "unpaid": more(ev.Experimented, paid=lambda event: event.paid[1:]),
    "cell": more(ev.Deployed, cell=lambda event: event.cell + 1),
    "gain": more(ev.Deployed, gains=first("gains", research=lambda each: each.research + 1)),
    "points": more(ev.Deployed, gains=first("gains", points=lambda each: each.points + 1)),
    "square": more(
        ev.Deployed,
        gains=lambda event: tuple([replace(each, upgrades=False) for each in event.gains]),
    ),
    "upgrade": more(ev.Deployed, upgrades=lambda event: event.upgrades[1:]),
    "worth": more(ev.Deployed, upgrades=first("upgrades", work=lambda each: each.work + 1)),
    "line": more(ev.Experimented, gains=first("gains", points=lambda each: each.points + 1)),
    "moved": more(ev.Experimented, moves=lambda event: event.moves[1:]),
    "target": more(ev.Experimented, moves=first("moves", target=lambda each: each.target + 1)),
    "woken": more(ev.Experimented, woken=lambda event: event.woken[1:]),
    "mission": more(ev.MissionTaken, value=lambda event: event.value + 1),
    "science": more(ev.MissionTaken, science=lambda event: not event.science),
    "loser": more(ev.MissionTaken, loser=lambda event: event.seat if event.loser is None else None),
    "patch": more(ev.BoardReset, first=lambda event: event.first + 1),
    "dropped": more(ev.BoardReset, dropped=lambda event: event.dropped[1:]),
    "shifted": more(ev.BoardReset, shifted=lambda event: event.shifted[::-1]),
    "arm": more(ev.BoardReset, arm=lambda event: (event.arm + 1) % 8),
    "returned": more(ev.BoardReset, returned=lambda event: event.returned[1:]),
    "last": more(ev.BoardReset, last=lambda event: not event.last),
    "filled": more(ev.BoardReset, filled=lambda event: event.filled[1:]),
    "year": more(ev.YearEnded, lines=first("lines", science=lambda each: each.science + 1)),
    "bonus": more(ev.YearEnded, lines=first("lines", bonus=lambda each: each.bonus + 1)),
    "total": more(ev.YearEnded, lines=first("lines", total=lambda each: each.total + 1)),
    "old and new": more(ev.HangarsFilled, filled=lambda event: event.filled[1:]),
    "placed": more(
        ev.AstronautsPlaced, settled=first("settled", cell=lambda each: (each.cell or 0) + 7)
    ),
    "stayed": more(ev.AstronautsPlaced, settled=lambda event: event.settled[1:]),
    "round": more(ev.RoundBegan, round=lambda event: event.round + 1),
    "ranking": more(ev.GameEnded, ranking=lambda event: event.ranking[::-1]),
    "stored": more(ev.GameEnded, ranking=first("ranking", stored=lambda each: each.stored + 1)),
    "ties": more(
        ev.GameEnded, ranking=first("ranking", held=lambda each: (each.held[0] + 1, *each.held[1:]))
    ),
}


def several(fault: Fault) -> None:
    """Play until what is rare has happened."""
    for seed in range(8):
        audited(3, seed, fault)


@pytest.mark.parametrize("fault", FAULTS)
def test_planted_faults_are_caught(fault: str) -> None:
    with pytest.raises((AssertionError, KeyError, ValueError)):
        several(FAULTS[fault])

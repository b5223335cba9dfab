"""The whole truth about a game: the main board, the bases, and the decks that nobody sees."""

from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from engine.core.asks import Notice, Seat
from engine.humanity.base.grid import Cells
from engine.humanity.table.events import Event, HumanityEvent
from engine.humanity.table.frames import Frame
from engine.humanity.tiles.tables import HANGARS, LEAST_WORK


class Astronaut(msgspec.Struct, frozen=True, gc=False):
    """An astronaut in a cell of the base, at a hangar, or in reserve: in neither (Q-36)."""

    work: int = LEAST_WORK
    cell: int | None = None
    hangar: int | None = None
    active: bool = False


class Player(msgspec.Struct, frozen=True, gc=False):
    """A base, and what it has brought so far."""

    cells: Cells
    astronauts: tuple[Astronaut, ...]
    research: int = 0
    points: int = 0
    science: int = 0
    experiments: tuple[str, ...] = ()  # in the order in which they were carried out
    turns: int = 0  # taken so far
    programme: tuple[str, ...] = ()  # what is still wished of this round; hidden from others
    missed: tuple[str, ...] = ()  # and what came to nothing, as turn, reason and wish


class Task(msgspec.Struct, frozen=True, gc=False):
    """A mission in play: who holds it, and whether its science was taken."""

    mission: str
    holder: Seat | None = None
    taken: bool = False


class State(msgspec.Struct, frozen=True, gc=False):
    """A game between two steps of the rules."""

    year: int
    round: int  # of this year
    number: int  # of the turn in this round
    first: Seat  # who has the patch
    arm: int
    hangars: tuple[str | None, ...]
    wheel: tuple[str | None, ...]  # the experiment behind each hangar
    decks: tuple[tuple[str, ...], ...]  # modules of each year, the next one first
    piles: tuple[tuple[str, ...], ...]  # experiments of each year that has not begun
    tasks: tuple[Task, ...]
    dropped: tuple[str, ...]  # modules that left the game
    players: tuple[Player, ...]
    agenda: tuple[Frame, ...]  # what is waited for, on top (last) of the end
    resets: int = 0  # of the board, in all years
    programmed: bool = False  # rounds are played by programmes
    landing: tuple[Seat, ...] = ()  # whose astronauts came home and have no cell yet


Notices: TypeAlias = tuple[Notice[HumanityEvent], ...]
Step: TypeAlias = tuple[State, Notices]


def tell(*events: Event) -> Notices:
    """Tell everybody."""
    return tuple([Notice(event) for event in events])  # type: ignore[arg-type]


def with_player(state: State, seat: Seat, player: Player) -> State:
    """Exchange what a player has."""
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    return replace(state, players=players)


def unwritten(state: State) -> State:
    """Take away what anybody wrote for turns to come."""
    players = tuple([replace(each, programme=(), missed=()) for each in state.players])
    return replace(state, players=players)


def with_astronaut(player: Player, number: int, astronaut: Astronaut) -> Player:
    """Exchange an astronaut."""
    others = player.astronauts
    changed = (*others[:number], astronaut, *others[number + 1 :])
    return replace(player, astronauts=changed)


def steps_from_arm(arm: int, hangar: int) -> int:
    """Count the hangars from the arm, clockwise."""
    return (hangar - arm) % HANGARS


def from_first(state: State, first: Seat) -> list[Seat]:
    """List the seats in their order from one of them."""
    count = len(state.players)
    return [(first + step) % count for step in range(count)]


def is_ready(player: Player) -> bool:
    """Tell whether a player has an active astronaut."""
    for each in player.astronauts:  # noqa: SIM110 - asked for each seat at each step: no generator
        if each.active:
            return True
    return False

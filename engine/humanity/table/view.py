"""What a viewer may see of a game: everything but the order of the decks.

Views hold whole tiles, so that whoever draws or tells one needs nothing else.
"""

from collections.abc import Iterable
from enum import StrEnum

import msgspec

from engine.core.asks import Seat
from engine.humanity.base.grid import Base, Cells, Obstacle, Tile, base_of
from engine.humanity.base.paying import Held
from engine.humanity.table.frames import Acting, Frame, Programming
from engine.humanity.table.state import Astronaut
from engine.humanity.tiles.tables import CROSSES, PER_POINT, SHOWN, year_science
from engine.humanity.tiles.tiles import Colour, Experiment, Mission, Module
from engine.kit.memo import recent


class Phase(StrEnum):
    """Where in the round the game stands."""

    SETUP = "setup"
    ACTIONS = "actions"
    PLACING = "placing"
    OVER = "over"


class ModuleView(msgspec.Struct, frozen=True, gc=False, tag="module"):
    """A module in a base: its colour as it lies there, and what it holds."""

    module: Module
    colour: Colour
    stock: int
    group: int = 0  # of a greenhouse: how many are connected


class ObstacleView(msgspec.Struct, frozen=True, gc=False, tag="obstacle"):
    """An obstacle, and the work it still takes."""

    left: int


class AstronautView(msgspec.Struct, frozen=True, gc=False):
    """An astronaut in a cell, at a hangar, or in reserve."""

    number: int
    work: int
    cell: int | None
    hangar: int | None
    active: bool
    away: int | None  # hangars from the arm; how soon it returns


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """A base, and what it has brought so far."""

    seat: Seat
    cells: tuple[ModuleView | ObstacleView | None, ...]  # A1 to G1, then the next row
    squares: tuple[int, ...]  # the upper left cells of those completed
    astronauts: tuple[AstronautView, ...]
    research: int
    points: int
    science: int
    experiments: tuple[Experiment, ...]  # in the order in which they were carried out
    lines: tuple[tuple[int, ...], ...]  # the lines they form, by their places in that order
    held: Held
    turns: int  # taken so far

    @property
    def ready(self) -> bool:
        """Tell whether any astronaut is active."""
        return any(each.active for each in self.astronauts)


class TaskView(msgspec.Struct, frozen=True, gc=False):
    """A mission in play."""

    mission: Mission
    holder: Seat | None
    taken: bool  # whether its science is gone
    values: tuple[int, ...]  # of all players


class HangarView(msgspec.Struct, frozen=True, gc=False):
    """A hangar of the ring, and the part of the wheel behind it."""

    hangar: int
    module: Module | None
    experiment: Experiment | None
    away: int  # hangars from the arm
    crossed: bool  # its module leaves at the next reset


class Ledger(msgspec.Struct, frozen=True, gc=False):
    """Public bookkeeping that no picture shows."""

    agenda: tuple[Frame, ...]
    piles: tuple[int, ...]  # experiments of each year that are still to come
    resets: int = 0  # of the board, in all years
    programmed: bool = False  # rounds are played by programmes
    landing: tuple[Seat, ...] = ()  # whose astronauts came home and have no cell yet


class PublicView(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees."""

    year: int
    round: int
    number: int  # of the turn in this round
    phase: Phase
    first: Seat  # who has the patch
    arm: int
    ring: tuple[HangarView, ...]  # from hangar 0
    decks: tuple[int, ...]  # modules left of each year
    dropped: tuple[str, ...]  # modules that left the game
    tasks: tuple[TaskView, ...]
    players: tuple[PlayerView, ...]
    ledger: Ledger

    @property
    def year_ends(self) -> int:
        """Return 2 if the deck falls short at the next reset (HU-12), 1 if it may, else 0."""
        needed = self._emptied
        crew = [each for player in self.players for each in player.astronauts]
        most = min(SHOWN, needed + sum(each.away is None for each in crew))
        left = self.decks[self.year - 1]
        return (left < needed) + (left < most)

    @property
    def acting(self) -> tuple[Seat, ...]:
        """List whose turn it is: one, or several in a row of whom none hangs on another."""
        top = self.ledger.agenda[-1]
        return (top.seat, *top.along) if isinstance(top, Acting) else ()

    @property
    def lands(self) -> bool:
        """Tell whether everybody who came home is given a cell now."""
        return isinstance(self.ledger.agenda[-1], Programming)

    @property
    def landing(self) -> tuple[Seat, ...]:
        """List whose astronauts came home and have no cell yet: they land with the next answer."""
        return self.ledger.landing

    @property
    def next_arm(self) -> int:
        """Return where the arm would turn to if the round ended now: the last empty hangar."""
        return (self.arm + self._emptied) % len(self.ring)

    @property
    def _emptied(self) -> int:
        """Count the hangars that a reset would have to fill now."""
        others = [place for place in self.ring if place.away]
        return sum([place.module is None or place.crossed for place in others])

    def home(self, away: int) -> int:
        """Tell when whoever stands so far from the arm comes home, if the round ended now.

        At the next reset (0), at the one after it (1), as the arm turns by two at least, or later
        (2).
        """
        turns = (self.next_arm - self.arm) % len(self.ring)
        return 0 if away < turns else 1 if away < turns + CROSSES else 2

    @property
    def foreseen(self) -> tuple[int, ...]:
        """Return the points of every player if the game ended now (HU-12, HU-13)."""
        players = self.players
        worth = [(0, 0)] * len(players)  # research is worth nothing more in the end
        if self.phase is not Phase.OVER:
            worth = year_science([player.research for player in players])
        return tuple(
            [
                player.points + player.science + sum(brings) + sum(player.held) // PER_POINT
                for player, brings in zip(players, worth, strict=True)
            ]
        )

    @property
    def ranks(self) -> tuple[int, ...]:
        """Return the place of every player if the game ended now; equals share one (Q-33)."""
        totals = zip(self.foreseen, self.players, strict=True)
        merits = [(total, *player.held) for total, player in totals]
        return tuple([1 + sum(other > own for other in merits) for own in merits])


class MissedView(msgspec.Struct, frozen=True, gc=False):
    """A wish for a turn of the round that came to nothing, and why."""

    turn: int
    barred: str
    wish: str  # a tile, or any module of a colour


class HumanityView(msgspec.Struct, frozen=True, gc=False):
    """All that one viewer sees; what others wish of a round is held back."""

    public: PublicView
    seat: Seat | None  # whose view it is
    programme: tuple[str, ...] = ()  # what its owner still wishes of the round
    missed: tuple["MissedView", ...] = ()  # and what came to nothing of it


def cells_of(player: PlayerView) -> Cells:
    """Return what lies in a base, as the rules reckon with it."""
    return _cells_of(player.cells)


def waiting(astronauts: Iterable[Astronaut | AstronautView]) -> tuple[int, ...]:
    """List the astronauts that are in no cell and at no hangar."""
    return tuple(
        [n for n, each in enumerate(astronauts) if each.cell is None and each.hangar is None]
    )


def landing_cells(cells: Cells, astronauts: Iterable[Astronaut | AstronautView]) -> tuple[int, ...]:
    """List the cells in which an astronaut may be placed now: beside a module, empty (HU-11)."""
    taken = {each.cell for each in astronauts}
    return tuple([cell for cell in base_of(cells).landing if cell not in taken])


@recent
def _cells_of(shown: tuple[ModuleView | ObstacleView | None, ...]) -> Base:
    return Base([None if each is None else _ground(each) for each in shown])


def _ground(shown: ModuleView | ObstacleView) -> Tile | Obstacle:
    if isinstance(shown, ModuleView):
        return Tile(shown.module.id, shown.colour, shown.stock)
    return Obstacle(shown.left)

"""Games of Humanity as a test wants them: chosen bases and tiles, answers as text."""

import re
from collections.abc import Mapping
from typing import Any, Self

from engine.core.asks import Seat
from engine.core.chance import SeededChance
from engine.core.contract import agreed
from engine.core.table import Table, open_table
from engine.humanity.base.grid import NAMES, Cells, Tile, start_cells
from engine.humanity.rules import HUMANITY, STEPS
from engine.humanity.table.frames import Acting, Finished, Frame
from engine.humanity.table.state import Astronaut, Player, State, Task
from engine.humanity.table.view import HumanityView
from engine.humanity.tiles.tables import (
    EXPERIMENTS,
    HANGARS,
    SHOWN,
    YEARS,
    deck_of,
    experiments_of,
)
from tests.humanity.bases import at
from tests.invasion.harness import EditionPlay

_PERSON = re.compile(r"(home|@\d|[A-G]\d)(?:\*(\d))?(-?)")


class Play(EditionPlay[State, HumanityView]):
    """A game in a test: draws are answered by script, questions by texts."""

    def __init__(
        self, begun: State, dice: Mapping[str, tuple[int, ...]] | None = None, seed: int = 0
    ) -> None:
        super().__init__(HUMANITY, STEPS, begun, dice, seed)

    def act(self, text: str = "") -> Self:
        """Let whoever's turn it is answer; without a text by default."""
        seat = self.asks[0].seat
        return self.give({seat: text} if text else {})

    def until_seat(self, seat: Seat) -> Self:
        """Answer by default until a player is asked."""
        while seat not in self.asked():
            self.act()
        return self

    def player(self, seat: Seat = 0) -> Player:
        """Return what a player has."""
        return self.state.players[seat]

    def stands(self, seat: Seat = 0) -> list[str]:
        """Tell where the astronauts of a player are, as `crew` reads it."""
        return [_told(each) for each in self.player(seat).astronauts]


def _told(each: Astronaut) -> str:
    if each.hangar is not None:
        return f"@{each.hangar}"
    where = "home" if each.cell is None else NAMES[each.cell]
    return where if each.active else f"{where}-"


def crew(words: str) -> tuple[Astronaut, ...]:
    """Read astronauts: `C3` in a cell, `@7` at a hangar, `home` in reserve.

    `C3*4` works 4, `C3-` is exhausted.
    """
    return tuple([_person(word) for word in words.split()])


def _person(word: str) -> Astronaut:
    found = _PERSON.fullmatch(word)
    assert found, word
    where, work, tired = found.groups()
    cell = at(where) if where in NAMES else None
    hangar = int(where[1:]) if where.startswith("@") else None
    active = not tired and hangar is None
    return Astronaut(int(work or 2), cell, hangar, active)


def player(cells: Cells | None = None, astronauts: str = "C3 E3 @7", **more: Any) -> Player:
    """Make a player; without more as at the start."""
    return Player(start_cells() if cells is None else cells, crew(astronauts), **more)


def ring(words: str) -> dict[int, str]:
    """Read what lies at hangars: `3=botany-lab 5=relay-mast`."""
    pairs = (word.split("=") for word in words.split())
    return {int(hangar): tile for hangar, tile in pairs}


def state(
    *players: Player,
    hangars: str | None = None,
    wheel: str = "",
    deck: str | None = None,
    missions: str = "a3 b3 c4",
    year: int = 1,
    **more: Any,
) -> State:
    """Make a state in the middle of a round; tiles that are not named go where they may be.

    With `deck` the rest of this year's modules have left the game.
    """
    arm = more.pop("arm", 0)
    held: dict[str, Seat] = more.pop("held", {})
    frame: Frame = more.pop("frame", Acting(more.pop("seat", 0)))
    players = players if len(players) > 1 else (*players, player())
    built = {each.module for one in players for each in one.cells if isinstance(each, Tile)}
    places = [(arm + step) % HANGARS for step in range(1, HANGARS)]
    if hangars is None:
        own = [each for each in deck_of(year) if each not in built]
        laid = dict(zip(places, own, strict=False))
    else:
        laid = ring(hangars)
    decks, dropped = _decks(year, {*built, *laid.values()}, deck)
    tasks = tuple([Task(each, held.get(each), each in held) for each in missions.split()])
    return State(
        **{"round": 1, "number": 2, "first": 0, **more},
        year=year,
        arm=arm,
        hangars=tuple([laid.get(hangar) for hangar in range(HANGARS)]),
        wheel=_wheel(year, players, ring(wheel), places),
        decks=decks,
        piles=tuple([() if each <= year else experiments_of(each) for each in _years()]),
        tasks=tasks,
        dropped=dropped,
        players=players,
        agenda=(Finished(), frame),
    )


def _years() -> range:
    return range(1, YEARS + 1)


def _decks(
    year: int, used: set[str], deck: str | None
) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]:
    """Put modules that lie nowhere else into decks, or out of the game."""
    left = [tuple([tile for tile in deck_of(each) if tile not in used]) for each in _years()]
    dropped = [tile for each in left[: year - 1] for tile in each]
    now = left[year - 1] if deck is None else tuple(deck.split())
    dropped += [tile for tile in left[year - 1] if tile not in now]
    return (*(((),) * (year - 1)), now, *left[year:]), tuple(dropped)


def _wheel(
    year: int, players: tuple[Player, ...], wanted: dict[int, str], places: list[int]
) -> tuple[str | None, ...]:
    """Lay seven experiments of the year out, but for those that were carried out."""
    done = {each for one in players for each in one.experiments}
    left = [each for each in experiments_of(year) if each not in {*done, *wanted.values()}]
    free = [place for place in places if place not in wanted]
    of_year = sum(EXPERIMENTS[each].year == year for each in done)
    count = SHOWN - of_year - len(wanted)
    laid = {**wanted, **dict(zip(free[:count], left, strict=False))}
    return tuple([laid.get(hangar) for hangar in range(HANGARS)])


def begun(seats: int, seed: int = 1) -> Table:
    """Set a game up, up to its first question."""
    table, _ = open_table(HUMANITY, agreed(HUMANITY, seats))
    return table.settle(SeededChance(seed.to_bytes(32, "big")))[0]

"""The ring of hangars: what lies at them, and astronauts that come nearer to the arm."""

from collections.abc import Iterable

from msgspec.structs import replace

from engine.humanity.table.events import Hangar, Moved
from engine.humanity.table.state import Player, steps_from_arm
from engine.humanity.tiles.tables import EXPERIMENTS, HANGARS, MODULES
from engine.humanity.tiles.tiles import Experiment


def behind_arm(arm: int, tiles: tuple[str, ...]) -> tuple[str | None, ...]:
    """Lay tiles out clockwise, beginning behind the arm."""
    ring: list[str | None] = [None] * HANGARS
    for step, tile in enumerate(tiles, start=1):
        ring[(arm + step) % HANGARS] = tile
    return tuple(ring)


def at_hangars(hangars: Iterable[str | None]) -> tuple[Hangar, ...]:
    """List the modules of hangars."""
    return tuple(
        [Hangar(hangar, MODULES[each]) for hangar, each in enumerate(hangars) if each is not None]
    )


def experiments_in(wheel: tuple[str | None, ...], arm: int) -> tuple[Experiment, ...]:
    """List the experiments of the wheel, clockwise from the arm."""
    turned = [wheel[(arm + step) % HANGARS] for step in range(HANGARS)]
    return tuple([EXPERIMENTS[each] for each in turned if each is not None])


def nearer(player: Player, arm: int, units: int) -> tuple[Player, tuple[Moved, ...]]:
    """Move all astronauts on the main board towards the arm, not past it (HU-T6, HU-T15)."""
    moves = []
    astronauts = []
    for number, each in enumerate(player.astronauts):
        if each.hangar is not None:
            away = max(0, steps_from_arm(arm, each.hangar) - units)
            target = (arm + away) % HANGARS
            moves.append(Moved(number, each.hangar, target))
            each = replace(each, hangar=target)  # noqa: PLW2901
        astronauts.append(each)
    return replace(player, astronauts=tuple(astronauts)), tuple(moves)

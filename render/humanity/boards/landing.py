"""Who lands: astronauts that came home and wait for a cell, until all of them are placed."""

from msgspec.structs import replace

from engine.humanity.base.grid import open_cells
from engine.humanity.table.view import AstronautView, Phase, PlayerView, PublicView, cells_of


def landing(view: PublicView) -> bool:
    """Tell whether astronauts are being placed; later who is in no cell is in reserve."""
    return view.phase is Phase.PLACING


def landers(view: PublicView, player: PlayerView) -> list[AstronautView]:
    """List the astronauts of a captain that wait for a cell now, and can have one."""
    taken = {each.cell for each in player.astronauts}
    if not landing(view) or taken.issuperset(open_cells(cells_of(player))):
        return []
    return [each for each in player.astronauts if _waits(each)]


def _waits(each: AstronautView) -> bool:
    return each.cell is None and each.hangar is None


def awake(view: PublicView) -> tuple[PlayerView, ...]:
    """Return the players as they are drawn: who lands will be active, and is lit already."""
    return tuple(map(_awake, view.players)) if landing(view) else view.players


def _awake(player: PlayerView) -> PlayerView:
    crew = [replace(each, active=True) if _waits(each) else each for each in player.astronauts]
    return replace(player, astronauts=tuple(crew))

"""Who lands: astronauts that came home and wait for a cell, until all of them are placed."""

from msgspec.structs import replace

from engine.humanity.table.view import Phase, PlayerView, PublicView


def landing(view: PublicView) -> bool:
    """Tell whether astronauts are being placed; later who is in no cell is in reserve."""
    return view.phase is Phase.PLACING


def awake(view: PublicView) -> tuple[PlayerView, ...]:
    """Return the players as they are drawn: who lands will be active, and is lit already."""
    return tuple(map(_awake, view.players)) if landing(view) else view.players


def _awake(player: PlayerView) -> PlayerView:
    crew = [
        replace(each, active=True) if each.cell is None and each.hangar is None else each
        for each in player.astronauts
    ]
    return replace(player, astronauts=tuple(crew))

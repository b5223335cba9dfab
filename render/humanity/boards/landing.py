"""Who lands: astronauts that came home and wait for a cell; others in no cell are in reserve."""

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.humanity.table.view import (
    AstronautView,
    Phase,
    PlayerView,
    PublicView,
    cells_of,
    landing_cells,
    waiting,
)


def between_rounds(view: PublicView) -> bool:
    """Tell whether a round is over and the next one has not begun: nobody acts, nobody lands."""
    return view.phase is Phase.PLACING


def everyone_lands(view: PublicView) -> bool:
    """Tell whether everybody places astronauts, with the programme of a round."""
    return view.lands and not between_rounds(view)


def lands_now(view: PublicView, seat: Seat) -> bool:
    """Tell whether a captain's astronauts are being placed now, or with its next answer."""
    return everyone_lands(view) or seat in view.landing


def crew_to_land(view: PublicView, player: PlayerView) -> list[AstronautView]:
    """List the astronauts of a captain that wait for a cell now, and can have one."""
    if not everyone_lands(view) or not landing_cells(cells_of(player), player.astronauts):
        return []
    return [player.astronauts[number] for number in waiting(player.astronauts)]


def awake(view: PublicView) -> tuple[PlayerView, ...]:
    """Return the players as they are drawn: who lands will be active, and is lit already."""
    return tuple(map(_awake, view.players)) if everyone_lands(view) else view.players


def _awake(player: PlayerView) -> PlayerView:
    crew = list(player.astronauts)
    for number in waiting(crew):
        crew[number] = replace(crew[number], active=True)
    return replace(player, astronauts=tuple(crew))

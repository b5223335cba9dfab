"""What a captain expects of the others before plans are revealed, by what everybody sees."""

from engine.core.asks import Seat
from engine.invasion.valuing.guesses import Guesses, Habits, Rival
from engine.tremble.cards.cards import Colour
from engine.tremble.cards.effects import BATTLE_STATIONS, StationKind
from engine.tremble.table.aids import stations_ready
from engine.tremble.table.view import CaptainView, PublicView
from engine.tremble.valuing.squads import SQUADS, hidden

PLAIN_PLUS, CARD_PLUS = 2, 1  # points that stations without an amount and cards add to a fight

_GUESSES = Guesses(SQUADS, Habits(comes=(0.42, 0.21), many=(0.3, 0.7)))
strength, chances = _GUESSES.strength, _GUESSES.chances


def rivals_of(view: PublicView, seat: Seat) -> list[Rival]:
    """List the other captains who have ships."""
    return [
        Rival(expected_ships(each), fuel_for(view, each), help_of(view, each.seat))
        for each in view.captains
        if each.seat != seat and each.ships
    ]


def expected_ships(captain: CaptainView) -> tuple[str, ...]:
    """List a captain's ships, with typical ones for those that nobody has seen."""
    seen = [ship.id for ship in captain.seen]
    blue, red = [hidden(Colour.BLUE)], [hidden(Colour.RED)]
    return (*seen, *blue * captain.backs_blue, *red * captain.backs_red)


def fuel_for(view: PublicView, captain: CaptainView) -> int:
    """Return the fuel that a captain has by what everybody sees."""
    stations = stations_ready(captain, (StationKind.EXTRA_FUEL,)) if captain.stations else ()
    return view.fuel + sum(station.effect.amount for station in stations)


def help_of(view: PublicView, seat: Seat) -> int:
    """Guess by what everybody sees what stations and cards will add after the roll."""
    captain, plus = view.captains[seat], 0
    for station in stations_ready(captain, BATTLE_STATIONS) if captain.stations else ():
        plus += station.effect.amount or PLAIN_PLUS
    return plus + (CARD_PLUS if captain.compensations > captain.fresh else 0)

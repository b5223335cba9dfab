"""The squads of this edition, with the ship to expect behind a back, and guesses about rivals."""

from engine.core.asks import Seat
from engine.invasion.valuing.guesses import Guesses, Habits, Rival
from engine.invasion.valuing.squads import Squads, typical
from engine.tremble_draft.cards.cards import Ship
from engine.tremble_draft.cards.tables import SHIPS
from engine.tremble_draft.table.view import ID, CaptainView, PublicView

HASTE, PATIENCE, FREEDOM = 2.0, 1.5, 3.0  # points that tempo, reserve and relocation are worth
HIDDEN = "hidden"

_BOUGHT = [ship for ship in SHIPS.values() if not ship.starting]
SQUADS = Squads(
    {**SHIPS, HIDDEN: typical(Ship, HIDDEN, _BOUGHT)},
    lambda ship: HASTE * ship.tempo + PATIENCE * ship.reserve + FREEDOM * ship.transfer,
    lambda _ship: False,
)
squad_of, reach, points = SQUADS.of, SQUADS.reach, SQUADS.points
chances = Guesses(SQUADS, Habits(comes=(0.45, 0.2), many=(0.3, 0.7))).chances


def rivals_of(view: PublicView, seat: Seat) -> list[Rival]:
    """List the other captains who have ships to send."""
    found = []
    for each in view.captains:
        ships = expected_ships(each)
        if each.seat != seat and ships:
            found.append(Rival(ships, each.fuel))
    return found


def expected_ships(captain: CaptainView) -> tuple[str, ...]:
    """List a captain's hand, with a typical ship for each that nobody has seen."""
    known = [ship for ship in map(ID, captain.seen) if ship not in captain.searching]
    return (*known, *[HIDDEN] * captain.backs)

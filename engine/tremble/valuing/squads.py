"""The squads of this edition, with the ship to expect behind a back of each colour."""

from engine.invasion.valuing.squads import Squads, typical
from engine.tremble.cards.cards import Colour, Ship
from engine.tremble.cards.tables import SHIPS

SAFETY = 1.5  # points of attack that being invulnerable is worth
FREEDOM = 6.0  # that being free to move after the reveal is worth


def hidden(colour: Colour) -> str:
    """Name the ship to expect behind a back of this colour."""
    return f"hidden-{colour}"


def _typical(colour: Colour) -> Ship:
    """Make up the ship to expect behind a back of this colour."""
    ships = [ship for ship in SHIPS.values() if ship.colour is colour]
    return typical(Ship, hidden(colour), ships, colour=colour)


SQUADS = Squads(
    {**SHIPS, **{hidden(colour): _typical(colour) for colour in Colour}},
    lambda ship: SAFETY * ship.invulnerable + FREEDOM * ship.transfer,
    lambda ship: ship.invulnerable,
)
squad_of, reach, points = SQUADS.of, SQUADS.reach, SQUADS.points

"""Which card is worth playing in the own turn, before all else that is asked."""

from engine.core.asks import Answer
from engine.core.fields import at_place
from engine.martians.cards.cards import Moment
from engine.martians.cards.tables import CARDS
from engine.martians.orders.aiming import aimed
from engine.martians.phases.herding import moment_of
from engine.martians.phases.walking import allowance
from engine.martians.playing import targets as on
from engine.martians.playing.own import CARD, PlayedWith, playable
from engine.martians.table.frames import Walking
from engine.martians.table.state import has_all
from engine.martians.table.terms import areas
from engine.martians.table.view import MartiansView
from engine.martians.town.town import Square, square_key
from engine.martians.town.ways import distances


def own_play(view: MartiansView, played: PlayedWith, goal: Square | None = None) -> Answer | None:
    """Return the card to play now with its targets, if any is worth it."""
    for key in playable(view, played):
        if key not in CARDS:
            continue
        targets = _targets(view, key, goal)
        if targets is not None:
            return {CARD: (key,), **targets}
    return None


def _targets(view: MartiansView, key: str, goal: Square | None) -> Answer | None:
    """Return what a card is aimed at; None where it is better kept."""
    frame = view.agenda[-1]
    match key:
        case "beamed":
            return _to_ship(view)
        case "now-or-never":
            return {} if isinstance(frame, Walking) else None
        case "cannot-lose" if isinstance(frame, Walking) and goal is not None:
            far = distances(view.table.town, view.table.captains[view.table.seat].square)
            return {} if far.get(goal, 0) > allowance(view.table, frame) else None
        case _:
            return aimed(view, key) if moment_of(view.orders, key) is Moment.NOW else None


def _to_ship(view: MartiansView) -> Answer | None:
    """Beam onto the ship where that brings what it needs."""
    table, ship = view.table, view.table.ship
    captain = table.captains[view.seat or 0]
    needs = set(captain.objects) - set(table.delivered) if table.coop else has_all(captain)
    if ship is None or not needs or captain.square == ship.square:
        return None
    squares = on.places(table, view.seat or 0, on.SQUARE, {})
    return at_place(on.SQUARE, areas(table.town, squares), square_key(ship.square))

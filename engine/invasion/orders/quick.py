"""What orders for a city are a press away: as things stand, without thresholds."""

from collections.abc import Callable

from engine.core.asks import Seat
from engine.core.forms import Field, Option
from engine.core.words import Text, say
from engine.invasion.battles.battles import Battle, fight_chance, percent
from engine.invasion.cards.keys import ASK
from engine.invasion.orders.choosing import ALWAYS, NEVER
from engine.invasion.orders.outlook import fights_now

QUICK_ASK = Option(ASK, say("invasion-quick-ask"))
_RETREAT = Option(NEVER, say("invasion-ahead-retreat"))


def quick_fights(
    field: Field, wanted: tuple[str, ...], battle: Battle, seat: Seat
) -> tuple[Option, ...]:
    """Offer to fight as it is chosen or suggested, to retreat, and to be asked."""
    short = say("invasion-quick-fight", percent=percent(fight_chance(battle, seat)))
    plain = Option(ALWAYS, short)
    fights = bold_orders(
        field, wanted, (NEVER, ASK), plain, lambda order: fights_now(battle, seat, order)
    )
    return (*fights, _RETREAT, QUICK_ASK)


def bold_orders(
    field: Field,
    wanted: tuple[str, ...],
    meek: tuple[str, ...],
    plain: Option,
    dares: Callable[[str], bool | None],
) -> tuple[Option, ...]:
    """Offer the plain bold order, or in its place the one that is chosen, else `wanted`.

    An order that does the same as things stand is called as the plain one is: its section says
    the whole of it. One that does not stands beside it by its own name.
    """
    order = next((key for key in (*field.chosen, *wanted) if key not in meek), plain.key)
    if order == plain.key:
        return (plain,)
    if dares(order):
        return (Option(order, plain.label),)
    return plain, Option(order, _name_of(field, order))


def _name_of(field: Field, order: str) -> Text:
    return next(option.label for option in field.options if option.key == order)

"""What orders for a city are a press away: as things stand, without thresholds."""

from collections.abc import Callable

from engine.core.asks import Seat
from engine.core.forms import Field, Option
from engine.core.words import say
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
    fight = Option(ALWAYS, say("invasion-quick-fight", percent=percent(fight_chance(battle, seat))))
    stood_for = as_they_stand(
        field, wanted, (fight, _RETREAT), lambda order: fights_now(battle, seat, order)
    )
    return (*stood_for, QUICK_ASK)


def as_they_stand(
    field: Field,
    wanted: tuple[str, ...],
    plain: tuple[Option, Option],
    dares: Callable[[str], bool | None],
) -> tuple[Option, Option]:
    """Offer a bold and a meek order; what is chosen stands in the place of that which it comes to.

    The section says the whole of an order, and what it comes to as things stand. One of which
    that cannot be said has its own name. To dare is to do what is `wanted`, where that dares.
    """
    bold, meek = plain
    labels = {option.key: option.label for option in field.options}
    order = next(iter(field.chosen), "")
    if order in (meek.key, ASK) or order not in labels:
        order = next(iter(wanted), "")
        return (Option(order, bold.label) if _dares(order, dares) else bold), meek
    then = dares(order)
    if then is None:
        return Option(order, labels[order]), meek
    if then:
        return Option(order, bold.label), meek
    return bold, Option(order, meek.label)


def _dares(order: str, dares: Callable[[str], bool | None]) -> bool:
    """Tell whether an order is known to be followed boldly."""
    return order not in (NEVER, ASK, "") and bool(dares(order))

"""What orders for a city are a press away: as things stand, without thresholds."""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from engine.core.asks import Answer, Seat
from engine.core.forms import Field, Form, Option
from engine.core.words import Text, captain, say
from engine.invasion.battles.battles import Battle, fight_chance, percent
from engine.invasion.cards.keys import ASK
from engine.invasion.orders.choosing import AHEAD, ALWAYS, NEVER, ONLY
from engine.invasion.orders.outlook import fights_now

QUICK_ASK = Option(ASK, say("invasion-quick-ask"))
_RETREAT = Option(NEVER, say("invasion-ahead-retreat"))


def quick_fights(
    field: Field, had: tuple[str, ...], battle: Battle, seat: Seat
) -> tuple[Option, ...]:
    """Offer to fight as it is chosen or was before, to retreat, and to be asked."""
    fight = Option(ALWAYS, say("invasion-quick-fight", percent=percent(fight_chance(battle, seat))))
    stood_for = as_they_stand(
        field, had, (fight, _RETREAT), lambda order: fights_now(battle, seat, order)
    )
    return (*stood_for, QUICK_ASK)


def as_they_stand(
    field: Field,
    had: tuple[str, ...],
    plain: tuple[Option, Option],
    dares: Callable[[str], bool | None],
) -> tuple[Option, Option]:
    """Offer a bold and a meek order; what is chosen stands in the place of that which it comes to.

    The section says the whole of an order, and what it comes to as things stand. One of which
    that cannot be said has its own name. A press after a meek one gives back the order that the
    captain `had` before, in its place.
    """
    bold, meek = plain
    labels = {option.key: option.label for option in field.options}
    chosen = next(iter(field.chosen), "")
    order = chosen if chosen in labels.keys() - {meek.key, ASK} else next(iter(had), "")
    then = dares(order) if order else False
    if then is None:
        return Option(order, labels[order]), meek
    if then:
        return Option(order, bold.label), meek
    return bold, Option(order, meek.label) if order and chosen != meek.key else meek


def before(field: Field, draft: Answer, wanted: tuple[str, ...], meek: str) -> tuple[str, ...]:
    """Return the last order of a field that was neither the `meek` one nor a wish to be asked."""
    offered = {option.key for option in field.options} - {meek, ASK}
    orders = (field.chosen, draft.get(_aside(field.key), ()), wanted)
    return next((order for order in orders if order and offered.issuperset(order)), ())


def setting_aside(form: Form, had: Answer) -> Form:
    """Keep in a form what was ordered before, by the keys of its fields."""
    return replace(form, set_aside={_aside(key): order for key, order in had.items() if order})


def _aside(key: str) -> str:
    return f"{key}.before"


def why_fights(battle: Battle, seat: Seat, order: str) -> Iterable[Text]:
    """Say why an order comes to a fight or a retreat now, where the order does not say it."""
    then, chance = fights_now(battle, seat, order), percent(fight_chance(battle, seat))
    if order.isdecimal():
        key = "invasion-quick-why-fight" if then else "invasion-quick-why-retreat"
        yield say(key, percent=chance, least=int(order))
    elif order == AHEAD:
        yield say("invasion-quick-why-strongest" if then else "invasion-quick-why-weaker")
    elif order.startswith(ONLY):
        yield say("invasion-quick-why-only", captain=captain(int(order.removeprefix(ONLY))))

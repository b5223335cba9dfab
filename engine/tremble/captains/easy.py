"""The easy computer captain: legal, and a bit silly."""

from engine.core.asks import Answer, Ask
from engine.core.playthrough import FormMaker, Pick, random_answer
from engine.invasion.battles.battles import space_key, totals
from engine.invasion.captains.moods import spread, whims
from engine.invasion.orders.choosing import fight
from engine.tremble.cards.effects import (
    ARMY_STATIONS,
    BATTLE_STATIONS,
    ROLL_CARDS,
    CompensationKind,
    StationKind,
)
from engine.tremble.choosing.rewards import army
from engine.tremble.phases.catch import catch_in
from engine.tremble.phases.reward import CATCH, RAID
from engine.tremble.table.aids import PASS, USE, at_hand
from engine.tremble.table.view import TrembleView, battle_in, own_part
from engine.tremble.valuing.purchases import customer_of, purchase_of

_HELP = {"respond": BATTLE_STATIONS, "army-respond": ARMY_STATIONS}


def easy(view: TrembleView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Play plausibly and by whim: buy a lot, spread out, fight when ahead, use what there is."""
    match ask.kind:
        case "buy":
            return _buy(view, make_form, pick)
        case "plan":
            return make_form(
                spread(view.public, own_part(view).ships, view.public.fuel, pick)
            ).answer()
        case "fight":
            return fight(view, ask, lambda seen, space: _fights(seen, ask, space, pick))
        case "orders":
            return whims(ask, make_form, pick, RAID, CATCH)
        case "reward" if not at_hand(view, _FEWER_STATIONS, _FEWER_CARDS):
            return {space_key(space): (RAID if pick(3) else CATCH,) for space in ask.about}
        case "army":
            return army(fights=catch_in(view, ask).chance >= 0.4)
        case "respond" | "army-respond" if not at_hand(view, _HELP[ask.kind], ROLL_CARDS):
            return {USE: (PASS,)}
        case _:
            return random_answer(make_form, pick)


_FEWER_STATIONS = (StationKind.FEWER_ARMIES,)
_FEWER_CARDS = (CompensationKind.FEWER_ARMIES,)


def _buy(view: TrembleView, make_form: FormMaker, pick: Pick) -> Answer:
    """Buy most of what can be bought; sometimes leave it to the form, as with a redraw."""
    customer = customer_of(view)
    wanted = tuple(card for card in customer.offer if pick(4))
    purchase = purchase_of(customer, wanted) if wanted else None
    if purchase is None:
        return random_answer(make_form, pick)
    return make_form(purchase.answer()).answer()


def _fights(view: TrembleView, ask: Ask, space: int, pick: Pick) -> bool:
    own, best = totals(battle_in(view, space)[0], ask.seat)
    return own >= best or not pick(4)

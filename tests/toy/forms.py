"""The toy's questions: forms, defaults and standing orders, all made from a view."""

from engine.core.asks import Answer, Ask
from engine.core.forms import Field, Form, Option, chosen, make_form
from engine.core.words import say
from tests.toy.state import View

PASS = "pass"
PRIZES = ("points", "coins")


def form_for(view: View, ask: Ask, draft: Answer) -> Form:
    """Make the form of any ask."""
    match ask.kind:
        case "bid":
            return _bid(view, ask, draft)
        case "prize":
            return _one_of("prize", PRIZES, draft)
        case _:
            return _one_of("play", (*view.hand, PASS), draft)


def default_for(view: View, ask: Ask) -> Answer:
    """Return what counts when nobody answers."""
    match ask.kind:
        case "bid":
            return {"bid": ("0",), "stake": ()}
        case "prize":
            return {"prize": ("points",)}
        case _:
            return {"play": (PASS,)}


def policy_form(draft: Answer) -> Form:
    """Make the form of standing orders."""
    fields = (("bid", ("nothing",)), ("window", (PASS, "red")))
    return make_form(_field(key, options, draft, least=0) for key, options in fields)


def standing_for(view: View, ask: Ask, policy: Answer) -> Answer | None:
    """Answer by a standing order; `red` reads the hand, but answers whatever is in it."""
    match ask.kind, policy.get("bid", ()), policy.get("window", ()):
        case "bid", ("nothing",), _:
            return {"bid": ("0",), "stake": ()}
        case "window", _, ("pass",):
            return {"play": (PASS,)}
        case "window", _, ("red",):
            reds = [card for card in view.hand if card.startswith("red")]
            return {"play": (min(reds, default=PASS),)}
    return None


def _bid(view: View, ask: Ask, draft: Answer) -> Form:
    """A bid and perhaps a card as stake, which costs a coin."""
    coins = view.coins[ask.seat]
    numbers = tuple(str(number) for number in range(coins + 1))
    bid, stake = chosen(draft, "bid", numbers), chosen(draft, "stake", view.hand)
    most = coins - 1 if stake else coins
    spent = int(bid[0]) if bid and bid[0] in numbers else 0
    why = say("toy-too-dear")
    bids = tuple(
        Option(key, say("toy-option", option=key), closed=why if int(key) > most else None)
        for key in numbers
    )
    stakes = tuple(
        Option(key, say("toy-option", option=key), closed=why if spent + 1 > coins else None)
        for key in view.hand
    )
    fields = (
        Field("bid", say("toy-field", field="bid"), bids, bid),
        Field("stake", say("toy-field", field="stake"), stakes, stake, least=0),
    )
    return make_form(fields, facts=(say("toy-coins", coins=coins - spent - len(stake)),))


def _one_of(key: str, options: tuple[str, ...], draft: Answer) -> Form:
    return make_form([_field(key, options, draft, least=1)])


def _field(key: str, options: tuple[str, ...], draft: Answer, *, least: int) -> Field:
    shown = tuple(Option(option, say("toy-option", option=option)) for option in options)
    return Field(key, say("toy-field", field=key), shown, chosen(draft, key, options), least=least)

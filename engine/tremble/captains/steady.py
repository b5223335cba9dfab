"""The steady computer captain: values cities and cards, computes odds, takes the better bet."""

from engine.core.asks import Answer, Ask
from engine.core.playthrough import FormMaker, Pick, random_answer
from engine.invasion.battles.transfers import transferable
from engine.invasion.captains.boards import WORTH_IT
from engine.invasion.cards.keys import key_of
from engine.tremble.captains.prizes import board_of
from engine.tremble.captains.purchases import Purchase, customer_of, purchases
from engine.tremble.captains.steady_battle import fight, loss, respond
from engine.tremble.captains.steady_catch import army, army_respond, reward
from engine.tremble.captains.steady_plan import plan
from engine.tremble.captains.values import future
from engine.tremble.cards.cards import CREDIT, CREDIT_REPAID
from engine.tremble.cards.effects import StationKind
from engine.tremble.phases.aftermath import answered as answered_both
from engine.tremble.phases.buying import REDRAW
from engine.tremble.phases.moves import space_key
from engine.tremble.table.aids import PASS, stations_ready
from engine.tremble.table.view import TrembleView

PURSE = 1.0  # how dear a human is now that could buy ships later
MOOD = 6_000  # how far a worth may be off


def buy(view: TrembleView, make_form: FormMaker, pick: Pick) -> Answer:
    """Make the best purchase; give two stations back that are not worth it."""
    public = view.public
    turn, captains = public.turn, len(public.captains)
    customer = customer_of(view)
    best, most = None, 0.0
    nothing = future(customer.ships, customer.stations, turn, captains)
    for purchase in purchases(customer):
        if purchase.basket.buy:
            gain = future(purchase.ships, purchase.stations, turn, captains) - nothing
            gain += pick(MOOD) - cost(purchase)
            if gain > most:
                best, most = purchase, gain
    return answered(best, make_form)


def answered(best: Purchase | None, make_form: FormMaker) -> Answer:
    """Answer with a purchase, or for none by giving two stations back where that may be done."""
    form = make_form(best.answer() if best else {})
    if best is None and any(field.key == REDRAW for field in form.fields):
        form = make_form({REDRAW: (REDRAW,)})
    return form.answer()


def cost(purchase: Purchase) -> float:
    """Price a purchase in humans at the end of the game."""
    interest = (CREDIT_REPAID - CREDIT) * purchase.basket.credit
    return PURSE * purchase.basket.due + interest


def move(view: TrembleView, ask: Ask) -> Answer:
    """Send one enemy ship after another, for each station, where that helps most.

    None goes to a city that nobody else attacks: that one is won already.
    """
    public = view.public
    answer: Answer = {}
    moves: dict[str, int] = {}
    board = board_of(public, ask.seat)
    hope = board.hope(moves)
    met = {each.space for each in board.sent.values() if each.seat == ask.seat}
    for station in stations_ready(public.captains[ask.seat], (StationKind.MOVE_ENEMY,)):
        ways = [
            (board.hope({**moves, each.ship.id: space}), each.ship.id, space)
            for each in board.sent.values()
            for space in board.cities
            if each.space in met and each.seat != ask.seat and space != each.space
            if each.ship.id not in moves and board.keeps({**moves, each.ship.id: space})
        ]
        best = max(ways, default=(hope, "", 0))
        answer[key_of(station.id)] = (PASS,)
        if best[0] > hope + WORTH_IT:
            hope, ship, space = best
            moves[ship] = space
            answer[key_of(station.id)] = (ship,)
            answer[space_key(station.id)] = (str(space),)
    return answer


def transfer(view: TrembleView, ask: Ask) -> Answer:
    """Let own ships go where they help most."""
    ships = [ship for _, ship in transferable(view, ask.seat)]
    return board_of(view.public, ask.seat).moved(ships)


_PLAIN = {
    "move": move,
    "transfer": transfer,
    "fight": fight,
    "respond": respond,
    "loss": loss,
    "aftermath": answered_both(loss, reward),
    "reward": reward,
    "army": army,
    "army-respond": army_respond,
}


def steady(view: TrembleView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Answer by estimates; chance breaks what is nearly equal."""
    if ask.kind == "buy":
        return buy(view, make_form, pick)
    if ask.kind == "plan":
        return plan(view, make_form, pick)
    if ask.kind == "orders":
        return make_form({}).answer()  # filled in by its own estimates
    answer = _PLAIN.get(ask.kind)
    return answer(view, ask) if answer else random_answer(make_form, lambda _: 0)

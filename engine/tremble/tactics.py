"""Estimates that computer captains share: odds, and what cards and cities are worth."""

from collections.abc import Iterable, Sequence

from engine.core.asks import Answer
from engine.core.forms import Form
from engine.core.playthrough import FormMaker, Pick
from engine.tremble.attack import attack_total
from engine.tremble.cards import Card, City, Ship
from engine.tremble.odds import battle_odds, catch_odds
from engine.tremble.state import TURNS
from engine.tremble.tables import ARMIES, SHIPS
from engine.tremble.view import Attack, Battle, Fighter, PublicView

POINT_WORTH = 2_500  # humans that a point of attack brings a turn, roughly
TROPHY_WORTH = 20_000  # hope for the tasks


def chance_to_win(total: int, rivals: Iterable[int]) -> float:
    """Return how likely a total wins the dice against all of `rivals`."""
    return battle_odds((total, *rivals))[0]


def chance_in(battle: Battle, seat: int) -> float:
    """Return how likely a seat wins a battle if it fights on with all who are still in it."""
    still: list[Fighter] = [each for each in battle.fighters if each.fights is not False]
    own = next(each.total for each in battle.fighters if each.seat == seat)
    return chance_to_win(own, (each.total for each in still if each.seat != seat))


class CatchOdds:
    """How likely armies are beaten, by the cards not yet seen."""

    def __init__(self, view: PublicView) -> None:
        gone = {*view.piles.army_discard}
        self._deck = tuple([army.attack for army in ARMIES.values() if army.id not in gone])
        self._discard = tuple([army.attack for army in ARMIES.values() if army.id in gone])

    def to_catch(self, ships: Sequence[Ship], city: City) -> float:
        """Return how likely a group beats all armies of a city."""
        total = attack_total(ships, city, army=True)
        return catch_odds(total, city.difficulty, self._deck, self._discard)


def points(card: Card) -> float:
    """Rate a ship in points of attack; bonuses count in part, stations nothing as yet."""
    if not isinstance(card, Ship):
        return 0.0
    bonuses = sum(bonus.plus * (0.3 if bonus.army else 0.45) for bonus in card.bonuses)
    return card.attack + bonuses - 0.9 * card.fuel + card.invulnerable


def worth(card: Card, squad: Sequence[Ship], turn: int) -> float:
    """Estimate what buying a card brings until the end of the game, less its price."""
    replaced = min(map(points, squad)) if len(squad) >= 5 else 0.0
    left = TURNS + 1 - turn
    return (points(card) - replaced) * POINT_WORTH * left - card.price


def group_of(view: PublicView, seat: int, space: int) -> Attack:
    """Return what a seat sent to a space."""
    return next(each for each in view.attacks if each.seat == seat and each.space == space)


def cheapest(ships: Iterable[str]) -> str:
    """Return the ship that is missed least."""
    return min(ships, key=lambda ship: points(SHIPS[ship]))


def bought(make_form: FormMaker, wanted: Sequence[str]) -> Answer:
    """Buy what can be bought of `wanted`, in this order, with discards and a credit as needed."""
    form = make_form({})
    for card in wanted:
        options = {option.key for option in form.field("buy").open_options()}
        if card in options and card not in form.field("buy").chosen:
            draft = form.answer()
            form = settled(make_form, make_form({**draft, "buy": (*draft["buy"], card)}))
    return form.answer()


def settled(make_form: FormMaker, form: Form) -> Form:
    """Add to a purchase what it lacks: a credit, and the poorest cards that make room."""
    while form.faults:
        drafts = [
            {**form.answer(), field.key: (*field.chosen, option.key)}
            for field in form.fields
            if field.key in {"discount", "credit", "discard"}
            for option in field.open_options()
            if option.key not in field.chosen
        ]
        form = min(map(make_form, drafts), key=lambda each: (_lack(each), _given_up(each)))
    return form


def _lack(form: Form) -> int:
    """Count what a purchase still lacks."""
    counts = (dict(fault.args).get("count", 1) for fault in form.faults)
    return sum(count if isinstance(count, int) else 1 for count in counts)


def _given_up(form: Form) -> float:
    """Rate what a purchase discards; a credit costs about a ship."""
    discards = form.field("discard").chosen
    lost = sum(points(SHIPS[card]) if card in SHIPS else 0.0 for card in discards)
    return lost + 4 * len(form.field("credit").chosen)


def shuffled(things: Iterable[str], pick: Pick) -> list[str]:
    """Put things in an order that `pick` gives."""
    rest, order = list(things), []
    while rest:
        order.append(rest.pop(pick(len(rest))))
    return order

"""The question for battle orders (RL-28): all a captain over cities may decide ahead, at once."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.core.forms import Field, Form, Option, chosen, make_form
from engine.core.words import Text, say
from engine.invasion.attack import attack_total
from engine.invasion.battles import fight_chance, percent
from engine.kit.agenda import popped
from engine.kit.memo import latest
from engine.tremble.ahead.terms import (
    AIDS,
    ARMIES,
    CARDS,
    CITIES,
    CITY,
    CLAIM,
    FACED,
    FIGHT,
    FIGHTS,
    LOSE,
    ONLY,
    STATIONS,
    WHEN,
    WHENS,
    Spot,
)
from engine.tremble.captains.steady_orders import steady_orders
from engine.tremble.cards.effects import ARMY_STATIONS, CompensationKind, StationKind
from engine.tremble.cards.tables import SHIPS
from engine.tremble.phases.losses import CLAIM as CLAIMED
from engine.tremble.phases.losses import LET_GO, choices
from engine.tremble.phases.planning import spelled
from engine.tremble.phases.reward import RAID, attackers
from engine.tremble.standing.battle import AHEAD
from engine.tremble.standing.responses import TURNS
from engine.tremble.table.aids import at_hand
from engine.tremble.table.chances import catch_chance
from engine.tremble.table.frames import GivingOrders
from engine.tremble.table.state import State, Step
from engine.tremble.table.view import Battle, TrembleView
from engine.tremble.table.wording import aid_note, at_city, squad_labels, squad_note, told_apart

_CLAIMS = (
    Option(LET_GO, say("tremble-option-let-go")),
    Option(CLAIMED, say("tremble-option-claim"), say("tremble-note-claim")),
)
_LABELS = {
    FIGHT: "tremble-field-ahead-fight",
    LOSE: "tremble-field-ahead-lose",
    CLAIM: "tremble-field-ahead-claim",
    AIDS: "tremble-field-ahead-aids",
    CITY: "tremble-field-ahead-city",
    ARMIES: "tremble-field-ahead-armies",
}
_SUGGESTED = say("tremble-ahead-suggested")
_CATCH_STATIONS = ARMY_STATIONS | {StationKind.FEWER_ARMIES, StationKind.SAVE_SHIP}


def pending(state: State, _frame: GivingOrders) -> Decide | None:
    """Ask everybody who stands over a city, where the table plays ahead."""
    if not state.ahead:
        return None
    spaces: dict[Seat, tuple[int, ...]] = {}
    for group in state.groups:
        spaces[group.seat] = (*spaces.get(group.seat, ()), group.space)
    asks = tuple([Ask(seat, "orders", spaces[seat]) for seat in sorted(spaces)])
    return Decide(f"t{state.turn}:orders", asks) if asks else None


def proceed(state: State, _frame: GivingOrders) -> Step:
    """Go on where nobody is asked."""
    return popped(state), ()


def decide(state: State, _frame: GivingOrders, answers: dict[Seat, Answer]) -> Step:
    """Keep the orders, hidden, until their moments come."""
    captains = [
        replace(captain, orders=captain.orders + spelled(answers.get(seat, {})))
        for seat, captain in enumerate(state.captains)
    ]
    return popped(replace(state, captains=tuple(captains))), ()


# The question


def form(view: TrembleView, ask: Ask, draft: Answer) -> Form:
    """Make the form; what a draft does not say is filled in with suggestions."""
    blank = _blank(view, ask)
    fields = [
        replace(each, chosen=chosen(draft, each.key, (option.key for option in each.options)))
        if draft.get(each.key) or (each.key in draft and not each.least)
        else each
        for each in blank.fields
    ]
    return make_form(fields, facts=blank.facts)


@latest
def _blank(view: TrembleView, ask: Ask) -> Form:
    """Make the form of an empty draft."""
    suggested = steady_orders(view, ask)
    fields: list[Field] = []
    facts: list[Text] = []
    for space in ask.about:
        fields += _fields(view, ask.seat, space)
        facts += _facts(view, ask.seat, space)
    if any(field.key.startswith(AIDS) for field in fields):
        fields.append(Field(WHEN, say("tremble-field-ahead-when"), WHENS))
    filled = [_with(each, suggested.get(each.key, ())) for each in fields]
    return make_form(filled, facts=(*facts, _SUGGESTED))


def _with(field: Field, suggested: tuple[str, ...]) -> Field:
    """Fill in what is suggested and offered."""
    keys = [option.key for option in field.options]
    return replace(field, chosen=tuple([key for key in keys if key in suggested]))


def _fields(view: TrembleView, seat: Seat, space: int) -> Iterator[Field]:
    """Ask what may be decided in a space: the fight, its loss, stations and cards, the city."""
    name, battle = attackers(view, seat, space)[0].name, battle_at(view, space)
    if battle is not None:
        options = (*FIGHTS[:-1], *_only(battle, seat), FIGHTS[-1])
        yield _field(FIGHT, space, name, options)
    ships = choices(view, seat, space)
    if len(ships) > 1:
        labels = squad_labels(view)
        options = tuple([Option(ship, labels[ship], squad_note(ship)) for ship in ships])
        yield _field(LOSE, space, name, options)
    if battle is not None and at_hand(view, (), (CompensationKind.TROPHY,)):
        yield _field(CLAIM, space, name, _CLAIMS)
    if aids := at_hand(view, _CATCH_STATIONS if battle is None else STATIONS, CARDS):
        labels = told_apart(aids)
        options = tuple([Option(aid, labels[aid], aid_note(aid)) for aid in aids])
        field = _field(AIDS, space, name, options)
        yield replace(field, least=0, most=len(aids))
    yield _field(CITY, space, name, CITIES)
    yield _field(ARMIES, space, name, FACED)


def _field(kind: str, space: int, city: str, options: tuple[Option, ...]) -> Field:
    label = at_city(_LABELS[kind], space, city)
    return Field(Spot(kind, space).key, label, options)


def _only(battle: Battle, seat: Seat) -> Iterator[Option]:
    """Offer to fight against one rival only, where there are several."""
    rivals = sorted(each.seat for each in battle.fighters if each.seat != seat)
    if len(rivals) > 1:
        for rival in rivals:
            letter = chr(ord("A") + rival)
            yield Option(f"{ONLY}{rival}", say("tremble-ahead-fight-only", letter=letter))


def _facts(view: TrembleView, seat: Seat, space: int) -> Iterator[Text]:
    """Tell the odds of the fight and of a catch."""
    city, ships = attackers(view, seat, space)
    battle = battle_at(view, space)
    if battle is not None:
        rivals = [each.total for each in battle.fighters if each.seat != seat]
        own = next(each.total for each in battle.fighters if each.seat == seat)
        yield say(
            "invasion-fact-fight",
            space=space,
            city=city.name,
            own=own,
            best=max(rivals),
            percent=percent(fight_chance(battle, seat)),
        )
    total = attack_total(ships, city, army=True)
    yield say(
        "tremble-fact-ahead-city",
        space=space,
        city=city.name,
        raid=city.raid,
        catch=city.catch,
        percent=percent(catch_chance(view.public, total, city.difficulty)),
    )


def battle_at(view: TrembleView, space: int) -> Battle | None:
    """Find the battle for a space, if there is one."""
    return next((each for each in view.public.battles if each.space == space), None)


def default(view: TrembleView, ask: Ask) -> Answer:
    """Decide as where nobody answers: fight if strongest, use nothing, raid."""
    usual = {FIGHT: AHEAD, CITY: RAID, ARMIES: "50", WHEN: TURNS}
    answer: Answer = {}
    claims = len(at_hand(view, (), (CompensationKind.TROPHY,)))
    for field in _blank(view, ask).fields:
        kind = field.key.partition(".")[0]
        keys = [option.key for option in field.options]
        match kind:
            case "lose":
                answer[field.key] = (min(keys, key=lambda ship: SHIPS[ship].price),)
            case "claim":
                answer[field.key] = (CLAIMED if claims > 0 else LET_GO,)
                claims -= 1
            case "aids":
                answer[field.key] = ()
            case _:
                answer[field.key] = (usual[kind],)
    return answer

"""The question for battle orders (RL-28): all a captain over cities may decide ahead, at once."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.core.forms import Field, Form, Option, chosen, make_form
from engine.core.words import Text, captain, say
from engine.invasion.attack import attack_total
from engine.invasion.battles import Fighter, fight_chance, percent, totals
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
from engine.tremble.phases.reward import CATCH, RAID, attackers
from engine.tremble.standing.battle import AHEAD, ALWAYS, reaches
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
_ALONE = "tremble-field-ahead-city-alone"
_FOUGHT = "tremble-ahead-now-fight", "tremble-ahead-now-retreat"
_CAUGHT = "tremble-ahead-now-catch", "tremble-ahead-now-raid"
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
    """Make the form; what a draft does not say is filled in with suggestions.

    Where a city is raided, what only a catch would ask for has no options.
    """
    blank = _blank(view, ask)
    fought = {each.key.partition(".")[2] for each in blank.fields if each.key.startswith(FIGHT)}
    raided, aided = set[str](), False
    fields: list[Field] = []
    for each in blank.fields:
        kind, _, space = each.key.partition(".")
        if draft.get(each.key) or (each.key in draft and not each.least):
            keys = (option.key for option in each.options)
            each = replace(each, chosen=chosen(draft, each.key, keys))  # noqa: PLW2901
        if kind == CITY and each.chosen == (RAID,):
            raided.add(space)
        idle = space in raided and (kind == ARMIES or space not in fought)
        if (idle and kind != CITY) or (kind == WHEN and not aided):
            each = replace(each, options=(), chosen=(), least=0)  # noqa: PLW2901
        aided = aided or (kind == AIDS and bool(each.options))
        fields.append(each)
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
    return make_form(filled, facts=(_SUGGESTED, *facts))


def _with(field: Field, suggested: tuple[str, ...]) -> Field:
    """Fill in what is suggested and offered."""
    keys = [option.key for option in field.options]
    return replace(field, chosen=tuple([key for key in keys if key in suggested]))


def _fields(view: TrembleView, seat: Seat, space: int) -> Iterator[Field]:
    """Ask what may be decided in a space: the city first where nobody else wants it."""
    city, battle = attackers(view, seat, space)[0], battle_at(view, space)
    taken = (
        _field(
            CITY, space, city.name, _cities(view, seat, space), _ALONE if battle is None else None
        ),
        _field(ARMIES, space, city.name, FACED),
    )
    if battle is None:
        yield from taken
    else:
        yield _field(FIGHT, space, city.name, _fights(battle, seat))
    ships = choices(view, seat, space)
    if len(ships) > 1:
        labels = squad_labels(view)
        options = tuple([Option(ship, labels[ship], squad_note(ship)) for ship in ships])
        yield _field(LOSE, space, city.name, options)
    if battle is not None and at_hand(view, (), (CompensationKind.TROPHY,)):
        yield _field(CLAIM, space, city.name, _CLAIMS)
    if aids := at_hand(view, _CATCH_STATIONS if battle is None else STATIONS, CARDS):
        labels = told_apart(aids)
        options = tuple([Option(aid, labels[aid], aid_note(aid)) for aid in aids])
        field = _field(AIDS, space, city.name, options)
        yield replace(field, least=0, most=len(aids))
    if battle is not None:
        yield from taken


def _field(
    kind: str, space: int, city: str, options: tuple[Option, ...], label: str | None = None
) -> Field:
    return Field(Spot(kind, space).key, at_city(label or _LABELS[kind], space, city), options)


def _fights(battle: Battle, seat: Seat) -> tuple[Option, ...]:
    """Offer to fight or to retreat, and say beside it what that is as things stand."""
    chance = fight_chance(battle, seat)
    own, best = totals(battle, seat)
    now = {each.key: reaches(each.key, chance) for each in FIGHTS if each.key.isdecimal()}
    now |= {ALWAYS: True, AHEAD: own >= best}
    options = [_as_it_stands(each, now, chance, _FOUGHT) for each in FIGHTS]
    return (*options[:-1], *_only(battle, seat), options[-1])


def _cities(view: TrembleView, seat: Seat, space: int) -> tuple[Option, ...]:
    """Offer to raid or to catch, and say beside it what that is as things stand."""
    city, chance = attackers(view, seat, space)[0], _catch_chance(view, seat, space)
    now = {each.key: reaches(each.key, chance) for each in CITIES if each.key.isdecimal()}
    now[CATCH] = True
    raid = say("tremble-option-raid", humans=city.raid)
    options = [_as_it_stands(each, now, chance, _CAUGHT) for each in CITIES[1:]]
    return (Option(RAID, raid), *options)


def _as_it_stands(
    option: Option, now: Mapping[str, bool], chance: float, notes: tuple[str, str]
) -> Option:
    """Note beside an option what it comes to if nothing changes."""
    if option.key not in now:
        return option
    done, else_ = notes
    note = say(done if now[option.key] else else_, percent=percent(chance))
    return replace(option, note=note)


def _only(battle: Battle, seat: Seat) -> Iterator[Option]:
    """Offer to fight against one rival only, where there are several."""
    rivals = _rivals(battle, seat)
    for rival in rivals if len(rivals) > 1 else ():
        label = say("tremble-ahead-fight-only", captain=captain(rival.seat))
        pair = tuple([each for each in battle.fighters if each.seat in (seat, rival.seat)])
        chance = percent(fight_chance(replace(battle, fighters=pair), seat))
        yield Option(f"{ONLY}{rival.seat}", label, say("tremble-ahead-now-only", percent=chance))


def _rivals(battle: Battle, seat: Seat) -> list[Fighter]:
    return sorted(
        (each for each in battle.fighters if each.seat != seat), key=lambda each: each.seat
    )


def _facts(view: TrembleView, seat: Seat, space: int) -> Iterator[Text]:
    """Tell who meets here, the odds of the fight, and those of a catch."""
    city, battle = attackers(view, seat, space)[0], battle_at(view, space)
    if battle is not None:
        met, *others = (
            say("tremble-fact-ahead-rival", captain=captain(each.seat), total=each.total)
            for each in _rivals(battle, seat)
        )
        for other in others:
            met = say("list-comma", rest=met, next=other)
        yield say(
            "tremble-fact-ahead-fight",
            space=space,
            city=city.name,
            own=totals(battle, seat)[0],
            rivals=met,
            percent=percent(fight_chance(battle, seat)),
        )
    yield say(
        "tremble-fact-ahead-city",
        space=space,
        city=city.name,
        raid=city.raid,
        catch=city.catch,
        difficulty=city.difficulty,
        percent=percent(_catch_chance(view, seat, space)),
    )


def _catch_chance(view: TrembleView, seat: Seat, space: int) -> float:
    """Return how likely a catch is before armies are seen, with what stands there now."""
    city, ships = attackers(view, seat, space)
    return catch_chance(view.public, attack_total(ships, city, army=True), city.difficulty)


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
                answer[field.key] = (CLAIMED if claims else LET_GO,)  # wherever one is lost first
            case "aids":
                answer[field.key] = ()
            case _:
                answer[field.key] = (usual[kind],)
    return answer

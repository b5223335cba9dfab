"""The question for battle orders: all a captain over cities may decide ahead, at once.

They serve whether to fight, what joins, what is lost, raid or search, and armies met by a search.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Seat
from engine.core.forms import Field, Form, Option, Section, make_form
from engine.core.words import Text, say
from engine.invasion.battles.battles import Battle, fight_chance, percent
from engine.invasion.cards.keys import ASK
from engine.invasion.cards.wording import at_city
from engine.invasion.orders.choosing import AHEAD, ALWAYS, NEVER
from engine.invasion.orders.orders import CITY, FIGHT, LOSE, WHEN, Spot
from engine.invasion.orders.outlook import EVEN, fight_now, fights_offered, place_label
from engine.invasion.orders.overview import by_kind, first_of, listed, one_line
from engine.invasion.orders.quick import QUICK_ASK, before, quick_fights, setting_aside, why_fights
from engine.invasion.orders.suggesting import SUGGESTED, drafted, ordered, suggested
from engine.kit.advice import Orders
from engine.kit.memo import latest
from engine.tremble_draft.ahead.joining import JOIN
from engine.tremble_draft.ahead.terms import FACED, LABELS, STAY, TO_ASK, USUAL, WHENS
from engine.tremble_draft.cards.cards import City, Ship
from engine.tremble_draft.phases.looting import RAID, SEARCH, captured, choices
from engine.tremble_draft.phases.losses import worth
from engine.tremble_draft.phases.reserve import helped, in_reserve
from engine.tremble_draft.phases.turns import ARMIES
from engine.tremble_draft.suggesting.battles import at_risk
from engine.tremble_draft.suggesting.orders import battle_orders
from engine.tremble_draft.table.view import ID, DraftView
from engine.tremble_draft.table.wording import squad_labels, squad_note

_USUAL = {FIGHT: AHEAD, WHEN: ALWAYS, CITY: RAID, ARMIES: USUAL}
_SUGGESTED_FIRST = say("tremble-draft-ahead-suggested-first")

# The question


def form(view: DraftView, ask: Ask, draft: Answer) -> Form:
    """Make the form; what a draft does not say is filled in with suggestions.

    What only a search would ask for has no options where a city is raided.
    """
    fields: list[Field] = []
    picked: dict[str, tuple[str, ...]] = {}
    for each in filled_in(view, ask):
        field = drafted(each, draft)
        if _is_idle(field.key, picked):
            field = replace(field, options=(), chosen=(), least=0)
        picked[field.key] = field.chosen
        fields.append(field)
    blank = {field.key: field.chosen for field in filled_in(view, ask)}
    had = {
        field.key: before(field, draft, blank[field.key], NEVER)
        for field in fields
        if field.key.startswith(FIGHT)
    }
    for space in ask.about:
        fields = list(_with_quick(view, ask.seat, space, fields, had))
    sections = [_section(view, ask.seat, space, fields) for space in ask.about]
    told = _SUGGESTED_FIRST if view.public.turn == 1 else SUGGESTED
    return setting_aside(make_form(fields, facts=(told,), sections=sections), had)


def _with_quick(
    view: DraftView, seat: Seat, space: int, fields: Iterable[Field], had: Answer
) -> Iterator[Field]:
    """Offer for a city what is a press away; nothing of what follows on a retreat."""
    battle, retreats = _battle(view, space), False
    for field in fields:
        quick = field.quick
        if field.key == Spot(FIGHT, space).key and battle is not None:
            quick = quick_fights(field, had[field.key], battle, seat)
            retreats = field.chosen == (NEVER,)
        elif field.key == Spot(CITY, space).key and not retreats:
            asks = battle is None or field.chosen == (ASK,)
            taking = [option for option in field.options if option.key in {RAID, SEARCH}]
            quick = (*taking, *((QUICK_ASK,) if asks else ()))
        yield replace(field, quick=quick) if quick else field


def _is_idle(key: str, picked: Mapping[str, tuple[str, ...]]) -> bool:
    """Tell whether a field has nothing to decide after what is chosen in those before it."""
    kind, _, space = key.partition(".")
    match kind:
        case "when":
            return not picked[f"{JOIN}.{space}"]
        case "stay":
            return picked[f"{CITY}.{space}"] != (SEARCH,)
        case "armies":
            return picked[f"{CITY}.{space}"] == (RAID,)
    return False


@latest
def filled_in(view: DraftView, ask: Ask) -> tuple[Field, ...]:
    """Make the fields of an empty draft, filled in as a steady captain would."""
    wanted = battle_orders(view, ask)
    fields = [field for space in ask.about for field in _fields(view, ask.seat, space)]
    return tuple([suggested(field, wanted.get(field.key, ())) for field in fields])


def _fields(view: DraftView, seat: Seat, space: int) -> Iterator[Field]:
    city, ships = captured(view, seat, space)
    reserve: tuple[Ship, ...] = ()
    battle = _battle(view, space)
    if battle is not None:
        reserve = in_reserve(view, seat)
        fights = fights_offered(battle, seat, partial(_fight_now, view, battle, seat))
        yield _field(FIGHT, space, city, tuple(fights))
        if reserve:
            options = _ships(view, reserve)
            yield replace(_field(JOIN, space, city, options), least=0, most=len(reserve))
            yield _field(WHEN, space, city, WHENS)
    flown = (*ships, *reserve)
    if len(flown) > 1 and battle is not None:
        yield _field(LOSE, space, city, _ships(view, flown))
    yield _field(CITY, space, city, (*choices(city), TO_ASK))
    if len(flown) > 1:
        yield replace(_field(STAY, space, city, _ships(view, flown)), most=len(flown))
    yield _field(ARMIES, space, city, FACED)


def _field(kind: str, space: int, city: City, options: tuple[Option, ...]) -> Field:
    return Field(Spot(kind, space).key, at_city(LABELS[kind], space, city.name), options)


def _battle(view: DraftView, space: int) -> Battle | None:
    """Find the battle for a space; None where a captain is alone."""
    return next((each for each in view.public.battles if each.space == space), None)


def _ships(view: DraftView, ships: Iterable[Ship]) -> tuple[Option, ...]:
    labels = squad_labels(view)
    return tuple([Option(ship.id, labels[ship.id], squad_note(ship.id)) for ship in ships])


def _fight_now(view: DraftView, battle: Battle, seat: Seat, order: str) -> Text | None:
    """Say what an order to fight comes to as things stand, and at poor odds why to fight."""
    chance = percent(fight_chance(battle, seat))
    if order == ALWAYS and chance < EVEN and at_risk(view, seat, battle.space) <= 0:
        return say("tremble-draft-ahead-now-fight-last", percent=chance)
    return fight_now(battle, seat, order)


def _section(view: DraftView, seat: Seat, space: int, fields: Iterable[Field]) -> Section:
    """Sum up the orders for one space: what they say, and come to as things stand."""
    own, battle = by_kind(fields, space), _battle(view, space)
    keys = tuple([field.key for field in own.values()])
    city, _ = captured(view, seat, space)
    place = say("invasion-place", space=space, city=city.name)
    label = place_label(place, battle, seat)
    line, note, facts = one_line(_clauses(own)), None, tuple[Text, ...]()
    brief = [*_why(battle, seat, own), *_following(own)]
    if battle is not None:
        then = _fight_now(view, battle, seat, first_of(own, FIGHT))
        note = then and say("invasion-ahead-now", then=then)
        facts = tuple(_odds(view, seat, battle))
    return Section(label, line, keys, note, facts, one_line(brief) if brief else None)


def _why(battle: Battle | None, seat: Seat, own: Mapping[str, Field]) -> Iterable[Text]:
    """Say why a city is fought for or left as things stand."""
    return () if battle is None else why_fights(battle, seat, first_of(own, FIGHT))


def _clauses(fields: Mapping[str, Field]) -> Iterator[Text]:
    """Say order by order what is chosen; nothing that a retreat or a raid makes idle."""
    fight, city = first_of(fields, FIGHT), listed(fields[CITY])
    yield listed(fields[FIGHT]) if fight else city
    if fight and fight not in (NEVER, ASK):
        yield say("invasion-ahead-line-won", order=city)
    yield from _following(fields)


def _following(fields: Mapping[str, Field]) -> Iterator[Text]:
    """Say what is ordered beside fights and rewards, as far as there is no retreat."""
    if first_of(fields, FIGHT) in (NEVER, ASK):
        return
    if first_of(fields, STAY):
        yield say("tremble-draft-ahead-line-stay", ships=listed(fields[STAY]))
    if first_of(fields, ARMIES):
        yield say("invasion-ahead-line-armies", order=listed(fields[ARMIES]))
    if first_of(fields, LOSE):
        yield say("invasion-ahead-line-lost", ship=listed(fields[LOSE]))
    if first_of(fields, JOIN):
        yield say("tremble-draft-ahead-line-join", ships=listed(fields[JOIN]))


def _odds(view: DraftView, seat: Seat, battle: Battle) -> Iterator[Text]:
    """Tell how likely a fight is won as things stand, and with or against ships in reserve."""
    yield say("tremble-draft-fact-ahead", percent=percent(fight_chance(battle, seat)))
    yield from helped(view, seat, battle)


def suggested_orders(view: DraftView, ask: Ask) -> Answer:
    """Give the orders that the form is filled in with."""
    return form(view, ask, {}).answer()


def as_ordered(view: DraftView, ask: Ask, orders: Orders) -> Answer:
    """Give the orders there are; else fight if strongest, let none join, raid."""

    def usual(_field: Field, kind: str, space: int, _answer: Answer) -> tuple[str, ...]:
        if kind in _USUAL:
            return (_USUAL[kind],)
        if kind == JOIN:
            return ()
        _, ships = captured(view, ask.seat, space)
        return tuple(map(ID, ships)) if kind == STAY else (min(ships, key=worth).id,)

    return ordered(filled_in(view, ask), orders, usual)

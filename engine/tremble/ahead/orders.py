"""The question for battle orders (RL-28): all a captain over cities may decide ahead, at once."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from engine.core.asks import Answer, Ask
from engine.core.forms import Field, Form, Option, make_form
from engine.core.words import say
from engine.invasion.battles.battles import percent
from engine.invasion.cards.keys import ASK
from engine.invasion.cards.wording import at_city
from engine.invasion.orders.choosing import AHEAD, ALWAYS, NEVER
from engine.invasion.orders.orders import CITY, FIGHT, LOSE, WHEN, Spot
from engine.invasion.orders.outlook import as_it_stands, fights_offered
from engine.invasion.orders.quick import (
    QUICK_ASK,
    as_they_stand,
    before,
    quick_fights,
    setting_aside,
)
from engine.invasion.orders.suggesting import SUGGESTED, drafted, ordered, suggested
from engine.kit.advice import Orders
from engine.kit.memo import latest
from engine.tremble.ahead.outlook import (
    Outlook,
    city_now,
    fight_in,
    helped_chances,
    outlook,
    raids_now,
)
from engine.tremble.ahead.overview import section
from engine.tremble.ahead.terms import AIDS, CARDS, CITIES, CLAIM, STATIONS, WHENS, saves_ships
from engine.tremble.cards.effects import ARMY_STATIONS, CompensationKind, StationKind
from engine.tremble.cards.tables import SHIPS
from engine.tremble.choosing.using import TURNS
from engine.tremble.phases.facing import ARMIES, FACED, USUAL
from engine.tremble.phases.losses import CLAIM as CLAIMED
from engine.tremble.phases.losses import LET_GO
from engine.tremble.phases.reward import CATCH, RAID
from engine.tremble.suggesting.orders import battle_orders
from engine.tremble.table.aids import at_hand
from engine.tremble.table.view import TrembleView
from engine.tremble.table.wording import aid_note, squad_labels, squad_note, told_apart

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
_USUAL = {FIGHT: AHEAD, CITY: RAID, ARMIES: USUAL, WHEN: TURNS}
_NAMES = {
    FIGHT: say("tremble-ahead-name-fight"),
    LOSE: say("tremble-ahead-name-lose"),
    CLAIM: say("tremble-ahead-name-claim"),
    AIDS: say("tremble-ahead-name-aids"),
    CITY: say("tremble-ahead-name-city"),
    ARMIES: say("tremble-ahead-name-armies"),
}
_NAME_ALONE = say("tremble-ahead-name-alone")
_SUGGESTED_FIRST = say("tremble-ahead-suggested-first")
_CATCH_STATIONS = ARMY_STATIONS | {StationKind.FEWER_ARMIES, StationKind.SAVE_SHIP}


# The question


class _Blank(NamedTuple):
    """What the form of an empty draft has: fields filled with suggestions, and what is seen."""

    fields: tuple[Field, ...]
    seen: tuple[Outlook, ...]


def form(view: TrembleView, ask: Ask, draft: Answer) -> Form:
    """Make the form; what a draft does not say is filled in with suggestions.

    Where a city is raided, what only a catch would ask for has no options. Where it is to be
    caught whatever the chance, all armies are fought until the captain says otherwise.
    """
    blank = _blank(view, ask)
    fought = {str(each.space) for each in blank.seen if each.battle is not None}
    raided, caught, aided = set[str](), set[str](), False
    fields: list[Field] = []
    for each in blank.fields:
        kind, _, space = each.key.partition(".")
        field = drafted(each, draft)
        if kind == CITY:
            raided.update([space] if field.chosen == (RAID,) else ())
            caught.update([space] if field.chosen == (CATCH,) else ())
        if kind == ARMIES and space in caught and each.key not in draft:
            field = replace(field, chosen=(ALWAYS,))
        idle = space in raided and (kind == ARMIES or space not in fought)
        if (idle and kind != CITY) or (kind == WHEN and not aided):
            field = replace(field, options=(), chosen=(), least=0)
        aided = aided or (kind == AIDS and bool(field.options))
        fields.append(field)
    return _summed_up(view, ask, blank, {field.key: field for field in fields}, draft)


def _summed_up(
    view: TrembleView, ask: Ask, blank: _Blank, fields: dict[str, Field], draft: Answer
) -> Form:
    """Say of each city what its orders are, and with what help a catch would be tried."""
    picked = {key: field.chosen for key, field in fields.items()}
    ticked = {space: picked.get(Spot(AIDS, space).key, ()) for space in ask.about}
    orders = {space: "".join(picked[Spot(CITY, space).key]) for space in ask.about}
    helped = helped_chances(view, ask, ticked, orders)
    for seen in blank.seen:
        if seen.space in helped:
            key = Spot(CITY, seen.space).key
            fields[key] = replace(fields[key], options=_cities(seen, helped[seen.space]))
    had = _had(blank, fields, draft)
    for seen in blank.seen:
        fields.update(_quick(seen, fields, had, helped.get(seen.space)))
    sections = [section(seen, fields.values(), helped.get(seen.space)) for seen in blank.seen]
    told = _SUGGESTED_FIRST if view.public.turn == 1 else SUGGESTED
    return setting_aside(make_form(fields.values(), facts=(told,), sections=sections), had)


def _had(blank: _Blank, fields: Mapping[str, Field], draft: Answer) -> Answer:
    """Return what was ordered for cities before they were left or raided."""
    meek = {FIGHT: NEVER, CITY: RAID}
    kinds = [(field, field.key.partition(".")[0]) for field in blank.fields]
    return {
        field.key: before(fields[field.key], draft, field.chosen, meek[kind])
        for field, kind in kinds
        if kind in meek
    }


def _quick(
    seen: Outlook, fields: Mapping[str, Field], had: Answer, helped: float | None
) -> Iterator[tuple[str, Field]]:
    """Offer for a city what is a press away; nothing of what follows on a retreat."""
    battle, taken = seen.battle, Spot(CITY, seen.space).key
    if battle is not None:
        key = Spot(FIGHT, seen.space).key
        fight = fields[key]
        yield key, replace(fight, quick=quick_fights(fight, had[key], battle, seen.seat))
        if fight.chosen == (NEVER,):
            return
    field = fields[taken]
    chance = percent(seen.caught if helped is None else helped)
    catch = Option(CATCH, say("tremble-quick-catch", humans=seen.worth, percent=chance))
    raid = Option(RAID, say("tremble-quick-raid", humans=seen.city.raid))
    stood_for = as_they_stand(
        field, had[taken], (catch, raid), lambda key: not raids_now(seen, key, helped)
    )
    asks = (QUICK_ASK,) if battle is None or field.chosen == (ASK,) else ()
    yield taken, replace(field, quick=(*stood_for[::-1], *asks))


def suggested_orders(view: TrembleView, ask: Ask) -> Answer:
    """Give the orders that the form is filled in with."""
    return form(view, ask, {}).answer()


@latest
def _blank(view: TrembleView, ask: Ask) -> _Blank:
    """Make the fields of an empty draft."""
    wanted = battle_orders(view, ask)
    seen = tuple([outlook(view, ask.seat, space) for space in ask.about])
    fields = [field for each in seen for field in _fields(view, each)]
    if any(field.key.startswith(AIDS) for field in fields):
        fields.append(Field(WHEN, say("tremble-field-ahead-when"), WHENS))
    return _Blank(tuple([suggested(each, wanted.get(each.key, ())) for each in fields]), seen)


def _fields(view: TrembleView, seen: Outlook) -> Iterator[Field]:
    """Ask what may be decided in a space: the city first where nobody else wants it."""
    battle = seen.battle
    taken = (
        _field(CITY, seen, _cities(seen, None), alone=battle is None),
        _field(ARMIES, seen, FACED),
    )
    if battle is None:
        yield from taken
    else:
        fights = fights_offered(battle, seen.seat, partial(fight_in, seen))
        yield _field(FIGHT, seen, tuple(fights))
    if len(seen.risked) > 1:
        labels = squad_labels(view)
        options = tuple([Option(ship, labels[ship], squad_note(ship)) for ship in seen.risked])
        yield _field(LOSE, seen, options)
    if battle is not None and at_hand(view, (), (CompensationKind.TROPHY,)):
        yield _field(CLAIM, seen, _CLAIMS)
    if aids := _usable(view, seen):
        labels = told_apart(aids)
        options = tuple([Option(aid, labels[aid], aid_note(aid)) for aid in aids])
        yield replace(_field(AIDS, seen, options), least=0, most=len(aids))
    if battle is not None:
        yield from taken


def _usable(view: TrembleView, seen: Outlook) -> tuple[str, ...]:
    """List the stations and cards that may be of use in a space."""
    stations = _CATCH_STATIONS if seen.battle is None else STATIONS
    found = at_hand(view, stations, CARDS)
    return tuple([aid for aid in found if not (seen.safe and saves_ships(aid))])


def _field(kind: str, seen: Outlook, options: tuple[Option, ...], *, alone: bool = False) -> Field:
    key, name = (_ALONE, _NAME_ALONE) if alone else (_LABELS[kind], _NAMES[kind])
    label = at_city(key, seen.space, seen.city.name)
    return Field(Spot(kind, seen.space).key, label, options, short=name)


def _cities(seen: Outlook, helped: float | None) -> tuple[Option, ...]:
    """Offer to raid or to catch, and say beside it what that is as things stand."""
    raid = Option(RAID, say("tremble-option-raid", humans=seen.city.raid))
    return (
        raid,
        *(as_it_stands(each, city_now(seen, each.key, helped)) for each in CITIES[1:]),
    )


def as_ordered(view: TrembleView, ask: Ask, orders: Orders) -> Answer:
    """Give the orders there are; else fight if strongest, use nothing, raid."""
    claims = bool(at_hand(view, (), (CompensationKind.TROPHY,)))

    def usual(field: Field, kind: str, space: int, answer: Answer) -> tuple[str, ...]:
        if kind == AIDS:
            return ()
        if kind == LOSE:
            return (min([each.key for each in field.options], key=lambda ship: SHIPS[ship].price),)
        if kind == CLAIM:  # wherever one is lost first
            return (CLAIMED if claims else LET_GO,)
        fights_all = kind == ARMIES and answer[Spot(CITY, space).key] == (CATCH,)
        return (ALWAYS if fights_all else _USUAL[kind],)

    return ordered(_blank(view, ask).fields, orders, usual)

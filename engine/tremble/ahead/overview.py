"""Battle orders city by city (RL-28): what they say in a line, and come to as things stand."""

from collections.abc import Iterable, Iterator, Mapping

from engine.core.forms import Field, Section
from engine.core.words import Text, say
from engine.invasion.battles import totals
from engine.invasion.choosing import NEVER
from engine.invasion.keys import ASK
from engine.invasion.orders import CITY, FIGHT, LOSE, Spot
from engine.tremble.ahead.outlook import (
    Outlook,
    city_now,
    facts,
    fight_now,
    fights_now,
    met,
    raids_now,
)
from engine.tremble.ahead.terms import AIDS, CLAIM
from engine.tremble.phases.facing import ARMIES
from engine.tremble.phases.losses import CLAIM as CLAIMED


def section(seen: Outlook, fields: Iterable[Field], helped: float | None) -> Section:
    """Sum up the orders for one space."""
    by_kind = {
        field.key.partition(".")[0]: field
        for field in fields
        if field.key.endswith(f".{seen.space}")
    }
    keys = tuple([Spot(kind, seen.space).key for kind in by_kind])
    line, *more = _clauses(by_kind, raids=raids_now(seen, _key(by_kind, CITY), helped))
    for clause in more:
        line = say("list-clause", rest=line, next=clause)
    return Section(_label(seen), line, keys, _note(seen, by_kind, helped), facts(seen, helped))


def _label(seen: Outlook) -> Text:
    place = say("invasion-place", space=seen.space, city=seen.city.name)
    if seen.battle is None:
        return say("tremble-ahead-alone", place=place)
    own, _ = totals(seen.battle, seen.seat)
    return say("tremble-ahead-battle", place=place, own=own, rivals=met(seen))


def _clauses(fields: Mapping[str, Field], *, raids: bool) -> Iterator[Text]:
    """Say order by order what is chosen; nothing that a retreat or a raid makes idle."""
    fight, city = _key(fields, FIGHT), _key(fields, CITY)
    if fight:
        yield _listed(fields[FIGHT])
    elif city:
        yield _listed(fields[CITY])
    else:
        yield say("tremble-ahead-line-open")
    if fight in (NEVER, ASK):
        return
    if fight and city:
        yield say("invasion-ahead-line-won", order=_listed(fields[CITY]))
    if city and not raids and _key(fields, ARMIES):
        yield say("tremble-ahead-line-armies", order=_listed(fields[ARMIES]))
    if _key(fields, LOSE):
        yield say("tremble-ahead-line-lost", ship=_listed(fields[LOSE]))
    if _key(fields, CLAIM) == CLAIMED:
        yield say("tremble-ahead-line-claim")
    if _key(fields, AIDS):
        yield say("tremble-ahead-line-aids", aids=_listed(fields[AIDS]))


def _key(fields: Mapping[str, Field], kind: str) -> str:
    """Return what is chosen in a field first; empty where nothing is, or it is not asked."""
    return next(iter(fields[kind].chosen), "") if kind in fields else ""


def _listed(field: Field) -> Text:
    """List what is chosen in a field."""
    first, *others = [each.label for each in field.options if each.key in field.chosen] or [
        say("tremble-ahead-line-open")
    ]
    for other in others:
        first = say("list-comma", rest=first, next=other)
    return first


def _note(seen: Outlook, fields: Mapping[str, Field], helped: float | None) -> Text | None:
    """Say what the orders for a space come to if nothing changes."""
    order = _key(fields, FIGHT)
    fight, city = fight_now(seen, order), city_now(seen, _key(fields, CITY), helped)
    if fights_now(seen, order) is False or order == NEVER:
        city = None
    if fight is not None and city is not None:
        return say("tremble-ahead-now-both", fight=fight, city=city)
    then = fight or city
    return None if then is None else say("tremble-ahead-now", then=then)

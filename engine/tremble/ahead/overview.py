"""Battle orders city by city (RL-28): what they say in a line, and come to as things stand."""

from collections.abc import Iterable, Iterator, Mapping

from engine.core.forms import Field, Section
from engine.core.words import Text, say
from engine.invasion.battles.battles import percent
from engine.invasion.cards.keys import ASK
from engine.invasion.orders.choosing import NEVER
from engine.invasion.orders.orders import CITY, FIGHT, LOSE
from engine.invasion.orders.outlook import place_label
from engine.invasion.orders.overview import by_kind, first_of, listed, one_line
from engine.invasion.orders.quick import why_fights
from engine.tremble.ahead.outlook import (
    Outlook,
    city_now,
    facts,
    fight_in,
    fights_in,
    raids_now,
)
from engine.tremble.ahead.terms import AIDS, CLAIM
from engine.tremble.choosing.rewards import MORE
from engine.tremble.phases.facing import ARMIES
from engine.tremble.phases.losses import CLAIM as CLAIMED

_LEAST = "tremble-quick-why-catch", "tremble-quick-why-raid"
_MORE = "tremble-quick-why-catch-more", "tremble-quick-why-raid-more"


def section(seen: Outlook, fields: Iterable[Field], helped: float | None) -> Section:
    """Sum up the orders for one space."""
    own = by_kind(fields, seen.space)
    keys = tuple([field.key for field in own.values()])
    raids = raids_now(seen, first_of(own, CITY), helped)
    line = one_line(_clauses(own, seen.stake, raids=raids))
    place = say("invasion-place", space=seen.space, city=seen.city.name)
    label = place_label(place, seen.battle, seen.seat)
    brief = one_line(told) if (told := list(_brief(seen, own, helped))) else None
    return Section(label, line, keys, _note(seen, own, helped), facts(seen, helped), brief)


def _clauses(fields: Mapping[str, Field], stake: Text | None, *, raids: bool) -> Iterator[Text]:
    """Say order by order what is chosen; nothing that a retreat or a raid makes idle.

    A ship is named that is lost without being chosen, as it is the only one.
    """
    fight, city = first_of(fields, FIGHT), first_of(fields, CITY)
    if fight:
        yield listed(fields[FIGHT])
    elif city:
        yield listed(fields[CITY])
    else:
        yield say("invasion-ahead-line-open")
    if fight in (NEVER, ASK):
        return
    if fight and city:
        yield say("invasion-ahead-line-won", order=listed(fields[CITY]))
    if city and not raids and first_of(fields, ARMIES):
        yield say("invasion-ahead-line-armies", order=listed(fields[ARMIES]))
    yield from _staked(fields, stake, raids=raids)
    if first_of(fields, AIDS):
        yield say("tremble-ahead-line-aids", aids=listed(fields[AIDS]))


def _staked(fields: Mapping[str, Field], stake: Text | None, *, raids: bool) -> Iterator[Text]:
    """Say which ship is lost by whoever is beaten, and that a card is taken all the same."""
    if first_of(fields, LOSE):
        yield say("invasion-ahead-line-lost", ship=listed(fields[LOSE]))
    elif stake is not None and (first_of(fields, FIGHT) or not raids):
        yield say("invasion-ahead-line-lost", ship=stake)
    if first_of(fields, CLAIM) == CLAIMED:
        yield say("tremble-ahead-line-claim")


def _brief(seen: Outlook, own: Mapping[str, Field], helped: float | None) -> Iterator[Text]:
    """Say why the orders come to what they do now, and what is at stake."""
    fight, city = first_of(own, FIGHT), first_of(own, CITY)
    if not city:
        yield say("invasion-ahead-line-open")
        return
    if seen.battle is not None:
        yield from why_fights(seen.battle, seen.seat, fight)
        yield from seen.left_out("tremble-quick-left-out")
    if fight in (NEVER, ASK) or fights_in(seen, fight) is False:
        return
    raids = raids_now(seen, city, helped)
    if city == MORE:
        yield say(_MORE[raids])
    elif city.isdecimal():
        chance = percent(seen.caught if helped is None else helped)
        yield say(_LEAST[raids], percent=chance, least=int(city))
    yield from _staked(own, seen.stake, raids=raids)
    if first_of(own, AIDS):
        yield say("tremble-ahead-line-aids", aids=listed(own[AIDS]))


def _note(seen: Outlook, fields: Mapping[str, Field], helped: float | None) -> Text | None:
    """Say what the orders for a space come to if nothing changes."""
    order = first_of(fields, FIGHT)
    fight, city = fight_in(seen, order), city_now(seen, first_of(fields, CITY), helped)
    if fights_in(seen, order) is False or order == NEVER:
        city = None
    if fight is not None and city is not None:
        return say("invasion-ahead-now-both", fight=fight, city=city)
    then = fight or city
    return None if then is None else say("invasion-ahead-now", then=then)

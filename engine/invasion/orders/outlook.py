"""What orders to fight come to as things stand: who meets in a space, and who would win."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.core.forms import Option
from engine.core.words import Text, captain, say
from engine.invasion.battles.battles import Battle, Fighter, fight_chance, percent, totals
from engine.invasion.orders.choosing import AHEAD, ALWAYS, FIGHTS, ONLY, fights
from engine.invasion.orders.overview import listing

EVEN = 50  # per cent; below it one says why to fight


def rivals_in(battle: Battle, seat: Seat) -> list[Fighter]:
    """List who else wants the city, by seat."""
    others = (each for each in battle.fighters if each.seat != seat)
    return sorted(others, key=lambda each: each.seat)


def fights_now(battle: Battle, seat: Seat, order: str) -> bool | None:
    """Tell whether an order fights as things stand; None where they do not say."""
    if order.startswith(ONLY):
        return False  # it is offered where there are several
    if order in (ALWAYS, AHEAD) or order.isdecimal():
        return fights(battle, seat, order)
    return None


def fight_now(battle: Battle, seat: Seat, order: str) -> Text | None:
    """Say what an order to fight comes to as things stand."""
    then = fights_now(battle, seat, order)
    if then is None:
        return None
    key = "invasion-ahead-now-fight" if then else "invasion-ahead-now-retreat"
    return say(key, percent=percent(fight_chance(battle, seat)))


def only_now(battle: Battle, seat: Seat, rival: Fighter) -> Text:
    """Say how likely a captain would win against one rival alone."""
    pair = tuple([each for each in battle.fighters if each.seat in (seat, rival.seat)])
    chance = fight_chance(Battle(battle.space, pair), seat)
    return say("invasion-ahead-now-only", percent=percent(chance))


def fights_offered(
    battle: Battle, seat: Seat, now: Callable[[str], Text | None]
) -> Iterator[Option]:
    """Offer to fight or to retreat, and say beside it what that is as things stand.

    Where several rivals are, one may also be fought alone.
    """
    for each in FIGHTS[:-1]:
        yield as_it_stands(each, now(each.key))
    rivals = rivals_in(battle, seat)
    for rival in rivals if len(rivals) > 1 else ():
        label = say("invasion-ahead-fight-only", captain=captain(rival.seat))
        yield Option(f"{ONLY}{rival.seat}", label, only_now(battle, seat, rival))
    yield FIGHTS[-1]


def as_it_stands(option: Option, then: Text | None) -> Option:
    """Note beside an option what it comes to if nothing changes."""
    return option if then is None else replace(option, note=say("invasion-ahead-now", then=then))


def met(battle: Battle, seat: Seat) -> Text:
    """List the rivals in a space with what they bring."""
    return listing(
        [
            say("invasion-ahead-rival", captain=captain(each.seat), total=each.total)
            for each in rivals_in(battle, seat)
        ]
    )


def place_label(place: Text, battle: Battle | None, seat: Seat) -> Text:
    """Name a space, and who meets there."""
    if battle is None:
        return say("invasion-ahead-alone", place=place)
    own, _ = totals(battle, seat)
    return say("invasion-ahead-battle", place=place, own=own, rivals=met(battle, seat))

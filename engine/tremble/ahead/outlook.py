"""What battle orders come to as things stand in a space: fight or retreat, raid or catch."""

from collections.abc import Mapping
from typing import NamedTuple

from engine.core.asks import Ask, Seat
from engine.core.words import Text, say
from engine.invasion.battles.battles import fight_chance, percent
from engine.invasion.cards.attack import attack_total
from engine.invasion.orders.choosing import ALWAYS
from engine.invasion.orders.outlook import EVEN, fight_now, fights_now, rivals_in
from engine.tremble.cards.cards import City
from engine.tremble.cards.effects import CompensationKind, StationKind
from engine.tremble.choosing.rewards import MORE, catches, helping
from engine.tremble.phases.losses import choices
from engine.tremble.phases.reward import CATCH, RAID, attackers, catch_worth, fewer
from engine.tremble.table.aids import at_hand, stations_ready
from engine.tremble.table.chances import catch_chance
from engine.tremble.table.view import TURNS, Battle, TrembleView
from engine.tremble.table.wording import left_out, squad_labels

_BEATEN = "tremble-ahead-now-fight-beaten", "tremble-ahead-now-fight-last"
_CATCH = "tremble-ahead-now-catch", "tremble-ahead-now-catch-helped"
_RAID = "tremble-ahead-now-raid", "tremble-ahead-now-raid-helped"


class Outlook(NamedTuple):
    """What a captain sees of a space: the odds of a fight, and of a catch without help."""

    view: TrembleView
    seat: Seat
    space: int
    city: City
    battle: Battle | None
    chance: float
    caught: float
    worth: int  # humans that a catch brings
    risked: tuple[str, ...]  # the ships there that can be lost
    stake: Text | None  # the only one of them, where there is one
    last: bool  # whether no turn comes after this one

    @property
    def safe(self) -> bool:
        """Tell whether none of the ships there can be lost."""
        return not self.risked

    def left_out(self, key: str) -> tuple[Text, ...]:
        """Say under `key` what the odds of a fight leave out, if anything."""
        if self.battle is None:
            return ()
        return left_out(key, self.view, [each.seat for each in rivals_in(self.battle, self.seat)])


def outlook(view: TrembleView, seat: Seat, space: int) -> Outlook:
    """Look at a space where a captain has ships."""
    city, ships = attackers(view, seat, space)
    battle = next((each for each in view.public.battles if each.space == space), None)
    chance = fight_chance(battle, seat) if battle is not None else 1.0
    total = attack_total(ships, city, army=True)
    caught = catch_chance(view.public, total, city.difficulty)
    bonuses = stations_ready(view.public.captains[seat], (StationKind.CATCH_BONUS,))
    worth = catch_worth(city, [each.id for each in bonuses])
    risked = choices(view, seat, space)
    stake = squad_labels(view)[risked[0]] if len(risked) == 1 else None
    last = view.public.turn == TURNS
    return Outlook(view, seat, space, city, battle, chance, caught, worth, risked, stake, last)


def fights_in(seen: Outlook, order: str) -> bool | None:
    """Tell whether an order fights as things stand; None where they do not say."""
    return None if seen.battle is None else fights_now(seen.battle, seen.seat, order)


def fight_in(seen: Outlook, order: str) -> Text | None:
    """Say what an order to fight comes to as things stand, and at poor odds why to fight."""
    if seen.battle is None:
        return None
    chance, fights = percent(seen.chance), fights_in(seen, order)
    if fights and seen.safe:
        return say("tremble-ahead-now-fight-safe", percent=chance)
    if fights and order == ALWAYS and chance < EVEN:
        return say(_BEATEN[seen.last], percent=chance)
    return fight_now(seen.battle, seen.seat, order)


def city_now(seen: Outlook, order: str, helped: float | None) -> Text | None:
    """Say what an order to raid or catch comes to as things stand, with help where there is any."""
    if order not in (CATCH, MORE) and not order.isdecimal():
        return None
    chance = seen.caught if helped is None else helped
    keys = _RAID if raids_now(seen, order, helped) else _CATCH
    return say(keys[helped is not None], percent=percent(chance))


def raids_now(seen: Outlook, order: str, helped: float | None) -> bool:
    """Tell whether an order for a city comes to a raid as things stand."""
    if order != MORE and not order.isdecimal():
        return order == RAID
    chance = seen.caught if helped is None else helped
    return not catches(order, chance, chance * seen.worth > seen.city.raid)


def helped_chances(
    view: TrembleView,
    ask: Ask,
    ticked: Mapping[int, tuple[str, ...]],
    orders: Mapping[int, str],
) -> Mapping[int, float]:
    """Return how likely catches are with what may meet fewer armies, where it may.

    Each card and station helps one catch, the leftmost for which it is ticked.
    """
    left = at_hand(view, (StationKind.FEWER_ARMIES,), (CompensationKind.FEWER_ARMIES,))
    chances: dict[int, float] = {}
    for space in ask.about if left else ():
        city, ships = attackers(view, ask.seat, space)
        wanted = [aid for aid in left if aid in ticked.get(space, ())]
        (used,) = helping(wanted, city.difficulty)
        if not used:
            continue
        total = attack_total(ships, city, army=True)
        chance = catch_chance(view.public, total, max(0, city.difficulty - fewer(used)))
        chances[space] = chance
        order = orders.get(space, "")
        more = chance * city.catch > city.raid
        if (order in (CATCH, MORE) or order.isdecimal()) and catches(order, chance, more):
            left = tuple([aid for aid in left if aid not in used])
    return chances


def facts(seen: Outlook, helped: float | None) -> tuple[Text, ...]:
    """Tell the odds of the fight in a space, and those of a catch."""
    told: tuple[Text, ...] = ()
    if seen.battle is not None:
        told += (say("tremble-fact-ahead-fight", percent=percent(seen.chance)),)
        told += seen.left_out("tremble-fact-left-out")
        if seen.safe:
            told += (say("tremble-fact-ahead-safe"),)
    city = seen.city
    told += (
        say(
            "tremble-fact-ahead-city",
            raid=city.raid,
            catch=city.catch,
            difficulty=city.difficulty,
            percent=percent(seen.caught),
        ),
    )
    if helped is not None:
        told += (say("tremble-fact-ahead-helped", percent=percent(helped)),)
    return told

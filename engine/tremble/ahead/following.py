"""What follows from orders, question by question, whenever they were given (RL-28, RL-30).

Without orders it is what counts where nobody answers (section 8 of the digest).
"""

from collections.abc import Callable, Sequence

from engine.core.asks import Answer, Ask
from engine.invasion.battles.transfers import BEST, MOVES, moved
from engine.invasion.cards.keys import ASK
from engine.invasion.orders.choosing import ALWAYS
from engine.invasion.orders.orders import CITY, LOSE, WHEN
from engine.kit.advice import Orders, order_of
from engine.tremble.ahead.terms import AIDS, CLAIM
from engine.tremble.cards.effects import (
    ARMY_STATIONS,
    BATTLE_STATIONS,
    ROLL_CARDS,
    CompensationKind,
    StationKind,
)
from engine.tremble.cards.tables import SHIPS
from engine.tremble.choosing import battles, rewards
from engine.tremble.choosing.using import TURNS, army_respond_with, respond_with
from engine.tremble.phases.aftermath import parts
from engine.tremble.phases.catch import catch_in
from engine.tremble.phases.facing import ARMIES, USUAL, faces
from engine.tremble.phases.losses import LET_GO
from engine.tremble.phases.moves import enemies_default
from engine.tremble.phases.reward import CATCH, RAID
from engine.tremble.suggesting import moves
from engine.tremble.table.aids import at_hand
from engine.tremble.table.view import TrembleView, battle_in


def move(view: TrembleView, ask: Ask, orders: Orders) -> Answer:
    """Send enemy ships away where that helps most, else leave all where they are."""
    sends = order_of(orders, MOVES) == BEST
    return moves.move(view, ask) if sends else enemies_default(view, ask)


def transfer(view: TrembleView, ask: Ask, orders: Orders) -> Answer:
    """Stay, flee, or go where it helps most."""
    return moved(view, ask, orders, moves.transfer)


def respond(view: TrembleView, ask: Ask, orders: Orders) -> Answer:
    """Answer a roll in a battle with what may be used for its space."""
    aids = _allowed(orders, ask.about[0], at_hand(view, BATTLE_STATIONS, ROLL_CARDS))
    return respond_with(view, ask, aids, order_of(orders, WHEN, usual=TURNS))


def army_respond(view: TrembleView, ask: Ask, orders: Orders) -> Answer:
    """Answer a roll against an army with what may be used for its space."""
    aids = _allowed(orders, ask.about[0], at_hand(view, ARMY_STATIONS, ROLL_CARDS))
    return army_respond_with(view, ask, aids, order_of(orders, WHEN, usual=TURNS))


def loss(view: TrembleView, ask: Ask, orders: Orders) -> Answer:
    """Give up the ships named, else the cheapest; save the dearest first, and claim cities.

    Those are claimed first that count for most tasks.
    """
    named = {ship for space in ask.about for ship in orders(LOSE, space)}
    answer = battles.give_up(
        view,
        ask,
        lambda ship: (ship not in named, SHIPS[ship].price, SHIPS[ship].attack),
        at_hand(view, (StationKind.SAVE_SHIP,), (CompensationKind.SAVE_SHIP,)),
        lambda ship: SHIPS[ship].price,
        lambda aid, space, _ship: aid in orders(AIDS, space),
    )
    if not battles.may_claim(view, ask):
        return answer

    def wanted(space: int) -> bool:
        return order_of(orders, CLAIM, space) != LET_GO

    return answer | battles.claims(view, ask, _worth_of(view), wanted)


def _worth_of(view: TrembleView) -> Callable[[int], tuple[int, int]]:
    """Rank cities by how many tasks they count for, then by what a raid brings."""

    def worth(space: int) -> tuple[int, int]:
        _, city = battle_in(view, space)
        return sum(each.task.counts(city) for each in view.public.tasks), city.raid

    return worth


def reward(view: TrembleView, ask: Ask, orders: Orders) -> Answer:
    """Raid or catch, city by city; what makes armies fewer helps once."""

    def helpers(left: Sequence[str], space: int, difficulty: int) -> list[tuple[str, ...]]:
        return rewards.helping(_allowed(orders, space, left), difficulty)

    def gain(catch: rewards.Prospect) -> float:
        more = catch.chance * catch.humans > catch.city.raid
        order = order_of(orders, CITY, catch.space, RAID)
        return float(rewards.catches(order, catch.chance, more))

    def faced(space: int) -> str:
        return order_of(orders, ARMIES, space, ASK)

    return rewards.reward(view, ask, helpers, gain, faced=faced)


def aftermath(view: TrembleView, ask: Ask, orders: Orders) -> Answer:
    """Give up and take."""
    lost, had = parts(view, ask)
    return {**loss(view, lost, orders), **reward(view, had, orders)}


def army(view: TrembleView, ask: Ask, orders: Orders) -> Answer:
    """Fight the next army or retreat before it; where a catch was ordered, fight them all."""
    space = ask.about[0]
    usual = ALWAYS if orders(CITY, space) == (CATCH,) else USUAL
    order = order_of(orders, ARMIES, space, usual)
    return rewards.army(fights=faces(order, catch_in(view, ask)))


def _allowed(orders: Orders, space: int, found: Sequence[str]) -> tuple[str, ...]:
    """List what may be used in a space, of what is at hand."""
    allowed = orders(AIDS, space)
    return tuple([aid for aid in found if aid in allowed])

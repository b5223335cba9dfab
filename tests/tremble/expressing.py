"""Live answers of a turn put into battle orders, as far as these can say them (RL-28)."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Draw, Over, Seat
from engine.core.chance import Chance
from engine.core.playthrough import Pick, random_answer
from engine.invasion.battles.battles import space_key
from engine.invasion.cards.keys import ASK
from engine.invasion.orders.orders import CITY, FIGHT, LOSE, WHEN, Spot
from engine.kit.agenda import popped
from engine.kit.ahead import spelled
from engine.tremble.advice import BATTLE_ORDERS
from engine.tremble.ahead.terms import AIDS, CLAIM
from engine.tremble.cards.tables import AIDS as AIDS_OF_ALL
from engine.tremble.phases.facing import ARMIES, MOST
from engine.tremble.rules import STEPS, TREMBLE
from engine.tremble.table.state import State

LIVED = frozenset({"fight", "respond", "loss", "reward", "army", "army-respond"})


class Moment(NamedTuple):
    """A decision: the state in which it was taken, what was asked, and the answers."""

    state: State
    waits: Decide
    answers: dict[Seat, Answer]


def lived(state: State, chance: Chance, pick: Pick) -> list[Moment]:
    """Play battles and rewards of a turn at random, all in turn; return all decisions.

    All have ordered that they want to be asked, as live tables ask for several cases at once.
    """
    moments: list[Moment] = []
    spots = (
        Spot(kind, group.space).key for group in state.groups for kind in (FIGHT, CITY, ARMIES)
    )
    asking = spelled(dict.fromkeys(spots, (ASK,)))
    captains = tuple(replace(captain, orders=asking) for captain in state.captains)
    turn = STEPS.gone_on((replace(popped(state), captains=captains), ()))
    while True:
        pending, state = TREMBLE.pending(turn.state), turn.state
        if isinstance(pending, Draw):
            turn = TREMBLE.draw(state, chance.outcome(pending))
        elif isinstance(pending, Over) or pending.asks[0].kind not in LIVED:
            return moments
        else:
            answers = {ask.seat: _at_random(state, ask, pick) for ask in pending.asks}
            moments.append(Moment(state, pending, answers))
            turn = TREMBLE.decide(state, answers)


def _at_random(state: State, ask: Ask, pick: Pick) -> Answer:
    view = TREMBLE.view(state, ask.seat)
    return random_answer(lambda draft: TREMBLE.form(view, ask, draft), pick)


def orders_for(moments: Iterable[Moment]) -> dict[Seat, Answer]:
    """Give the orders that say what was decided live, as near as they can."""
    orders: dict[Seat, dict[str, tuple[str, ...]]] = defaultdict(dict)
    for moment in moments:
        for ask in moment.waits.asks:
            own, answer = orders[ask.seat], moment.answers[ask.seat]
            for key, picked in _said(moment.state, ask.kind, ask.about, answer):
                own[key] = own.get(key, ()) + picked if key.startswith(AIDS) else picked
    return {seat: {WHEN: ("freely",), **own} for seat, own in orders.items()}


def _said(
    state: State, kind: str, about: tuple[int, ...], answer: Answer
) -> Iterator[tuple[str, tuple[str, ...]]]:
    space = about[0]
    match kind:
        case "fight":
            for each in about:
                fights = answer[space_key(each)] == ("fight",)
                yield Spot(FIGHT, each).key, ("always" if fights else "never",)
        case "respond" | "army-respond" if answer["use"] != ("pass",):
            yield Spot(AIDS, space).key, answer["use"]
        case "loss":
            for each in about:
                picked = answer.get(space_key(each), ())
                yield Spot(AIDS if {*picked} & AIDS_OF_ALL.keys() else LOSE, each).key, picked
                if claim := answer.get(f"claim.{each}"):
                    yield Spot(CLAIM, each).key, claim
        case "reward":
            for each in about:
                yield Spot(CITY, each).key, answer[space_key(each)]
                yield Spot(AIDS, each).key, answer.get(f"use.{each}", ())
                yield Spot(ARMIES, each).key, ("always",)
        case "army" if answer["choice"] == ("retreat",):
            catches = TREMBLE.view(state, None).public.catches
            catch = next(each for each in catches if each.space == space)
            fought = sum(army.attack is not None for army in catch.armies[: catch.beaten])
            yield Spot(ARMIES, space).key, (f"{MOST}{fought}" if fought else "never",)


class Unsaid(NamedTuple):
    """A decision that orders take otherwise than it was taken live."""

    kind: str
    live: Answer
    ordered: Answer


def unsaid(moments: Iterable[Moment], orders: dict[Seat, Answer]) -> Iterator[Unsaid]:
    """List the decisions that orders take otherwise, each at its own moment."""
    for moment in moments:
        captains = tuple(
            replace(captain, orders=spelled(orders.get(seat, {})))
            for seat, captain in enumerate(moment.state.captains)
        )
        state = replace(moment.state, ahead=True, captains=captains, unordered=())
        taken = BATTLE_ORDERS.joined(state, moment.waits, {})
        for ask in moment.waits.asks:
            live, ordered = moment.answers[ask.seat], taken[ask.seat]
            if any(live.get(key, ()) != ordered.get(key, ()) for key in (*live, *ordered)):
                yield Unsaid(ask.kind, live, ordered)

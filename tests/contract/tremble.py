"""What only tests need to know of Tremble: all that its games must show, and what they hide."""

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import product
from typing import Any

from engine.core.asks import Seat
from engine.core.contract import AnyGame
from engine.invasion.battles.events import FightChosen
from engine.invasion.orders.choosing import FIGHTS
from engine.tremble.ahead.terms import CITIES as CITY_ORDERS
from engine.tremble.ahead.terms import WHENS
from engine.tremble.cards.cards import Aid
from engine.tremble.cards.effects import (
    ARMY_STATIONS,
    BATTLE_STATIONS,
    ROLL_CARDS,
    CompensationKind,
    StationKind,
)
from engine.tremble.cards.tables import (
    ARMIES,
    CITIES,
    COMPENSATIONS,
    SQUAD_CARDS,
    STATIONS,
    TASKS,
    TRAINING,
)
from engine.tremble.phases.facing import FACED
from engine.tremble.phases.setup import SPACES
from engine.tremble.table.events import (
    EVENT_TYPES,
    ArmyAvoided,
    ArmyEffectUsed,
    ArmyFought,
    ArmyRolled,
    CityTaken,
    CreditsPaid,
    DecidesNow,
    EffectUsed,
    EnemiesMoved,
    NoCompensation,
    Passed,
    PlansRevealed,
    RewardChosen,
    ShipLost,
    ShipSaved,
    ShipsTransferred,
    Shopped,
    TrophyClaimed,
)
from tests.contract.subject import Belongings, Subject

UNLIKELY = {NoCompensation}  # all 20 cards in hands: test_rl_12_who_finds_no_card_left_is_told_so

EVENTS = {kind.__name__.lower() for kind in EVENT_TYPES if kind not in UNLIKELY}
CARDS = {*SQUAD_CARDS, *CITIES, *ARMIES, *TASKS, *COMPENSATIONS}

CHOICES = {
    "buy:credit": ("take",),
    "buy:redraw": ("redraw",),
    "plan:ship": ("home",),
    "move:ship": ("pass",),
    "transfer:ship": ("stay",),
    "fight:space": ("fight", "retreat"),
    "respond:use": ("pass",),
    "loss:claim": ("claim", "let-go"),
    "aftermath:claim": ("claim", "let-go"),
    "aftermath:space": ("raid", "catch"),
    "reward:space": ("raid", "catch"),
    "reward:armies": tuple(option.key for option in FACED),
    "plan:moves": ("best", "free", "stay", "ask"),
    "orders:fight": tuple(option.key for option in FIGHTS),
    "orders:city": tuple(option.key for option in CITY_ORDERS),
    "orders:armies": tuple(option.key for option in FACED),
    "orders:claim": ("claim", "let-go"),
    "orders:when": tuple(option.key for option in WHENS),
    "army:choice": ("fight", "retreat"),
    "army-respond:use": ("pass",),
}


def _aids(*kinds: Collection[str]) -> list[str]:
    """List stations and compensation cards of these kinds."""
    wanted = set().union(*kinds)
    aids: tuple[Aid, ...] = (*STATIONS.values(), *COMPENSATIONS.values())
    return [aid.id for aid in aids if aid.effect.kind in wanted]


AIDS = {
    "buy:discount": _aids({CompensationKind.DISCOUNT}),
    "plan:fuel": _aids({StationKind.EXTRA_FUEL, CompensationKind.FUEL}),
    "respond:use": _aids(BATTLE_STATIONS, ROLL_CARDS),
    "army-respond:use": _aids(ARMY_STATIONS, ROLL_CARDS),
    "loss:space": _aids({StationKind.SAVE_SHIP, CompensationKind.SAVE_SHIP}),
    "reward:use": _aids({StationKind.FEWER_ARMIES, CompensationKind.FEWER_ARMIES}),
}


def _answers() -> set[str]:
    """List `kind:field:option`, without the spaces and ships that fields are about."""
    bought = {f"buy:buy:{card}" for card in SQUAD_CARDS if card not in TRAINING}
    spaces = range(1, max(SPACES.values()) + 1)
    sent = {
        f"{field}:{space}"
        for field, space in product(("plan:ship", "transfer:ship", "move:space"), spaces)
    }
    chosen = {f"{field}:{key}" for field, keys in CHOICES.items() for key in keys}
    used = {f"{field}:{key}" for field, keys in AIDS.items() for key in keys}
    return bought | sent | chosen | used


RARE = frozenset(
    {
        *("buy:redraw:redraw", "givenback", "claimrolled"),
        *(f"army-respond:use:{aid}" for aid in AIDS["army-respond:use"]),
    }
)
"""Two stations in one offer; two of three claims in hands that lose one battle; one station or
card in live catches."""

MUST_OCCUR = frozenset(EVENTS | CARDS | _answers())

CANARIES = {
    key: frozenset({key, key.partition(".")[0], getattr(card, "english", key)})
    for key, card in {**SQUAD_CARDS, **CITIES, **ARMIES, **COMPENSATIONS, **TASKS}.items()
}
"""A card is betrayed by its id, its series and its name."""


ORDERED: tuple[type[Any], ...] = (
    *(DecidesNow, FightChosen, EffectUsed, Passed, RewardChosen, ArmyAvoided, ArmyRolled),
    *(ArmyFought, ArmyEffectUsed, ShipLost, ShipSaved, TrophyClaimed),
)
"""Events that tell what a captain chose, maybe ahead."""


def _reveals(event: Any) -> frozenset[Seat]:
    """Plans show at the reveal, and with them which ships were bought; orders when they count."""
    match event:
        case PlansRevealed():
            return frozenset({attack.seat for attack in event.attacks} | set(event.home))
        case EnemiesMoved():
            return frozenset(haul.seat for haul in event.hauls)
        case ShipsTransferred():
            return frozenset(move.seat for move in event.moves)
        case _ if isinstance(event, ORDERED):
            return frozenset({event.seat})
    return frozenset()


CLAIMS = [
    each.english for each in COMPENSATIONS.values() if each.effect.kind == CompensationKind.TROPHY
]


def _held(view: Any, seat: Seat) -> Counter[str]:
    captain, own = view.public.captains[seat], view.own
    things = (*own.ships, *own.compensations, *captain.trophies)
    return Counter({"humans": captain.humans}) + Counter(each.english for each in things)


def _spent(event: Any, seat: Seat) -> Counter[str]:
    """List what is paid, scrapped, and used; a claim is spent by whoever lays it."""
    if isinstance(event, TrophyClaimed):
        return Counter(CLAIMS if seat in event.claimants else ())
    if getattr(event, "seat", None) != seat:
        return Counter()
    if isinstance(event, Shopped):
        things = (*event.discarded, *event.discounts)
        return Counter({"humans": event.paid}) + Counter(each.english for each in things)
    used = (*getattr(event, "aids", ()), *filter(None, [getattr(event, "aid", None)]))
    return Counter(each.english for each in used)


def _costs(event: Any) -> Iterator[tuple[Seat, str]]:
    match event:
        case CityTaken(claimed_by=rival) if rival not in (None, event.seat):
            yield event.seat, event.city.english
        case TrophyClaimed():
            yield from ((seat, "claim") for seat in event.claimants if seat != event.seat)
        case EnemiesMoved():
            yield from ((each.move.seat, each.ship.english) for each in event.hauls if each.move)
        case CreditsPaid():
            yield event.seat, "humans"


BELONGINGS = Belongings(
    _held,
    _spent,
    _costs,
    frozenset({"CityTaken", "ShipLost", "CreditsPaid", "EnemiesMoved"}),
)


def tremble_subject(game: AnyGame) -> Subject:
    """Return Tremble with its declarations."""
    return Subject(
        game,
        reveals=_reveals,
        acts=lambda event: isinstance(event, ArmyEffectUsed),  # against the last army of a turn
        must_occur=MUST_OCCUR,
        rare=RARE,
        rate=0.1,
        seeds=1,
        curious=70,
        telling=(53, 10, 14, 15),
        canaries=CANARIES,
        belongings=BELONGINGS,
        varied=(
            (3, 4, frozenset({"buy", "plan", "fight", "reward"})),
            (2, 5, frozenset({"buy", "plan", "reward"})),
        ),
        otherwise=(({"battles": "ahead"}, (3, 6, frozenset({"buy", "plan", "orders"}))),),
    )

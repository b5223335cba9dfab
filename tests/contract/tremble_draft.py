"""What only tests need to know of the first draft: all its games must show, what reveals whom."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.core.asks import Seat
from engine.core.contract import AnyGame
from engine.invasion.battles.events import FightChosen
from engine.invasion.orders.choosing import FIGHTS
from engine.tremble_draft.ahead.terms import FACED, TO_ASK, WHENS
from engine.tremble_draft.cards.tables import ARMIES, CITIES, MARKET, SHIPS, TASKS
from engine.tremble_draft.cards.terms import task_text
from engine.tremble_draft.phases.looting import RAID, SEARCH
from engine.tremble_draft.phases.setup import SPACES
from engine.tremble_draft.table.events import (
    EVENT_TYPES,
    ArmyFought,
    CityTaken,
    CreditRepaid,
    DecidesNow,
    LootChosen,
    PlansRevealed,
    ReserveJoined,
    SearchBroken,
    SearchLeft,
    SearchUnfinished,
    ShipLost,
    ShipsTransferred,
    Shopped,
    TasksScored,
)
from engine.tremble_draft.table.view import CREDIT_DUE
from render.words import words_for
from tests.contract.subject import Belongings, Subject

CHOICES = {
    "credit:credit": ("take", "leave"),
    "buy:repay": ("pay",),
    "loot:repay": ("pay",),
    "army:search": ("fight", "leave"),
    "plan:ship": ("home",),
    "plan:moves": ("best", "free", "stay", "ask"),
    "transfer:ship": ("stay",),
    "fight:space": ("fight", "retreat"),
    "loot:space": ("raid", "search"),
    "orders:fight": tuple(option.key for option in FIGHTS),
    "orders:when": tuple(option.key for option in WHENS),
    "orders:city": (RAID, SEARCH, TO_ASK.key),
    "orders:armies": tuple(option.key for option in FACED),
}

EVENTS = {kind.__name__.lower() for kind in EVENT_TYPES}


def _answers() -> set[str]:
    """List `kind:field:option`, without the spaces and cities that fields are about."""
    spaces = range(1, max(SPACES.values()) + 1)
    ships = {f"buy:buy:{card}" for card in MARKET}
    sent = {f"{field}:{space}" for field in ("plan:ship", "transfer:ship") for space in spaces}
    chosen = {f"{field}:{key}" for field, keys in CHOICES.items() for key in keys}
    return ships | sent | chosen | {f"tasks:keep:{task}" for task in TASKS}


MUST_OCCUR = frozenset(EVENTS | {*CITIES, *ARMIES, *TASKS} | _answers())
RARE = frozenset({"loot:repay:pay", "buy:repay:pay"})
"""A credit is taken by whoever has one ship and next to nothing, and paid back when rich again."""

CANARIES = {
    **{
        key: frozenset({key, key.partition(".")[0], card.english})
        for key, card in {**SHIPS, **CITIES}.items()
    },
    **{key: frozenset({key, words_for("en")(task_text(task))}) for key, task in TASKS.items()},
}
"""A card is betrayed by its id, its series and its name, a task by what it needs; which armies
nobody has seen can be told by counting."""

ORDERED: tuple[type[Any], ...] = (
    *(DecidesNow, FightChosen, ReserveJoined, LootChosen),
    *(ShipLost, SearchLeft, ArmyFought, SearchBroken, TasksScored),
)
"""Events that tell what a captain chose, maybe ahead."""


def _reveals(event: Any) -> frozenset[Seat]:
    """Plans show at the reveal, and with them which ships were bought; tasks at the end."""
    match event:
        case PlansRevealed():
            return frozenset({attack.seat for attack in event.attacks} | set(event.home))
        case ShipsTransferred():
            return frozenset(move.seat for move in event.moves)
        case _ if isinstance(event, ORDERED):
            return frozenset({event.seat})
    return frozenset()


def _held(view: Any, seat: Seat) -> Counter[str]:
    captain = view.public.captains[seat]
    searched = (search.city for search in captain.searches)
    things = (*view.own.ships, *captain.trophies, *searched)
    return Counter({"humans": captain.humans}) + Counter(each.english for each in things)


def _spent(event: Any, seat: Seat) -> Counter[str]:
    """List what is paid and scrapped, and searches that are over or given up."""
    match event:
        case _ if getattr(event, "seat", None) != seat:
            return Counter()
        case Shopped():
            scrapped = Counter(each.english for each in event.discarded)
            return Counter({"humans": event.paid}) + scrapped
        case CreditRepaid(final=False):
            return Counter({"humans": CREDIT_DUE})
        case SearchLeft() | CityTaken():
            return Counter({event.city.english: 1})
    return Counter()


def _costs(event: Any) -> Iterator[tuple[Seat, str]]:
    match event:
        case SearchBroken():
            yield from ((event.seat, each.english) for each in (event.city, event.ship))
        case SearchUnfinished():  # maybe begun in the same step
            yield event.seat, event.city.english
        case CreditRepaid(final=True):
            yield event.seat, "humans"
        case TasksScored(humans=humans) if humans < 0:
            yield event.seat, "humans"


TAKERS = {"SearchBroken", "SearchUnfinished", "ShipLost", "TasksScored"}
BELONGINGS = Belongings(_held, _spent, _costs, frozenset(TAKERS))


def tremble_draft_subject(game: AnyGame) -> Subject:
    """Return the first draft with its declarations."""
    return Subject(
        game,
        reveals=_reveals,
        must_occur=MUST_OCCUR,
        rare=RARE,
        rate=0.1,
        seeds=1,
        curious=40,
        canaries=CANARIES,
        belongings=BELONGINGS,
        groups=12,
        varied=((3, 5, frozenset({"tasks", "buy", "plan"})), (2, 5, frozenset({"buy", "plan"}))),
    )

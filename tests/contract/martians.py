"""What only tests need to know of Martians!!!: what its games show, what nobody may see yet."""

from collections import Counter
from collections.abc import Iterator

from engine.core.asks import Seat
from engine.core.contract import AnyGame
from engine.martians.cards.tables import EVENT_DECK, MARTIAN_DECK, WEAPONS, card_of, kind_of
from engine.martians.table.events import (
    CardAnswered,
    CardPlayed,
    Changed,
    Delivered,
    Died,
    Discarded,
    Fought,
    MartiansEvent,
    ObjectGained,
    ObjectsLost,
    PickedUp,
    Rolled,
    SetOut,
)
from engine.martians.table.view import MartiansView
from tests.contract.subject import Belongings, Subject

OBJECTS = ("Fuel", "Fertilizer", "Dynamite")
NAMED = {*WEAPONS, "tractor-beam", "landing-party", "memory-drain"}
"""Cards that everybody reads of: texts of other cards name them, and orders wish for weapons."""
CANARIES = {
    card: frozenset({card, *(() if kind_of(card) in NAMED else (card_of(card).english,))})
    for card in (*EVENT_DECK, *MARTIAN_DECK)
}
"""A card is betrayed by its copy or its name, as long as nobody may see one of its copies."""


def _reveals(event: MartiansEvent) -> frozenset[Seat]:
    """Name whose plan or order shows: whoever did what an event tells of."""
    if isinstance(event, Rolled):
        return frozenset()
    seat: Seat | None = getattr(event, "seat", None)
    return frozenset() if seat is None else frozenset([seat])


PLAYED = {"comp": ((2, 1), (3, 8), (6, 3)), "coop": ((1, 16), (2, 19), (5, 22))}
"""Games that are soon over, in each mode and with each way to answer cards."""


def _held(view: MartiansView, seat: Seat) -> Counter[str]:
    captain = view.table.captains[seat]
    cards = (*view.hand, *captain.weapons)
    things = [*map(str.title, captain.objects), *(card_of(each).english for each in cards)]
    numbers = {"Martian": captain.kills, "Li": captain.life, "Bullet": captain.bullets}
    return Counter(numbers) + Counter(things)


def _spent(event: MartiansEvent, seat: Seat) -> Counter[str]:
    """List what is played, discarded, delivered and exchanged, and what fights cost.

    A lost fight takes Lives in the own turn alone, whose recap counts them.
    """
    if getattr(event, "seat", None) != seat:
        return Counter()
    match event:
        case CardPlayed(card=card, drawn=False) | CardAnswered(card=card):
            return Counter([card_of(card).english])
        case Discarded(cards=cards, forced=False):
            return Counter(card_of(each).english for each in cards)
        case Delivered(objects=objects):
            return Counter(map(str.title, objects))
        case ObjectGained():
            return Counter(OBJECTS)
        case Fought(paid=paid) if paid:
            return Counter({PAID[paid]: event.amount})
    return Counter()


def _costs(event: MartiansEvent) -> Iterator[tuple[Seat, str]]:
    """List what the same step gives back, as a death does with Lives."""
    match event:
        case Died():
            words = ["Life", *map(str.title, event.objects)]
            words += ["Martian"] * bool(event.kills) + ["Bullet"] * bool(event.bullets)
            words += [card_of(each).english for each in event.weapons]
            yield from ((event.seat, word) for word in words)
        case ObjectsLost():
            yield from ((event.seat, each.title()) for each in event.objects)
        case Changed():
            yield from ((event.seat, "Li") for _ in range(event.lives < 0))
            yield from ((event.seat, "Bullet") for _ in range(event.bullets < 0))
        case Discarded(forced=True):
            yield from ((event.seat, card_of(each).english) for each in event.cards)


PAID = {"life": "Li", "bullets": "Bullet", "shell": "Shotgun"}
"""What a fight is paid with; the last shell goes with its weapon."""
TAKERS = frozenset({"Died", "ObjectsLost", "Changed", "Discarded"})
BELONGINGS = Belongings(_held, _spent, _costs, TAKERS)


def martians_subject(game: AnyGame) -> Subject:
    """Return the game with its declarations; whole ones take random captains 30 to 250 turns.

    On Discord the race is played by rounds, too, all of whose plans are secret. What is asked
    after them follows from them, so that twins are compared turn by turn.
    """
    return Subject(
        game,
        variant="comp",
        reveals=_reveals,
        acts=lambda event: isinstance(event, SetOut | PickedUp),  # a plan; which lay where
        rate=0.1,
        played=PLAYED,
        thinned=4,
        curious=2,
        canaries=CANARIES,
        belongings=BELONGINGS,
        groups=12,
        brief={"rounds": "4"},
        otherwise=(({"turns": "rounds"}, (3, 4, frozenset({"plan"}))),),
    )

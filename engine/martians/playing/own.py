"""Playing a card or using a weapon: what can be played, and how it is announced (MA-12)."""

from enum import Enum

from engine.core.asks import Answer, Seat
from engine.core.fields import Stages
from engine.core.forms import Form, Option
from engine.core.words import Text, say
from engine.kit.ahead import spelled
from engine.kit.memo import recent
from engine.martians.cards.cards import CardKind, When
from engine.martians.cards.tables import CARDS, FIVE, SHELLS, kind_of
from engine.martians.playing import targets
from engine.martians.table.doing import Doing
from engine.martians.table.events import CardPlayed, WeaponReady
from engine.martians.table.frames import Announced, Point, Raging
from engine.martians.table.state import TownTable, bullets_left, held, with_hand
from engine.martians.table.terms import card_text, with_sections
from engine.martians.table.view import MartiansView

CARD = "card"
USE = "use."
"""In front of a weapon that is used, which is no play (MA-12.2)."""
USED = ("die-four", "searchlight", "jammer")
"""Weapons that are used at safe points."""


class PlayedWith(Enum):
    """With which question a card is played."""

    TILE = 1
    WALK = 2
    OTHERS = 3
    HORDE = 4


def own_card(stages: Stages, view: MartiansView, played: PlayedWith) -> str | None:
    """Ask whether a card is played before all else, and on what; return its key."""
    keys = playable(view, played)
    options = [Option(key, key_text(key)) for key in keys]
    key = stages.one(CARD, say("martians-card"), options, least=0)
    aimed = [each for each in map(subject, keys) if each]
    targets.ask_for(stages, view, aimed, subject(key) if key else None)
    return key


def folded(form: Form, *parts: tuple[Text, tuple[str, ...]]) -> Form:
    """Fold the card of an own question away, and other parts of it."""
    card = (say("martians-card"), (CARD, *targets.ORDER[:-FIVE], "five"))
    return with_sections(form, (card, *parts))


def key_text(key: str) -> Text:
    """Name what can be played or used."""
    if key.startswith(USE):
        return say("martians-use", card=card_text(key.removeprefix(USE)))
    return card_text(key)


def subject(key: str) -> str:
    """Return the card whose targets are chosen; none for a weapon that is only laid down."""
    if key.startswith(USE):
        return key.removeprefix(USE)
    return "" if CARDS[key].kind is CardKind.WEAPON else key


@recent
def playable(view: MartiansView, played: PlayedWith) -> list[str]:
    """List what a captain may play or use now."""
    table, seat = view.table, view.seat or 0
    keys = []
    raging = isinstance(view.agenda[-1], Raging)
    if raging or table.may_play(seat):
        kinds = sorted({kind_of(each) for each in view.hand})
        keys += [each for each in kinds if _fits(view, each, played)]
    if not raging:
        keys += [f"{USE}{each}" for each in usable(table, seat) if _has_use(view, each)]
    return keys


def usable(table: TownTable, seat: Seat) -> list[str]:
    """List the weapons in play that are used at safe points."""
    return [each for each in map(kind_of, table.captains[seat].weapons) if each in USED]


def _has_use(view: MartiansView, weapon: str) -> bool:
    return targets.exists(view, CARDS[weapon].target)


def _fits(view: MartiansView, kind: str, played: PlayedWith) -> bool:
    """Tell whether a card may be played with a question (MA-12.6)."""
    card, table, seat = CARDS[kind], view.table, view.seat
    own = seat == table.seat and played is not PlayedWith.OTHERS
    if card.when is When.ANSWER or (card.when is not When.ANY and not own):
        return False
    if card.when is When.WALK and played is PlayedWith.HORDE:
        return False
    if card.kind is CardKind.WEAPON:
        return kind not in map(kind_of, table.captains[seat or 0].weapons)
    return targets.exists(view, card.target)


def played_own(do: Doing, seat: Seat, answer: Answer, point: int) -> bool:
    """Play what an own question says, if it does; the point opens for all again (MA-12.1)."""
    if not answer.get(CARD):
        return False
    do.push(Point(point))
    announced(do, seat, answer)
    return True


def announced(do: Doing, seat: Seat, answer: Answer) -> None:
    """Play a card or use a weapon: everybody sees on whom."""
    (key,) = answer[CARD]
    do.on(count=do.table.count + 1)
    if key.startswith(USE):
        kind = key.removeprefix(USE)
        laid_aside(do, seat, kind)
        card = kind
    else:
        found = held(do.state, seat, key)
        assert found is not None
        from_hand(do, seat, found)
        if CARDS[key].kind is CardKind.WEAPON:
            put_into_play(do, seat, found)
            return
        card = found
    fields = targets.FIELDS[CARDS[kind_of(card)].target]
    chosen = spelled({each: answer[each] for each in fields if answer.get(each)})
    do.tell(CardPlayed(seat, kind_of(card), chosen))
    do.push(Announced(card, seat, chosen))


def from_hand(do: Doing, seat: Seat, card: str) -> None:
    """Take a card out of a hand, as the one that its captain may play."""
    hand = [each for each in do.state.hands[seat] if each != card]
    do.state = with_hand(do.state, seat, hand)
    do.give(seat, played=do.captain(seat).played + 1)


def laid_aside(do: Doing, seat: Seat, weapon: str) -> None:
    """Discard a weapon that was used."""
    weapons = do.captain(seat).weapons
    card = next(each for each in weapons if kind_of(each) == weapon)
    do.give(seat, weapons=tuple([each for each in weapons if each != card]))
    do.discard(card)


def put_into_play(do: Doing, seat: Seat, card: str) -> None:
    """Lay a weapon in front of its captain; a Shotgun comes with Bullets (EV-12)."""
    if kind_of(card) == "shotgun":
        do.give(seat, shells=min(SHELLS, bullets_left(do.table)))
    do.give(seat, weapons=tuple(sorted((*do.captain(seat).weapons, card))))
    do.tell(WeaponReady(seat, kind_of(card)))

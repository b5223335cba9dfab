"""What happens in a game, as everybody or some see it."""

from typing import TypeAlias, get_args

import msgspec

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.martians.table.state import Captain, Token
from engine.martians.town.town import Laid, Square


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=str.lower):
    """The base of all events."""


class GameBegan(Event, frozen=True):
    """The town is one house, and this captain begins (MA-1.5)."""

    first: Seat


class TurnBegan(Event, frozen=True):
    """A turn begins."""

    turn: int
    round: int
    seat: Seat
    extra: bool


class TileLaid(Event, frozen=True):
    """A tile was laid, with the Martians and tokens that come with it."""

    seat: Seat
    laid: Laid
    martians: tuple[Square, ...]
    tokens: tuple[Token, ...]


class TileDropped(Event, frozen=True):
    """A tile fitted nowhere, and left the game (MA-5.8)."""

    seat: Seat
    tile: str


class MapClosed(Event, frozen=True):
    """No tile fits any more; the rest of the turn is lost (MA-5.9)."""

    seat: Seat


class Rolled(Event, frozen=True):
    """A die was thrown: for the walk, a fight or the horde, or to choose a captain."""

    seat: Seat
    what: str
    face: int
    counts: int  # with what is added to it


class Fought(Event, frozen=True):
    """A roll of a fight was decided: by the die alone, or by what was paid."""

    seat: Seat
    square: Square
    won: bool
    paid: str = ""
    amount: int = 0


class SetOut(Event, frozen=True):
    """A captain set out for the last of these squares, and said when to stop."""

    seat: Seat
    path: tuple[Square, ...]
    stop: int
    again: bool


class Walked(Event, frozen=True):
    """A pawn walked over squares to the last of them."""

    seat: Seat
    squares: tuple[Square, ...]


class PawnMoved(Event, frozen=True):
    """A card moved a pawn."""

    seat: Seat
    origin: Square
    square: Square


class PickedUp(Event, frozen=True):
    """A token was picked up; objects show their face."""

    seat: Seat
    token: Token


class LookedAt(Event, frozen=True):
    """A face-down token was looked at; only who looked sees its face."""

    seat: Seat
    token: Token


class TokensLie(Event, frozen=True):
    """Tokens came to lie on other squares, or face up."""

    tokens: tuple[Token, ...]


class Died(Event, frozen=True):
    """A captain lost the last Life: what they had before, and what they lost (MA-8.1)."""

    seat: Seat
    square: Square
    kills: int
    objects: tuple[str, ...]
    weapons: tuple[str, ...]
    bullets: int = 0  # above those with which they begin again


class ObjectsLost(Event, frozen=True):
    """A card took objects."""

    seat: Seat
    objects: tuple[str, ...]
    instead: str = ""  # what came for it, where it was exchanged


class ObjectGained(Event, frozen=True):
    """A card brought an object."""

    seat: Seat
    kind: str
    given: bool = False  # by a captain, of whom that is told


class Delivered(Event, frozen=True):
    """Objects were laid on the ship (MA-14.2)."""

    seat: Seat
    objects: tuple[str, ...]


class Changed(Event, frozen=True):
    """A card changed the Lives or Bullets of a captain."""

    seat: Seat
    lives: int = 0
    bullets: int = 0


class MartiansCame(Event, frozen=True):
    """Martians came from the supply."""

    squares: tuple[Square, ...]


class MartiansLeft(Event, frozen=True):
    """Martians left the town: to the box, the supply, or a captain's collection."""

    squares: tuple[Square, ...]
    seat: Seat | None = None


class HordeMoved(Event, frozen=True):
    """Martians moved one square each."""

    seat: Seat
    moves: tuple[tuple[Square, Square], ...]


class TileRemoved(Event, frozen=True):
    """A tile left the town (EV-09)."""

    number: int


class Drew(Event, frozen=True):
    """A captain drew cards."""

    seat: Seat
    count: int
    cards: tuple[str, ...] = ()  # their owner sees which


class Discarded(Event, frozen=True):
    """A captain discarded cards, by choice or as a card demanded."""

    seat: Seat
    cards: tuple[str, ...]
    forced: bool = False


class WeaponReady(Event, frozen=True):
    """A weapon was put into play."""

    seat: Seat
    card: str


class CardPlayed(Event, frozen=True):
    """A card was announced: played, drawn or used."""

    seat: Seat
    card: str
    targets: tuple[str, ...]
    drawn: bool = False


class CardAnswered(Event, frozen=True):
    """A card was cancelled, or turned on somebody else."""

    seat: Seat
    card: str
    answered: str
    turned: Seat | None = None


class CardFizzled(Event, frozen=True):
    """A card had nothing to do."""

    card: str


class EffectEnded(Event, frozen=True):
    """What was in force is over."""

    card: str


class ChoosesNow(Event, frozen=True):
    """A captain decides a question that orders could have answered."""

    seat: Seat
    kind: str


class GameEnded(Event, frozen=True):
    """The game is over: why, and what everybody has."""

    why: str
    winners: tuple[Seat, ...]
    captains: tuple[Captain, ...]

    @property
    def reason(self) -> Text:
        """Say why it is over."""
        return say(REASONS[self.why])


REASONS = {
    "bomb": "martians-over-bomb",
    "kills": "martians-over-kills",
    "delivered": "martians-over-delivered",
    "invaded": "martians-over-invaded",
    "no-ship": "martians-over-no-ship",
    "quiet": "martians-over-quiet",
    "stuck": "martians-over-stuck",
    "rounds": "martians-over-rounds",
}

MartiansEvent: TypeAlias = (
    GameBegan
    | TurnBegan
    | TileLaid
    | TileDropped
    | MapClosed
    | Rolled
    | Fought
    | SetOut
    | Walked
    | PawnMoved
    | PickedUp
    | LookedAt
    | TokensLie
    | Died
    | ObjectsLost
    | ObjectGained
    | Delivered
    | Changed
    | MartiansCame
    | MartiansLeft
    | HordeMoved
    | TileRemoved
    | Drew
    | Discarded
    | WeaponReady
    | CardPlayed
    | CardAnswered
    | CardFizzled
    | EffectEnded
    | ChoosesNow
    | GameEnded
)
EVENT_TYPES: tuple[type[Event], ...] = get_args(MartiansEvent)

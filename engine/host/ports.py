"""What the host needs of the world: a clock, a presenter, a storyboard, a store that keeps."""

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from engine.core.asks import Ask, Seat
from engine.core.words import Text
from engine.host.values.addresses import AddressBook
from engine.host.values.people import Guild, Person
from engine.host.values.personal_data import PersonalData
from engine.host.values.player_notes import PlayerNotes
from engine.host.values.posts import Post
from engine.host.values.records import GameInfo
from engine.host.values.results import Results
from engine.host.values.rows import Change, GameRow, OutboxRow, TableRow
from engine.host.values.shards import ALWAYS, WHOLE, Shard, Tenure


class UnreachableError(Exception):
    """A post can never be delivered, as with closed direct messages; it is not tried again."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class NeedlessError(UnreachableError):
    """Nobody needs a post any more; nothing is wrong with its way."""


class StoppingError(Exception):
    """The bot is stopping; what was not sent is owed, and goes out after the next start."""


class StaleRevisionError(Exception):
    """Somebody else changed the game since the step began; load it again."""


class OutdatedError(Exception):
    """What a post shows has changed since it was composed: it is composed anew, and sent then."""


class TenureOverError(Exception):
    """Another host moves the game by now, and sends what it owes."""


class UnreadableError(Exception):
    """What is kept of a game cannot be read; the message names it and quotes nothing."""


class ChannelBusyError(Exception):
    """The channel has an open game already."""


class Clock(Protocol):
    """The only source of time; seconds since 1970."""

    def now(self) -> float:
        """Return the time."""
        ...

    async def sleep_until(self, when: float) -> None:
        """Return once it is `when` or later."""
        ...


class Sent(NamedTuple):
    """How a post went out."""

    reference: str  # of its message
    bare: bool = False  # in words alone; a picture is still being drawn


Finish: TypeAlias = Callable[[], Awaitable[None]]
"""Adds to a message what it went out without; raises as sending does."""


Pass: TypeAlias = Callable[[], None]
"""Lets what stands behind a post go before it."""


def stay() -> None:
    """Let nothing pass."""


Fresh: TypeAlias = Callable[[], Awaitable[bool]]
"""Tells whether a post shows what was committed last."""


async def unchanged() -> bool:
    """Take a post for what was committed last."""
    return True


class Presenter(Protocol):
    """Whoever writes and sends posts.

    Others write into the same messages. Once it is a post's turn there it is asked whether it is
    `fresh`; where it is not, OutdatedError is raised, so that no old words take the place of newer.
    """

    async def deliver(self, post: Post, let_pass: Pass = stay, fresh: Fresh = unchanged) -> Sent:
        """Send or edit; never wait long for a picture, and let what is private pass before.

        Raise UnreachableError where it can never work; anything else raised is tried again later.
        """
        ...

    async def draw(self, post: Post, fresh: Fresh = unchanged) -> Finish | None:
        """Wait for the picture of a post that is out; None where there will be none."""
        ...

    async def find(self, post: Post) -> str | None:
        """Look for a post whose sending was cut off long ago; return its reference."""
        ...


class PeopleStore(PersonalData, Protocol):
    """Whoever keeps what people chose."""

    async def person(self, person: int) -> Person | None:
        """Return what somebody chose, if anything."""
        ...

    async def set_person(self, person: int, card: Person) -> None:
        """Keep what somebody chose."""
        ...

    async def language(self, person: int) -> str:
        """Return how somebody's Discord speaks, as far as it was kept."""
        ...

    async def set_language(self, person: int, locale: str) -> None:
        """Keep how somebody's Discord speaks."""
        ...

    async def guild(self, guild: int) -> Guild | None:
        """Return what a server chose, if anything."""
        ...

    async def set_guild(self, guild: int, card: Guild) -> None:
        """Keep what a server chose."""
        ...


class Store(PeopleStore, PlayerNotes, AddressBook, Results, Protocol):
    """Whoever keeps games; each method is one transaction."""

    async def create(self, change: Change) -> tuple[GameRow, tuple[OutboxRow, ...]]:
        """Keep a new game and give it its number; raise ChannelBusyError."""
        ...

    async def commit(self, change: Change) -> tuple[OutboxRow, ...]:
        """Write a step; raise StaleRevisionError where the game has moved on.

        Rows that nothing can take the place of are `sending` from here on, under their nonce.
        Raise UnreadableError where what is kept of it cannot take a step any more.
        """
        ...

    async def wakes(self, shard: Shard = WHOLE) -> dict[int, float]:
        """Return when something is due next, by game of a shard."""
        ...

    async def game_in(self, channel: int) -> int | None:
        """Return the number of the open game of a channel."""
        ...

    async def games_in(self, guild: int) -> int:
        """Count the open games of a server."""
        ...

    async def numbers_in(self, guild: int) -> tuple[int, ...]:
        """List the numbers of the open games of a server."""
        ...

    async def guilds(self) -> tuple[int, ...]:
        """List the servers that have open games."""
        ...

    async def games_of(self, person: int) -> tuple[int, ...]:
        """List the numbers of the open games in which a person has a seat."""
        ...

    async def first_games_of(self, person: int, name: str) -> tuple[int | None, int | None]:
        """Return the first game of a name in which a person has a seat, and that with others."""
        ...

    async def game(self, number: int) -> GameRow | None:
        """Return a game, open or not; what cannot be read of it is `broken`."""
        ...

    async def table(self, number: int) -> TableRow | None:
        """Return the table of a game that has been started; raise UnreadableError."""
        ...

    async def owed(self, shard: Shard = WHOLE) -> tuple[OutboxRow, ...]:
        """List the messages still to be sent by games of a shard, oldest first."""
        ...

    async def owed_in(self, game: int) -> tuple[OutboxRow, ...]:
        """List the messages still to be sent by a game, oldest first."""
        ...

    async def reference(self, game: int, number: int) -> str | None:
        """Return the message of a post, if it was sent."""
        ...

    async def sending(
        self, row: int, since: float, *, repeated: int, tenure: Tenure = ALWAYS
    ) -> str | None:
        """Note that an attempt begins; return the row's nonce, None if it has been merged away.

        Like all notes of a sending it raises TenureOverError where its tenure is.
        The nonce is chosen by chance when that is first noted, and kept: it counts nothing, and a
        restored copy of a store never uses one again for another message. A start that is posted
        again gets another, as it is another start.
        """
        ...

    async def sent(
        self, out: Sequence[tuple[OutboxRow, Sent]], tenure: Tenure = ALWAYS
    ) -> tuple[bool, ...]:
        """Note that rows are out, and forget what they said.

        Where one is `bare` its picture is owed, unless something newer is owed in its place by
        now; tell of each whether that is so.
        """
        ...

    async def is_bare(self, row: int) -> bool:
        """Tell whether the picture of a row is still owed."""
        ...

    async def completed(self, row: int, tenure: Tenure = ALWAYS) -> None:
        """Note that a row owes no picture any more, and forget what it said."""
        ...

    async def untell(self, row: OutboxRow, why: str, tenure: Tenure = ALWAYS) -> OutboxRow:
        """Put a plain post in the place of one that cannot be told; return it."""
        ...

    async def park(self, row: OutboxRow, why: str, tenure: Tenure = ALWAYS) -> None:
        """Note that a row can never be delivered, and forget what it said."""
        ...

    async def beat(self, now: float, shards: Collection[Shard] = (WHOLE,)) -> None:
        """Note that the host of some shards is alive."""
        ...

    async def give_back(
        self, now: float, awake: Collection[int] = (), shard: Shard = WHOLE
    ) -> float:
        """Move open deadlines by the time since the last beat, and beat; return that time.

        What is being worked out in a game that is `awake` is worked out again.
        """
        ...


class Storyboard(Protocol):
    """Says which steps make a scene, from what is public, and what it brought, from a view."""

    def scene(self, game: GameInfo, group: str) -> str:
        """Name the scene to which a question belongs; all that happens in it is one post."""
        ...

    def belated(self, game: GameInfo, scene: str, events: Sequence[Any]) -> int:
        """Tell how many of the first events still belong to the scene that is ending."""
        ...

    def came_out(self, game: GameInfo, before: Any, view: Any, events: Sequence[Any]) -> Any:
        """Show what a scene that ended within a step came to, of the views around the step."""
        ...

    def fitting(self, game: GameInfo, events: Sequence[Any]) -> int:
        """Tell how many of the first events fit into one post."""
        ...

    def recap(self, game: GameInfo, seat: Seat, view: Any, events: Sequence[Any]) -> Text | None:
        """Say in a line what a scene that is over brought to a captain; None for nothing."""
        ...

    def losses(self, game: GameInfo, seat: Seat, events: Sequence[Any]) -> tuple[Text, ...]:
        """Say in a sentence each what events that all see took from a captain."""
        ...

    def guides(self, game: GameInfo, view: Any) -> bool:
        """Tell whether a newcomer is guided where a view stands."""
        ...

    def hint(self, game: GameInfo, view: Any, ask: Ask, given: Collection[str]) -> str:
        """Name what a guided captain is told with a question, if not yet; empty for nothing."""
        ...

    def keepsakes(self, game: GameInfo, seat: Seat, view: Any) -> tuple[Text, ...]:
        """Name what a captain has in the end that statistics may count, from what all see."""
        ...


class PlainStoryboard:
    """A scene for every question, and posts without end."""

    def scene(self, _game: GameInfo, group: str) -> str:
        """Let every question begin a scene."""
        return group

    def belated(self, _game: GameInfo, _scene: str, _events: Sequence[Any]) -> int:
        """Leave nothing to the scene before."""
        return 0

    def came_out(self, _game: GameInfo, before: Any, _view: Any, _events: Sequence[Any]) -> Any:
        """Leave it as it stood before."""
        return before

    def fitting(self, _game: GameInfo, events: Sequence[Any]) -> int:
        """Let everything fit."""
        return len(events)

    def recap(
        self, _game: GameInfo, _seat: Seat, _view: Any, _events: Sequence[Any]
    ) -> Text | None:
        """Say nothing."""
        return None

    def losses(self, _game: GameInfo, _seat: Seat, _events: Sequence[Any]) -> tuple[Text, ...]:
        """Take nothing."""
        return ()

    def guides(self, _game: GameInfo, _view: Any) -> bool:
        """Guide nobody."""
        return False

    def hint(self, _game: GameInfo, _view: Any, _ask: Ask, _given: Collection[str]) -> str:
        """Tell nothing."""
        return ""

    def keepsakes(self, _game: GameInfo, _seat: Seat, _view: Any) -> tuple[Text, ...]:
        """Count nothing."""
        return ()

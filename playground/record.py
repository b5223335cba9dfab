"""Everything that passed through the stand-in, in order."""

import dataclasses
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from playground.message import Appearance, Message


@dataclasses.dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened."""

    order: int
    when: float


@dataclasses.dataclass(frozen=True, slots=True)
class Request(Entry):
    """A REST request and how it was answered; the path carries no secret."""

    method: str
    path: str
    body: Any
    files: tuple[str, ...]
    status: int
    code: int | None
    reasons: tuple[str, ...] = ()  # what a malformed body was refused for, by Discord's own codes


@dataclasses.dataclass(frozen=True, slots=True)
class Event(Entry):
    """A gateway event on its way to an application; an interaction that is posted is one too."""

    application: int
    name: str
    data: Any
    lost: bool


@dataclasses.dataclass(frozen=True, slots=True)
class Posted(Entry):
    """An interaction that was posted, and what came back: a status, the code of our refusal."""

    interaction: int
    status: int
    code: int | None


@dataclasses.dataclass(frozen=True, slots=True)
class Deed(Entry):
    """What a person did: a slash command, a press, a choice, a submitted form."""

    person: int
    name: str
    action: str
    label: str
    channel: int
    interaction: int
    custom_id: str = ""
    values: tuple[str, ...] = ()
    message: int | None = None


@dataclasses.dataclass(frozen=True, slots=True)
class Outcome(Entry):
    """How an interaction went: acknowledged with this callback type, or failed."""

    interaction: int
    acknowledged: int | None
    after: float


@dataclasses.dataclass(frozen=True, slots=True)
class Appeared(Entry):
    """A message that appeared, changed or vanished, as it looked then."""

    change: str
    message: "Message"
    look: "Appearance"


@dataclasses.dataclass(frozen=True, slots=True)
class Remark(Entry):
    """What a narrator says of what follows.

    `hush` leaves out all but what the channel shows, and what one person does and sees whom the
    story `follows`; `mute` leaves out all.
    """

    text: str
    chapter: bool = False
    hush: bool = False
    follows: int = 0
    mute: bool = False


@dataclasses.dataclass(frozen=True, slots=True)
class Intervention(Entry):
    """What whoever runs the stand-in did to its world, or what became of the bot's process."""

    act: str
    about: str = ""


E_ = TypeVar("E_", bound=Entry)


class Record:
    """An append-only list of entries."""

    def __init__(self) -> None:
        self._entries: list[Entry] = []
        self.listeners: set[Callable[[], None]] = set()

    def append(self, kind: type[E_], when: float, **facts: Any) -> E_:
        """Write down what happened."""
        entry = kind(order=len(self._entries), when=when, **facts)
        self._entries.append(entry)
        for listener in tuple(self.listeners):
            listener()
        return entry

    def since(self, order: int) -> list[Entry]:
        """List the entries from a number on."""
        return self._entries[max(0, order) :]

    def __iter__(self) -> Iterator[Entry]:
        return iter(tuple(self._entries))

    def __len__(self) -> int:
        return len(self._entries)

    def of(self, kind: type[E_]) -> list[E_]:
        """List the entries of one kind."""
        return [entry for entry in self._entries if isinstance(entry, kind)]

    @property
    def requests(self) -> list[Request]:
        """List the REST requests."""
        return self.of(Request)

    def refused_for(self, *reasons: str) -> list[Request]:
        """List the requests that were refused for one of these reasons."""
        return [request for request in self.requests if not {*request.reasons}.isdisjoint(reasons)]

    @property
    def events(self) -> list[Event]:
        """List the gateway events."""
        return self.of(Event)

    @property
    def presses(self) -> list[Deed]:
        """List what people did."""
        return self.of(Deed)

    @property
    def messages(self) -> list[Appeared]:
        """List the messages as they appeared, changed and vanished."""
        return self.of(Appeared)

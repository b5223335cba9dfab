"""A step while it is being made: what it changes, and the posts it owes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, TypeAlias

from msgspec.structs import replace

from engine.core.asks import Decide, Notice, Seat
from engine.core.codec import Kept
from engine.core.table import Table
from engine.core.words import Text
from engine.host.ports import PlainStoryboard, Storyboard
from engine.host.steps.base.timetable import wake_of, watched
from engine.host.values.deadlines import Deadline
from engine.host.values.people import Guild, Person
from engine.host.values.posts import Notes, OpenPosts, PostKind
from engine.host.values.records import GameInfo, GameStatus
from engine.host.values.results import GameResult
from engine.host.values.rows import Change, GameRow, NewRow, Payload, ReceiptRow, Snapshot

Notices: TypeAlias = tuple[Notice[Any], ...]

LOBBY_POST = 1  # the lobby message is the first post of every game that has one
NUMBERED_APART, NUMBER_BYTES = 10**9, 4  # beyond all numbers in a row
NOTES_TOGETHER = 180.0  # seconds in which a note joins the one before
MOST_NOTES = 12  # in one post; the longest fit into a message of Discord


@dataclass(slots=True)
class Step:
    """The game as it stood, and as it shall stand; nothing counts before it is committed."""

    before: GameRow
    table_before: Table | None
    now: float
    people: Mapping[int, Person] = field(default_factory=dict)
    storyboard: Storyboard = field(default_factory=PlainStoryboard)
    guild: Guild = field(default_factory=Guild)
    row: GameRow = field(init=False)
    table: Table | None = field(init=False)
    posts: list[NewRow] = field(default_factory=list)
    receipt: ReceiptRow | None = None
    report: str | None = None
    result: GameResult | None = None
    windows: set[str] = field(default_factory=set)  # those that closed in this step

    def __post_init__(self) -> None:
        self.row = self.before
        self.table = self.table_before

    @property
    def info(self) -> GameInfo:
        """Return the public card as it shall stand."""
        return self.row.info

    @property
    def group(self) -> str | None:
        """Return the id of the open group, if any."""
        return self.table.group() if self.table is not None else None

    def tell(self, **changes: Any) -> None:
        """Change the public card."""
        self.row = replace(self.row, info=replace(self.row.info, **changes))

    def tell_seat(self, seat: Seat, **changes: Any) -> None:
        """Change what is known of a seat."""
        seats = list(self.info.seats)
        seats[seat] = replace(seats[seat], **changes)
        self.tell(seats=tuple(seats))

    def tell_proceedings(self, **changes: Any) -> None:
        """Change what goes on around the game."""
        self.tell(proceedings=replace(self.info.proceedings, **changes))

    def keep_posts(self, **changes: Any) -> None:
        """Change what is known of the posts that may still change."""
        self.row = replace(self.row, open_posts=replace(self.row.open_posts, **changes))

    def end_posts(self) -> None:
        """Forget what was posted: the game has ended, and nothing of it changes any more."""
        self.row = replace(self.row, open_posts=OpenPosts())

    def note(self, text: Text) -> None:
        """Owe a public line; it joins the one right above it, if that is fresh and has room."""
        notes = self.row.open_posts.notes
        if notes is not None and len(notes.texts) == MOST_NOTES:
            notes = None
        if notes is not None and self.now - notes.at <= NOTES_TOGETHER:
            notes = Notes(notes.post, (*notes.texts, text), self.now)
            self.post(PostKind.NOTE, Payload(texts=notes.texts), edits=notes.post)
        else:
            number = self.post(PostKind.NOTE, Payload(texts=(text,)))
            notes = Notes(number, (text,), self.now)
        self.keep_posts(notes=notes)

    def set_deadline(self, deadline: Deadline | None) -> None:
        """Change when the open group closes by itself."""
        self.row = replace(self.row, deadline=deadline)

    def post(
        self,
        kind: PostKind,
        payload: Payload | None = None,
        *,
        seat: Seat | None = None,
        edits: int | None = None,
    ) -> int:
        """Owe a message; return its number."""
        number = self._public_number() if seat is None else self._private_number(kind, seat, edits)
        said = payload or Payload()
        row = NewRow(number=number, kind=kind, seat=seat, payload=said, edits=edits)
        self.posts.append(row)
        if seat is None and edits is None:
            self.keep_posts(notes=None)  # what comes next must stand below this
        return number

    def _public_number(self) -> int:
        self.row = replace(self.row, posts=self.row.posts + 1)
        return self.row.posts

    def _private_number(self, kind: PostKind, seat: Seat, edits: int | None) -> int:
        """Choose a number that counts nothing: no gap in the others tells of this post.

        Nor does it hang on what others are sent in the same step, or are not.
        """
        own = sum(post.seat == seat for post in self.posts)
        name = f"number {self.now} {self.row.posts} {own} {kind} {seat}"
        if edits is not None:  # nobody reads the number of an edit
            name += f" {self.info.revision}"
        digest = blake2b(name.encode(), key=self.row.key, digest_size=NUMBER_BYTES).digest()
        return NUMBERED_APART + int.from_bytes(digest, "big")

    def redraw_lobby(self) -> None:
        """Owe an edit of the lobby message, which nobody has who is alone."""
        if not self.info.terms.alone:
            self.post(PostKind.LOBBY, edits=LOBBY_POST)

    def changes_nothing(self) -> bool:
        """Tell whether everything stands as before: who repeats a choice makes no step."""
        if self.row is self.before and self.table is self.table_before:
            return True
        if self.posts or self.receipt or self.report or self.result:
            return False
        if not _is_same(self.table_before, self.table):
            return False
        self._work_out_times()
        return self.row == self.before

    def change(self) -> Change:
        """Compare before and after."""
        self._work_out_times()
        old, new = self.table_before, self.table
        if new is None or new is old:
            return Change(row=self.row, at=self.now, **self._rest())
        moved = old is None or new.state is not old.state or new.anchor is not old.anchor
        entries_before = 0 if old is None else len(old.log)
        return Change(
            row=self.row,
            at=self.now,
            snapshot=Snapshot.of(new) if moved else None,
            entries=new.log[entries_before:],
            entries_before=entries_before,
            inbox=new.inbox if old is None or new.inbox is not old.inbox else None,
            standing=new.standing if old is None or new.standing is not old.standing else None,
            **self._rest(),
        )

    def _work_out_times(self) -> None:
        knows_all = self.table is not None or self.info.proceedings.lost is not None
        if knows_all or self.info.status is not GameStatus.RUNNING:
            self.row = watched(self.row, self.table, self.now)
            self.row = replace(self.row, wake=wake_of(self.row, self.table, self.people))

    def _rest(self) -> dict[str, Any]:
        fresh = not self.before.info.number
        seats, joins = self.info.seats, self.row.joins
        return {
            "carded": self.info is not self.before.info or joins != self.before.joins,
            "seats": seats if fresh or seats is not self.before.info.seats else None,
            "moved": self.row.deadline is not self.before.deadline,
            "rewaked": self.row.wake != self.before.wake,
            "receipt": self.receipt,
            "open_posts": self.row.open_posts
            if self.row.open_posts is not self.before.open_posts
            else None,
            "staged": self.row.open_posts.scene is not self.before.open_posts.scene,
            "report": self.report,
            "result": self.result,
            "outbox": tuple(self.posts),
        }


def _is_same(old: Table | None, new: Table | None) -> bool:
    """Tell whether a table stands as before; a state that was made anew counts as another."""
    if new is None or old is None or new is old:
        return new is old
    if new.state is not old.state or new.anchor is not old.anchor or len(new.log) != len(old.log):
        return False
    return new.inbox == old.inbox and new.standing == old.standing


def news_of(table: Table, notices: Notices, due: float | None) -> Payload:
    """Make what everybody is told of a step: from the public view, never from the state."""
    pending = table.pending()
    decide = pending if isinstance(pending, Decide) else None
    return Payload(
        view=table.shown(),
        events=tuple([Kept(notice.public) for notice in notices if notice.public is not None]),
        group=table.group(),
        asks=decide.asks if decide else (),
        window=decide is not None and decide.window is not None,
        due=due,
    )

"""From a row to a post: what was decided at commit time, addressed to who is there now."""

import hashlib
from typing import Any

import msgspec

from engine.core.codec import reader, row_reader
from engine.core.contract import AnyGame
from engine.host.ports import Store, UnreachableError
from engine.host.runtime.session import Session
from engine.host.steps.readiness import awaited
from engine.host.values.posts import Post, PostKind, mark_of
from engine.host.values.records import GameInfo, GameStatus
from engine.host.values.rows import NOTHING, OutboxRow, Payload


async def compose(row: OutboxRow, session: Session, store: Store) -> Post:
    """Make the post of a row; an edit of what was never sent is sent in its place.

    Raise UnreachableError where nobody is left whom it is for.
    """
    info = session.info
    payload = row.payload
    events, view, before = _told(payload, session)
    edits = None if row.edits is None else await store.reference(row.game, row.edits)
    return Post(
        id=row.id,
        nonce=_nonce(await store.tag(), row.id),
        mark=mark_of(row.game, row.edits or row.number),
        kind=row.kind,
        game=info,
        channel=info.channel if payload.place is None else payload.place,
        seat=row.seat,
        person=_reader(row, payload, info),
        view=view,
        before=before,
        events=events,
        group=payload.group,
        sitting=payload.sitting,
        asks=payload.asks,
        due=_due(payload, session),
        late=payload.late,
        ordered=payload.ordered,
        over=payload.over,
        key=payload.key,
        digest=payload.digest,
        by=payload.by,
        text=payload.text,
        texts=payload.texts,
        seals=payload.seals,
        why=payload.why,
        closed=payload.closed,
        called=_called(row, payload, info),
        since=row.since,
        edits=edits,
        repeated=row.repeated,
    )


def _nonce(tag: str, row: int) -> str:
    """Make a nonce; it does not count the posts between, of which some are nobody's business."""
    return hashlib.blake2b(str(row).encode(), key=tag.encode(), digest_size=12).hexdigest()


def _reader(row: OutboxRow, payload: Payload, info: GameInfo) -> int | None:
    """Return to whom a post goes: whoever sits on its seat now, but for who has just left it."""
    if row.kind is PostKind.FAREWELL:
        return payload.by
    if row.seat is None:
        return None
    person = info.seats[row.seat].person
    if person is None:
        raise UnreachableError("nobody sits there any more")
    return person


def _called(row: OutboxRow, payload: Payload, info: GameInfo) -> tuple[int, ...]:
    """List who is mentioned; in a lobby seats are counted anew, so it is whoever is awaited."""
    if row.kind is PostKind.OFFER:
        return () if payload.by is None else (payload.by,)
    if row.kind is not PostKind.READY:
        seats = [info.seats[seat] for seat in payload.called]
    elif info.status is GameStatus.LOBBY:
        seats = list(awaited(info))
    else:
        seats = []
    people = tuple(each.person for each in seats if each.person is not None)
    if row.kind in {PostKind.READY, PostKind.SUMMONS} and not people:
        raise UnreachableError("nobody is waited for any more")
    return people


def _told(payload: Payload, session: Session) -> tuple[tuple[Any, ...], Any, Any]:
    """Read what has to be read; a lobby has neither events nor views, and needs no rules."""
    if payload.view in (None, NOTHING):
        return (), None, None
    rules = session.rules()
    events = row_reader(rules.event_type).decode(payload.events)
    return events, _view(payload.view, rules), _view(payload.before, rules)


def _view(view: Any, rules: AnyGame) -> Any:
    """Read a view that comes from a store; None where there is none."""
    if view in (None, NOTHING):
        return None
    kind: Any = rules.view_type
    return reader(kind).decode(view) if isinstance(view, msgspec.Raw) else view


def _due(payload: Payload, session: Session) -> float | None:
    """Return the deadline as it stands; time may have been given back since."""
    deadline = session.row.deadline
    if deadline is not None and deadline.group == payload.group:
        return deadline.due
    return payload.due

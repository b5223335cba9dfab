"""From a row to a post: what was decided at commit time, addressed to who is there now."""

from types import GenericAlias
from typing import Any

import msgspec

from engine.host.ports import Store, UnreachableError
from engine.host.posts import Post, mark_of
from engine.host.rows import OutboxRow, Payload
from engine.host.sessions import Session


async def compose(row: OutboxRow, session: Session, store: Store) -> Post:
    """Make the post of a row; raise UnreachableError where it edits what was never sent."""
    info = session.info
    payload = msgspec.json.decode(row.payload, type=Payload)
    events, view = _told(payload, session)
    edits = None
    if row.edits is not None:
        edits = await store.reference(row.game, row.edits)
        if edits is None:
            raise UnreachableError("the message to edit was never sent")
    called = (info.seats[seat].person for seat in payload.called)
    return Post(
        id=row.id,
        nonce=f"{await store.tag()}-{row.id}",
        mark=mark_of(row.game, row.edits or row.number),
        kind=row.kind,
        game=info,
        channel=info.channel,
        seat=row.seat,
        person=None if row.seat is None else info.seats[row.seat].person,
        view=view,
        events=events,
        group=payload.group,
        asks=payload.asks,
        due=_due(payload, session),
        late=payload.late,
        over=payload.over,
        key=payload.key,
        digest=payload.digest,
        by=payload.by,
        text=payload.text,
        codes=payload.codes,
        called=tuple(person for person in called if person is not None),
        since=row.since,
        edits=edits,
        repeated=row.repeated,
    )


def _told(payload: Payload, session: Session) -> tuple[tuple[Any, ...], Any]:
    """Decode events and view; a lobby has neither, and needs no rules."""
    if payload.view == msgspec.Raw(b"null"):
        return (), None
    rules = session.rules()
    kinds: Any = GenericAlias(tuple, (rules.event_type, ...))
    events = msgspec.json.decode(payload.events, type=kinds)
    return events, msgspec.json.decode(payload.view, type=rules.view_type)


def _due(payload: Payload, session: Session) -> float | None:
    """Return the deadline as it stands; time may have been given back since."""
    deadline = session.row.deadline
    if deadline is not None and deadline.group == payload.group:
        return deadline.due
    return payload.due

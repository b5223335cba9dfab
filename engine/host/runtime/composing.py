"""From a row to a post: what was decided at commit time, addressed to who is there now."""

import logging
from typing import Any

from msgspec.structs import replace

from engine.core.start import header_digest
from engine.host.ports import NeedlessError, UnreachableError
from engine.host.runtime.addresses import Addresses
from engine.host.runtime.past import Past
from engine.host.runtime.people_cache import PeopleCache
from engine.host.runtime.references import References
from engine.host.runtime.session import Session
from engine.host.runtime.session_cache import SessionCache
from engine.host.steps.changes.looking import panel_of, usual_answer
from engine.host.steps.changes.readiness import awaited
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.operating import where
from engine.host.values.posts import Post, PostKind, mark_of
from engine.host.values.records import GameInfo, GameStatus
from engine.host.values.rows import OutboxRow, Payload, RowState

ASKING = frozenset({PostKind.ORDER, PostKind.BRIEFING})  # they show the panel itself
ASKED = ASKING | {PostKind.REMINDER}  # they depend on it
OF_START = frozenset({PostKind.THREAD, PostKind.START})
TELLING_ALL = frozenset({PostKind.BRIEFING, PostKind.OVER, PostKind.RESULT})
TELLING_END = frozenset({PostKind.OVER, PostKind.ANNOUNCEMENT})

_log = logging.getLogger(__name__)


class UntellableError(Exception):
    """A row cannot be made a post, ever; the message names why and quotes nothing."""


class Composer:
    """Makes posts of rows; what only some kinds show is looked up for those alone."""

    def __init__(
        self,
        sessions: SessionCache,
        people_cache: PeopleCache,
        past: Past,
        references: References,
        addresses: Addresses,
    ) -> None:
        self._sessions = sessions
        self._people_cache = people_cache
        self._past = past
        self._references = references
        self._addresses = addresses

    async def compose(self, row: OutboxRow) -> Post:
        """Make the post of a row; an edit of what was never sent is sent in its place.

        Raise NeedlessError where nobody is left whom it is for, UntellableError where it
        cannot be made a post, DeniedError where its game is lost. A picture that comes late is
        of what was committed: it must not hide what another host's click made of a panel.
        """
        session = await self._sessions.need(row.game, anew=row.state is RowState.BARE)
        if session.row.is_lost:
            raise DeniedError(Denial.HALTED)
        info, payload = session.info, row.payload
        (events, view, before), person, called = _read(row, session)
        stands = row.edits is not None or row.state is RowState.BARE
        edits = await self._references.find(*row.message) if stands else None
        if row.closes and edits is None:
            raise NeedlessError("what would be closed was never sent")
        return Post(
            id=row.id,
            nonce=row.nonce,
            mark=_mark(row),
            kind=row.kind,
            game=info,
            channel=_channel(row, info),
            seat=row.seat,
            person=person,
            view=view,
            before=before,
            events=events,
            group=payload.group,
            sitting=payload.sitting,
            asks=payload.asks,
            window=payload.window,
            due=_due(payload, session),
            late=payload.late,
            missed=payload.missed,
            ordered=payload.ordered,
            over=payload.over,
            key=payload.key,
            digest=_start_digest(row, info) if row.kind in OF_START else None,
            by=payload.by,
            text=payload.text,
            texts=payload.texts,
            sealed=payload.sealed,
            why=payload.why,
            closed=payload.closed,
            recorded=payload.recorded,
            called=called,
            since=row.since,
            edits=edits,
            repeated=row.repeated,
            page=await self._addresses.link(row.game) if row.kind in TELLING_END else None,
            **await self._shown(row, session, person),
        )

    async def _shown(self, row: OutboxRow, session: Session, person: int | None) -> dict[str, Any]:
        """Look up what else belongs into a post; one that cannot have it goes out without."""
        found: dict[str, Any] = {"whole": row.kind is not PostKind.UNTOLD}
        if person is not None:
            found["card"] = await self._people_cache.reader(person)
        if row.payload.link is not None:
            found["link"] = await self._references.find(row.game, row.payload.link)
        if row.payload.closed:  # it says what counted, and asks nothing
            return found
        try:
            if row.kind in ASKED and person is not None:
                game, table = await session.stand()
                found["panel"] = panel = panel_of(game, table, person)
                if row.kind is PostKind.REMINDER and table is not None:
                    found["usual"] = usual_answer(table, panel.seat)
            if row.kind in ASKING and person is not None:
                found["newcomer"] = await session.newcomer(person)
            if row.kind in TELLING_ALL:
                game, table = await session.stand()
                found["past"] = await self._past.history(game.info, table, person)
        except DeniedError:
            return found
        except Exception as error:  # noqa: BLE001  (whatever breaks, its reader must hear of it)
            facts = {"game": row.game, "post": row.id}
            _log.error("post %d lacks something: %s", row.id, where(error), extra=facts)
            return {**found, "whole": False}
        return found


def _read(
    row: OutboxRow, session: Session
) -> tuple[tuple[tuple[Any, ...], Any, Any], int | None, tuple[int, ...]]:
    """Read what a row tells, to whom it goes and who is mentioned."""
    if not row.readable:
        raise UntellableError("it cannot be read")
    info, payload = session.info, row.payload
    try:
        return _told(payload, session), _reader(row, payload, info), _called(row, payload, info)
    except UnreachableError:
        raise
    except Exception as error:  # noqa: BLE001  (whatever breaks, what stands behind must go out)
        raise UntellableError(where(error)) from None


def _mark(row: OutboxRow) -> str:
    """Mark a post; of start posts each is told apart, as each fixes another header."""
    again = f"·{row.repeated + 1}" if row.kind is PostKind.START and row.repeated else ""
    return mark_of(row.game, row.edits or row.number) + again


def _start_digest(row: OutboxRow, info: GameInfo) -> str:
    """Return what a start post fixes; a game that was called off meanwhile needs none."""
    if info.status is not GameStatus.STARTING:
        raise NeedlessError("the game does not start any more")
    return header_digest(replace(info, start_repeated=row.repeated).header())


def _reader(row: OutboxRow, payload: Payload, info: GameInfo) -> int | None:
    """Return to whom a post goes: whoever sits on its seat now, but for who has just left it."""
    if row.kind is PostKind.FAREWELL:
        return payload.by
    if row.seat is None:
        return None
    person = info.seats[row.seat].person
    if person is None:
        raise NeedlessError("nobody sits there any more")
    return person


def _channel(row: OutboxRow, info: GameInfo) -> int:
    """Return where a public post goes; a lobby stays where it was opened."""
    if row.payload.place is not None:
        return row.payload.place
    return info.parent if row.kind is PostKind.LOBBY and info.parent else info.channel


def _called(row: OutboxRow, payload: Payload, info: GameInfo) -> tuple[int, ...]:
    """List who is mentioned; in a lobby seats are counted anew, so it is whoever is awaited.

    The first post in a thread calls its captains in.
    """
    if payload.invited:
        return payload.invited
    if row.kind is PostKind.OFFER:
        return () if payload.by is None else (payload.by,)
    if row.kind is PostKind.START:
        seats = [] if info.parent is None else [*info.seats]
    elif row.kind is not PostKind.READY:
        seats = [info.seats[seat] for seat in payload.called]
    elif info.status is GameStatus.LOBBY:
        seats = list(awaited(info))
    else:
        seats = []
    people = tuple(each.person for each in seats if each.person is not None)
    calls = row.kind in {PostKind.READY, PostKind.SUMMONS} and not payload.closed
    if calls and not people:
        raise NeedlessError("nobody is waited for any more")
    return people


def _told(payload: Payload, session: Session) -> tuple[tuple[Any, ...], Any, Any]:
    """Read what has to be read; a lobby has neither events nor views, and needs no rules."""
    if payload.view is None:
        return (), None, None
    rules = session.rules()
    events = tuple([event.value(rules.event_type) for event in payload.events])
    before = payload.before and payload.before.value(rules.view_type)
    return events, payload.view.value(rules.view_type), before


def _due(payload: Payload, session: Session) -> float | None:
    """Return the deadline as it stands; time may have been given back since."""
    deadline = session.row.deadline
    if deadline is not None and deadline.group == payload.group:
        return deadline.due
    return payload.due

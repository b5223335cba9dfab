"""The gateway: sessions, events in order, resuming with replay."""

import asyncio
import contextlib
import json
import secrets
import time
import zlib
from collections import deque
from typing import Any, Protocol

from aiohttp import WSMsgType, web

from playground.application import Application
from playground.places import Guild
from playground.record import Event
from playground.wire import guild_wire, member_wire, user_wire
from playground.world import World

try:
    import zstandard
except ImportError:  # pragma: no cover - the faster compression is a luxury
    zstandard = None  # type: ignore[assignment]

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME = 0, 1, 2, 3, 4, 6
RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 7, 8, 9, 10, 11
GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12

NOT_AUTHENTICATED, AUTHENTICATION_FAILED, BAD_PAYLOAD, INVALID_SEQ = 4003, 4004, 4002, 4007


class _Squeezer(Protocol):
    def squeeze(self, data: bytes) -> bytes: ...


class _Zlib:
    def __init__(self) -> None:
        self._stream = zlib.compressobj()

    def squeeze(self, data: bytes) -> bytes:
        return self._stream.compress(data) + self._stream.flush(zlib.Z_SYNC_FLUSH)


class _Zstd:
    def __init__(self) -> None:
        self._stream = zstandard.ZstdCompressor(level=1).compressobj()

    def squeeze(self, data: bytes) -> bytes:
        head = self._stream.compress(data)
        return head + self._stream.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)


def _squeezer(kind: str) -> _Squeezer | None:
    if kind == "zlib-stream":
        return _Zlib()
    return _Zstd() if kind == "zstd-stream" and zstandard is not None else None


class Connection:
    """One socket of one client; what is said goes out in order."""

    def __init__(self, socket: web.WebSocketResponse, compress: str) -> None:
        self.socket = socket
        self.session: Session | None = None
        self._squeezer = _squeezer(compress)
        self._queue: asyncio.Queue[dict[str, Any] | int] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def say(self, payload: dict[str, Any]) -> None:
        """Queue a payload."""
        self._queue.put_nowait(payload)

    def hang_up(self, code: int) -> None:
        """Close after everything queued."""
        self._queue.put_nowait(code)

    async def finish(self) -> None:
        """Stop writing."""
        self._writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._writer

    async def _write(self) -> None:
        while isinstance(payload := await self._queue.get(), dict):
            with contextlib.suppress(ConnectionError):
                await self._put(json.dumps(payload, separators=(",", ":")))
        await self.socket.close(code=payload)

    async def _put(self, text: str) -> None:
        if self._squeezer is None:
            await self.socket.send_str(text)
        else:
            await self.socket.send_bytes(self._squeezer.squeeze(text.encode()))


class Session:
    """What the gateway remembers of a client between connections."""

    def __init__(self, app: Application, intents: int, shard: tuple[int, int], keep: int) -> None:
        self.id = secrets.token_hex(16)
        self.app = app
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.connection: Connection | None = None
        self.lost_at = 0.0
        self._sent: deque[dict[str, Any]] = deque(maxlen=keep)

    def dispatch(self, name: str, data: Any) -> None:
        """Give an event its number, keep it for a replay, and send it if somebody listens."""
        self.sequence += 1
        payload = {"op": DISPATCH, "t": name, "s": self.sequence, "d": data}
        self._sent.append(payload)
        if self.connection is not None:
            self.connection.say(payload)

    def replay(self, seen: int) -> bool:
        """Send again what came after the last event seen; tell whether that was possible."""
        missed = [payload for payload in self._sent if payload["s"] > seen]
        if seen > self.sequence or len(missed) < self.sequence - seen:
            return False
        for payload in missed:
            if self.connection is not None:
                self.connection.say(payload)
        return True

    def wants(self, name: str, guild: Guild | None) -> bool:
        """Tell whether intents and shard let an event through."""
        number, count = self.shard
        place = 0 if guild is None else (guild.id >> 22) % count
        if place != number:
            return False
        if name.startswith("MESSAGE_"):
            needed = DIRECT_MESSAGES if guild is None else GUILD_MESSAGES
            return bool(self.intents & needed)
        if name.startswith(("GUILD_", "CHANNEL_")):
            return bool(self.intents & GUILDS)
        return True


class Gateway:
    """All sessions of all applications."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.address = ""
        world.gateway = self

    def connected(self, app: Application) -> bool:
        """Tell whether the application listens."""
        return any(s.app is app and s.connection is not None for s in self.sessions.values())

    def send(self, app: Application, name: str, data: Any, guild: Guild | None) -> None:
        """Send an event to every session of an application, unless misfortune takes it."""
        lost = self.world.faults.loses(name)
        facts = {"application": app.id, "name": name, "data": data, "lost": lost}
        self.world.record.append(Event, self.world.clock.now(), **facts)
        if lost:
            return
        for session in self.sessions.values():
            if session.app is app and session.wants(name, guild):
                session.dispatch(name, data)
        if self.world.faults.drops_gateway():
            self.drop(app)

    def drop(self, app: Application | None = None, code: int = 4000) -> None:
        """Break the connections of an application, or of all; sessions stay."""
        for connection in self._of(app):
            self._detach(connection)
            connection.hang_up(code)

    def reconnect(self, app: Application | None = None) -> None:
        """Ask clients to reconnect (op 7)."""
        for connection in self._of(app):
            connection.say({"op": RECONNECT, "d": None})

    def invalidate(self, app: Application | None = None, *, resumable: bool = False) -> None:
        """Tell clients that their session is no longer valid (op 9)."""
        for connection in self._of(app):
            if not resumable and connection.session is not None:
                self.sessions.pop(connection.session.id, None)
                self._detach(connection)
            connection.say({"op": INVALID_SESSION, "d": resumable})

    def forget(self, app: Application | None = None) -> None:
        """Forget sessions that nobody listens to, so that they cannot be resumed."""
        for session in tuple(self.sessions.values()):
            if session.connection is None and app in {None, session.app}:
                del self.sessions[session.id]

    def _forget_old(self) -> None:
        oldest = time.monotonic() - self.world.limits.resume_seconds
        for session in tuple(self.sessions.values()):
            if session.connection is None and session.lost_at < oldest:
                del self.sessions[session.id]

    def _of(self, app: Application | None) -> list[Connection]:
        return [
            connection
            for connection in self.connections
            if connection.session is not None and app in {None, connection.session.app}
        ]

    def _detach(self, connection: Connection) -> None:
        if connection.session is not None and connection.session.connection is connection:
            connection.session.connection = None
            connection.session.lost_at = time.monotonic()
        self.world.stir()

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one socket until it closes."""
        socket = web.WebSocketResponse(compress=False, max_msg_size=16384, autoping=True)
        await socket.prepare(request)
        connection = Connection(socket, request.query.get("compress", ""))
        self.connections.add(connection)
        interval = int(self.world.limits.heartbeat_seconds * 1000)
        connection.say({"op": HELLO, "d": {"heartbeat_interval": interval}})
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    connection.hang_up(BAD_PAYLOAD)
                else:
                    self._hear(connection, json.loads(message.data))
        finally:
            self._detach(connection)
            self.connections.discard(connection)
            await connection.finish()
        return socket

    def _hear(self, connection: Connection, payload: dict[str, Any]) -> None:
        op, data = payload.get("op"), payload.get("d")
        if op == HEARTBEAT:
            connection.say({"op": HEARTBEAT_ACK})
        elif op == IDENTIFY:
            self._identify(connection, data or {})
        elif op == RESUME:
            self._resume(connection, data or {})
        elif connection.session is None:
            connection.hang_up(NOT_AUTHENTICATED)
        elif op == REQUEST_MEMBERS:
            self._members(connection.session, data or {})

    def _identify(self, connection: Connection, data: dict[str, Any]) -> None:
        app = self.world.by_token(str(data.get("token", "")).removeprefix("Bot "))
        if app is None:
            connection.hang_up(AUTHENTICATION_FAILED)
            return
        number, count = data.get("shard") or (0, 1)
        app.intents = int(data.get("intents") or 0)
        keep = self.world.limits.replay_events
        session = Session(app, app.intents, (number, count), keep)
        session.connection, connection.session = connection, session
        self._forget_old()
        self.sessions[session.id] = session
        self._greet(session)
        self.world.stir()

    def _greet(self, session: Session) -> None:
        app = session.app
        number, count = session.shard
        guilds = [
            guild
            for guild in self.world.guilds.values()
            if app.user.id in guild.bots and (guild.id >> 22) % count == number
        ]
        ready = {
            "v": 10,
            "user": user_wire(app.user),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "shard": [number, count],
            "application": {"id": str(app.id), "flags": 0},
        }
        session.dispatch("READY", ready)
        if session.intents & GUILDS:
            for guild in guilds:
                session.dispatch("GUILD_CREATE", guild_wire(guild, app))

    def _resume(self, connection: Connection, data: dict[str, Any]) -> None:
        session = self.sessions.get(str(data.get("session_id", "")))
        app = self.world.by_token(str(data.get("token", "")).removeprefix("Bot "))
        if app is None:
            connection.hang_up(AUTHENTICATION_FAILED)
            return
        if session is None or session.app is not app:
            connection.say({"op": INVALID_SESSION, "d": False})
            return
        session.connection, connection.session = connection, session
        if not session.replay(int(data.get("seq") or 0)):
            self._detach(connection)
            connection.hang_up(INVALID_SEQ)
            return
        session.dispatch("RESUMED", {})
        self.world.stir()

    def _members(self, session: Session, data: dict[str, Any]) -> None:
        guild = self.world.guilds.get(int(data.get("guild_id") or 0))
        if guild is None:
            return
        wanted = {int(number) for number in data.get("user_ids") or ()}
        query = str(data.get("query") or "").lower()
        found = [
            user
            for user in guild.members.values()
            if (user.id in wanted if wanted else user.name.lower().startswith(query))
        ]
        chunk = {
            "guild_id": str(guild.id),
            "members": [member_wire(user, guild) for user in found],
            "chunk_index": 0,
            "chunk_count": 1,
        }
        if data.get("nonce") is not None:
            chunk["nonce"] = data["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

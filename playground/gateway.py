"""The gateway: who is there, who hears what, resuming with replay."""

import json
import time
from typing import Any

from aiohttp import WSMsgType, web

from playground.application import Application
from playground.places import Guild
from playground.record import Event
from playground.sessions import GUILDS, Connection, Session
from playground.wire import guild_wire, member_wire, user_wire
from playground.world import World

HEARTBEAT, IDENTIFY, RESUME = 1, 2, 6
RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 7, 8, 9, 10, 11

NOT_AUTHENTICATED, AUTHENTICATION_FAILED, BAD_PAYLOAD, INVALID_SEQ = 4003, 4004, 4002, 4007
INVALID_SHARD, SHARDING_REQUIRED = 4010, 4011


class Gateway:
    """All sessions of all applications."""

    def __init__(self, world: World, shards: int = 1) -> None:
        self.world = world
        self.shards = shards  # into how many at least a bot must divide its servers
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.address = ""
        world.gateway = self

    def connected(self, app: Application) -> bool:
        """Tell whether the application listens."""
        return bool(self.heard(app))

    def heard(self, app: Application) -> set[int]:
        """List the shards on which the application listens."""
        return {shard for shard, sessions in self.listening(app).items() if sessions}

    def listening(self, app: Application) -> dict[int, set[str]]:
        """List the sessions that listen on each shard, by their ids."""
        found: dict[int, set[str]] = {shard: set() for shard in range(self.shards)}
        for session in self.sessions.values():
            if session.app is app and session.connection is not None:
                found.setdefault(session.shard[0], set()).add(session.id)
        return found

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
            connection.session.app.drops += 1
            self.world.note("away", connection.session.app.name)
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
                payload = _payload(message.data) if message.type is WSMsgType.TEXT else None
                if payload is None:
                    connection.hang_up(BAD_PAYLOAD)
                else:
                    self._hear(connection, payload)
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
        if not 0 <= number < count:
            connection.hang_up(INVALID_SHARD)
            return
        if count < self.shards:
            connection.hang_up(SHARDING_REQUIRED)
            return
        app.intents = int(data.get("intents") or 0)
        keep = self.world.limits.replay_events
        session = Session(app, app.intents, (number, count), keep)
        session.connection, connection.session = connection, session
        self._forget_old()
        self.sessions[session.id] = session
        self._greet(session)
        self.world.note("identified", app.name)
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
                known = guild_wire(guild, app) | {
                    "unavailable": False
                }  # of one just let in: nothing
                session.dispatch("GUILD_CREATE", known)

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
        self.world.note("resumed", app.name)
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


def _payload(text: str) -> dict[str, Any] | None:
    """Read what a client says; None where it is no JSON object."""
    try:
        payload = json.loads(text)
    except ValueError:
        return None
    return payload if isinstance(payload, dict) else None

"""Connections and sessions of the gateway: packing, numbering and keeping events."""

import asyncio
import contextlib
import importlib
import importlib.util
import json
import secrets
import zlib
from collections import deque
from typing import Any, Protocol

from aiohttp import web

from playground.application import Application
from playground.places import Guild

# The faster compression is a luxury; without it the client does not ask for it.
_FOUND = importlib.util.find_spec("zstandard")
_zstandard: Any = importlib.import_module("zstandard") if _FOUND else None

DISPATCH = 0
GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12


class _Squeezer(Protocol):
    def squeeze(self, data: bytes) -> bytes: ...


class _Zlib:
    def __init__(self) -> None:
        self._stream = zlib.compressobj()

    def squeeze(self, data: bytes) -> bytes:
        return self._stream.compress(data) + self._stream.flush(zlib.Z_SYNC_FLUSH)


class _Zstd:
    def __init__(self) -> None:
        self._stream = _zstandard.ZstdCompressor(level=1).compressobj()

    def squeeze(self, data: bytes) -> bytes:
        head: bytes = self._stream.compress(data)
        return head + bytes(self._stream.flush(_zstandard.COMPRESSOBJ_FLUSH_BLOCK))


def _squeezer(kind: str) -> _Squeezer | None:
    if kind == "zlib-stream":
        return _Zlib()
    return _Zstd() if kind == "zstd-stream" and _zstandard is not None else None


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

"""A pool as operators put before a server: whoever asks gets any connection, for a transaction."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from psycopg.conninfo import conninfo_to_dict, make_conninfo

HEAD = 5  # bytes of a message: its kind, and how long it is
LENGTH = 4
READY, IDLE, GOODBYE = b"Z", b"I", b"X"

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Pool:
    """Hands connections to a server from one transaction to the next, whoever asks."""

    def __init__(self, socket: Path, free: "asyncio.Queue[Ends]") -> None:
        self._socket = socket
        self._free = free
        self._greeting = b""  # what the server says to whoever comes in

    async def fill(self, startup: bytes) -> None:
        """Connect to the server as the first client does; later ones come in as that one."""
        while not self._free.full():
            reader, writer = await asyncio.open_unix_connection(self._socket)
            writer.write(startup)
            self._greeting = b""
            while not self._greeting.endswith(READY + b"\0\0\0\x05" + IDLE):
                self._greeting += await _message(reader)
            self._free.put_nowait((reader, writer))

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer a client until it leaves."""
        with closing(writer):
            length = await reader.readexactly(LENGTH)
            startup = length + await reader.readexactly(int.from_bytes(length) - LENGTH)
            if not self._greeting:
                await self.fill(startup)
            writer.write(self._greeting)
            while (asked := await _message(reader))[:1] != GOODBYE:
                server = await self._free.get()
                await self._transaction(asked, (reader, writer), server)
                self._free.put_nowait(server)

    async def _transaction(self, asked: bytes, client: Ends, server: Ends) -> None:
        """Carry simple questions and answers to and fro until none is left in a transaction."""
        while True:
            server[1].write(asked)
            answer = b""
            while answer[:1] != READY:
                answer = await _message(server[0])
                client[1].write(answer)
            if answer.endswith(IDLE):
                return
            asked = await _message(client[0])

    def close(self) -> None:
        """Leave the server."""
        while not self._free.empty():
            self._free.get_nowait()[1].close()


@asynccontextmanager
async def pooled(url: str, folder: Path, free: "asyncio.Queue[Ends]") -> AsyncIterator[str]:
    """Put a pool of as many connections as fit into `free` before a server; yield its address."""
    port = conninfo_to_dict(url).get("port") or 5432
    pool = Pool(Path(str(conninfo_to_dict(url)["host"])) / f".s.PGSQL.{port}", free)
    server = await asyncio.start_unix_server(pool.serve, folder / f".s.PGSQL.{port}")
    try:
        yield make_conninfo(url, host=str(folder))
    finally:
        server.close()
        pool.close()


async def _message(reader: asyncio.StreamReader) -> bytes:
    head = await reader.readexactly(HEAD)
    return head + await reader.readexactly(int.from_bytes(head[1:]) - LENGTH)

"""What strangers send to a server of HTTP: bytes that are no request, and useless requests."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress

from playground.limits import GUARD

_SOCKET = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
_KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
_FORM = b"Content-Type: application/x-www-form-urlencoded\r\n"
_PARTS = b"Content-Type: multipart/form-data"


def broken_bytes() -> Iterator[bytes]:
    """Make what no server can read as a request."""
    yield b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(range(256))  # TLS
    yield bytes(range(256)) * 8
    yield b"\r\n\r\nXYZ\r\n\r\n"
    yield b"GET / HTTP/9.9\r\n\r\n"
    yield b"GET / HTTP/1.1\r\nX: " + b"a" * 100_000 + b"\r\n\r\n"
    yield b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n"
    yield b"GET / HTTP/1.1\r\nContent-Length: -5\r\n\r\n"
    yield b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n"
    yield b"GET http://[::1 HTTP/1.1\r\n\r\n"
    yield b"CONNECT nowhere:99999999 HTTP/1.1\r\n\r\n"


def strange_requests(head: bytes, *, person: int = 0, channel: int = 0) -> Iterator[bytes]:
    """Make requests that can be read, and ask for what is not there; `head` is what all need."""
    place = b"/as/%d/in/%d/news" % (person, channel)
    for path in (
        *(b"/nowhere", b"/as/x/in/y/news", b"/static/%2e%2e%2fserver.py", b"/static/%00.css"),
        *(b"/static/" + b"a" * 300 + b".css", b"/enter?token=%C3%BC%ED%A0%80", b"/%F0%9F", place),
        *(
            b"/game/" + b"9" * 5000,
            b"/cdn/attachments/1/%C2%B2/x",
            b"/playground/clock/wait?until=x",
        ),
    ):
        yield b"GET " + path + b" HTTP/1.1\r\n" + head + b"\r\n"
    yield b"GET / HTTP/1.1\r\n" + head + b"Cookie: playground=\xc3\xbc\xff\r\n\r\n"
    yield b"GET / HTTP/1.1\r\nHost: evil\r\n\r\n"
    for path in (place, b"/gateway"):
        yield b"GET " + path + b" HTTP/1.1\r\n" + head + _SOCKET + b"\r\n\xff\xff\xff\xff"
        for frame in (b"\x81\x85\0\0\0\0{bad}", b"\x81\x82\0\0\0\0" + b"12", b"\xff\xff\xff\xff"):
            yield b"GET " + path + b" HTTP/1.1\r\n" + head + _SOCKET + _KEY + b"\r\n" + frame
    for path in (b"/as/%d/press" % person, b"/as/%d/dismiss" % person, b"/api/v10/channels/1"):
        for kind, body in (
            (b"Content-Type: application/json\r\n", b'{"bad":'),
            (_FORM, b"message=zzzz"),
            (_FORM, b"message=\xff\xfe\xff"),
            (_PARTS + b"; boundary=x\r\n", b"--x\r\ngarbage\r\n\r\nmore\r\n\r\n"),
            (_PARTS + b"\r\n", b"abcd"),
        ):
            length = b"Content-Length: %d\r\n" % len(body)
            yield b"POST " + path + b" HTTP/1.1\r\n" + head + kind + length + b"\r\n" + body


async def throw(port: int, data: bytes, *, breaking: bool = False) -> bytes:
    """Send bytes to a server on this machine; return the line in which it answers, if it does."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(data)
        if breaking:
            return b""
        with suppress(ConnectionError):
            async with asyncio.timeout(GUARD):
                return await reader.readline()
        return b""
    finally:
        writer.transport.abort()

"""Packing: how values lie in the database, and how a row takes the place of another."""

import re
import zlib

from engine.core.codec import encode

LONG = 400  # bytes from which on it pays to make them fewer
HEAD, NEEDS_WORDS = 6, 0x20  # bytes of what is squeezed that name its words; whether there are any
WINDOW, MEMORY = 14, 6  # to begin costs as much as to squeeze, where there is more to clear
_WORD = re.compile(rb'"[^"]*"')


def words_of(value: object) -> bytes:
    """List the words of a value, each once, in an order that tells nothing of where it stands."""
    return b",".join(sorted(set(_WORD.findall(encode(value)))))


def packed(value: object, words: bytes = b"") -> bytes:
    """Write a value as JSON, squeezed where it is long; known words take hardly any room."""
    data = encode(value)
    if len(data) < LONG:
        return data
    squeezer = zlib.compressobj(1, wbits=WINDOW, memLevel=MEMORY, zdict=words)
    return squeezer.compress(data) + squeezer.flush()


def unpacked(data: bytes, words: bytes = b"") -> bytes:
    """Return the JSON of a packed value; what was squeezed begins as no JSON does."""
    return data if data[:1] in {b"{", b"["} else zlib.decompressobj(zdict=words).decompress(data)


def knows(words: bytes, data: bytes) -> bool:
    """Tell whether a value was packed with these words; one that needs none is known by any."""
    squeezed, needs = data[:1] not in {b"{", b"["}, len(data) >= HEAD and data[1] & NEEDS_WORDS
    return not (squeezed and needs) or int.from_bytes(data[2:HEAD]) == zlib.adler32(words)


def text(value: object) -> str:
    """Write a short value as JSON that statements can look into."""
    return encode(value).decode()


def upsert(table: str, keys: str, *columns: str) -> str:
    """Make the statement that writes a row, in place of the one with the same keys."""
    names = (*keys.split(", "), *columns)
    marks = ", ".join("?" * len(names))
    changes = ", ".join(f"{column} = excluded.{column}" for column in columns)
    return (
        f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks}) "  # noqa: S608
        f"ON CONFLICT ({keys}) DO UPDATE SET {changes}"
    )

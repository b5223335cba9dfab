"""Packing: how values lie in the database, and how a row takes the place of another."""

import zlib

from msgspec import json

LONG = 400  # bytes from which on it pays to make them fewer


def packed(value: object) -> bytes:
    """Write a value as JSON, squeezed where it is long."""
    data = json.encode(value)
    return zlib.compress(data, 1) if len(data) >= LONG else data


def unpacked(data: bytes) -> bytes:
    """Return the JSON of a packed value; what was squeezed begins as no JSON does."""
    return data if data[:1] in {b"{", b"["} else zlib.decompress(data)


def text(value: object) -> str:
    """Write a short value as JSON that statements can look into."""
    return json.encode(value).decode()


def upsert(table: str, keys: str, *columns: str) -> str:
    """Make the statement that writes a row, in place of the one with the same keys."""
    names = (*keys.split(", "), *columns)
    marks = ", ".join("?" * len(names))
    changes = ", ".join(f"{column} = excluded.{column}" for column in columns)
    return (
        f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks}) "  # noqa: S608
        f"ON CONFLICT ({keys}) DO UPDATE SET {changes}"
    )

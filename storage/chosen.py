"""What people and servers chose for all games."""

import sqlite3

from msgspec import json

from engine.host.values.people import Guild, Person


def read_person(sql: sqlite3.Connection, person: int) -> Person | None:
    """Read what somebody chose, if anything."""
    found = sql.execute("SELECT card FROM people WHERE person = ?", (person,)).fetchone()
    return json.decode(found[0], type=Person) if found else None


def write_person(sql: sqlite3.Connection, person: int, card: Person) -> None:
    """Write what somebody chose."""
    sql.execute("REPLACE INTO people VALUES (?, ?)", (person, json.encode(card).decode()))


def read_guild(sql: sqlite3.Connection, guild: int) -> Guild | None:
    """Read what a server chose, if anything."""
    found = sql.execute("SELECT card FROM guilds WHERE guild = ?", (guild,)).fetchone()
    return json.decode(found[0], type=Guild) if found else None


def write_guild(sql: sqlite3.Connection, guild: int, card: Guild) -> None:
    """Write what a server chose."""
    sql.execute("REPLACE INTO guilds VALUES (?, ?)", (guild, json.encode(card).decode()))

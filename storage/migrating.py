"""Migrations: numbered SQL files, each in one transaction with the version it leads to."""

import sqlite3
from importlib.resources import files
from typing import NamedTuple

import aiosqlite

APPLICATION_ID = 1297306451  # as migration 001 sets it


class Migration(NamedTuple):
    """One file."""

    version: int
    name: str
    sql: str


def migrations() -> tuple[Migration, ...]:
    """List all migrations, oldest first; their numbers have no gaps."""
    found = sorted(
        Migration(int(file.name.partition("_")[0]), file.name, file.read_text("utf-8"))
        for file in files("storage").joinpath("migrations").iterdir()
        if file.name.endswith(".sql")
    )
    assert [each.version for each in found] == list(range(1, len(found) + 1))
    return tuple(found)


async def migrate(
    connection: aiosqlite.Connection, steps: tuple[Migration, ...], version: int
) -> None:
    """Bring a database of `version` to the newest; a step that fails leaves no trace."""
    for step in steps[version:]:
        script = f"BEGIN IMMEDIATE;\n{step.sql}\nPRAGMA user_version = {step.version};\nCOMMIT;"
        try:
            await connection.executescript(script)
        except sqlite3.Error:
            await connection.rollback()
            raise

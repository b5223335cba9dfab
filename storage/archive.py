"""The archive: games that leave the database as files."""

from pathlib import Path

from engine.games import GAMES
from engine.host.clock import SystemClock
from engine.host.denials import Denied
from engine.host.host import Host
from engine.host.ports import UnreachableError
from engine.host.posts import Post
from storage.database import open_database
from storage.store import SqliteStore


class ArchiveError(Exception):
    """A game cannot leave or enter; the message is one sentence for whoever runs the bot."""


async def exported(path: Path, number: int) -> bytes:
    """Export a finished game out of a database; raise ArchiveError where it is not finished."""
    database = await open_database(path)
    try:
        export = await Host(GAMES, SqliteStore(database), _NoHerald(), SystemClock()).export(number)
    finally:
        await database.close()
    if isinstance(export, Denied):
        raise ArchiveError(f"Game {number} cannot be exported: {export.reason}.")
    return export


class _NoHerald:
    """A herald for a host that is never opened."""

    async def deliver(self, post: Post) -> str:
        """Refuse."""
        raise UnreachableError(f"nobody delivers post {post.id}")

    async def find(self, post: Post) -> str | None:
        """Refuse."""
        raise UnreachableError(f"nobody looks for post {post.id}")

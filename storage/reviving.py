"""Reviving: a game whose rules had broken goes on, by the word of whoever runs the bot."""

from pathlib import Path

from engine.core.registry import Registry
from engine.host.host import Host
from engine.host.runtime.system_clock import SystemClock
from engine.host.values.denials import Denial, DeniedError
from storage.archive import ArchiveError, NoPresenter
from storage.database import open_database
from storage.store import SqliteStore

WHY = {
    Denial.NO_SUCH_GAME: "there is no such game",
    Denial.NOT_HALTED: "it has not stopped",
    Denial.UNKNOWN_GAME: "its rules or its cards are not installed",
    Denial.STILL_BROKEN: "the rules still break at the same place",
}


async def revived(path: Path, number: int, games: Registry) -> None:
    """Let a halted game go on; the bot must be stopped. Raise ArchiveError where it cannot."""
    database = await open_database(path)
    try:
        store, clock = SqliteStore(database), SystemClock()
        await store.give_back(clock.now())  # or the next start would give the new question too much
        host = Host(games, store, NoPresenter(), clock)
        await host.close()  # nothing is sent from here: what is owed goes out with the next start
        await host.staff.revive(number, None)
    except DeniedError as denied:
        raise ArchiveError(f"Game {number} cannot go on: {WHY[denied.reason]}.") from None
    finally:
        await database.close()

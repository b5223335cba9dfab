"""Where games, and halls of fame, may be looked at outside Discord."""

from storage.engines.sql import Access, Sql

_NEW = "INSERT INTO addresses (game, address) VALUES (?, ?) ON CONFLICT (game) DO NOTHING"
_OF = "SELECT address FROM addresses WHERE game = ?"
_AT = "SELECT game FROM addresses WHERE address = ?"
GUILD_AT = """
SELECT guild FROM guilds
WHERE CASE WHEN json_valid(card) THEN json_extract(card, '$.address') END = ?
"""
_WITHDRAW = """
INSERT INTO addresses (game, address) VALUES (?, NULL)
ON CONFLICT (game) DO UPDATE SET address = NULL
"""


class SqlAddressBook:
    """Implements the host's AddressBook over one database."""

    _database: Access

    async def address(self, game: int, new: str) -> str | None:
        """Return the address of a game, `new` if it had none; None where it is withdrawn."""
        known = await self._database.read(lambda sql: sql.execute(_OF, (game,)).fetchone())
        if known is None:
            known = await self._database.write(lambda sql: _made(sql, game, new))
        address: str | None = known[0]
        return address

    async def game_at(self, address: str) -> int | None:
        """Return the game at an address."""
        row = await self._database.read(lambda sql: sql.execute(_AT, (address,)).fetchone())
        return None if row is None else int(row[0])

    async def guild_at(self, address: str) -> int | None:
        """Return the server at an address, whether it shows anything or not."""
        row = await self._database.read(lambda sql: sql.execute(GUILD_AT, (address,)).fetchone())
        return None if row is None else int(row[0])

    async def withdraw(self, game: int) -> None:
        """Take the address of a game away for good."""
        await self._database.write(lambda sql: sql.execute(_WITHDRAW, (game,)))


def _made(sql: Sql, game: int, new: str) -> tuple[str | None]:
    """Keep an address, unless somebody was faster."""
    sql.execute(_NEW, (game, new))
    made: tuple[str | None] = sql.execute(_OF, (game,)).fetchone()
    return made

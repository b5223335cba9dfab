"""Values scrambled in what is kept about people and servers harm neither their games nor others."""

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.host.values.people import Person
from engine.host.values.records import GameStatus
from storage.engines.sql import Sql
from tests.host.house import GUILD, PACE, PEOPLE, House, house
from tests.host.test_unreadable import settled

FIRST = PEOPLE[0]
TEXTS = {"people": ("card",), "guilds": ("card",), "notes": ("text",)}
NUMBERS = {"looks": ("entries", "at"), "notes": ("turn", "at")}
PLACES = [(table, column) for each in (TEXTS, NUMBERS) for table in each for column in each[table]]


def scramble(sql: Sql, table: str, column: str, dice: random.Random) -> None:
    """Put something else into a column, as a damaged file may have it."""
    kept = f"UPDATE {table} SET {column} ="
    if column in TEXTS.get(table, ()):
        ((value,),) = sql.execute(f"SELECT {column} FROM {table}").fetchall()
        data = bytearray(value.encode())
        for _ in range(dice.randint(1, 4)):
            data[dice.randrange(len(data))] = dice.choice(b'\xff\xff\xff\x00"{}[]0,:')
        sql.execute(f"{kept} CAST(? AS TEXT)", (bytes(data),))
    else:
        ends = [-(2**63), -1, 0, 2**31, 2**63 - 1]
        sql.execute(f"{kept} ?", (dice.choice([*ends, 1e308, -1e308] if column == "at" else ends),))


async def furnished(home: House) -> int:
    """Start a game whose first captain, and whose server, have chosen, looked and noted."""
    number = await home.started()
    await home.host.preferences.choose(FIRST, Person(reminders=()))
    await home.host.people_cache.rule(GUILD, lambda guild: replace(guild, games=3))
    await home.host.past.looked(number, FIRST)
    await home.host.past.write_note(number, FIRST, 1, "a plan of my own")
    await settled(home)
    return number


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("table", "column"), PLACES)
async def test_what_is_scrambled_harms_nobody(
    tmp_path: Path, table: str, column: str, seed: int
) -> None:
    dice = random.Random(f"{table} {column} {seed}")
    async with house(tmp_path) as home:
        number = await furnished(home)
        await home.database.write(lambda sql: scramble(sql, table, column, dice))
    async with house(tmp_path, presenter=home.presenter) as home:
        await home.clock.advance(PACE * 0.6)
        await home.play_round(number)
        await settled(home)
        past = home.host.past
        await past.gap(number, FIRST)
        await past.looked(number, FIRST)
        assert all(isinstance(note.text, str) for note in await past.notes(number, FIRST))
        assert "mine" in {note.text for note in await past.write_note(number, FIRST, 2, "mine")}
        await home.host.privacy.export(FIRST)
        await home.host.preferences.choose(FIRST, Person(reminders=(0.5,)))
        await home.play(number)
        assert await home.status(number) is GameStatus.OVER
        await home.host.privacy.forget(FIRST)
        assert await past.notes(number, FIRST) == ()

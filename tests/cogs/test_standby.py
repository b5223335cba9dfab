"""A bot whose games another one took says so and stops, so that nobody clicks in vain."""

from pathlib import Path

import pytest

from bot import CommandError
from storage.engines.database import open_database
from storage.engines.places import Server
from storage.postgres import database as postgres
from tests.cogs.house import house
from tests.engines import place_in


async def test_a_bot_whose_games_another_took_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not isinstance(place_in(tmp_path), Server):
        pytest.skip("runs with --engine postgres")
    async with house(tmp_path, people=1) as home:
        monkeypatch.setattr(postgres, "HUNG_SECONDS", 0)
        other = await open_database(place_in(tmp_path), waiting=True)
        press = await home.people[0].slash(home.channel, "game new", seats=2)
        await press.settled()
        assert home.running is not None
        with pytest.raises(CommandError, match=r"Another bot holds the games at postgresql://"):
            await home.running
        home.running = None
        await other.close()

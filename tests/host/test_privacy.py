"""What is kept about somebody: all of it is handed over, nothing of others; and it goes."""

import json
import re
from pathlib import Path
from typing import Any

from engine.core.export import verify
from engine.core.registry import Registry
from engine.host.doors.personal import Farewell
from engine.host.values.people import Person
from engine.host.values.records import GameStatus, SeatKind
from tests.host.house import CHANNEL, PACE, PEOPLE, House, dumped, house
from tests.host.test_replacing import replaced
from tests.toy.game import TOY, ToyGame

FIRST, SECOND, THIRD = PEOPLE[:3]


class Other(ToyGame):
    """The same game under other rules."""

    id = "toy/99"


async def exported(home: House, person: int) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(await home.host.privacy.export(person))
    return data


def names(text: str, person: int) -> bool:
    """Tell whether a text holds somebody's number."""
    return re.search(rf"\b{person}\b", text) is not None


async def test_one_gets_all_that_is_ones_own(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.host.preferences.choose(FIRST, Person(reminders=()))
        home.host.people_cache.hear(SECOND, "ru")
        await home.host.people_cache.reader(SECOND)
        await home.host.past.write_note(number, FIRST, 1, "a plan of my own")
        await home.host.past.looked(number, FIRST)
        await home.play_round(number)
        data = await exported(home, FIRST)
        assert data["person"] == str(FIRST)
        assert data["settings"] == {"reminders": []}
        assert data["language"] == ""
        assert (await exported(home, SECOND))["language"] == "ru"
        (game,) = data["games"]
        assert game["game"] == number
        assert game["is_host"]
        assert game["seat"]["name"] == "Captain 1"
        assert [note["text"] for note in game["notes"]] == ["a plan of my own"]
        assert game["look"]["entries"] == 1
        (receipt,) = game["receipts"]
        (counted,) = [each for each in game["answers"] if each["group"] == receipt["group"]]
        assert counted["answer"] == receipt["answer"]
        assert (counted["source"], receipt["seat"]) == ("player", 0)


async def test_nothing_of_others_is_in_it(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        for person in (SECOND, THIRD):
            await home.host.past.write_note(number, person, 1, f"canary-{person}")
        await home.submit(number, SECOND, {"bid": ("3",)})
        row = await home.row(number)
        for reader in (FIRST, 999):
            text = (await home.host.privacy.export(reader)).decode()
            assert "canary" not in text
            assert '"bid"' not in text
            assert "Captain 2" not in text
            assert not names(text, SECOND)
            assert row.key.hex() not in text
            assert not any(card in text for card in ("red-", "blue-"))
        assert (await exported(home, 999))["games"] == []


async def test_who_gave_a_seat_up_gets_nothing_of_it(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.submit(number, THIRD, {"bid": ("1",)})
        await replaced(home, number)
        (old,) = (await exported(home, THIRD))["games"]
        assert old["had_a_seat"]
        assert not {"seat", "slip", "receipts", "answers"} & set(old)


async def test_in_a_lobby_the_seat_is_free_again(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.lobby(2)
        assert await home.host.privacy.forget(FIRST) == Farewell(1, 0)
        info = await home.host.info(number)
        assert info is not None
        assert [seat.person for seat in info.seats] == [SECOND]
        assert info.host == SECOND


async def test_in_a_running_game_a_computer_goes_on(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.host.wait_idle()
        told = len(home.presenter.at(FIRST))
        assert await home.host.privacy.forget(FIRST) == Farewell(1, 0)
        await home.host.wait_idle()
        info = await home.host.info(number)
        assert info is not None
        assert (info.seats[0].person, info.seats[0].kind) == (None, SeatKind.COMPUTER)
        assert info.host == SECOND
        assert not info.was_captain(FIRST)
        assert home.presenter.at(CHANNEL)[-1].texts[0].key == "note-gone"
        assert len(home.presenter.at(FIRST)) == told
        await home.submit(number, SECOND)


async def test_without_any_captain_left_a_game_ends(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(2)
        await home.host.privacy.forget(FIRST)
        await home.host.privacy.forget(SECOND)
        await home.host.wait_idle()
        assert await home.status(number) is GameStatus.CANCELLED
        (last,) = [post for post in home.presenter.at(CHANNEL) if post.kind == "cancelled"]
        assert last.text is not None
        assert last.text.key == "privacy-deserted"


async def test_ended_games_stay_whole_with_a_nameless_captain(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.host.past.write_note(number, FIRST, 1, "canary")
        home.host.people_cache.hear(FIRST, "ru")
        await home.host.people_cache.reader(FIRST)
        await home.host.preferences.choose(FIRST, Person(reminders=()))
        await home.play(number)
        before = await home.host.export(number)
        assert await home.host.privacy.forget(FIRST) == Farewell(0, 1)
        info = await home.host.info(number)
        assert info is not None
        assert [seat.person for seat in info.seats] == [None, SECOND, THIRD]
        assert info.host == 0
        after = await home.host.export(number)
        assert isinstance(after, bytes)
        assert after == before
        assert verify(after, Registry((TOY,)).find).result is not None
        assert not names(after.decode(), FIRST)
        kept = await dumped(home)
        assert "canary" not in kept
        assert not names(kept, FIRST)
        assert names(kept, SECOND)
        assert (await exported(home, FIRST))["games"] == []
        assert (await exported(home, FIRST))["settings"] is None


async def test_deleting_twice_or_without_a_trace_does_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.started()
        assert await home.host.privacy.forget(999) == Farewell(0, 0)
        await home.host.privacy.forget(FIRST)
        assert await home.host.privacy.forget(FIRST) == Farewell(0, 0)


async def test_a_game_without_its_rules_is_left_too(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
    async with house(tmp_path, game=Other(), presenter=home.presenter) as home:
        assert await home.host.privacy.forget(FIRST) == Farewell(1, 0)
        assert not names(await dumped(home), FIRST)
        await home.clock.advance(10 * PACE)
        assert await home.status(number) is GameStatus.HALTED

"""The archive: games leave and come back whole, and running ones leave sealed."""

import json
from pathlib import Path

import pytest

from engine.core.asks import Setup
from engine.core.export import ExportError, export_game, verify
from engine.host.values.past import History, PastBoard
from engine.host.values.records import GameStatus
from engine.host.values.replies import Glance
from engine.tremble.rules import TREMBLE
from render.games import GAMES
from storage.engines.database import DatabaseError, open_database
from storage.keeping.archive import ArchiveError, exported, imported, reported, verified
from storage.keeping.sealing import SealError, unseal
from storage.store import SqlStore
from tests.core.helpers import START, header_of, whole
from tests.engines import place_in
from tests.host.fakes import EPOCH
from tests.host.house import KEY, house


def played(key: bytes = KEY) -> bytes:
    header = header_of(TREMBLE, Setup(2, {"battles": "live"}), key)
    return export_game(whole(TREMBLE, header, key=key), header, START, key)


BROKEN = "INSERT INTO reports (game, report, at) VALUES (?, 'KeyError: London', 5)"
DATA = played()


async def test_a_game_comes_back_and_can_be_checked_again(tmp_path: Path) -> None:
    path = place_in(tmp_path)
    number = await imported(path, DATA, EPOCH, GAMES.rules)
    again = await exported(path, number, GAMES.rules)
    told = verified(again, GAMES.rules)
    assert "plays again to its end" in told
    assert f"sealed by {verify(again, GAMES.rules.find).sealed}\n" in told
    ours, theirs = again.splitlines(), DATA.splitlines()
    bodies = [[json.loads(line)["line"] for line in lines] for lines in (ours, theirs)]
    assert bodies[0][1] | {"name": START.name} == bodies[1][1]
    assert [bodies[0][0], *bodies[0][2:]] == [bodies[1][0], *bodies[1][2:]]


async def test_an_imported_game_is_nobodys(tmp_path: Path) -> None:
    path = place_in(tmp_path)
    number = await imported(path, DATA, EPOCH, GAMES.rules)
    database = await open_database(path)
    store = SqlStore(database)
    row = await store.game(number)
    assert row is not None
    assert row.info.status is GameStatus.OVER
    assert [each.person for each in row.info.seats] == [None, None]
    assert not await store.games_of(101)
    assert await store.game_in(row.info.channel) is None
    assert not await store.wakes()
    assert not await store.owed()
    await database.close()


async def test_an_imported_game_can_be_looked_at(tmp_path: Path) -> None:
    number = await imported(place_in(tmp_path), DATA, EPOCH, GAMES.rules)
    async with house(tmp_path, game=TREMBLE) as home:
        glance = await home.host.glance(number, None)
        assert isinstance(glance, Glance)
        assert glance.view is not None
        history = await home.host.past.history(number, None)
        assert isinstance(history, History)
        assert len(history.steps) > 10
        board = await home.host.past.board_at(number, None, 5)
        assert isinstance(board, PastBoard)
        assert board.view != glance.view


async def test_a_game_comes_back_once(tmp_path: Path) -> None:
    path = place_in(tmp_path)
    number = await imported(path, DATA, EPOCH, GAMES.rules)
    with pytest.raises(ArchiveError, match=f"already, as game {number}"):
        await imported(path, DATA, EPOCH, GAMES.rules)


async def test_a_changed_game_does_not_come_in(tmp_path: Path) -> None:
    with pytest.raises(ExportError):
        await imported(
            place_in(tmp_path), DATA.replace(b"captain-1", b"captain-3"), EPOCH, GAMES.rules
        )
    assert not list(tmp_path.iterdir())


async def test_a_running_bot_keeps_its_database_to_itself(tmp_path: Path) -> None:
    async with house(tmp_path):
        with pytest.raises(DatabaseError, match="held by another"):
            await imported(place_in(tmp_path), DATA, EPOCH, GAMES.rules)


async def test_a_running_game_is_reported_sealed(tmp_path: Path) -> None:
    path = place_in(tmp_path)
    async with house(tmp_path, game=GAMES.rules.newest("tremble")) as home:
        number = await home.started()
        await home.play_round(number)
        report = await reported(path, number, GAMES.rules)
        with pytest.raises(ArchiveError, match="cannot be exported"):
            await exported(path, number, GAMES.rules)
        row = await home.store.game(number)
        table = await home.store.table(number)
        assert row is not None
        assert table is not None
    public = json.loads(report)
    assert set(public) == {"format", "game", "rules", "commitment", "sealed"}
    assert KEY.hex() not in report.decode()
    opened = json.loads(unseal(report, KEY.hex()))
    assert len(opened["log"]) == len(table.log) == len(opened["times"]) > 0
    assert opened["versions"]["python"]
    assert opened["game"]["terms"]["pace"] == 3600.0
    assert opened["posts"]
    assert "inbox" not in opened
    assert KEY.hex() not in json.dumps(opened)


async def test_a_halted_game_tells_what_broke_under_seal(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.database.write(
            lambda sql: sql.execute(
                "INSERT INTO reports (game, report, at) VALUES (?, 'KeyError: London', 5)",
                (number,),
            )
        )
        report = await reported(place_in(tmp_path), number, GAMES.rules)
    assert b"London" not in report
    assert json.loads(unseal(report, KEY.hex()))["broke"] == [
        {"at": 5.0, "report": "KeyError: London"}
    ]


@pytest.mark.parametrize(
    ("key", "told"),
    [
        (bytes(32).hex(), "not the key of game"),
        ("ab", "64 hexadecimal digits"),
        ("x" * 64, "64 hexadecimal digits"),
    ],
)
async def test_no_other_key_opens_a_report(tmp_path: Path, key: str, told: str) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        report = await reported(place_in(tmp_path), number, GAMES.rules)
    with pytest.raises(SealError, match=told):
        unseal(report, key)


async def test_a_changed_report_is_noticed(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        report = await reported(place_in(tmp_path), number, GAMES.rules)
    token = json.loads(report)["sealed"]
    other = token[:50] + ("A" if token[50] != "A" else "B") + token[51:]
    with pytest.raises(SealError, match="was changed"):
        unseal(report.replace(token.encode(), other.encode()), KEY.hex())
    with pytest.raises(SealError, match="not a report"):
        unseal(DATA, KEY.hex())


@pytest.mark.parametrize("number", [1, 99])
async def test_a_game_that_has_not_begun_has_no_report(tmp_path: Path, number: int) -> None:
    async with house(tmp_path) as home:
        await home.lobby()
        with pytest.raises(ArchiveError, match="no started game"):
            await reported(place_in(tmp_path), number, GAMES.rules)


async def test_looking_in_writes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    number = await imported(path, DATA, EPOCH, GAMES.rules)
    before = path.read_bytes()
    await exported(path, number, GAMES.rules)
    await reported(path, number, GAMES.rules)
    assert path.read_bytes() == before

"""Every command ends in a sentence, whatever is wrong with its files."""

import asyncio
import json
import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import discord
import msgspec
import pytest

from bot import main
from cogs.client import Mothership
from engine.core.chance import commitment
from engine.host.values.operating import printable
from render.games import GAMES
from storage.keeping.sealing import FORMAT, seal
from tests.host.house import house

KEY = bytes(range(32))
OTHERWHERE = (
    "demo",
    "play",
    "simulate",
    "gallery",
    "words",
    "version",
)  # they read no files of their own
ARGUMENTS = {
    "run": [],
    "doctor": [],
    "export": ["1", "OUT"],
    "report": ["1", "OUT"],
    "revive": ["1"],
    "cancel": ["1"],
    "backup": ["OUT"],
    "move": ["--to", "OUT"],
    "verify": ["IN"],
    "import": ["IN"],
    "open-report": ["IN", "--key", KEY.hex()],
}
HOSTILE = "\x1b]0;owned\x07\x1b[2J\x9b31m\u202e\u2028\udcff"
SPOILT = {
    "snapshots": "UPDATE snapshots SET snapshot = randomblob(700)",
    "log": "UPDATE entries SET entries = randomblob(90)",
    "terms": "UPDATE games SET terms = CAST(randomblob(30) AS TEXT)",
    "key": "UPDATE games SET key = x'00'",
    "seats": "UPDATE seats SET card = CAST(randomblob(30) AS TEXT)",
    "all posts": "UPDATE outbox SET kind = 'fanfare', state = 'burning'",
}


async def refused(*_: object) -> None:
    """Refuse a token, as Discord does."""
    raise discord.LoginFailure


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MOTHERSHIP_DISCORD__TOKEN", "abc")
    monkeypatch.setenv("MOTHERSHIP_DISCORD__API_BASE", "http://127.0.0.1:9/api")
    monkeypatch.setattr(Mothership, "log_in", refused)  # else the bot waits for Discord
    monkeypatch.setenv("MOTHERSHIP_STORAGE__PATH", str(tmp_path / "games.sqlite3"))


def database(folder: Path) -> Path:
    """Make a database with a game that has stopped in the middle."""

    async def play() -> None:
        async with house(folder, game=GAMES.rules.newest("tremble")) as home:
            number = await home.started(2)
            await home.play_round(number)
            halt = "UPDATE games SET status = 'halted'"
            await home.database.write(lambda sql: sql.execute(halt))

    asyncio.run(play())
    return folder / "games.sqlite3"


def sentence(
    command: str, capsys: pytest.CaptureFixture[str], file: Path | None = None
) -> tuple[int, str]:
    """Give a command; return its status and what it said, which must be no traceback."""
    given = {"IN": str(file), "OUT": "out"}
    capsys.readouterr()
    status = main([command, *(given.get(each, each) for each in ARGUMENTS[command])])
    said = capsys.readouterr()
    told = (said.out + said.err).strip()
    assert "Traceback" not in told
    assert printable(told) == told
    assert status or command != "run"
    assert command == "doctor" or status == 0 or len(told.splitlines()) == 1, told
    return status, told


def test_all_commands_are_tried(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    known = re.findall(r"^    ([a-z-]+) ", capsys.readouterr().out, re.MULTILINE)
    assert set(known) == {*ARGUMENTS, *OTHERWHERE}


@pytest.mark.parametrize("part", SPOILT)
def test_what_cannot_be_read_is_told(
    tmp_path: Path, part: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = database(tmp_path)
    with closing(sqlite3.connect(path)) as sql:
        sql.execute(SPOILT[part])
        sql.commit()
    for command in ("doctor", "export", "report", "revive", "backup", "move", "cancel", "run"):
        sentence(command, capsys)
        (tmp_path / "out").unlink(missing_ok=True)


@pytest.mark.parametrize("seed", range(6))
def test_broken_pages_are_told(
    tmp_path: Path, seed: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also those that are found late: the check at the start looks over them here."""
    path, rng = database(tmp_path), random.Random(seed)
    whole = path.read_bytes()
    monkeypatch.setattr("storage.engines.database._check", lambda _: None)
    for command in ("export", "report", "revive", "backup", "cancel", "doctor", "run"):
        data = bytearray(whole)
        for _ in range(12):
            at = 4096 * rng.randrange(1, len(data) // 4096)
            data[at : at + 4096] = rng.randbytes(4096)
        path.write_bytes(data)
        for journal in tmp_path.glob("games.sqlite3-*"):
            journal.unlink()
        sentence(command, capsys)
        (tmp_path / "out").unlink(missing_ok=True)


@pytest.mark.parametrize("command", ["verify", "import", "open-report"])
def test_hostile_files_are_told(
    tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bundle = {"game": HOSTILE.replace("\udcff", ""), "deep": 1}
    report = json.loads(seal(1, "toy/1", bundle, KEY))
    line = {"format": HOSTILE, "game": 1, "rules": HOSTILE, "sealed": "x", "name": HOSTILE}
    files = [
        json.dumps(line).encode(),
        json.dumps(line | {"format": FORMAT, "commitment": HOSTILE}).encode(),
        json.dumps(line | {"format": FORMAT, "commitment": commitment(KEY)}).encode(),
        json.dumps({"digest": HOSTILE, "line": {"header": line}}).encode() * 2,
        msgspec.json.encode(report),
        b"[" * 100_000,
        b'{"line":' * 100_000,
        b"\xff\xfe\x00",
        HOSTILE.encode("utf-8", "surrogatepass"),
    ]
    for number, data in enumerate(files):
        file = tmp_path / f"{number}.jsonl"
        file.write_bytes(data)
        sentence(command, capsys, file)
    for name in (HOSTILE, "a\x00b", str(tmp_path), "x" * 5000):
        status, _ = sentence(command, capsys, Path(name))
        assert status == 1


@pytest.mark.parametrize("number", ["-1", "99999999999999999999", "9" * 400])
@pytest.mark.parametrize("command", ["export", "report", "revive", "cancel"])
def test_a_number_of_no_game_is_told(
    tmp_path: Path, command: str, number: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(_empty(tmp_path))
    rest = [argument for argument in ARGUMENTS[command] if argument == "OUT"]
    assert main([command, *(["--"] if number[0] == "-" else []), number, *rest]) == 1
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


async def _empty(folder: Path) -> None:
    async with house(folder):
        pass


def test_names_are_shown_as_they_are_unless_a_terminal_would_obey_them() -> None:
    assert printable("Zoë 🛸 – 艦長\nx") == "Zoë 🛸 – 艦長\nx"
    assert printable("a\x1b[31mb\u202ec\udcff") == "a\\x1b[31mb\\u202ec\\udcff"

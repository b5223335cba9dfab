"""The command line: help, and one clear sentence for everything that can be wrong."""

import asyncio
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot import main
from cogs.operating.joining import Reaching
from playground import Limits, Standin
from playground.limits import GUARD
from storage.engines.database import open_database

ROOT = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("MOTHERSHIP_")]:
        monkeypatch.delenv(name)


def complaint(capsys: pytest.CaptureFixture[str]) -> str:
    """Return what went to standard error, which must be no traceback."""
    told = capsys.readouterr().err.strip()
    assert "Traceback" not in told
    return told


def config(folder: Path, text: str) -> str:
    path = folder / "config.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


COMMANDS = (
    *("", "run", "demo", "play", "simulate", "gallery", "doctor", "version"),
    *("backup", "export", "verify", "import", "report", "open-report", "revive"),
)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([*command.split(), "--help"])
    assert left.value.code == 0
    assert "usage: bot.py" in capsys.readouterr().out


def test_without_a_token_run_says_where_it_belongs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["run"]) == 1
    assert "MOTHERSHIP_DISCORD__TOKEN" in complaint(capsys)
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_setting_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--config", config(tmp_path, '[discord]\ntokn = "x"'), "run"]) == 1
    assert "Did you mean token?" in complaint(capsys)


def test_a_missing_config_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--config", str(tmp_path / "none.toml"), "run"]) == 1
    assert "config.example.toml" in complaint(capsys)


@pytest.mark.parametrize("content", [b"not a database at all, far from it" * 9, b"SQLite format 3"])
def test_a_corrupt_database_is_refused_untouched(
    tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.sqlite3"
    path.write_bytes(content)
    text = f'[discord]\ntoken = "x"\n[storage]\npath = "{path.as_posix()}"'
    assert main(["--config", config(tmp_path, text), "run"]) == 1
    assert "games.sqlite3" in complaint(capsys)
    assert path.read_bytes() == content


def test_a_newer_database_is_refused_untouched(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.sqlite3"
    _make_database(path)
    with sqlite3.connect(path) as file:
        file.execute("PRAGMA user_version = 999")
    file.close()
    before = path.read_bytes()
    text = f'[discord]\ntoken = "x"\n[storage]\npath = "{path.as_posix()}"'
    assert main(["--config", config(tmp_path, text), "run"]) == 1
    assert "newer version" in complaint(capsys)
    assert path.read_bytes() == before


def _make_database(path: Path) -> None:
    async def make() -> None:
        await (await open_database(path)).close()

    asyncio.run(make())


def test_a_folder_that_cannot_be_written_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way")
    path = (tmp_path / "file" / "games.sqlite3").as_posix()
    text = f'[discord]\ntoken = "x"\n[storage]\npath = "{path}"'
    assert main(["--config", config(tmp_path, text), "run"]) == 1
    assert "cannot be" in complaint(capsys)


def test_a_token_that_discord_rejects_is_told(tmp_path: Path) -> None:
    done = _with_standin(tmp_path, "wrong-token", "run")
    assert done.returncode == 1
    assert "Discord rejects the token" in done.stderr
    assert "Traceback" not in done.stderr
    assert "wrong-token" not in done.stderr


def test_the_doctor_finds_a_healthy_bot(tmp_path: Path) -> None:
    done = _with_standin(tmp_path, "playground-token", "doctor")
    assert done.returncode == 0, done.stdout
    assert "MEND" not in done.stdout
    assert "On Galactic Club the bot may do all it needs." in done.stdout
    assert "Discord grants 1000 more sessions" in done.stdout


def test_the_doctor_names_each_ill(tmp_path: Path) -> None:
    done = _with_standin(tmp_path, "wrong-token", "doctor")
    assert done.returncode == 1
    assert "Discord rejects the token" in done.stdout


def test_the_doctor_names_lacking_permissions(tmp_path: Path) -> None:
    done = _with_standin(tmp_path, "playground-token", "doctor", permissions=1 << 10)
    assert done.returncode == 1
    assert "lacks: Send Messages, Attach Files, Read Message History" in done.stdout


def test_the_doctor_tells_where_no_threads_are_opened(tmp_path: Path) -> None:
    done = _with_standin(tmp_path, "playground-token", "doctor", permissions=101376)
    assert done.returncode == 0
    assert "opens no threads for games: it lacks Create Public Threads" in done.stdout


def test_nobody_alive_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = f'[storage]\npath = "{(tmp_path / "games.sqlite3").as_posix()}"'
    assert main(["--config", config(tmp_path, text), "doctor", "--alive"]) == 1
    assert "No bot is running" in capsys.readouterr().out


def test_an_address_where_nobody_answers_is_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is waited for, and said; here for one try only."""

    async def once(self: Reaching, reach: Callable[[], Awaitable[None]], _: object) -> bool:
        await self._tried(reach)
        return False

    monkeypatch.setattr(Reaching, "until", once)
    path = (tmp_path / "games.sqlite3").as_posix()
    text = (
        f'[discord]\ntoken = "x"\napi_base = "http://127.0.0.1:9/api"\n[storage]\npath = "{path}"'
    )
    assert main(["--config", config(tmp_path, text), "run"]) == 0
    assert "Nobody answers at http://127.0.0.1:9/api" in caplog.text


@pytest.mark.parametrize("content", ["", "{}", "hello", json.dumps({"digest": "0", "line": {}})])
def test_a_wrong_export_is_told(
    tmp_path: Path, content: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(content, encoding="utf-8")
    assert main(["verify", str(path)]) == 1
    assert complaint(capsys)


def test_a_missing_export_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "none.jsonl")]) == 1
    assert "cannot be read" in complaint(capsys)


def test_a_game_that_never_was_cannot_be_exported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.sqlite3"
    _make_database(path)
    text = f'[storage]\npath = "{path.as_posix()}"'
    told = ["--config", config(tmp_path, text), "export", "7", str(tmp_path / "game.jsonl")]
    assert main(told) == 1
    assert "Game 7" in complaint(capsys)


def test_a_game_that_never_was_cannot_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.sqlite3"
    _make_database(path)
    text = f'[storage]\npath = "{path.as_posix()}"'
    assert main(["--config", config(tmp_path, text), "revive", "7"]) == 1
    assert "Game 7 cannot go on: there is no such game." in complaint(capsys)


def test_a_backup_says_what_it_wrote(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.sqlite3"
    _make_database(path)
    text = f'[storage]\npath = "{path.as_posix()}"'
    copy = tmp_path / "copy.sqlite3"
    assert main(["--config", config(tmp_path, text), "backup", str(copy)]) == 0
    assert f"{copy} holds 0 games, 0 of them open" in capsys.readouterr().out
    assert main(["--config", config(tmp_path, text), "backup", str(copy)]) == 1
    assert "is there already" in complaint(capsys)
    assert main(["--config", config(tmp_path, text), "backup"]) == 0
    assert len(list(tmp_path.glob("games-*.sqlite3"))) == 1


def test_what_is_no_game_is_not_imported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "game.jsonl").write_text("hello\n")
    text = f'[storage]\npath = "{(tmp_path / "games.sqlite3").as_posix()}"'
    told = ["--config", config(tmp_path, text), "import", str(tmp_path / "game.jsonl")]
    assert main(told) == 1
    assert "not an exported game" in complaint(capsys)
    assert not (tmp_path / "games.sqlite3").exists()


def test_what_is_no_report_is_not_opened(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "report").write_text("hello")
    assert main(["open-report", str(tmp_path / "report"), "--key", "ab"]) == 1
    assert "not a report" in complaint(capsys)


def test_a_report_of_no_game_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.sqlite3"
    _make_database(path)
    text = f'[storage]\npath = "{path.as_posix()}"'
    told = ["--config", config(tmp_path, text), "report", "7", str(tmp_path / "report")]
    assert main(told) == 1
    assert "no started game 7" in complaint(capsys)


def test_the_versions_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["version"]) == 0
    told = capsys.readouterr().out
    assert "python 3." in told
    assert "cards of tremble/1 " in told


@pytest.mark.parametrize(
    ("listen", "told"),
    [
        ("127.0.0.1:70000", "there is no port 70000"),
        ("nowhere.invalid:9464", "cannot be used"),
        ("9464", "[operating] listen"),
    ],
)
def test_the_doctor_names_a_wrong_address(
    tmp_path: Path, listen: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = f'[operating]\nlisten = "{listen}"'
    assert main(["--config", config(tmp_path, text), "doctor"]) == 1
    assert told in capsys.readouterr().out


def test_the_doctor_names_a_database_that_all_may_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.sqlite3"
    _make_database(path)
    assert path.stat().st_mode & 0o777 == 0o600
    text = f'[storage]\npath = "{path.as_posix()}"'
    main(["--config", config(tmp_path, text), "doctor"])
    assert "can be used" in capsys.readouterr().out
    path.chmod(0o644)
    assert main(["--config", config(tmp_path, text), "doctor"]) == 1
    assert "chmod 600" in capsys.readouterr().out


def test_malformed_cards_are_told_without_a_traceback(tmp_path: Path) -> None:
    data = tmp_path / "data"
    shutil.copytree(ROOT / "engine" / "tremble" / "cards" / "data", data)
    cities = (data / "cities.toml").read_text(encoding="utf-8")
    (data / "cities.toml").write_text(cities.replace("raid = ", "raid = -", 1), encoding="utf-8")
    script = (
        "import pathlib, engine.tremble.cards.pack as pack\n"
        f"pack.DATA = pathlib.Path({str(data)!r})\n"
        "import bot\n"
    )
    done = _python("-c", script)
    assert done.returncode == 1
    assert "cities.toml" in done.stderr
    assert "raid" in done.stderr
    assert "Traceback" not in done.stderr


def _python(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, *arguments],
        check=False,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=GUARD,
    )


def _with_standin(
    folder: Path, token: str, command: str, permissions: int | None = None
) -> "subprocess.CompletedProcess[str]":
    """Run a command against a stand-in that knows only the playground's token."""

    async def run() -> "subprocess.CompletedProcess[str]":
        async with Standin(limits=Limits.wide()) as discord:
            app = discord.add_application(token="playground-token")
            guild = discord.add_guild("Galactic Club")
            guild.add_channel("invasions")
            if permissions is None:
                guild.invite(app)
            else:
                guild.invite(app, permissions)
            path = (folder / "games.sqlite3").as_posix()
            text = (
                f'[discord]\ntoken = "{token}"\napi_base = "{discord.api_base}"\n'
                f'[storage]\npath = "{path}"'
            )
            line = ["bot.py", "--config", config(folder, text), command]
            return await asyncio.to_thread(_python, *line)

    return asyncio.run(run())

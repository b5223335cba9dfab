"""Simulator, report and gallery try out any game; the bot loads nothing of them."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import main
from render.games import GAMES
from render.installed import InstalledGame
from tests.toy.installed import TOY_GAME
from tests.walk.installed import WALK_GAME

LABORIOUS = ("matplotlib", "render.gallery", "render.report", "render.tremble.balance")


@pytest.fixture(params=[TOY_GAME, WALK_GAME], ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Iterator[InstalledGame]:
    with GAMES.also(request.param):
        yield request.param


def test_a_game_without_captains_is_simulated_by_chance(
    game: InstalledGame, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["simulate", "--game", game.name, "--captains", "3", "--games", "6", "--jobs", "1"]
    assert main([*line, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["captains"] == ["easy"] * 3
    figures = found["figures"]
    wins = sum(figures["seat_win_share"].values()) + figures["games_nobody_wins"]
    assert wins == pytest.approx(1, abs=0.001)
    assert figures["decisions_per_game"] > 3
    assert main(line) == 0
    assert "decisions per game" in capsys.readouterr().out


def test_a_game_without_measures_has_a_report_all_the_same(
    game: InstalledGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["simulate", "--game", game.name, "--report", "--games", "2", "--jobs", "1"]
    assert main([*line, "--captains", "2", "--out", str(tmp_path)]) == 0
    assert "This game aims at nothing yet." in capsys.readouterr().out
    page = (tmp_path / "report.md").read_text("utf-8")
    assert page.startswith(f"# Balance of `{game.name}/1`")
    for told in ("Seat 2 wins", "Waits in a game", "Games played in a second", "(seats.png)"):
        assert told in page
    assert (tmp_path / "seats.png").stat().st_size > 1_000


def test_a_variant_is_tried_alone(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["simulate", "--game", "walk", "--games", "2", "--jobs", "1", "--captains", "1"]
    with GAMES.also(WALK_GAME):
        assert main([*line, "--variant", "rescue", "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["captains"] == ["easy"]
        assert main([*line, "--variant", "race"]) == 1
        assert "walk is not played by 1; choose of 2, 3, 4, 5, 6." in capsys.readouterr().err
        assert main([*line, "--variant", "chess"]) == 1
        assert "no variant chess; it has: race, rescue." in capsys.readouterr().err


def test_any_game_hangs_in_the_gallery(game: InstalledGame, tmp_path: Path) -> None:
    assert main(["gallery", str(tmp_path), "--game", game.name, "--captains", "2"]) == 0
    kinds = {file.name.partition("-")[0] for file in tmp_path.glob("*.png")}
    assert kinds == {"board", "change", "podium", "poster"}


def test_a_kind_that_no_game_draws_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["gallery", str(tmp_path), "--kind", "opera"]) == 1
    assert "There is no kind opera; choose of board, change, " in capsys.readouterr().err


def test_the_running_bot_loads_nothing_for_trials() -> None:
    asked = "import sys, bot; bot.parser(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    loaded = [name for name in done.stdout.split() if name.startswith(LABORIOUS)]
    assert not loaded

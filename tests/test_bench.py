"""The benches of the engine: what they play is what they say they measure."""

import json
import time
from itertools import count, islice, pairwise
from pathlib import Path

import chess
import pytest

from render.drawing import drawn
from render.games import GAMES
from tests.bench import __main__ as bench
from tests.bench import instructions
from tests.bench.book import Book
from tests.bench.drafting import drafts, redrawn
from tests.bench.duel import PLIES, bare_chess_moves, bench_duel, chess_moves
from tests.bench.pictures import orders_of
from tests.bench.playing import (
    HUMANITY,
    PARTS,
    answers_of,
    bench_playing,
    decisions_of,
    easy_game,
    played_again,
    usual,
)
from tests.bench.tasks import UNCHANGED, hosted
from tests.bench.waits import bench_waits
from tests.walk.installed import WALK_GAME


@pytest.mark.parametrize("game", GAMES.names())
def test_answers_without_thinking_give_the_same_game(game: str) -> None:
    before = easy_game(3, game)
    again = played_again(before, 3)
    assert again.state == before.state
    assert list(answers_of(again)) == list(answers_of(before))
    assert decisions_of(before) == sum(
        len(entry.given) for entry in before.log if hasattr(entry, "given")
    )


@pytest.mark.parametrize("game", GAMES.names())
def test_a_hosted_game_is_played_to_its_end(game: str) -> None:
    answered_ahead = 5 if game in UNCHANGED else 2  # of so many decisions, one is asked for
    assert hosted(1, game) > decisions_of(easy_game(3, game)) / answered_ahead


def test_drafts_are_redrawn_press_by_press() -> None:
    pressed = list(islice(drafts(HUMANITY), 12))
    steps = [len(draft) for _, _, draft in pressed]
    assert max(steps) > 1
    assert all(after in {1, before + 1} for before, after in pairwise(steps))
    assert all(redrawn(table, seat, draft) > 10_000 for table, seat, draft in pressed[:3])


def test_chess_is_played_by_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    lengths = [chess_moves(seed) for seed in range(3)]
    assert lengths == [chess_moves(seed) for seed in range(3)]
    assert all(bare_chess_moves(seed) >= length for seed, length in enumerate(lengths))
    assert all(20 < length <= PLIES for length in lengths)
    mate = chess.Board("7k/5KQ1/8/8/8/8/8/8 b - - 0 1")
    monkeypatch.setattr(chess, "Board", lambda: mate)
    assert chess_moves(0) == bare_chess_moves(0) == 0


def test_the_duel_and_the_parts_are_written_down(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr(time, "process_time", lambda: next(ticks) / 1000)
    monkeypatch.setattr("tests.bench.playing.GAMES_TAKEN_APART", 1)
    book = Book()
    bench_duel(book, rounds=2)
    bench_playing(book)
    duel, decision = book.figures["duel"], book.figures["decision"]
    move = duel["random move of python-chess, µs"]
    bare = duel["decision without their thinking, µs"]
    assert bare == pytest.approx(1000 / decisions_of(easy_game(0)), rel=0.5), "a tick for each game"
    ratio = duel["decision without thinking / chess move, by time"]
    assert ratio == pytest.approx(bare / move, rel=0.01)
    for game in GAMES.names():
        ticks_of = {decision[f"{game}: {part}, µs"] for part in PARTS[:3]}
        assert ticks_of == {1000}, "a tick for each"
        assert decision[f"{game}: of that, chance, µs"] > 0


@pytest.mark.parametrize(("decision", "held"), [(1.0, True), (1.001, False)])
def test_e1_a_decision_of_tremble_is_held_to_a_chess_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, decision: float, *, held: bool
) -> None:
    """E1: `make bench` fails where a decision takes longer than a random move of python-chess."""
    costs = {"decision of tremble": decision}
    monkeypatch.setattr(instructions, "each", lambda task, *_times: costs.get(task, 1.0))
    monkeypatch.setattr(instructions, "_counter", lambda: ())
    monkeypatch.setattr(bench, "FILE", tmp_path / "bench.json")
    if held:
        bench.main(["instructions"])
    else:
        with pytest.raises(SystemExit, match=r"decision of tremble .* is 1\.001, and 1\.0 at most"):
            bench.main(["instructions"])
    figures = json.loads((tmp_path / "bench.json").read_text("utf-8"))["counted"]
    assert figures["decision of tremble / chess move (aim: 1.0)"] == decision


def test_a_game_that_has_no_more_than_it_needs_is_measured_like_the_others() -> None:
    with GAMES.also(WALK_GAME):
        orders = orders_of(usual("walk").seats, 1, "walk", 3)
        assert {kind: len(each) for kind, each in orders.items()} == {"boards": 3}, "none has hands"
        assert all(drawn(order).png for order in orders["boards"])
        walked = easy_game(1, "walk")
        assert decisions_of(played_again(walked, 1)) == decisions_of(walked) > 20
        book = Book()
        bench_waits(book, 1, 1)
        assert book.figures["waits"]["walk, 4 captains: a turn"] >= 1
        assert hosted(1, "walk") > 20

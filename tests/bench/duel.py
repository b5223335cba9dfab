"""A decision of ours against a random legal move of python-chess.

The loops take turns and only their own work is counted, so that a busy machine slows all alike.
"""

import statistics
from collections.abc import Callable

import chess

from render.report.simulate import picker
from tests.bench.book import Book, worked
from tests.bench.playing import decisions_of, easy_game, played_again

ROUNDS = 20
PLIES = 200
CHESS_GAMES = 6  # about as long as a game of ours


def chess_moves(seed: int) -> int:
    """Play random legal moves until a game is over or long enough; return their number."""
    pick = picker(f"chess {seed}")
    board = chess.Board()
    ply = 0
    while ply < PLIES and not board.is_game_over():
        moves = list(board.legal_moves)
        board.push(moves[pick(len(moves))])
        ply += 1
    return ply


def bare_chess_moves(seed: int) -> int:
    """Play as in `chess_moves`, but only ask whether there are moves left."""
    pick = picker(f"chess {seed}")
    board = chess.Board()
    for ply in range(PLIES):
        moves = list(board.legal_moves)
        if not moves:
            return ply
        board.push(moves[pick(len(moves))])
    return PLIES


def bench_duel(book: Book, rounds: int = ROUNDS) -> None:
    """Measure moves, decisions of `easy` captains, and decisions without their thinking."""
    _round(0)  # everything is loaded once
    found = [_round(seed) for seed in range(1, rounds + 1)]
    move, bare_move, easy, bare = (list(times) for times in zip(*found, strict=True))
    for name, times in (
        ("random move of python-chess, µs", move),
        ("the same without looking for the end, µs", bare_move),
        ("decision of easy captains, µs", easy),
        ("decision without their thinking, µs", bare),
    ):
        book.note("duel", name, statistics.median(times) * 1e6)
    book.note("duel", "easy decision / chess move", _ratio(easy, move))
    book.note("duel", "decision without thinking / chess move, by time", _ratio(bare, move))
    a_game = decisions_of(easy_game(0))
    book.note("duel", "games/s of easy captains", 1 / (statistics.median(easy) * a_game))


def _round(seed: int) -> tuple[float, float, float, float]:
    """Return the seconds of both moves, of an `easy` decision, and of one without thinking."""
    numbers = range(seed * CHESS_GAMES, (seed + 1) * CHESS_GAMES)
    played = easy_game(seed)
    return (
        _each(lambda: sum(map(chess_moves, numbers))),
        _each(lambda: sum(map(bare_chess_moves, numbers))),
        _each(lambda: decisions_of(easy_game(seed))),
        _each(lambda: decisions_of(played_again(played, seed))),
    )


def _each(work: Callable[[], int]) -> float:
    """Return the seconds that each of the things took that `work` counts."""
    done = 0

    def count() -> None:
        nonlocal done
        done = work()

    seconds = worked(count)
    return seconds / done


def _ratio(ours: list[float], theirs: list[float]) -> float:
    """Return the median of ratios, round by round."""
    return statistics.median(our / their for our, their in zip(ours, theirs, strict=True))

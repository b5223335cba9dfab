"""A decision of ours against a random legal move of python-chess.

The loops take turns, so that what slows the machine down slows all of them down alike.
"""

import statistics
from collections.abc import Callable

import chess

from engine.core.asks import Setup
from engine.core.playthrough import play
from engine.games import GAMES
from engine.simulate import picker
from tests.bench.book import SEATS, Book, timed
from tests.bench.playing import chance_of, decisions_of, easy_game, thoughtless

ROUNDS = 20
PLIES = 200
CHESS_GAMES = 6  # about as long as a game of ours


def chess_moves(seed: int) -> int:
    """Play random legal moves until a game is over or long enough; return their number."""
    pick = picker(f"chess {seed}")
    board = chess.Board()
    for ply in range(PLIES):
        moves = list(board.legal_moves)
        if not moves:
            return ply
        board.push(moves[pick(len(moves))])
    return PLIES


def bench_duel(book: Book, rounds: int = ROUNDS) -> None:
    """Measure a move, a decision of `easy` captains, and one without their thinking."""
    moves: list[float] = []
    easy: list[float] = []
    bare: list[float] = []
    _round(-1)
    for seed in range(rounds):
        move, thought, unthought = _round(seed)
        moves.append(move)
        easy.append(thought)
        bare.append(unthought)
    game = decisions_of(easy_game(0))
    book.note("duel", "random move of python-chess, µs", statistics.median(moves) * 1e6)
    book.note("duel", "decision of easy captains, µs", statistics.median(easy) * 1e6)
    book.note("duel", "decision without their thinking, µs", statistics.median(bare) * 1e6)
    book.note("duel", "easy decision / chess move", _ratio(easy, moves))
    book.note("duel", "decision without thinking / chess move (aim: 0.5)", _ratio(bare, moves))
    book.note("duel", "games/s of easy captains", 1 / (statistics.median(easy) * game))


def _round(seed: int) -> tuple[float, float, float]:
    """Return the seconds of a move, of an `easy` decision, and of one without thinking."""
    seed += 1
    numbers = range(seed * CHESS_GAMES, (seed + 1) * CHESS_GAMES)
    moves = _each(lambda: sum(map(chess_moves, numbers)))
    played = easy_game(seed)
    easy = _each(lambda: decisions_of(easy_game(seed)))
    game = GAMES.newest("tremble")
    bare = _each(
        lambda: decisions_of(play(game, Setup(SEATS), chance_of(seed), thoughtless(played)))
    )
    return moves, easy, bare


def _each(work: Callable[[], int]) -> float:
    """Return the seconds that each of the things took that `work` counts."""
    done = 0

    def count() -> None:
        nonlocal done
        done = work()

    seconds = timed(count)
    return seconds / done


def _ratio(ours: list[float], theirs: list[float]) -> float:
    """Return the median of ratios, round by round."""
    return statistics.median(our / their for our, their in zip(ours, theirs, strict=True))

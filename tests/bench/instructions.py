"""Counted work: instructions where the machine can count them, which no other process disturbs.

A task runs in a process of its own, once short and once long; the difference is its own work, and
what it says it has done is what the work is divided by. Where neither `perf` nor `valgrind` counts,
seconds of CPU stand in, of which only ratios within one run mean anything.
"""

import os
import re
import resource
import shutil
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from render.games import GAMES
from tests.bench.book import Book

PERF = ("perf", "stat", "-x,", "-e", "instructions:u", "--")
VALGRIND = ("valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null")
COUNTS = {PERF: r"^(\d+),", VALGRIND: r"I\s+refs:\s+([\d,]+)"}
UNITS = {PERF: "instructions", VALGRIND: "instructions", (): "ns of CPU"}
MILLION = 1_000_000


class Work(NamedTuple):
    """What a process did, and what that took."""

    done: int
    cost: float


class Counted(NamedTuple):
    """What is counted of a game besides a decision, and what these are held to."""

    most: float | None = None  # a decision in random moves of python-chess; a miss fails the bench
    decision: str = ""  # the aim of others, which a miss only shows
    hosted: str = ""  # the aim
    in_house: bool = True
    thinking: bool = False


COUNTED = {
    "tremble": Counted(1.0, hosted=" (aim: 3.5)"),
    "tremble-draft": Counted(in_house=False),  # there it does as Tremble
    "humanity": Counted(decision=" (aim: 1.5)", thinking=True),  # a good part of a decision
}


def bench_instructions(book: Book) -> None:
    """Count the work of a decision, in the rules of each game alone and in the house."""
    move = each("chess", 1, 4)
    book.note("counted", f"a random move of python-chess, {UNITS[_counter()]}", move)
    for game in GAMES.names():
        _bench_game(book, game, move, COUNTED.get(game, Counted()))


def _bench_game(book: Book, game: str, move: float, counted: Counted) -> None:
    unit = UNITS[_counter()]
    given = each(f"decision of {game}", 1, 3)
    book.note("counted", f"a decision of {game} with answers given, {unit}", given)
    name = f"decision of {game} / chess move{counted.decision}"
    if counted.most is None:
        book.note("counted", name, given / move)
    else:
        book.hold("counted", name, given / move, counted.most)
    if counted.thinking:
        thought = each(f"easy decision of {game}", 1, 3)
        book.note("counted", f"easy decision of {game} / chess move", thought / move)
    if counted.in_house:
        hosted = each(f"hosted decision of {game}", 1, 2)
        name = f"a hosted decision of {game}, millions of {unit}{counted.hosted}"
        book.note("counted", name, hosted / MILLION)
        book.note("counted", f"hosted decision of {game} / chess move", hosted / move)


def each(task: str, short: int, long: int) -> float:
    """Return what each of the things costs that a task does."""
    less, more = _worked(task, short), _worked(task, long)
    return (more.cost - less.cost) / (more.done - less.done)


@cache
def _counter() -> tuple[str, ...]:
    """Choose what counts here."""
    for counter, pattern in COUNTS.items():
        if shutil.which(counter[0]):
            tried = subprocess.run((*counter, "true"), capture_output=True, text=True, check=False)
            if re.search(pattern, tried.stderr, re.MULTILINE):
                return counter
    return ()


def _worked(task: str, times: int) -> Work:
    counter = _counter()
    command: Sequence[str] = (*counter, sys.executable, "-m", "tests.bench.tasks", task, str(times))
    before = _seconds()
    ran = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PYTHONHASHSEED": "0"},  # the same dictionaries each time
    )
    if not counter:
        return Work(int(ran.stdout), (_seconds() - before) * 1e9)
    found = re.search(COUNTS[counter], ran.stderr, re.MULTILINE)
    assert found is not None, ran.stderr
    return Work(int(ran.stdout), int(found[1].replace(",", "")))


def _seconds() -> float:
    """Return the seconds of CPU that processes of ours took which have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime

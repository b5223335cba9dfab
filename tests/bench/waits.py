"""How often a turn waits for a person: live, with battle orders ahead, with standing orders.

A wait is a group of questions that at least one captain must answer in person; what a sitting
asks in a row is one. Captains are steady ones, who answer what their standing orders do not.
A window that asks nobody in person is no wait, but it takes its share of the pace all the same:
such delays are counted beside, and the lobby is told of both.

`python -m tests.bench.waits tremble 300` plays so many games of each kind and writes what they ask
into `render/tremble/lengths.json`, for the lobby.
"""

import statistics
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from engine.core.asks import Answer, Ask, Decide, Over
from engine.core.contract import variants_of
from engine.core.forms import Form
from engine.core.playthrough import Pick
from engine.core.table import Refusal, SeatStatus, Table, open_table
from engine.core.variants import Variant
from render.games import GAMES
from render.lengths import GameLength
from render.plugged import Captain
from render.report.simulate import picker
from tests.bench.book import Book
from tests.bench.playing import TREMBLE, chance_of, usual

GAMES_PLAYED = 1000  # of each number of captains, ahead
FEWER = 40  # games of the others, which only show what orders are good for
BOUNDS = {"rounds"}

PUBLIC_RULES: Answer = {
    "when": ("at-once",),
    "moves": ("best",),
    "fight": ("40",),
    "respond": ("stations",),
    "loss": ("station",),
    "claim": ("never",),
    "reward": ("70",),
    "army": ("50",),
}
"""Rules for all but buying and planning, none of which plays a compensation card."""

CARDS_PLAYED: Answer = {**PUBLIC_RULES, "respond": ("helps",), "claim": ("tasks",)}
"""The same, but compensation cards are played, unseen until they are."""


AHEAD, LIVE = {"battles": "ahead"}, {"battles": "live"}


class Way(NamedTuple):
    """How a table plays: how many captains, with what options, what all leave as orders."""

    captains: int
    options: Mapping[str, str]
    policy: Answer
    game: str = TREMBLE
    variant: str = ""


class Waits:
    """What games of one kind waited for: kinds of question by turn of each game."""

    def __init__(self, way: Way) -> None:
        self.way = way
        self.games = 0
        self.turns: list[Counter[str]] = []
        self.answers = 0
        self.delays = 0  # windows in which nobody is asked in person

    def note(self, book: Book, name: str, aims: tuple[str, str, str, str] = ("",) * 4) -> None:
        """Write the figures down: how many waits a turn and a game have, and what for."""
        counts = sorted(turn.total() for turn in self.turns)
        figures = {
            f"a turn{aims[0]}": statistics.mean(counts),
            f"p90{aims[1]}": counts[int(len(counts) * 0.9)],
            f"a game{aims[2]}": sum(counts) / self.games,
            f"questions of a captain{aims[3]}": self.answers / self.games / self.way.captains,
        }
        if self.delays:
            figures["delays a turn that wait for nobody"] = self.delays / len(counts)
        for what, figure in figures.items():
            book.note("waits", f"{name}: {what}", figure)
        for kind, count in sum(self.turns, Counter[str]()).most_common():
            book.note("waits", f"{name}: for {kind}", count / len(counts))


def count_lengths(game: str, games: int) -> list[GameLength]:
    """Count what each kind of table is in for, for the lobby."""
    lengths: list[GameLength] = []
    rules = GAMES[game].newest
    for variant in variants_of(rules):
        for captains, options in product(variant.seats, ways_of(variant)):
            waits = waited(Way(captains, options, {}, game, variant.key), games)
            total = sum(each.total() for each in waits.turns) + waits.delays
            counted = round(waits.answers / captains / games, 1), round(total / games, 1)
            lengths.append(GameLength(captains, dict(options), *counted, variant.key))
    return lengths


def ways_of(variant: Variant) -> Iterator[dict[str, str]]:
    """List what tables choose of all that is usual by post and live, one with another.

    Bounds are none of it: they are the same kind of game, which seldom reaches them.
    """
    choices = [each for each in variant.choices if each.by_post and each.key not in BOUNDS]
    keys = [each.key for each in choices]
    for chosen in product(*([value.key for value in each.values] for each in choices)):
        yield dict(zip(keys, chosen, strict=True))


AIMS = (" (aim: 3.6)", " (aim: 5)", " (aim: 38)", " (aim: 36)")
LIVE_AIMS = (" (aim: 7)", "", "", "")


def bench_waits(book: Book, games: int = GAMES_PLAYED, fewer: int = FEWER) -> None:
    """Play games in each way, and count what they wait for; of others as they are played most."""
    for game in GAMES.names():
        if game != TREMBLE:
            setup = usual(game)
            waits = waited(Way(setup.seats, setup.options, {}, game), fewer)
            waits.note(book, f"{game}, {setup.seats} captains")
    for captains in range(2, 6):
        for options, count, aims in ((AHEAD, games, AIMS), (LIVE, fewer, LIVE_AIMS)):
            waits = waited(Way(captains, options, {}), count)
            waits.note(book, f"{captains} captains, {options['battles']}", aims)
    for name, policy in (("cards too", CARDS_PLAYED), ("no cards", PUBLIC_RULES)):
        waited(Way(4, LIVE, policy), fewer).note(book, f"live, orders at once, {name}")


def waited(way: Way, games: int) -> Waits:
    """Play games in one way, and note whenever they wait for somebody."""
    waits = Waits(way)
    for seed in range(games):
        wait_through(waits, seed)
    return waits


def wait_through(waits: Waits, seed: int) -> None:
    """Play one game, and note whenever it waits for somebody."""
    table, chance, pick = _begun(waits.way, seed), chance_of(seed), picker(f"waits {seed}")
    table, _ = table.settle(chance)
    turns: defaultdict[int, Counter[str]] = defaultdict(Counter)
    sitting, turn_of = None, GAMES[waits.way.game].renderer.turn
    while not isinstance(pending := table.pending(), Over):
        assert isinstance(pending, Decide)
        table = table.answer_early()
        owed = [ask for ask in pending.asks if table.status(ask.seat) is SeatStatus.EMPTY]
        if owed:
            if sitting is None or table.sitting() != sitting:
                turns[turn_of(table.view(None))][owed[0].kind] += 1
            sitting = table.sitting()
            waits.answers += len(owed)
        elif pending.window:
            waits.delays += 1
        for ask in owed:
            table = _answered(table, ask, pick, GAMES[waits.way.game].captain("steady"))
        table, _ = table.settle(chance)
    waits.games += 1
    waits.turns += turns.values()


def _begun(way: Way, seed: int) -> Table:
    game = GAMES[way.game].newest
    first, *others = variants_of(game)
    variant = next((each for each in others if each.key == way.variant), first)
    table, _ = open_table(game, variant.setup(way.captains, way.options))
    table, _ = table.settle(chance_of(seed))
    for seat in range(way.captains):
        left = table.leave(seat, way.policy)
        assert not isinstance(left, Refusal), left
        table = left
    return table


def _answered(table: Table, ask: Ask, pick: Pick, captain: Captain) -> Table:
    """Answer as a captain does."""
    view: Any = table.game.view(table.state, ask.seat)

    def make_form(draft: Answer) -> Form:
        return table.game.form(view, ask, draft)

    given = captain(view, ask, make_form, pick)
    after = table.submit(ask.seat, table.group() or "", given)
    assert not isinstance(after, Refusal), after
    return after


if __name__ == "__main__":
    counted = msgspec.json.encode(count_lengths(sys.argv[1], int(sys.argv[2])))
    file = Path("render", sys.argv[1].replace("-", "_"), "lengths.json")
    file.write_bytes(msgspec.json.format(counted, indent=1) + b"\n")

"""How often a turn waits for a person: with and without standing orders that count at once.

A wait is a group of questions that at least one captain must answer in person; what a sitting
asks in a row is one. Games of four steady captains, who answer what their standing orders do not.
"""

import statistics
from collections import Counter
from typing import Any

from engine.core.asks import Answer, Ask, Decide, Over, Setup
from engine.core.forms import Form
from engine.core.playthrough import Pick
from engine.core.table import Refusal, SeatStatus, Table, open_table
from engine.tremble.captains.captains import CAPTAINS
from engine.tremble.table.view import TURNS
from render.games import GAMES
from render.report.simulate import picker
from tests.bench.book import SEATS, Book
from tests.bench.playing import chance_of

GAMES_PLAYED = 12
MOST_WAITS = 3  # what a turn may need: buy, plan, and one more

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

VARIANTS: dict[str, Answer] = {
    "no standing orders": {},
    "orders at once, cards too": CARDS_PLAYED,
    "orders at once, no cards": PUBLIC_RULES,
}


class Waits:
    """What games of one kind waited for: kinds of question by turn of each game."""

    def __init__(self) -> None:
        self.turns: list[Counter[str]] = []
        self.answers = 0

    def note(self, book: Book, name: str) -> None:
        """Write the figures down: how many waits a turn has, and what for."""
        counts = sorted(turn.total() for turn in self.turns)
        above = sum(count > MOST_WAITS for count in counts)
        book.note("waits", f"{name}: a turn (aim: 3)", statistics.mean(counts))
        book.note("waits", f"{name}: p90", counts[int(len(counts) * 0.9)])
        book.note("waits", f"{name}: most", counts[-1])
        book.note("waits", f"{name}: % of turns above {MOST_WAITS}", 100 * above / len(counts))
        answers = self.answers / len(counts) / SEATS
        book.note("waits", f"{name}: answers of a captain", answers)
        for kind, count in sum(self.turns, Counter[str]()).most_common():
            book.note("waits", f"{name}: for {kind}", count / len(counts))


def bench_waits(book: Book, games: int = GAMES_PLAYED) -> None:
    """Play games with each kind of standing orders, and count what they wait for."""
    for name, policy in VARIANTS.items():
        waits = Waits()
        for seed in range(games):
            wait_through(waits, policy, seed)
        waits.note(book, name)


def wait_through(waits: Waits, policy: Answer, seed: int) -> None:
    """Play a game in which all captains leave `policy`, and note whenever it waits for one."""
    table, chance, pick = _begun(policy, seed), chance_of(seed), picker(f"waits {seed}")
    table, _ = table.settle(chance)
    turns = [Counter[str]() for _ in range(TURNS)]
    sitting = None
    while not isinstance(pending := table.pending(), Over):
        assert isinstance(pending, Decide)
        table = table.answer_early()
        owed = [ask for ask in pending.asks if table.status(ask.seat) is SeatStatus.EMPTY]
        if owed:
            if sitting is None or table.sitting() != sitting:
                turns[table.state.turn - 1][owed[0].kind] += 1
            sitting = table.sitting()
            waits.answers += len(owed)
        for ask in owed:
            table = _answered(table, ask, pick)
        table, _ = table.settle(chance)
    waits.turns += turns


def _begun(policy: Answer, seed: int) -> Table:
    table, _ = open_table(GAMES.rules.newest("tremble"), Setup(SEATS))
    table, _ = table.settle(chance_of(seed))
    for seat in range(SEATS):
        left = table.leave(seat, policy)
        assert not isinstance(left, Refusal), left
        table = left
    return table


def _answered(table: Table, ask: Ask, pick: Pick) -> Table:
    """Answer as a steady captain."""
    view: Any = table.game.view(table.state, ask.seat)

    def make_form(draft: Answer) -> Form:
        return table.game.form(view, ask, draft)

    given = CAPTAINS["steady"](view, ask, make_form, pick)
    after = table.submit(ask.seat, table.group() or "", given)
    assert not isinstance(after, Refusal), after
    return after

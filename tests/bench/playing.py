"""How long a decision takes in the engine alone: in whole games, in parts, and again from a log."""

import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

from engine.core.asks import Answer, Ask, Decide, Draw, Over, Setup
from engine.core.chance import KEY_BYTES, Chance, SeededChance
from engine.core.contract import agreed, variants_of
from engine.core.log import Closed
from engine.core.playthrough import Answerer, play
from engine.core.replay import replay
from engine.core.table import Refusal, Table, open_table
from engine.invasion.cards.groups import with_captain
from engine.tremble.table.state import State
from render.games import GAMES
from render.report.simulate import picker
from tests.bench.book import SEATS, Book, worked

GAMES_TAKEN_APART = 6
UPDATES = 2_000
TREMBLE, HUMANITY = "tremble", "humanity"
PARTS = ("view", "form for an empty draft", "submitted and checked", "applied, with events")


def chance_of(seed: int) -> SeededChance:
    """Return the chance of a game."""
    return SeededChance(seed.to_bytes(KEY_BYTES, "big"))


def usual(game: str) -> Setup:
    """Agree on a game as it is played most, by four if so many can."""
    rules = GAMES[game].newest
    return agreed(rules, min(SEATS, max(variants_of(rules)[0].seats)))


def easy(seed: int, game: str = TREMBLE) -> Answerer:
    """Return what `easy` captains answer; those of a game that has none answer by chance."""
    pick = picker(f"bench {seed}")
    captain = GAMES.of(GAMES.rules.newest(game).id).captain("easy")

    def answer(view: Any, ask: Ask, make_form: Any) -> Answer:
        return captain(view, ask, make_form, pick)

    return answer


def easy_game(seed: int, game: str = TREMBLE) -> Table:
    """Play a game of `easy` captains."""
    return play(GAMES[game].newest, usual(game), chance_of(seed), easy(seed, game))


def played_again(table: Table, seed: int) -> Table:
    """Play a game of this seed again without thinking."""
    return play(table.game, table.setup, chance_of(seed), thoughtless(table))


def answers_of(table: Table) -> Iterator[Answer]:
    """List the answers of a game in the order in which they were asked for."""
    for entry in table.log:
        if isinstance(entry, Closed):
            yield from (given.answer for given in entry.given)


def decisions_of(table: Table) -> int:
    """Count the answers of a game."""
    return sum(1 for _ in answers_of(table))


def thoughtless(table: Table) -> Answerer:
    """Answer as in a game before: look at the form, and give the answer without thinking."""
    answers = answers_of(table)

    def answer(_view: Any, _ask: Ask, make_form: Callable[[Answer], Any]) -> Answer:
        make_form({})
        return next(answers)

    return answer


def bench_playing(book: Book) -> None:
    """Take decisions of all games apart, play a stored game again, and change a state."""
    for game in GAMES.names():
        _bench_game(book, game)
    book.note("engine", "with_captain on a state of tremble, µs", _update(easy_game(0)) * 1e6)


def _bench_game(book: Book, game: str) -> None:
    tables = [easy_game(seed, game) for seed in range(GAMES_TAKEN_APART)]
    taken = [_taken_apart(seed, table) for seed, table in enumerate(tables)]
    for part in (*PARTS, "of that, chance"):
        times = [
            parts[part] / decisions_of(table) for parts, table in zip(taken, tables, strict=True)
        ]
        book.note("decision", f"{game}: {part}, µs", statistics.median(times) * 1e6)
    steps = [len(table.log) / decisions_of(table) for table in tables]
    book.note("decision", f"{game}: log entries for each", statistics.median(steps))
    table = tables[0]
    book.note("engine", f"{game}: replay of a stored game, ms", _replayed(table) * 1000)
    book.note("engine", f"{game}: log entries of it", len(table.log))
    book.note("engine", f"{game}: decisions of it", decisions_of(table))


def _replayed(table: Table) -> float:
    """Return the seconds of playing a stored game again from its log."""
    return statistics.median(
        worked(lambda: replay(table.game, table.setup, table.log)) for _ in range(15)
    )


class _Clocked:
    """Chance that notes how long it takes."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.seconds = 0.0

    def outcome(self, draw: Draw) -> tuple[int, ...]:
        """Return the outcome and note the time."""
        began = time.process_time()
        found = self._chance.outcome(draw)
        self.seconds += time.process_time() - began
        return found


def _taken_apart(seed: int, before: Table) -> dict[str, float]:
    """Play a game again through the table; sum the seconds of each part of its decisions."""
    spent = dict.fromkeys(PARTS, 0.0)
    chance, answers = _Clocked(chance_of(seed)), answers_of(before)
    game = before.game
    table, _ = open_table(game, before.setup)
    clock = time.process_time
    while not isinstance(pending := table.pending(), Over):
        if isinstance(pending, Decide):
            group = table.group() or ""
            for ask in pending.asks:
                began = clock()
                view = game.view(table.state, ask.seat)
                seen = clock()
                game.form(view, ask, {})
                shown = clock()
                after = table.submit(ask.seat, group, next(answers))
                spent["submitted and checked"] += clock() - shown
                spent["form for an empty draft"] += shown - seen
                spent["view"] += seen - began
                assert not isinstance(after, Refusal)
                table = after
        began = clock()
        table, _ = table.settle(chance)
        spent["applied, with events"] += clock() - began
    assert table.state == before.state
    return {**spent, "of that, chance": chance.seconds}


def _update(table: Table) -> float:
    """Return the seconds of one change to the state of a game half over."""
    entries = [entry for entry in table.log if isinstance(entry, Closed)]
    half = table.log.index(entries[len(entries) // 2])
    state: State = replay(table.game, table.setup, table.log[:half]).state
    captain = state.captains[1]

    def update() -> None:
        for _ in range(UPDATES):
            with_captain(state, 1, captain)

    return statistics.median(worked(update) for _ in range(15)) / UPDATES

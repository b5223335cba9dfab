"""How long a press keeps the processor busy until the picture of what is drafted is there."""

from collections.abc import Iterator
from functools import partial

from engine.core.asks import Answer, Seat
from engine.core.log import Closed
from engine.core.replay import redo
from engine.core.table import Table, open_table
from render.drawing import Subject, drawn, ordered
from render.games import GAMES
from tests.bench.book import NAMES, SEATS, Book, worked
from tests.bench.playing import HUMANITY, easy_game

EACH = 4
"""One group of answers in so many is drafted press by press; boards change in between."""


def bench_drafts(book: Book) -> None:
    """Draft answers of a game of Humanity."""
    GAMES[HUMANITY].full_renderer.prepare()  # as the process does that draws
    times = [worked(partial(redrawn, *each)) for each in drafts(HUMANITY)]
    book.spread("draft", "form and picture after a press in Humanity", times)


def drafts(game: str, seed: int = 3) -> Iterator[tuple[Table, Seat, Answer]]:
    """Play a game again, and list what is drafted after each press."""
    played = easy_game(seed, game)
    table, _ = open_table(played.game, played.setup)
    for number, entry in enumerate(played.log):
        given = entry.given if isinstance(entry, Closed) and number % EACH == 0 else ()
        for seat, answer in [(each.seat, each.answer) for each in given]:
            for draft in _presses(answer):
                yield table, seat, draft
        table = redo(table, number, entry)


def _presses(answer: Answer) -> list[Answer]:
    """List the drafts that lead to an answer, field by field."""
    picked = [(key, options) for key, options in answer.items() if options]
    return [dict(picked[: count + 1]) for count in range(len(picked))]


def redrawn(table: Table, seat: Seat, draft: Answer) -> int:
    """Make the form and the picture of a draft; return the bytes of the picture."""
    ask, form = table.ask_of(seat), table.form(seat, draft)
    assert ask is not None
    assert form is not None
    game = GAMES.of(table.game.id)
    view = table.view(seat)
    shown = game.full_renderer.drafted(view, ask, form)
    kind, seen = ("hand", view) if shown is None else ("orders", shown)  # as panels have it
    return len(drawn(ordered(Subject(kind, game.name, seen, NAMES[:SEATS], "en", ""))).png)

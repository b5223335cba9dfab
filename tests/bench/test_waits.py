"""What games wait for, as the bench counts it."""

from tests.bench.book import Book
from tests.bench.waits import MOST_WAITS, PUBLIC_RULES, Waits, bench_waits, wait_through


def test_with_orders_at_once_a_turn_waits_at_most_three_times() -> None:
    waits = Waits()
    wait_through(waits, PUBLIC_RULES, 5)
    assert len(waits.turns) == 10
    assert all(2 <= turn.total() <= MOST_WAITS for turn in waits.turns)
    assert {kind for turn in waits.turns for kind in turn} == {"buy", "plan"}


def test_without_orders_it_waits_more_often() -> None:
    book = Book()
    bench_waits(book, games=1)
    figures = book.figures["waits"]
    freely = figures["no standing orders: a turn (aim: 3)"]
    cards = figures["orders at once, cards too: a turn (aim: 3)"]
    assert freely > 3
    assert cards == figures["orders at once, no cards: a turn (aim: 3)"] == 2
    assert figures["no standing orders: for plan"] == 1

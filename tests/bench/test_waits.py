"""What games wait for, as the bench counts it."""

from engine.core.asks import Setup
from tests.bench.book import Book
from tests.bench.waits import AHEAD, LIVE, PUBLIC_RULES, Way, bench_waits, count_lengths, waited


def test_with_orders_at_once_a_live_turn_waits_at_most_three_times() -> None:
    waits = waited(Way(4, LIVE, PUBLIC_RULES), 1)
    assert len(waits.turns) == 10
    assert all(2 <= turn.total() <= 3 for turn in waits.turns)
    assert {kind for turn in waits.turns for kind in turn} == {"buy", "plan"}


def test_rl_28_with_battle_orders_ahead_a_turn_waits_three_times() -> None:
    waits = waited(Way(4, AHEAD, {}), 1)
    assert [turn.total() for turn in waits.turns] == [3] * 10


def test_windows_that_ask_nobody_in_person_are_no_waits_but_take_their_time() -> None:
    waits = waited(Way(3, LIVE, {}), 3)
    (length,) = (
        each for each in count_lengths("tremble", 3) if each.fits(Setup(3, {"battles": "live"}))
    )
    assert waits.delays > 0
    counted = sum(turn.total() for turn in waits.turns) + waits.delays
    assert length.waits == round(counted / 3, 1)


def test_live_it_waits_more_often() -> None:
    book = Book()
    bench_waits(book, 1, 1)
    figures = book.figures["waits"]
    for captains in range(2, 6):
        assert figures[f"{captains} captains, ahead: a game (aim: 38)"] <= 38
        assert figures[f"{captains} captains, live: a turn (aim: 7)"] > 4
    assert figures["live, orders at once, cards too: a turn"] == 2


def test_with_orders_ahead_the_first_draft_waits_at_most_fifty_times() -> None:
    waits = waited(Way(5, AHEAD, {}, "tremble-draft"), 2)
    assert 30 < sum(turn.total() for turn in waits.turns) / waits.games <= 50
    assert "army" not in {kind for turn in waits.turns for kind in turn}

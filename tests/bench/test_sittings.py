"""What questions in a row cost, as the bench counts it."""

import pytest

from cogs.parts.layouts import Layout
from engine.core.forms import Form
from engine.core.table import SeatStatus
from render.words import Words
from tests.bench.book import Book
from tests.bench.sittings import CAPTAINS, bench_sittings, laid, panels_of, walked
from tests.cogs.test_forms import check
from tests.contract.subjects import TOY

TURNS = 6


async def test_a_sitting_is_a_message_and_a_pace_however_much_it_asks() -> None:
    walk = await walked(TURNS, late=True)
    assert len(walk.sittings) == TURNS
    assert walk.questions > 3 * TURNS
    assert walk.told == TURNS + walk.windows
    assert walk.paces == pytest.approx(TURNS, abs=0.01)


async def test_an_absent_captain_costs_a_pace_in_each_of_their_turns() -> None:
    walk = await walked(TURNS, absent=frozenset({1}))
    assert walk.paces == TURNS / CAPTAINS


def test_what_discord_refuses_is_a_broken_panel(monkeypatch: pytest.MonkeyPatch) -> None:
    def crowded(form: Form, words: Words, status: SeatStatus, page: int) -> None:
        check(Layout().say("x" * 5000) if status is SeatStatus.DONE else Layout())

    shown, broken = panels_of(TOY)
    assert shown > broken == 0
    monkeypatch.setattr("tests.bench.sittings.check_panel", crowded)
    assert panels_of(TOY) == (shown, shown / 3)


def test_the_log_is_as_long_as_undos_make_it() -> None:
    short, long = laid(), laid(20)
    assert long.state == short.state
    assert len(long.log) == len(short.log) + 40


async def test_the_figures_are_written_down(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.bench.sittings.SUBJECTS", (TOY,))
    book = Book()
    await bench_sittings(book, 3, 2)
    figures = book.figures["sittings"]
    assert figures["of those, broken (aim: 0)"] == 0 < figures["panels laid out"]
    assert figures["messages of it, a new one after each window"] == pytest.approx(
        1 + figures["windows in it"]
    )
    assert figures["an undo on a log of 8, µs"] > 0

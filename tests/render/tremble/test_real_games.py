"""Whole games by the rules: every view, event and form can be drawn and told."""

from typing import Any

import pytest

from engine.core.asks import Answer, Ask, Notice, Over, Setup
from engine.core.chance import SeededChance
from engine.core.forms import Form
from engine.core.playthrough import FormMaker, play, random_answer
from engine.core.table import Table
from render.games import GAMES
from render.tremble.boards.board import lay_board
from render.tremble.hands.hand import lay_hand
from render.words import Words
from tests.contract.records import shown_form
from tests.render.tremble.samples import NAMES
from tests.render.tremble.test_pictures import outside

TREMBLE = GAMES["tremble"].full_renderer
MOST_TEXT = 4000  # letters of all texts of a message
MOST_NOTE = 100


def _said(form: Form, words: Words) -> None:
    for field in form.fields:
        assert 0 < len(words(field.label)) <= MOST_NOTE
        for option in field.options:
            notes = [words(note) for note in (option.label, option.note) if note is not None]
            assert all(0 < len(note) <= MOST_NOTE for note in notes), notes
            assert option.closed is None or words(option.closed)
    assert all(words(text) for text in form.faults + form.facts)


@pytest.mark.parametrize("seats", [2, 5])
def test_everything_of_a_game_can_be_drawn_and_told(seats: int, words: Words) -> None:
    chance, steps, picks = SeededChance(b"render", (str(seats),)), 0, iter(range(10**9))
    game = GAMES.rules.newest("tremble")

    def pick(limit: int) -> int:
        return next(picks) * 7919 % limit

    def answer(view: Any, ask: Ask, make_form: FormMaker) -> Answer:
        assert view.own is not None
        if ask.kind == "buy":  # the fullest hands; others are parts of them
            assert not outside(lay_hand(view.public, view.own, NAMES, words).canvas())
        assert TREMBLE.hand_text(view, NAMES, words)
        given = random_answer(make_form, pick)
        _said(shown_form(game, view, ask, {}), words)
        _said(shown_form(game, view, ask, given), words)
        return given

    def see(table: Table, notices: tuple[Notice[Any], ...]) -> None:
        nonlocal steps
        steps += 1
        view = game.view(table.state, None)
        assert not outside(lay_board(view.public, NAMES, words).canvas())
        assert len(TREMBLE.board_text(view, NAMES, words)) <= MOST_TEXT
        for viewer in (None, *range(seats)):
            events = [event for notice in notices if (event := notice.seen_by(viewer))]
            assert len("\n".join(TREMBLE.tell(events, NAMES, words))) <= MOST_TEXT

    table = play(game, Setup(seats=seats), chance, answer, see)
    assert steps > 30
    over = table.pending()
    assert isinstance(over, Over)
    assert words(over.reason)
    _said(game.policies(game.view(table.state, 0), {}), words)

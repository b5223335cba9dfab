"""Captains of other packages: found, held to the form, and never a danger to a game."""

import logging
import threading
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engine.core.asks import Answer, Ask
from engine.core.chance import SeededChance
from engine.core.playthrough import FormMaker, Pick, random_answer
from engine.core.table import open_table
from render.games import GAMES
from render.installed import USUAL_STRENGTH, InstalledGame, InstalledGames
from render.plugged import LONGEST_NAME, MOST, PluggedCaptain, shown_name
from tests.contract.records import key_of
from tests.contract.subjects import TOY
from tests.plugging import entry, package
from tests.toy.installed import TOY_GAME

KEY = "toy-1.clever"
USUAL: Answer = {"bid": ("0",), "stake": ()}
RAISED: Answer = {"bid": ("1",), "stake": ()}


def usual(_view: Any, _ask: Ask, _make_form: FormMaker, _pick: Pick) -> Answer:
    return USUAL


def by_chance(_view: Any, _ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    return random_answer(make_form, pick)


def answered(own: Any, patience: float = 60.0, luck: int = 7) -> Answer:
    """Ask a captain of a package the first question of a game."""
    return asked(PluggedCaptain(KEY, TOY.game, own, usual, patience), luck)


def asked(captain: Any, luck: int = 7) -> Answer:
    table, _ = open_table(TOY.game, TOY.agreed(2))
    table, _ = table.settle(SeededChance(key_of(0)))
    ask = table.ask_of(0)
    assert ask is not None
    make_form = partial(table.derived.form, ask)
    given: Answer = captain(table.view(0), ask, make_form, lambda limit: luck % limit)
    return given


def plugged(*names: str, place: str = f"{__name__}:by_chance") -> InstalledGame:
    games = InstalledGames((TOY_GAME,))
    games.plug_in([entry(name, place) for name in names])
    return games["toy"]


def test_its_answer_counts() -> None:
    assert answered(lambda *_: {"bid": ["1"], "stake": []}) == RAISED


def test_its_chance_is_seeded() -> None:
    thrown = [answered(by_chance, luck=luck) for luck in (1, 1, 2, 3, 4, 5)]
    assert thrown[0] == thrown[1]
    assert len({str(each) for each in thrown}) > 1


def test_it_is_handed_nothing_that_leads_to_the_state() -> None:
    def nosy(view: Any, ask: Ask, make_form: Any, _pick: Pick) -> Answer:
        assert make_form.args == (view, ask)
        assert make_form.func.__self__ is TOY.game
        return RAISED

    assert answered(nosy) == RAISED


@pytest.mark.parametrize(
    "given",
    [
        None,
        "bid",
        {"bid": ("99",)},
        {"bid": ("1",), "what": ("1",)},
        {"bid": 1},
    ],
    ids=str,
)
def test_what_its_form_refuses_is_left_to_the_usual_captain(
    given: Any, caplog: pytest.LogCaptureFixture
) -> None:
    assert answered(lambda *_: given) == USUAL
    assert "toy-1.clever left bid to another captain" in caplog.text


@pytest.mark.parametrize("error", [ZeroDivisionError("hand: red-7"), SystemExit("hand: red-7")])
def test_where_it_breaks_the_usual_captain_answers_and_no_order_is_logged(
    error: BaseException, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> Answer:
        raise error

    assert answered(broken) == USUAL
    assert f"{type(error).__name__} at {__file__}" in caplog.text
    assert "red-7" not in caplog.text


def test_who_is_too_slow_is_not_asked_again_before_it_is_done() -> None:
    let_go, calls = threading.Event(), []

    def slow(*_: Any) -> Answer:
        calls.append(1)
        assert let_go.wait(60)
        return RAISED

    captain = PluggedCaptain(KEY, TOY.game, slow, usual, patience=0.01)
    try:
        assert asked(captain) == asked(captain) == USUAL
        assert len(calls) == 1
    finally:
        let_go.set()
    busy = captain._busy
    assert busy is not None
    busy.join(60)
    captain._patience = 60.0
    assert asked(captain) == RAISED


def test_a_package_is_found_where_it_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    code = "def captain(view, ask, make_form, pick):\n    return {'bid': ('1',)}\n"
    places = {
        KEY: "fake_captains:captain",
        "toy-1.gone": "fake_captains:nobody",
        "toy-1.name": "fake_captains:__name__",
        "toy-2.early": "fake_captains:captain",
        "clever": "fake_captains:captain",
    }
    package(tmp_path, "fake_captains", code, places)
    monkeypatch.syspath_prepend(tmp_path)
    games = InstalledGames((TOY_GAME,))
    games.plug_in()
    assert games.strengths(TOY.game) == ("easy", KEY)
    assert asked(games["toy"].captain(KEY)) == RAISED
    assert "toy-1.gone cannot be loaded: AttributeError" in caplog.text
    assert "toy-1.name cannot be loaded: TypeError" in caplog.text
    assert "toy-2.early names no rules" in caplog.text
    assert "clever names no rules" in caplog.text


def test_names_are_short_and_can_be_printed(caplog: pytest.LogCaptureFixture) -> None:
    longest = f"toy-1.{'x' * LONGEST_NAME}"
    game = plugged(longest, longest + "x", "toy-1.\u202etxt", "toy-1.", "toy-01.zero")
    assert list(game.plugged) == [longest]
    assert "\u202e" not in caplog.text
    assert [shown_name(each) for each in (longest, "sharp")] == ["x" * LONGEST_NAME, "sharp"]


def test_a_menu_holds_them_all(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    game = plugged(*(f"toy-1.{number:02}" for number in range(MOST + 1)))
    assert len(game.plugged) == MOST
    assert f"toy-1.{MOST} is not offered" in caplog.text
    assert all(len(each.captains) + MOST <= 25 for each in GAMES)


def test_without_its_package_the_usual_captain_plays() -> None:
    for game in GAMES:
        usual = USUAL_STRENGTH if USUAL_STRENGTH in game.captains else [*game.captains][-1]
        assert game.strength("gone-1.clever") == usual
    assert TOY_GAME.strength(KEY) == "easy"
    assert plugged(KEY).strength(KEY) == KEY

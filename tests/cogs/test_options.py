"""Options of every game, in every language: as long as Discord takes, and cut behind a word."""

import contextlib
from collections.abc import Iterator
from typing import Any

import pytest
from discord import ui

from cogs.pages.form_pages import pages_of
from cogs.pages.panel import panel_layout
from cogs.parts.controls import OPTION_LIMIT, shortened
from engine.core.asks import Answer, Ask
from engine.core.chance import SeededChance, picker
from engine.core.forms import Field, Form, Option, make_form
from engine.core.playthrough import FormMaker, play, random_answer
from engine.core.table import SeatStatus
from engine.core.words import Text, say
from render.games import GAMES
from render.words import Words, words_for
from tests.cogs.acting import controls
from tests.cogs.test_panels import PICTURE, panel
from tests.contract.records import key_of
from tests.contract.subjects import SUBJECTS, Subject

INSTALLED = [each for each in SUBJECTS if any(each.game is game.newest for game in GAMES)]
ENOUGH = 400  # texts


class EnoughError(Exception):
    """Enough was asked."""


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize("subject", INSTALLED, ids=str)
def test_no_option_is_cut_in_the_middle_of_a_word(
    subject: Subject, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    words, pick = words_for(locale), picker(key_of(1), "options")
    told, cuts = list[str](), list[tuple[str, str]]()

    def noted(text: str, limit: int) -> str:
        cuts.append((text, shortened(text, limit)))
        return cuts[-1][1]

    def answer(_view: Any, _ask: Ask, make_form: FormMaker) -> Answer:
        given = random_answer(make_form, pick)
        told.extend((*_options(make_form({}), words), *_options(make_form(given), words)))
        if len(told) > ENOUGH:
            raise EnoughError
        return given

    for module in ("cogs.parts.controls", "cogs.pages.form_pages"):
        monkeypatch.setattr(f"{module}.shortened", noted)
    with subject.at_home(), contextlib.suppress(EnoughError):
        play(subject.game, subject.setup(max(subject.seats), 1), SeededChance(key_of(1)), answer)
    assert told
    assert all(len(each) <= OPTION_LIMIT for each in told)
    assert not [short for text, short in cuts if not _is_whole(text, short)]


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_a_long_option_is_cut_behind_a_word_in_its_panel(locale: str) -> None:
    """No game has so long an option; each of these is cut at another letter."""
    words = words_for(locale)
    long = [_long("x" * letters) for letters in range(1, 21)]
    named = tuple(Option(f"named.{at}", text) for at, text in enumerate(long))
    noted = tuple(Option(f"noted.{at}", say("button-done"), text) for at, text in enumerate(long))
    fields = [Field(key, say("button-done"), each) for key, each in (("a", named), ("b", noted))]
    told = list(_options(make_form(fields), words))
    for whole in map(words, long):
        short = [each for each in told if each[:20] == whole[:20]]
        assert len(short) == 2, "a label and a note"
        assert all(each.endswith("…") and _is_whole(whole, each) for each in short)
        assert all(len(each) <= OPTION_LIMIT for each in short)


def _long(name: str) -> Text:
    """Make a text of words that no option has room for, behind a name."""
    return say("list-comma", rest=name, next=say("panel-moved"))


def _options(form: Form, words: Words) -> Iterator[str]:
    """List what the options of a panel say."""
    asked = panel(form, SeatStatus.DRAFT)
    for page in range(len(pages_of(form, words))):
        layout = panel_layout(asked, words, "Turn 9", PICTURE, page=page)
        for select in controls(layout, "pick"):
            assert isinstance(select, ui.Select)
            for option in select.options:
                yield from (option.label, option.description or "")


def _is_whole(text: str, short: str) -> bool:
    """Tell whether a text is cut behind a word, if it is cut."""
    kept = short.removesuffix("…")
    return short == text or (text.startswith(kept) and not text[len(kept)].isalnum())


def test_a_cut_keeps_whole_words_and_no_loose_sign() -> None:
    assert shortened("catch 40,000 (army cards)", 16) == "catch 40,000…"
    assert shortened("raid 20,000 · catch 40,000", 15) == "raid 20,000…"
    assert shortened("x" * 30, 10) == "x" * 9 + "…"
    assert shortened("as long as it may be", 20) == "as long as it may be"

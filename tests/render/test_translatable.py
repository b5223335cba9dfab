"""Everything that is said comes from the catalogues: none of it stays English."""

from typing import Any

import pytest

from cogs.acts.why import Steps, why_page
from cogs.pages.rules import answer_to, first_page, page_of
from cogs.parts.layouts import Layout
from engine.core.asks import PUBLIC, Setup
from engine.core.chance import SeededChance, picker
from engine.core.playthrough import FormMaker, play, random_answer
from engine.core.table import Table
from engine.core.words import say
from engine.tremble.rules import TREMBLE
from render.games import GAMES
from render.tremble.texts.alt import board_alt, hand_alt
from render.words import Words
from tests.cogs.test_panels import GAME
from tests.contract.records import shown_form
from tests.render.pseudo import pseudo_words, untranslated, words_in

NAMES = ("Zorblax", "Vex", "Gloop")
HELP = GAMES["tremble"].help


@pytest.fixture
def greek() -> Words:
    return pseudo_words()


def data_words() -> set[str]:
    """List what stays as it is: names and letters of captains, and rule IDs."""
    ids = [entry.id for entry in HELP.entries]
    return words_in(*NAMES, *ids, "A B C")


def texts_of(layout: Layout) -> list[str]:
    """List all that a message of ours shows."""
    shown: list[str] = []
    for item in layout.view().walk_children():
        for part in ("content", "label", "placeholder"):
            text = getattr(item, part, None) or getattr(getattr(item, "item", None), part, None)
            shown += [text] if isinstance(text, str) else []
        for option in getattr(item, "options", None) or ():
            shown += [option.label, option.description or ""]
    return shown


def test_a_game_is_told_in_its_language(greek: Words) -> None:
    renderer, data, left = GAMES["tremble"].full_renderer, data_words(), set[str]()
    key = bytes(32)
    pick = picker(key, "greek")

    def look(table: Table, notices: Any) -> None:
        for viewer in (PUBLIC, 0):
            view = table.game.view(table.state, viewer)
            events = [event for n in notices if (event := n.seen_by(viewer)) is not None]
            told = renderer.tell(events, NAMES, greek)
            reasons = renderer.why(events, NAMES, greek)
            told += [part for why in reasons for part in (why.headline, why.explanation)]
            told += [renderer.headline(view, greek), renderer.board_text(view, NAMES, greek)]
            told += [renderer.hand_text(view, NAMES, greek), *board_alt(view.public, NAMES, greek)]
            told += hand_alt(view.public, view.own, greek) if view.own else []
            left.update(*(untranslated(text, data) for text in told))

    def answer(view: Any, ask: Any, make: FormMaker) -> Any:
        form = shown_form(TREMBLE, view, ask, {})
        told = [*(field.label for field in form.fields), *form.faults, *form.facts]
        for option in (option for field in form.fields for option in field.options):
            told += [text for text in (option.label, option.note, option.closed) if text]
        left.update(*(untranslated(greek(text), data) for text in told))
        return random_answer(make, pick)

    play(TREMBLE, Setup(len(NAMES)), SeededChance(key), answer, look)
    assert not left


def test_pages_are_shown_in_their_language(greek: Words) -> None:
    pages = [entry.id for entry in HELP.entries]
    pages += [f"#{chapter.value}" for chapter, _ in HELP.chapters()]
    layouts = [page_of("tremble", page, greek) for page in pages]
    layouts += [first_page("tremble", greek), answer_to("tremble", "q", greek)]
    layouts += [why_page(GAME, Steps(1, 1), [], None, greek), page_of("chess", "x", greek)]
    data = data_words() | {"q"}
    assert not [
        (text, found)
        for layout in layouts
        for text in texts_of(layout)
        if (found := untranslated(text, data))
    ]


def test_english_is_found(greek: Words) -> None:
    assert greek(say("you-left", number=3)) == "Ηου λεφτ γαμε 3."
    assert untranslated("**Zorblax** has 3 ships <t:1:R>", {"Zorblax"}) == {"has", "ships"}
    layout = Layout().say("plain")
    assert texts_of(layout) == ["plain"]

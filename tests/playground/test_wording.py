"""Messages in words, for the transcript."""

import asyncio
from pathlib import Path
from typing import Any

from playground import VirtualClock, write_transcript
from playground.components import Component
from playground.message import Appearance, Attachment
from playground.show.wording import Pictures, button_words, message_lines, select_words
from tests.playground.stage import MakeStage, Stage, button, row, select, text
from tests.playground.test_people import acting, open_modal

BOARD = Attachment(1, "board.png", b"\x89PNG", "http://x/board.png", "The board\nin full")
NOTES = Attachment(2, "notes.txt", b"notes", "http://x/notes.txt")


def lines(look: Appearance, folder: Path) -> list[str]:
    return list(message_lines(look, Pictures(folder)))


def test_embeds_are_told_with_their_pictures(tmp_path: Path) -> None:
    embed: dict[str, Any] = {
        "author": {"name": "A"},
        "title": "T",
        "description": "one\ntwo",
        "fields": [{"name": "Fuel", "value": "3"}],
        "footer": {"text": "F"},
        "image": {"url": BOARD.url},
    }
    look = Appearance(content="C", embeds=(embed,), attachments=(BOARD, NOTES))
    assert lines(look, tmp_path) == [
        "C",
        "│ A",
        "│ T",
        "│ one",
        "│ two",
        "│ Fuel: 3",
        "│ F",
        "![board.png](pictures/0001-board.png)",
        "*Alt text: “The board / in full”*",
        "[notes.txt](pictures/0002-notes.txt)",
    ]


def test_layouts_are_told_in_reading_order(tmp_path: Path) -> None:
    gallery = {"type": 12, "items": [{"media": {"url": BOARD.url}, "description": "Small"}]}
    outside = {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}]}
    section = {"type": 9, "components": [text("Ship")], "accessory": button(label="Buy")}
    parts = ({"type": 17, "components": [text("Round"), gallery, {"type": 14}, section]}, outside)
    look = Appearance(
        raw_components=(*parts, row(select(placeholder="Pick"))), attachments=(BOARD,)
    )
    assert lines(look, tmp_path) == [
        "Round",
        "![board.png](pictures/0001-board.png)",
        "*Alt text: “Small”*",
        "⸻",
        "Ship",
        "[Buy]",
        "(media gallery: https://example.org/a.png)",
        "‹string select: Pick | Option 0 · Option 1 · Option 2›",
    ]


def test_buttons_and_selects_tell_their_state() -> None:
    assert button_words(Component(button(label="Go", disabled=True))) == "[Go (off)]"
    link = {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org"}
    assert button_words(Component(link)) == "[Rules → https://example.org]"
    option = {"label": "A", "value": "a", "description": "first", "default": True}
    assert select_words(Component(select(options=[option]))) == "‹string select | A (first) ✓›"
    assert select_words(Component({"type": 5, "custom_id": "x"})) == "‹user select›"


def test_the_same_picture_is_written_once(tmp_path: Path) -> None:
    pictures = Pictures(tmp_path)
    again = Attachment(7, "other.png", BOARD.data, "http://x/other.png")
    assert pictures.link(BOARD) == pictures.link(again)
    assert len(list((tmp_path / "pictures").iterdir())) == 1


async def test_forms_failures_and_deletions_are_told(
    make_stage: MakeStage, clock: VirtualClock, tmp_path: Path
) -> None:
    stage: Stage = await make_stage(clock=clock)
    form = await open_modal(stage)
    sending = asyncio.create_task(stage.leela.submit(form, {"name": "Nimbus"}))
    await acting(stage, sending, {"type": 4, "data": {"content": "Thanks", "flags": 64}})
    (message,) = stage.fry.sees(stage.channel)
    waiting = asyncio.create_task(stage.fry.press(message, label="Go"))
    await asyncio.sleep(0)
    clock.advance(86_400)
    assert (await waiting).failed
    dm = await stage.leela.say(stage.leela.dm(), "hello")
    stage.standin.world.remove(dm)
    told = write_transcript(stage.standin, tmp_path).read_text(encoding="utf-8")
    public, _, private = told.partition("## What only Leela saw")
    assert "*Fry saw: This interaction failed*" in public
    assert "*01 January 2026*" in public
    assert "sent the form “Form”: “Nimbus”" in private
    assert "Thanks" in private
    assert "was deleted" in private

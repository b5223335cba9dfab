"""Answers that are typed: a modal under the panel, its text kept, its draft shown."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from playground.client.people import Person
from playground.message import Message
from render.games import GAMES
from tests.cogs.acting import press_behind, unfold
from tests.cogs.house import House, house
from tests.cogs.test_forgery import forged
from tests.walk.installed import WALK_GAME

BLUE = 1


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    """Play the walking toy, which reads answers as text."""
    with GAMES.also(WALK_GAME):
        async with house(tmp_path) as opened:
            yield opened


async def asked(home: House) -> tuple[Person, Message]:
    """Start a game; return who is asked first, and the private panel."""
    first, second = home.people[:2]
    await home.told(first.slash(home.channel, "game new", seats=2, game="walk"))
    lobby = await home.post("Join")
    await home.told(second.press(lobby, label="Join"))
    await home.told(first.press(lobby, label="Start"))
    for person in (first, second):
        panel = await home.private(person)
        await unfold(person, panel)
        if any(button.label == "Type it" for button in panel.buttons):
            return person, panel
    raise AssertionError("nobody can type an answer")


async def typed(person: Person, panel: Message, text: str = "") -> str:
    """Open the modal, tell what stands in it, and send a text, else the example."""
    press = await press_behind(person, panel, "Type it")
    assert press.modal is not None
    field = press.modal.fields["text"].raw
    example = field["placeholder"].removeprefix("as in ")
    assert example.startswith("A")
    sent = await person.submit(press.modal, {"text": text or example})
    await sent.settled()
    assert not sent.replies
    return str(field.get("value") or "")


def chosen(panel: Message) -> list[str]:
    """List what is shown as chosen by blue buttons."""
    return [part.label or "" for part in panel.buttons if part.raw["style"] == BLUE]


async def test_what_is_not_understood_is_said_with_the_text_kept(home: House) -> None:
    person, panel = await asked(home)
    assert await typed(person, panel, "   ") == ""
    assert "⚠️" in panel.text
    assert "✏️" not in panel.text
    assert await typed(person, panel, "Zz9`9 1") == ""
    assert "✏️ `Zz9 9 1`" in panel.text
    assert await typed(person, panel) == "Zz9 9 1"


async def test_what_is_typed_becomes_a_draft_that_clicks_can_change(home: House) -> None:
    person, panel = await asked(home)
    await typed(person, panel)
    assert "📝 Saved: counts when due." in panel.text
    assert chosen(panel)[0] == "An"
    await (await person.press(panel, label="Ae")).settled()
    assert chosen(panel)[0] == "Ae"
    await typed(person, panel)
    await (await person.press(panel, label="Done")).settled()
    assert "Recorded" in panel.text or "An" not in [part.label for part in panel.buttons]


async def test_what_another_choice_drops_is_seen_before_anything_counts(home: House) -> None:
    person, panel = await asked(home)
    await typed(person, panel, "An 9")
    done = next(part.custom_id for part in panel.buttons if part.label == "Done")
    await (await person.press(panel, label="Ae")).settled()
    assert "Taken out, as it no longer fits: Your turn." in panel.text
    await (await forged(person, panel, done)).settled()
    assert "What you have chosen has changed" in panel.text


async def test_a_question_that_is_closed_takes_no_text(home: House) -> None:
    person, panel = await asked(home)
    press = await press_behind(person, panel, "Type it")
    await home.end(home.people[0])
    assert press.modal is not None
    late = await person.submit(press.modal, {"text": "An 0"})
    await late.settled()
    assert "not running" in panel.text
    assert "Type it" not in [button.label for button in panel.buttons]

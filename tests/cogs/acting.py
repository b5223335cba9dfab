"""What the controls of a layout or a message ask for, by the names of their acts."""

from types import SimpleNamespace
from typing import Any, cast

from cogs.acts.frontend import Frontend
from cogs.acts.orders import OrderActions
from cogs.parts.controls import Control
from cogs.parts.custom_ids import Act, act_from
from cogs.parts.layouts import Layout
from playground.client.people import Person
from playground.interactions import Press
from playground.message import Message

_OF_PANELS = OrderActions(cast("Frontend", SimpleNamespace(host=None))).acts()
ANSWERING = frozenset((*_OF_PANELS, "more"))
"""The acts that answer a question, change an answer, show more of it, or put its end off."""


def controls(layout: Layout, *names: str) -> list[Any]:
    """List the buttons and selects that ask for one of these acts; all where none is named."""
    found = [part for part in layout.view().walk_children() if isinstance(part, Control)]
    return [part.item for part in found if not names or act_of(part.item).name in names]


def acts(layout: Layout, *names: str) -> list[Act]:
    """List what they ask for."""
    return [act_of(item) for item in controls(layout, *names)]


def act_of(item: Any) -> Act:
    """Read what a control asks for."""
    act = act_from(item.custom_id)
    assert act is not None, item.custom_id
    return act


async def unfold(person: Person, message: Message) -> Message:
    """Show all that stands behind **More**; return where: in a panel, or in a reply to a post."""
    if not any(part.label == "More" for part in message.buttons):
        return message
    press = await person.press(message, label="More")
    await press.settled()
    return press.reply or message


async def press_behind(person: Person, message: Message, label: str) -> Press:
    """Press a button that stands behind **More**."""
    return await person.press(await unfold(person, message), label=label)


def asks(message: Message) -> bool:
    """Tell whether anything can be answered in a message; a closed question only leads on."""
    found = (act_from(part.custom_id) for part in message.walk() if part.custom_id)
    return any(act is not None and act.name in ANSWERING for act in found)

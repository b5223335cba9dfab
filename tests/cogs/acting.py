"""What the controls of a layout ask for, by the names of their acts."""

from typing import Any

from cogs.parts.controls import Control
from cogs.parts.custom_ids import Act, act_from
from cogs.parts.layouts import Layout


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

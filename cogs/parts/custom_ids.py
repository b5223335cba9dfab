"""Custom ids: what a button or select is about; numbers and public group ids, nothing secret."""

import re
from typing import NamedTuple

PRESS_PATTERN = re.compile(
    r"ms:(?P<act>[a-z]+):(?P<game>\d+)"
    r"(?::(?P<group>[^#]+))?(?:#(?P<field>\d+)(?:\.(?P<option>\d+))?)?"
)
PICK_PATTERN = re.compile(r"mp:(?P<game>\d+):(?P<group>[^#]+)#(?P<field>\d+)")


class Press(NamedTuple):
    """What a button asks for; `field` and `option` count from 0 within the form of the group."""

    act: str
    game: int
    group: str = ""
    field: int | None = None
    option: int | None = None

    def __str__(self) -> str:
        text = f"ms:{self.act}:{self.game}"
        if self.group:
            text += f":{self.group}"
        if self.field is not None:
            text += f"#{self.field}"
        if self.option is not None:
            text += f".{self.option}"
        return text


class Pick(NamedTuple):
    """Which field of which group a select answers."""

    game: int
    group: str
    field: int

    def __str__(self) -> str:
        return f"mp:{self.game}:{self.group}#{self.field}"


def press_from(match: re.Match[str]) -> Press:
    """Read a button's custom id."""
    field, option = match["field"], match["option"]
    return Press(
        act=match["act"],
        game=int(match["game"]),
        group=match["group"] or "",
        field=None if field is None else int(field),
        option=None if option is None else int(option),
    )


def pick_from(match: re.Match[str]) -> Pick:
    """Read a select's custom id."""
    return Pick(int(match["game"]), match["group"], int(match["field"]))

"""Custom ids: what a control asks for; numbers, keys and public group ids, nothing secret."""

import re
from typing import NamedTuple, Self

OURS = re.compile(r"ms:.*", re.DOTALL)  # begins every custom id of ours, stale ones too
_ACT = re.compile(
    r"ms:(?P<name>[a-z]+(?:-[a-z]+)*)(?::(?P<game>\d{1,18})(?::(?P<group>[^#]+))?)?(?:#(?P<args>.+))?"
)
_NUMBER = re.compile(r"\d{1,9}")
BETWEEN = ","  # stands between the arguments


class StrangeActError(ValueError):
    """A control asks for what none of ours asks for: it is stale, or forged."""


class Act(NamedTuple):
    """What a control asks for: of which game and question, and with which arguments."""

    name: str
    game: int = 0
    group: str = ""
    args: tuple[str, ...] = ()

    @classmethod
    def to(cls, name: str, game: int = 0, *args: int | str, group: str = "") -> Self:
        """Make an act; its arguments may be numbers."""
        return cls(name, game, group, tuple(map(str, args)))

    def __str__(self) -> str:
        text = f"ms:{self.name}"
        if self.game:
            text += f":{self.game}"
        if self.group:
            text += f":{self.group}"
        return f"{text}#{BETWEEN.join(self.args)}" if self.args else text

    def words(self, count: int) -> tuple[str, ...]:
        """Return the arguments; raise StrangeActError where they are not `count`."""
        if len(self.args) != count:
            raise StrangeActError
        return self.args

    def insist_plain(self) -> None:
        """Raise StrangeActError where more is said than which game is meant."""
        if self.group or self.args:
            raise StrangeActError

    def numbers(self, count: int, *, more: int = 0) -> tuple[int, ...]:
        """Return `count` arguments as numbers; raise StrangeActError where they are none.

        After them come `more` that need be no numbers.
        """
        found = self.words(count + more)[:count]
        if not all(map(is_number, found)):
            raise StrangeActError
        return tuple(map(int, found))


def is_number(text: str) -> bool:
    """Tell whether a text that came from Discord is a number of sensible size."""
    return _NUMBER.fullmatch(text) is not None


def act_from(custom_id: str) -> Act | None:
    """Read a custom id; None for what is none of ours."""
    found = _ACT.fullmatch(custom_id)
    if found is None:
        return None
    args = tuple(found["args"].split(BETWEEN)) if found["args"] else ()
    return Act(found["name"], int(found["game"] or 0), found["group"] or "", args)

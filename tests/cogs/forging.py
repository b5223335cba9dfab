"""What a changed client may send: any value for any option, any custom id with anything below."""

import random
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from cogs.acts.frontend import Frontend
from cogs.client import Mothership
from cogs.pictures.drawing_pool import DrawingPool
from cogs.pictures.drawing_process import DrawingThread
from cogs.pictures.picture_cache import PictureCache
from playground.client.people import Person
from playground.interactions import Press
from playground.message import Message
from playground.places import Channel
from playground.validate import callbacks
from render.games import GAMES
from tests.host.house import house as host_house

MARK = "Zz9forged"  # stands in every text that is forged, and nowhere else
TEXTS = (
    MARK,
    f"\u202e{MARK}\u2066",
    f"{MARK}\x00\n\t",
    MARK * 11_000,
    f"{MARK}'; --",
    f"{MARK}`*_~",
)
NUMBERS = (0, -1, 1, 2, 99, 10**12, -(10**12), 2**63, 10**40, 0.5, -0.5, 1e300)
BUTTON, SELECT, CHANNELS = 2, 3, 8
NESTING = {1, 2}
GONE = ("cancel", "leave", "delete-now")  # who presses one as they should ends the game, or part


class Controls(NamedTuple):
    """What the bot answers to: its commands as registered, and the acts of its controls."""

    commands: tuple[tuple[str, Mapping[str, Any]], ...]
    acts: tuple[str, ...]


async def acts(folder: Path) -> tuple[str, ...]:
    """List all acts in the table of routes."""
    async with host_house(folder) as home:
        client = Mothership()
        cache = PictureCache(DrawingPool(DrawingThread))
        await client.install(Frontend(home.host, cache), GAMES.names(), 24.0)
        return tuple(sorted(client.routes.names()))


def commands(registered: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """List commands by their full names, each with what Discord knows of it."""
    for command in registered:
        yield from _within(command["name"], command)


def _within(path: str, part: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    inner = [each for each in part.get("options") or () if each["type"] in NESTING]
    if not inner:
        yield path, part
    for each in inner:
        yield from _within(f"{path} {each['name']}", each)


class Forger:
    """Sends by chance what only a changed client can."""

    def __init__(self, known: Controls, dice: random.Random) -> None:
        self._known = known
        self._dice = dice
        self.last: dict[str, Any] = {}  # what was sent

    async def any(self, person: Person, messages: Sequence[Message], *, guest: bool) -> Press:
        """Forge a click, a command, half a command or a form; only a guest presses all there is."""
        dice = self._dice
        message = dice.choice([each for each in messages if each.buttons or each.selects])
        match dice.randrange(4):
            case 0:
                return await self._click(person, message, guest=guest)
            case 1:
                custom_id = self._custom_id(guest=guest)
                self.last = {"custom_id": custom_id, "components": self.lines()}
                return await person.forge(message.channel, callbacks.MODAL_SUBMIT, self.last)
            case 2:
                return await self._command(person, message.channel, callbacks.COMMAND)
            case _:
                return await self._command(person, message.channel, callbacks.AUTOCOMPLETE)

    async def _click(self, person: Person, message: Message, *, guest: bool) -> Press:
        """Press or choose in a message that has a control of this id, as the library insists."""
        parts: list[Any] = [*message.buttons, *message.selects]
        raw = self._dice.choice(parts).raw
        kept = dict(raw)
        raw["custom_id"] = self._custom_id(guest=guest)
        raw.pop("disabled", None)
        self.last = {"custom_id": raw["custom_id"], "component_type": raw["type"]}
        if self._dice.random() < 0.7:
            self.last["values"] = self._values()
        try:
            return await person.click(message, self.last, action="press", label="forged")
        finally:
            raw.clear()
            raw.update(kept)

    async def _command(self, person: Person, channel: Channel, kind: int) -> Press:
        dice = self._dice
        path, part = dice.choice(self._known.commands)
        first, *rest = path.split()
        options = [
            {"name": each["name"], "type": self._type(each), "value": self._value(each)}
            for each in part.get("options") or ()
            if each.get("required") or dice.random() < 0.6
        ]
        if dice.random() < 0.1:
            options.append({"name": MARK.lower(), "type": 3, "value": MARK})
        if options and kind == callbacks.AUTOCOMPLETE:
            dice.choice(options)["focused"] = True
        for name in reversed(rest):
            options = [{"name": name, "type": 1, "options": options}]
        if len(rest) == 2:
            options[0]["type"] = 2
        self.last = {"id": "1", "name": first, "type": 1, "options": options}
        return await person.forge(channel, kind, self.last)

    def _type(self, option: Mapping[str, Any]) -> int:
        return (
            int(option["type"])
            if self._dice.random() < 0.8
            else self._dice.choice((3, 4, 5, 6, 10))
        )

    def _value(self, option: Mapping[str, Any]) -> Any:
        """Choose what was offered, or what never is."""
        offered = [each["value"] for each in option.get("choices") or ()]
        if offered and self._dice.random() < 0.5:
            return self._dice.choice(offered)
        return self._dice.choice((*TEXTS, *NUMBERS, True, None, [], {}, [MARK], "1", "tremble"))

    def _custom_id(self, *, guest: bool) -> str:
        """Spell an act there is, of a game there is or is not, with any arguments."""
        dice = self._dice
        name = dice.choice([each for each in self._known.acts if guest or each not in GONE])
        game = dice.choice(("", ":1", ":1", ":1", ":2", ":0", f":{10**17}", ":x"))
        group = dice.choice(("", "", ":t1:buy", f":{MARK}")) if game else ""
        args = [
            dice.choice(("0", "1", "-1", "7", "999999999", "9" * 30, MARK, "")) for _ in range(6)
        ]
        return f"ms:{name}{game}{group}" + dice.choice(
            ("", "#" + ",".join(args[: dice.randrange(7)]))
        )

    def _values(self) -> Any:
        one: tuple[Any, ...] = (*TEXTS, "0", "1", "2", "-1", "9" * 5000, 3, None, {})
        some = [self._dice.choice(one) for _ in range(self._dice.randrange(4))]
        return self._dice.choice((some, some, some * 2, MARK, None, 7))

    def lines(self) -> list[Any]:
        """Fill in forms of ours and others, as Discord nests them and as it does not."""
        dice = self._dice
        made = []
        for name in dice.sample(("text", "typed", "begins", "ends", "zone", MARK), 3):
            line = {
                "type": 4,
                "custom_id": name,
                "value": dice.choice((*TEXTS, "7", "23:30", 7, None)),
            }
            made.append(
                dice.choice(
                    ({"type": 18, "component": line}, line, {"type": 1, "components": [line]})
                )
            )
        return made

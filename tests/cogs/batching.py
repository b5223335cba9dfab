"""A batch of forged inputs at a running game: what each of them changes in the database."""

import random
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from cogs.parts.custom_ids import act_from
from playground.interactions import Press
from playground.message import Message
from playground.validate import callbacks
from storage.keeping.moving import reading
from storage.keeping.salvaging import OF_A_GAME, SHARED
from tests.cogs.forging import GONE, MARK, Controls, Forger
from tests.cogs.house import House

TABLES = tuple(sorted({*OF_A_GAME, *SHARED} - {"owed", "vocabularies"}))
STAMPS = ("00000000", "ffffffff", "", "x", MARK)

Rows: TypeAlias = Mapping[str, tuple[Any, ...]]


class Control(NamedTuple):
    """A control that somebody was shown."""

    custom_id: str
    type: int
    values: tuple[str, ...]
    owner: int  # whose panel it stood in


class Change(NamedTuple):
    """A forged input after which rows differ."""

    kind: str
    person: int  # its place among the people
    sent: Mapping[str, Any]
    rows: Mapping[str, set[Any]]  # that came, went or changed, by table


def rows_of(home: House) -> Rows:
    """Read all rows that a game or a person has.

    How far messages have come is the bot's own business; which it owes is read.
    """
    columns = {"outbox": "game, number, kind, seat, edits"}
    with reading(home.settings.storage.place) as sql:
        return {
            each: tuple(sql.execute(f"SELECT {columns.get(each, '*')} FROM {each}").fetchall())
            for each in TABLES
        }


class Watch:
    """Tells which tables differ since it was asked last; a file that nobody wrote is not read."""

    def __init__(self, home: House) -> None:
        self._home = home
        place = home.settings.storage.place
        self._file = sqlite3.connect(place) if isinstance(place, Path) else None
        self._version = self._told()
        self.rows = rows_of(home)

    def differences(self) -> dict[str, set[Any]]:
        """Return the rows that came, went or changed, by table."""
        version = self._told()
        if self._file is not None and version == self._version:
            return {}
        self._version, before, self.rows = version, self.rows, rows_of(self._home)
        pairs = ((name, {*before[name]} ^ {*self.rows[name]}) for name in TABLES)
        return {name: rows for name, rows in pairs if rows}

    def close(self) -> None:
        """Look no more."""
        if self._file is not None:
            self._file.close()

    def _told(self) -> int:
        if self._file is None:
            return 0
        (version,) = self._file.execute("PRAGMA data_version").fetchone()
        return int(version)


def controls_in(message: Message, owner: int) -> list[Control]:
    """List what can be pressed or picked in a message."""
    parts: list[Any] = [*message.buttons, *message.selects]
    return [
        Control(part.custom_id, part.raw["type"], _values_of(part.raw), owner)
        for part in parts
        if part.custom_id
    ]


def _values_of(raw: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(option["value"] for option in raw.get("options", ()))


@dataclass
class Batch:
    """Forges inputs of all kinds by chance, and notes which of them change rows."""

    home: House
    known: Controls
    seed: int
    seen: dict[str, Control] = field(default_factory=dict)  # controls, by their ids
    past: set[str] = field(default_factory=set)  # those of questions that are closed
    changes: list[Change] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.dice = random.Random(self.seed)
        self.forger = Forger(self.known, self.dice)
        self.sent: dict[str, Any] = {}

    def learn(self, message: Message, owner: int) -> None:
        """Remember the controls of a message."""
        self.seen |= {each.custom_id: each for each in controls_in(message, owner)}

    async def run(self, count: int, pages: Sequence[Message]) -> None:
        """Send so many; `pages` are what each person may press in, captains first."""
        watch = Watch(self.home)
        kinds = [self._others, self._stale, self._mutated, self._modal, self._anything]
        try:
            for _ in range(count):
                kind, seat = self.dice.choice(kinds), self.dice.randrange(len(self.home.people))
                press = await kind(seat, self._open(pages[seat], *pages))
                assert press.acknowledged, self.sent
                if press.interaction.kind != callbacks.AUTOCOMPLETE:
                    await press.settled()
                if rows := watch.differences():
                    self.changes.append(Change(kind.__name__[1:], seat, dict(self.sent), rows))
        finally:
            watch.close()

    def _open(self, *pages: Message) -> Message:
        """Find a page that still has controls, in the channel if none of these has."""
        public = reversed(self.home.channel.messages)
        return next(page for page in (*pages, *public) if page.buttons or page.selects)

    async def _others(self, seat: int, page: Message) -> Press:
        """Press a control that somebody else was shown, as it is or changed a little."""
        owned = [each for each in self.seen.values() if each.owner not in {seat, -1}]
        shared = owned or [*self.seen.values()]  # questions to all bear the same ids for each
        return await self._use(seat, page, self.dice.choice(shared))

    async def _stale(self, seat: int, page: Message) -> Press:
        """Press a control again whose question is closed, or what was pressed before."""
        old = [self.seen[each] for each in sorted(self.past)]
        return await self._use(seat, page, self.dice.choice(old or [*self.seen.values()]))

    async def _mutated(self, seat: int, page: Message) -> Press:
        """Press a control whose id is changed."""
        control = self.dice.choice(list(self.seen.values()))
        return await self._use(seat, page, control._replace(custom_id=self._changed(control)))

    async def _use(self, seat: int, page: Message, control: Control) -> Press:
        dice, person = self.dice, self.home.people[seat]
        self.sent = {"custom_id": control.custom_id, "component_type": control.type}
        if control.values:
            offered = [dice.choice(control.values) for _ in range(dice.randrange(3))]
            strange = [dice.choice(("0", "-1", "999", MARK, "")) for _ in range(dice.randrange(3))]
            self.sent["values"] = dice.choice((offered, strange, [*offered, *strange]))
        parts: list[Any] = [*page.buttons, *page.selects]
        raw = next((p for p in parts if p.raw["type"] == control.type), parts[0]).raw
        kept = dict(raw)
        raw["custom_id"] = control.custom_id
        raw.pop("disabled", None)
        self.sent["component_type"] = raw["type"]
        try:
            return await person.click(page, self.sent, action="press", label="forged")
        finally:
            raw.clear()
            raw.update(kept)

    async def _modal(self, seat: int, page: Message) -> Press:
        """Send a form that nobody opened."""
        dice, groups = self.dice, self._groups()
        names = ("keep-typed", "keep-note", "keep-line", "keep-night", "keep-quiet")
        name = dice.choice(names)
        custom_id = f"ms:{name}:{dice.choice((0, 1, 1, 1, 2))}"
        if name == "keep-typed":
            custom_id += f":{dice.choice(groups)}"
        elif name == "keep-note":
            custom_id += f"#{dice.choice((-1, 0, 1, 99))}"
        self.sent = {"custom_id": custom_id, "components": self.forger.lines()}
        return await self.home.people[seat].forge(page.channel, callbacks.MODAL_SUBMIT, self.sent)

    async def _anything(self, seat: int, page: Message) -> Press:
        """Forge whatever a changed client can."""
        press = await self.forger.any(self.home.people[seat], [page], guest=False)
        self.sent = self.forger.last
        return press

    def _groups(self) -> list[str]:
        acts = [act_from(each) for each in self.seen]
        return sorted({act.group for act in acts if act is not None and act.group})

    def _changed(self, control: Control) -> str:
        """Change one part of an id."""
        dice, custom_id = self.dice, control.custom_id
        head, mark, tail = custom_id.partition("#")
        parts, args = head.split(":"), tail.split(",") if mark else []
        match dice.randrange(5):
            case 0 if args:
                place = dice.randrange(len(args))
                args[place] = dice.choice(("0", "1", "2", "7", "999999999", "-1", *STAMPS))
            case 1 if len(parts) > 2:
                parts[2] = dice.choice(("0", "2", "99", "1"))
            case 2 if len(parts) > 3:
                strange = ("t99:buy", parts[3] + "~1", MARK)
                parts[3:] = [dice.choice([*self._groups(), *strange])]
            case 3:
                parts[1] = dice.choice([each for each in self.known.acts if each not in GONE])
            case _:
                args = args[: dice.randrange(len(args) + 1)] + ["0"] * dice.randrange(2)
        return ":".join(parts) + ("#" + ",".join(args) if args else "")

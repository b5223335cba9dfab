"""What a captain reads and presses in a game of Tremble with orders ahead, through the stand-in.

A person answers what is asked beside computer captains, as those of the demo do. Of a message that
is edited only the lines are counted that stood not in it before.
"""

import random
import re
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from cogs.parts.custom_ids import act_from
from engine.host.steps.base import timetable
from playground.client.people import Person
from playground.components import BUTTON, SELECTS, TEXT_DISPLAY, Component, Option
from playground.message import Appearance, Message
from playground.record import Appeared, Record
from playground.show import captains
from playground.show.captains import Captain, rows_of
from tests.bench.book import Book
from tests.cogs.house import House, house
from tests.e2e.evening import LOOKING_AGAIN, playing, public

MOST_WORDS = 4500  # the aim
THOUGHTFUL = 0.2  # seconds of which a computer captain takes a share to answer
END = "Rematch"
WORD = re.compile(r"\w+(?:[.,:'’·-]\w+)*")
URL = re.compile(r"\]\([^)]*\)|<[@#:][^>]*>")
TIME = re.compile(r"<t:\d+:(\w)>")
SPOKEN = {"R": "in so long", "f": "day month year hour"}  # as a client writes them


@dataclass
class Reading:
    """What somebody read in a game: words by the kind of message and of part."""

    words: Counter[str] = field(default_factory=Counter)
    labels: Counter[str] = field(default_factory=Counter)
    options: Counter[str] = field(default_factory=Counter)
    taps: int = 0
    questions: int = 0
    messages: int = 0

    @property
    def total(self) -> int:
        """Count the words of all texts, and on all buttons; options stand behind a press."""
        return self.words.total() + self.labels.total()

    def counted(self, part: str) -> Counter[str]:
        """Return the words of a part of messages, by the kind of message."""
        return {"words": self.words, "labels": self.labels, "options": self.options}[part]


@dataclass
class Reader(Captain):
    """A captain who looks into one part of a long question before it counts."""

    offered: dict[tuple[int, str, str], str] = field(default_factory=dict)

    async def answer(self, message: Message) -> None:
        """Open a part that is filled in, and leave it; then answer as others do."""
        for select, each in _offered(message):
            self.offered.setdefault((message.id, select, each.label), each.description)
        rows = rows_of(message, self.said)
        parts = [each for each in message.buttons if is_part(each.custom_id)]
        if parts and not rows:
            dice = random.Random(f"{self.seed} {message.id}")
            await self._press(message, dice.choice(parts))
            back = self._button(message, "◀ All parts")
            if back is not None:
                await self._press(message, back)
        await super().answer(message)

    async def _choose(self, message: Message, select: Component, picked: Sequence[Option]) -> None:
        """Choose nothing of which the panel says by now that it does not go."""
        told = {
            each.label: each.description
            for name, each in _offered(message)
            if name == select.placeholder
        }
        fitting = [
            each
            for each in picked
            if told.get(each.label)
            == self.offered.get((message.id, select.placeholder, each.label))
        ]
        if len(fitting) >= select.min_values:
            await super()._choose(message, select, fitting)


def _offered(message: Message) -> Iterator[tuple[str, Option]]:
    for select in message.selects:
        yield from ((select.placeholder, each) for each in select.options)


def is_part(custom_id: str | None) -> bool:
    """Tell whether a button opens a page of a form."""
    act = act_from(custom_id or "")
    return act is not None and act.name == "panel-page"


async def read(seed: int, opponents: int = 3) -> Reading:
    """Play a game to its end, and count what the person read."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr(timetable, "LONGEST_PACE", THOUGHTFUL)
        patch.setattr(captains, "PATIENCE", LOOKING_AGAIN)
        async with house(Path(folder), people=1) as home:
            await _played(home, seed, opponents)
            return counted(home.discord.record, home.people[0])


async def _played(home: House, seed: int, opponents: int) -> None:
    host = home.people[0]
    seats = opponents + 1
    await home.told(
        host.slash(home.channel, "game new", seats=seats, opponents=opponents, strength="steady")
    )
    lobby = await home.post("Start")  # nobody can join a full table
    await host.press(lobby, label="Start")
    async with playing(Reader(host, home.channel, seed)):
        known = -1
        while not await _is_over(home):
            if len(home.discord.record) == known:
                raise TimeoutError("nothing happens any more")
            known = len(home.discord.record)
    await home.discord.quiet()


async def _is_over(home: House) -> bool:
    """Wait for the end of the game as long as anything is waited for; return whether it came."""
    try:
        await public(home, END)
    except TimeoutError:
        return False
    return True


def counted(record: Record, person: Person) -> Reading:
    """Count what appeared before a person, and what the person did."""
    reading, known = Reading(), dict[int, Appearance]()
    reading.taps = len([deed for deed in record.presses if deed.person == person.id])
    asked: set[str] = set()
    for entry in record.of(Appeared):
        message = entry.message
        if entry.change == "delete" or not _is_read(message, person):
            continue
        reading.messages += message.id not in known
        kind = _kind(message)
        new = list(added_lines(known.get(message.id), entry.look))
        for kept_as, line in new:
            reading.counted(kept_as)[kind] += count_words(line)
        known[message.id] = entry.look
        for part in entry.look.walk():
            act = act_from(part.custom_id) if part.custom_id else None
            if act is not None and act.name in {"done", "choose", "pick"}:
                asked.add(f"{act.group}")
    reading.questions = len(asked)
    return reading


def count_words(line: str) -> int:
    """Count the words of a line as a client shows it."""
    told = TIME.sub(lambda time: SPOKEN.get(time[1], "hour"), line)
    return len(WORD.findall(URL.sub(" ", told)))


def _is_read(message: Message, person: Person) -> bool:
    if message.ephemeral_for is not None:
        return message.ephemeral_for is person
    return message.channel.admits(person) and message.author is not person


def _kind(message: Message) -> str:
    if message.ephemeral_for is not None:
        return "private"
    return "direct" if message.channel.guild is None else "post"


def added_lines(before: Appearance | None, now: Appearance) -> Iterator[tuple[str, str]]:
    old = Counter(_lines(before)) if before is not None else Counter()
    for line in _lines(now):
        if old[line]:
            old[line] -= 1
        else:
            yield line


def _lines(look: Appearance) -> list[tuple[str, str]]:
    lines = [("words", each) for each in look.content.splitlines()]
    for part in look.walk():
        if part.type == TEXT_DISPLAY:
            lines += [("words", each) for each in part.text.splitlines()]
        elif part.type == BUTTON:
            lines.append(("labels", part.label))
        elif part.type in SELECTS:
            lines.append(("labels", part.placeholder or ""))
            lines += [("options", f"{each.label} {each.description}") for each in part.options]
    return lines


async def bench_words(book: Book, seed: int = 1) -> None:
    """Count what a captain reads in a game of ten turns, by kind of message."""
    reading = await read(seed)
    book.note("words", f"a captain reads in a game (aim: {MOST_WORDS})", reading.total)
    for kind in sorted(reading.words):
        book.note("words", f"of those, in texts of a {kind} message", reading.words[kind])
    book.note("words", "of those, on buttons", reading.labels.total())
    book.note("words", "in options of selects, not counted above", reading.options.total())
    book.note("words", "messages", reading.messages)
    book.note("words", "questions", reading.questions)
    book.note("words", "taps", reading.taps)

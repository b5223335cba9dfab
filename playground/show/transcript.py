"""As Markdown: a transcript of what was shown, and a story of what people did, saw and remarked."""

import dataclasses
import datetime as dt
from collections.abc import Sequence
from pathlib import Path

from playground.message import LOADING, Message
from playground.places import Channel, User
from playground.record import Appeared, Deed, Entry, Outcome, Remark
from playground.show.wording import Pictures, message_lines, spoken
from playground.show.words import ENGLISH, Words, clock_words, date_words
from playground.standin import Standin


@dataclasses.dataclass(slots=True)
class _Section:
    title: str
    words: Words
    lines: list[str] = dataclasses.field(default_factory=list)
    day: str = ""

    def note(self, when: float, text: str, body: list[str]) -> None:
        moment = dt.datetime.fromtimestamp(when, dt.UTC)
        day = date_words(moment, self.words)
        if day != self.day:
            self.day = day
            self.lines += [f"*{day}*", ""]
        self.lines += [f"`{moment:%H:%M:%S}` {text}", ""]
        if body:
            self.lines += [*(f"> {line}  " if line else ">" for line in body), ""]


class _Writer:
    def __init__(self, discord: Standin, pictures: Pictures, words: Words) -> None:
        self._world = discord.world
        self._pictures = pictures
        self._words = words
        self._sections: dict[tuple[int, int], _Section] = {}
        self._numbers: dict[int, int] = {}
        self._deeds: dict[int, Deed] = {}

    def read(self, entry: Entry) -> None:
        """Write down an entry where people would have seen it."""
        if isinstance(entry, Appeared):
            self._appeared(entry)
        elif isinstance(entry, Deed):
            self._deed(entry)
        elif isinstance(entry, Outcome) and entry.acknowledged is None:
            deed = self._deeds[entry.interaction]
            failed = self._words["failed"].format(deed.name)
            self._place(deed).note(entry.when, f"*{failed}*", [])

    def text(self) -> str:
        """Put the sections together, channels first."""
        ordered = sorted(self._sections.items(), key=lambda item: item[0])
        parts = [f"# {self._words['transcript']}\n"]
        for _, section in ordered:
            parts.append("\n".join([f"## {section.title}", "", *section.lines]))
        return "\n".join(parts)

    def _appeared(self, entry: Appeared) -> None:
        message, look = entry.message, entry.look
        if look.flags & LOADING:
            return
        section = self._section(message.channel, message.ephemeral_for)
        if entry.change == "delete":
            if message.id in self._numbers:
                number = self._numbers[message.id]
                section.note(entry.when, self._words["deleted"].format(number), [])
            return
        number = self._numbers.get(message.id, 0)
        self._numbers[message.id] = number or len(self._numbers) + 1
        section.note(
            entry.when,
            _heading(message, self._numbers[message.id], self._words, edited=number > 0),
            [
                spoken(line, self._world, entry.when, self._words)
                for line in message_lines(look, self._pictures, words=self._words)
            ],
        )

    def _deed(self, deed: Deed) -> None:
        self._deeds[deed.interaction] = deed
        words = deed_words(deed, self._words)
        if deed.action != "submit" and deed.message in self._numbers:
            words = self._words["on"].format(words, self._numbers[deed.message])
        self._place(deed).note(deed.when, f"*{deed.name} {words}*", [])

    def _place(self, deed: Deed) -> _Section:
        message = self._world.messages.get(deed.message or 0)
        viewer = message.ephemeral_for if message is not None else None
        if viewer is None and deed.action == "submit":
            viewer = self._world.users[deed.person]
        return self._section(self._world.channels[deed.channel], viewer)

    def _section(self, channel: Channel, viewer: User | None) -> _Section:
        if channel.guild is not None and viewer is None:
            key, title = (0, channel.id), f"#{channel.name} ({channel.guild.name})"
        else:
            person = viewer or channel.person
            name, number = (person.name, person.id) if person else (channel.name, channel.id)
            key, title = (1, number), self._words["only saw"].format(name)
        return self._sections.setdefault(key, _Section(title, self._words))


def deed_words(deed: Deed, words: Words) -> str:
    """Tell what a person did."""
    told = words[deed.action].format(deed.label)
    values = [value for value in deed.values if value]
    if deed.action == "submit" and values:
        told += ": " + ", ".join(words["typed"].format(value) for value in values)
    return told


def _heading(message: Message, number: int, words: Words, *, edited: bool) -> str:
    place = words["direct message" if message.channel.guild is None else "message"]
    if message.ephemeral_for is not None:
        place = words["private reply"].format(message.channel.name)
    verb = words["changed" if edited else "new"].format(place, number)
    to = message.reply_to
    reply = words["reply"].format(to.author.name) if to else ""
    return f"**{message.author.name}** {verb}{reply}:"


def write_transcript(
    discord: Standin, folder: Path, pictures: Pictures | None = None, words: Words = ENGLISH
) -> Path:
    """Write the transcript and every picture into a folder; tell where the transcript is."""
    folder.mkdir(parents=True, exist_ok=True)
    writer = _Writer(discord, pictures or Pictures(folder), words)
    for entry in discord.record:
        writer.read(entry)
    path = folder / "transcript.md"
    path.write_text(writer.text(), encoding="utf-8")
    return path


SAME = "…"  # stands for lines that stay as they were
OPTIONS = 5  # of a select; it is closed until somebody opens it


class _Teller:
    """Tells each message as it looked when the next thing was done, not each of its edits."""

    def __init__(self, discord: Standin, pictures: Pictures, words: Words) -> None:
        self._world = discord.world
        self._pictures = pictures
        self._words = words
        self._alt = words["alt"].partition("{")[0]  # the transcript has it
        self._fresh: dict[int, Appeared] = {}
        self._told: dict[int, list[str]] = {}
        self._mood: Remark | None = None  # none before the story begins
        self.lines: list[str] = []

    def read(self, entry: Entry) -> None:
        """Tell an entry, or keep it until it is known how it looks in the end."""
        if isinstance(entry, Remark):
            self._remark(entry)
        elif self._mood is None or self._mood.mute:
            return
        elif isinstance(entry, Appeared):
            self._appeared(entry)
        elif isinstance(entry, Deed) and self._is_told(entry.person):
            self.flush()
            told = deed_words(entry, self._words).rstrip(".")
            self.lines += [f"{self._clock(entry)} **{entry.name}** {told}.", ""]

    def flush(self) -> None:
        """Tell what appeared since."""
        for entry in self._fresh.values():
            self._message(entry)
        self._fresh.clear()

    def _remark(self, remark: Remark) -> None:
        self.flush()
        self._mood = remark
        if remark.text:
            self.lines += [f"## {remark.text}" if remark.chapter else remark.text, ""]

    def _appeared(self, entry: Appeared) -> None:
        message = entry.message
        if entry.change == "delete" or entry.look.flags & LOADING:
            self._fresh.pop(message.id, None)
        elif _is_public(message) or self._is_told(_reader(message)):
            self._fresh[message.id] = entry

    def _is_told(self, person: int) -> bool:
        """Tell whether the story tells what somebody does and sees alone."""
        return self._mood is not None and (not self._mood.hush or self._mood.follows == person)

    def _message(self, entry: Appeared) -> None:
        """Tell a message; of one that stood there before, what is new."""
        message = entry.message
        body = [
            spoken(line, self._world, entry.when, self._words)
            for line in message_lines(entry.look, self._pictures, OPTIONS, self._words)
            if not line.startswith(self._alt)
        ]
        before = self._told.get(message.id)
        self._told[message.id] = body
        shown = body if before is None else changed(before, body)
        again = "" if before is None else self._words["changes"]
        place = _place(message, self._words)
        who = f"{self._clock(entry)} **{message.author.name}**{again} {place}:"
        self.lines += [who, "", *(f"> {line}  " if line else ">" for line in shown), ""]

    def _clock(self, entry: Entry) -> str:
        return f"`{clock_words(dt.datetime.fromtimestamp(entry.when, dt.UTC), self._words)}`"


def changed(before: Sequence[str], after: Sequence[str]) -> list[str]:
    """List the lines that are new, and a sign for those between them."""
    known, shown = set(before), []
    for line in after:
        if line not in known:
            shown.append(line)
        elif not shown or shown[-1] != SAME:
            shown.append(SAME)
    return shown


def _is_public(message: Message) -> bool:
    return message.channel.guild is not None and message.ephemeral_for is None


def _reader(message: Message) -> int:
    """Return who alone sees a message."""
    person = message.ephemeral_for or message.channel.person
    return person.id if person is not None else 0


def _place(message: Message, words: Words) -> str:
    if message.ephemeral_for is not None:
        return words["only sees"].format(message.ephemeral_for.name)
    person = message.channel.person
    if person:
        return words["direct"].format(person.name)
    return words["in"].format(message.channel.name)


def write_story(
    discord: Standin, folder: Path, pictures: Pictures, words: Words = ENGLISH
) -> Path | None:
    """Write what happened since the first remark; tell where it is, None if nobody remarked."""
    teller = _Teller(discord, pictures, words)
    for entry in discord.record:
        teller.read(entry)
    teller.flush()
    if not teller.lines:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "story.md"
    told = "\n".join([f"# {words['story']}", "", *teller.lines])
    path.write_text(told, encoding="utf-8")
    return path

"""As Markdown: a transcript of what was shown, and a story of what people did, saw and remarked."""

import dataclasses
import datetime as dt
from collections.abc import Sequence
from pathlib import Path

from playground.message import LOADING, Message
from playground.places import Channel, User
from playground.record import Appeared, Deed, Entry, Outcome, Remark
from playground.show.wording import Pictures, message_lines, spoken
from playground.standin import Standin

_DEEDS = {
    "slash": "used {}",
    "press": "pressed [{}]",
    "choose": "chose {}",
    "submit": "sent the form “{}”",
    "complete": "typed {}",
}


@dataclasses.dataclass(slots=True)
class _Section:
    title: str
    lines: list[str] = dataclasses.field(default_factory=list)
    day: str = ""

    def note(self, when: float, text: str, body: list[str]) -> None:
        moment = dt.datetime.fromtimestamp(when, dt.UTC)
        day = f"{moment:%d %B %Y}"
        if day != self.day:
            self.day = day
            self.lines += [f"*{day}*", ""]
        self.lines += [f"`{moment:%H:%M:%S}` {text}", ""]
        if body:
            self.lines += [*(f"> {line}  " if line else ">" for line in body), ""]


class _Writer:
    def __init__(self, discord: Standin, pictures: Pictures) -> None:
        self._world = discord.world
        self._pictures = pictures
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
            self._place(deed).note(entry.when, f"*{deed.name} saw: This interaction failed*", [])

    def text(self) -> str:
        """Put the sections together, channels first."""
        ordered = sorted(self._sections.items(), key=lambda item: item[0])
        parts = ["# Transcript\n"]
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
                section.note(entry.when, f"message {number} was deleted", [])
            return
        number = self._numbers.get(message.id, 0)
        self._numbers[message.id] = number or len(self._numbers) + 1
        section.note(
            entry.when,
            _heading(message, self._numbers[message.id], edited=number > 0),
            [spoken(line, self._world, entry.when) for line in message_lines(look, self._pictures)],
        )

    def _deed(self, deed: Deed) -> None:
        self._deeds[deed.interaction] = deed
        words = deed_words(deed)
        if deed.action != "submit" and deed.message in self._numbers:
            words += f" on message {self._numbers[deed.message]}"
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
            key, title = (1, number), f"What only {name} saw"
        return self._sections.setdefault(key, _Section(title))


def deed_words(deed: Deed) -> str:
    """Tell what a person did."""
    words = _DEEDS[deed.action].format(deed.label)
    values = [value for value in deed.values if value]
    if deed.action == "submit" and values:
        words += ": " + ", ".join(f"“{value}”" for value in values)
    return words


def _heading(message: Message, number: int, *, edited: bool) -> str:
    place = "direct message" if message.channel.guild is None else "message"
    if message.ephemeral_for is not None:
        place = f"private reply in #{message.channel.name}"
    verb = f"changed {place} {number}" if edited else f"({place} {number})"
    reply = f" in reply to {message.reply_to.author.name}" if message.reply_to else ""
    return f"**{message.author.name}** {verb}{reply}:"


def write_transcript(discord: Standin, folder: Path, pictures: Pictures | None = None) -> Path:
    """Write the transcript and every picture into a folder; tell where the transcript is."""
    folder.mkdir(parents=True, exist_ok=True)
    writer = _Writer(discord, pictures or Pictures(folder))
    for entry in discord.record:
        writer.read(entry)
    path = folder / "transcript.md"
    path.write_text(writer.text(), encoding="utf-8")
    return path


TITLE = "# A short game, told in order"
SAME = "…"  # stands for lines that stay as they were
OPTIONS = 5  # of a select; it is closed until somebody opens it
ALT = "*Alt text:"  # the transcript has it


class _Teller:
    """Tells each message as it looked when the next thing was done, not each of its edits."""

    def __init__(self, discord: Standin, pictures: Pictures) -> None:
        self._world = discord.world
        self._pictures = pictures
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
            self.lines += [
                f"{_clock(entry.when)} **{entry.name}** {deed_words(entry).rstrip('.')}.",
                "",
            ]

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
            spoken(line, self._world, entry.when)
            for line in message_lines(entry.look, self._pictures, OPTIONS)
            if not line.startswith(ALT)
        ]
        before = self._told.get(message.id)
        self._told[message.id] = body
        shown = body if before is None else changed(before, body)
        again = "" if before is None else " changes what stands"
        who = f"{_clock(entry.when)} **{message.author.name}**{again} {_place(message)}:"
        self.lines += [who, "", *(f"> {line}  " if line else ">" for line in shown), ""]


def changed(before: Sequence[str], after: Sequence[str]) -> list[str]:
    """List the lines that are new, and a sign for those between them."""
    known, shown = set(before), []
    for line in after:
        if line not in known:
            shown.append(line)
        elif not shown or shown[-1] != SAME:
            shown.append(SAME)
    return shown


def _clock(when: float) -> str:
    return f"`{dt.datetime.fromtimestamp(when, dt.UTC):%a %H:%M}`"


def _is_public(message: Message) -> bool:
    return message.channel.guild is not None and message.ephemeral_for is None


def _reader(message: Message) -> int:
    """Return who alone sees a message."""
    person = message.ephemeral_for or message.channel.person
    return person.id if person is not None else 0


def _place(message: Message) -> str:
    if message.ephemeral_for is not None:
        return f"(only {message.ephemeral_for.name} sees this)"
    person = message.channel.person
    return f"(direct message to {person.name})" if person else f"in #{message.channel.name}"


def write_story(discord: Standin, folder: Path, pictures: Pictures) -> Path | None:
    """Write what happened since the first remark; tell where it is, None if nobody remarked."""
    teller = _Teller(discord, pictures)
    for entry in discord.record:
        teller.read(entry)
    teller.flush()
    if not teller.lines:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "story.md"
    told = "\n".join([TITLE, "", *teller.lines])
    path.write_text(told, encoding="utf-8")
    return path

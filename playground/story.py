"""A story: what a narrator remarks, and what people did and saw meanwhile, all in order."""

import datetime as dt
from collections.abc import Sequence
from pathlib import Path

from playground.message import LOADING, Message
from playground.record import Appeared, Deed, Entry, Remark
from playground.standin import Standin
from playground.transcript import deed_words
from playground.wording import Pictures, message_lines, spoken

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
        self._begun = self._hushed = False
        self.lines: list[str] = []

    def read(self, entry: Entry) -> None:
        """Tell an entry, or keep it until it is known how it looks in the end."""
        if isinstance(entry, Remark):
            self._remark(entry)
        elif not self._begun:
            return
        elif isinstance(entry, Appeared):
            self._appeared(entry)
        elif isinstance(entry, Deed) and not self._hushed:
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
        self._begun, self._hushed = True, remark.hush
        if remark.text:
            self.lines += [f"## {remark.text}" if remark.chapter else remark.text, ""]

    def _appeared(self, entry: Appeared) -> None:
        message = entry.message
        if entry.change == "delete" or entry.look.flags & LOADING:
            self._fresh.pop(message.id, None)
        elif not self._hushed or _is_public(message):
            self._fresh[message.id] = entry

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

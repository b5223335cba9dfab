"""What the wrong person got: every byte the stand-in recorded against what could be known then.

A played game is played again from its export. A click names the question it answers, so for each
thing recorded there is a question that was open at the latest; what somebody read must stand in
what that person could see until then.
"""

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from engine.core.asks import PUBLIC, Viewer
from engine.core.export import reopen
from engine.core.log import Closed
from engine.core.seals import seal
from engine.host.steps.base.replayed import seen, steps_of
from playground.places import User
from playground.record import Appeared, Deed, Entry, Request
from playground.show.demo import Stage
from render.games import GAMES
from tests.contract.tremble import CANARIES
from tests.e2e.evidence import CODE, group_of
from tests.secrecy.canaries import Words, heard, strings, texts_of


@dataclass(frozen=True)
class Past:
    """A game played again: its questions, who knew which words when, and its secrets."""

    place: dict[str, int]  # of a question among all questions
    known: dict[Viewer, list[Words]]  # by how many questions were closed
    codes: dict[str, tuple[str, int]]  # question and seat of each sealed order
    key: str


def past_of(export: bytes) -> Past:
    """Play an exported game again."""
    reopened = reopen(export, GAMES.rules.find)
    table, key = reopened.table, bytes.fromhex(reopened.footer.key)
    steps = steps_of(table)
    known = {
        viewer: list(_growing(seen(table.game, step, viewer) for step in steps))
        for viewer in (PUBLIC, *range(table.setup.seats))
    }
    codes = {
        seal(key, entry.group, given.seat, given.answer): (entry.group, given.seat)
        for entry in table.log
        if isinstance(entry, Closed)
        for given in entry.given
    }
    place = {step.group: step.number for step in steps if step.group is not None}
    return Past(place, known, codes, key.hex())


def _growing(steps: Iterator[Any]) -> Iterator[Words]:
    """Collect the words that could be known after each step."""
    words: Words = set()
    for step in steps:
        fresh = set(strings(msgspec.to_builtins([step.before, step.after, step.events])))
        words = words.union(fresh, *(CANARIES[word] for word in fresh if word in CANARIES))
        yield words


def overheard(stage: Stage, export: bytes) -> tuple[int, list[str]]:
    """Count the words that somebody read, and list those that were not for them, or too early."""
    past, checked, wrong = past_of(export), 0, list[str]()
    entries = list(stage.discord.record)
    seats = {captain.person.id: seat for seat, captain in enumerate(stage.captains)}
    for entry, closed in zip(entries, _closed_by(entries, past), strict=True):
        for reader, texts in _read_by(entry, stage):
            viewer = seats.get(reader.id, PUBLIC) if reader is not None else PUBLIC
            found = heard(texts)
            checked += len(found)
            strange = found - past.known[viewer][closed]
            strange |= {code for code in _codes(texts) if not _may_read(past, code, viewer, closed)}
            if past.key in "".join(texts) and closed + 1 < len(past.known[PUBLIC]):
                strange.add("the key")
            if strange:
                wrong.append(f"{reader} reads {strange} with {closed} questions closed: {entry}")
    return checked, wrong


def told_by_log(log: Path, export: bytes) -> Words:
    """Collect the secrets in the bot's own log."""
    text = log.read_text("utf-8")
    past = past_of(export)
    return heard(text.splitlines()) | {code for code in (*past.codes, past.key) if code in text}


def _codes(texts: list[str]) -> set[str]:
    return {code for text in texts for code in CODE.findall(text)}


def _may_read(past: Past, code: str, viewer: Viewer, closed: int) -> bool:
    """Tell whether a code is the reader's own, or that of a question that was closed by then."""
    group, seat = past.codes[code]
    return seat == viewer or past.place[group] <= closed


def _closed_by(entries: list[Entry], past: Past) -> Iterator[int]:
    """Tell for each entry how many questions were closed by then, at most."""
    clicks: list[int] = []  # the first on each question
    asked: list[int] = []
    for number, entry in enumerate(entries):
        place = past.place.get(_answered(entry), 0)
        if place > max(asked, default=0):
            clicks.append(number)
            asked.append(place)
    for number in range(len(entries)):
        upcoming = bisect_right(clicks, number)
        yield asked[upcoming] - 1 if upcoming < len(asked) else len(past.place)


def _answered(entry: Entry) -> str:
    return group_of(entry.custom_id) if isinstance(entry, Deed) else ""


def _read_by(entry: Entry, stage: Stage) -> Iterator[tuple[User | None, list[str]]]:
    """Tell who gets to see an entry, and all the texts in it; nobody stands for everybody."""
    if isinstance(entry, Appeared):
        message = entry.message
        yield message.ephemeral_for or message.channel.person, texts_of(entry.look)
    elif isinstance(entry, Request) and entry.path.startswith(f"/channels/{stage.channel.id}/"):
        yield None, [*strings(entry.body), *entry.files, entry.path]

"""Traces: everything one viewer got, moment by moment, in a form that can be compared."""

import hashlib
import json
import re
from collections.abc import Iterator
from functools import partial
from typing import Any

from playground import Person
from playground.message import LOADING, Appearance, Message
from playground.record import Appeared, Deed, Entry, Outcome
from tests.secrecy.stage import Show

# A seal is made with the game's key: it differs with the order and tells nothing of it before the
# key is published. Its place, its length and whose it is must be the same.
_SEAL = re.compile(r"`([A-Z2-7]{4}(-[A-Z2-7]{4}){3}|[0-9a-f]{20})`")
_LINK = re.compile(r"(/channels/\d+/\d+)/(\d+)")
_ADDRESSES = {"url", "proxy_url", "attachment_id"}  # each upload gets new ones

Trace = list[str]


def trace(show: Show, viewer: Person, first: int = 0, last: int | None = None) -> Trace:
    """List what `viewer` saw and did from one moment to another, one line for each thing."""
    entries = list(show.home.discord.record)
    numbers: dict[int, str] = {}
    lines: Trace = []
    for moment in show.moments[:first]:
        for entry in entries[moment.first : moment.last]:
            if isinstance(entry, Appeared) and _shows(entry, viewer):
                _name(entry.message, viewer, numbers)
    for moment in show.moments[first:last]:
        seen = list(_seen(show, entries[moment.first : moment.last], viewer, numbers))
        # things that happen at once in two places come in any order, in one place they do not
        lines += [f"{moment.name}: {line}" for _, line in sorted(seen, key=_by_message)]
    return lines


def _by_message(item: tuple[str, str]) -> str:
    return item[0]


def _seen(
    show: Show, entries: list[Entry], viewer: Person, numbers: dict[int, str]
) -> Iterator[tuple[str, str]]:
    own: set[int] = set()
    for entry in entries:
        if isinstance(entry, Deed) and entry.person == viewer.id:
            own.add(entry.interaction)
            deed = [entry.action, entry.label, entry.custom_id, entry.values]
            yield "", f"{entry.when} did {deed}"
        elif isinstance(entry, Outcome) and entry.interaction in own:
            yield "", f"{entry.when} got {entry.acknowledged} after {entry.after}"
        elif isinstance(entry, Appeared) and _shows(entry, viewer):
            name = _name(entry.message, viewer, numbers)
            look = _LINK.sub(partial(_linked, numbers), _look(show, entry))
            yield name, f"{entry.when} {entry.change} {name} {look}"


def sees(viewer: Person, message: Message) -> bool:
    """Tell whether a message is for the eyes of `viewer`."""
    return message.ephemeral_for in (None, viewer) and message.channel.admits(viewer)


def _shows(entry: Appeared, viewer: Person) -> bool:
    """Tell whether `viewer` saw more than that something is loading."""
    return sees(viewer, entry.message) and not entry.look.flags & LOADING


def _name(message: Message, viewer: Person, numbers: dict[int, str]) -> str:
    """Number messages by place: ids tell when a message was made, and all share them."""
    if message.id not in numbers:
        place = "dm" if message.channel.guild is None else "channel"
        place = "private" if message.ephemeral_for is viewer else place
        count = sum(name.startswith(place) for name in numbers.values())
        numbers[message.id] = f"{place}-{count:05}"
    return numbers[message.id]


def _linked(numbers: dict[int, str], link: re.Match[str]) -> str:
    """Write a link to a message that the viewer saw by its name there."""
    return f"{link[1]}/{numbers.get(int(link[2]), link[2])}"


def _look(show: Show, entry: Appeared) -> str:
    """Write a look down once, whoever sees it."""
    if entry.order not in show.looks:
        show.looks[entry.order] = look_of(entry.look)
    return show.looks[entry.order]


def look_of(look: Appearance) -> str:
    """Write down all that a message shows, pictures by their bytes."""
    files = [
        [part.name, part.description, hashlib.sha256(part.data).hexdigest()]
        for part in look.attachments
    ]
    parts = [look.content, look.embeds, plain(look.raw_components), look.flags, look.pinged, files]
    return _SEAL.sub("`SEAL`", json.dumps(parts, ensure_ascii=False, sort_keys=True))


def plain(raw: Any) -> Any:
    """Take addresses out of components."""
    if isinstance(raw, dict):
        return {key: plain(value) for key, value in raw.items() if key not in _ADDRESSES}
    if isinstance(raw, list | tuple):
        return [plain(value) for value in raw]
    return raw


def others(show: Show, but: int) -> list[Person]:
    """List everybody who looks on, but for the captain of one seat."""
    return [person for person in show.people if person is not show.people[but]]


def assert_alike(first: Show, second: Show, owner: int, start: int = 0) -> None:
    """Whatever `owner` did in secret, everybody else saw the same."""
    for one, two in zip(others(first, owner), others(second, owner), strict=True):
        _assert_same(one.name, trace(first, one, start), trace(second, two, start))


def _assert_same(name: str, one: Trace, two: Trace) -> None:
    for left, right in zip(one, two, strict=False):
        if left != right:  # pytest would compare all of it for minutes before it says so
            parting = _parting(left, right)
            raise AssertionError(f"{name} can tell what was done in secret: {parting}")
    if len(one) != len(two):
        raise AssertionError(f"{name} saw more in one game: {(one + two)[-1][:120]}")


def _parting(left: str, right: str) -> str:
    """Show where two lines part."""
    at = next(
        (at for at, pair in enumerate(zip(left, right, strict=False)) if len(set(pair)) > 1), 0
    )
    start = max(0, at - 60)
    return f"{left[:60]} … {left[start : at + 60]!r} / {right[start : at + 60]!r}"

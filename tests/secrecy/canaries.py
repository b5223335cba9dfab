"""Canaries: the names of cards, wherever they sing, sing only to those who may see the card."""

import base64
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

import msgspec

from playground import Person
from playground.message import Appearance
from playground.record import Appeared, Deed, Entry, Request
from tests.contract.subjects import TREMBLE, Subject
from tests.secrecy.stage import Moment, Show
from tests.secrecy.traces import sees

Words = set[str]

LOOKS_BACK = "looks back"
"""Ends the name of a moment in which somebody reads again what they once knew."""


@lru_cache
def _pattern(subject: Subject) -> re.Pattern[str]:
    """Find all that betrays something, the longest words first, and no part of another word."""
    words = sorted(frozenset().union(*subject.canaries.values()), key=len, reverse=True)
    return re.compile(rf"(?<![^\W_])(?:{'|'.join(map(re.escape, words))})(?![^\W_])")


def heard(texts: Iterable[str], subject: Subject = TREMBLE) -> Words:
    """Collect the canaries in some texts."""
    return {found for text in texts for found in _pattern(subject).findall(text)}


def strings(value: Any) -> Iterator[str]:
    """Go through all texts in a value, keys of bodies included."""
    waiting = [value]  # not by recursion: a game has millions of values in its bodies and views
    while waiting:
        inner = waiting.pop()
        if isinstance(inner, str):
            yield inner
        elif isinstance(inner, dict):
            waiting += [part for pair in reversed(inner.items()) for part in reversed(pair)]
        elif isinstance(inner, (list, tuple)):
            waiting += reversed(inner)


def known_to(show: Show, moment: Moment, viewer: Person) -> Words:
    """Collect what a person may read in a moment: of both views, and of what happened."""
    seat, known = show.seat_of(viewer), show.subject.canaries
    game = show.subject.game
    seen = [game.view(state, seat) for state in (moment.before, moment.after) if state is not None]
    seen += [notice.seen_by(seat) for notice in moment.notices]
    words = set(strings(msgspec.to_builtins(seen)))
    return words.union(*(known[word] for word in words if word in known))


def check_canaries(show: Show) -> int:
    """Whatever a person was shown or sent stands in that person's view; return how much it was."""
    entries = list(show.home.discord.record)
    checked = 0
    remembered: dict[Person, Words] = {person: set() for person in show.people}
    stood: defaultdict[tuple[Person, int], Words] = defaultdict(set)
    for moment in show.moments:
        during = entries[moment.first : moment.last]
        known = {person: known_to(show, moment, person) for person in show.people}
        for person, words in known.items():
            remembered[person] |= words
        if moment.name.endswith(LOOKS_BACK):
            known = remembered
        for entry in during:
            for person, texts in _shown(show, entry, during):
                found = heard(texts, show.subject)
                checked += len(found)
                before = stood[person, message_of(entry)]  # a post that grows repeats what it told
                strange = found - known[person] - before
                assert not strange, f"{moment.name}: {person.name} reads {strange} in {entry}"
                before |= found
    return checked


def message_of(entry: Entry) -> int:
    """Tell which message an entry shows; what is new has no number yet."""
    if isinstance(entry, Appeared):
        return entry.message.id
    path = entry.path if isinstance(entry, Request) else ""
    place = re.match(r"/channels/\d+/messages/(\d+)", path)
    return int(place[1]) if place else entry.order


def _shown(show: Show, entry: Entry, during: list[Entry]) -> Iterator[tuple[Person, list[str]]]:
    """Tell who gets to see an entry, and all the texts in it."""
    if isinstance(entry, Appeared):
        for person in show.people:
            if sees(person, entry.message):
                yield person, texts_of(entry.look)
    elif isinstance(entry, Request):
        texts = [*strings(entry.body), *entry.files, entry.path]
        for person in _addressees(show, entry, during):
            yield person, texts


def texts_of(look: Appearance) -> list[str]:
    """List all texts of a message: what is read, and what only the client knows."""
    files = [[part.name, part.description] for part in look.attachments]
    files += [[part.data.decode()] for part in look.attachments if part.name.endswith(".json")]
    return list(strings([look.content, look.embeds, look.raw_components, files]))


def _addressees(show: Show, request: Request, during: list[Entry]) -> list[Person]:
    """Tell whom a request reaches: a channel, or whoever just clicked."""
    place = re.match(r"/channels/(\d+)/", request.path)
    if place:
        channel = show.home.discord.world.channels[int(place[1])]
        return [person for person in show.people if channel.admits(person)]
    clicking = {entry.person for entry in during if isinstance(entry, Deed)}
    return [person for person in show.people if person.id in clicking]


def check_key(show: Show, log: str) -> None:
    """The key of chance is nowhere before the end, and neither key nor token is in the log."""
    last = show.moments[-1].first
    entries = list(show.home.discord.record)
    spellings = [show.key.hex(), base64.b64encode(show.key).decode(), repr(show.key)]
    for entry in entries[:last]:
        texts = texts_of(entry.look) if isinstance(entry, Appeared) else []
        texts += strings(entry.body) if isinstance(entry, Request) else []
        for spelling in spellings:
            assert not any(spelling in text for text in texts), f"the key is in {entry}"
    for secret in (*spellings, show.home.settings.discord.token.get_secret_value()):
        assert secret not in log, "the log tells a secret"


def check_log(log: str, subject: Subject = TREMBLE) -> None:
    """The log names nothing that is hidden, and no answer."""
    found = heard(log.splitlines(), subject)
    assert not found, f"the log names {found}"

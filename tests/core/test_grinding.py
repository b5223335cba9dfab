"""Grinding: an operator who knows the key tries to choose dice, and captains check the channel."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice, permutations
from statistics import fmean

import msgspec
import pytest

from engine.core.asks import Draw, Roll, Setup
from engine.core.export import ExportError, export_game, verify
from engine.core.registry import Registry
from engine.core.start import Header, StartPost, chance_of, header_digest
from tests.core.helpers import KEY, dealt, header_of
from tests.toy.game import TOY

FIND = Registry((TOY,)).find
TRIES, GAMES = 40, 300
SIDES = 1000
GAIN = Draw("what the operator's friend gets", Roll(1, SIDES))
FAIR = (SIDES + 1) / 2
NOISE = 4 * SIDES / (12 * GAMES) ** 0.5  # four standard deviations of a mean of so many games


@dataclass(frozen=True)
class Shown:
    """A post as everybody in the channel sees it."""

    id: int
    text: str
    edited: bool = False
    answers: bool = False  # a command, as stands above it


@dataclass
class Channel:
    """A channel of Discord, which numbers a post only once it has its words."""

    dice: random.Random
    now: int = 300_000_000_000  # milliseconds of Discord
    posts: list[Shown] = field(default_factory=list)

    def post(self, text: str, at: int = 0) -> Shown:
        """Take a post; worker, process and count in its id are nobody's to know before."""
        self.now = max(self.now + 1, at)
        shown = Shown((self.now << 22) | self.dice.getrandbits(22), text)
        self.posts.append(shown)
        return shown

    def answer(self) -> Shown:
        """Take the answer to a command, which only says that somebody thinks."""
        shown = replace(self.post(""), answers=True)
        self.posts[-1] = shown
        return shown

    def tell(self, answer: Shown, text: str) -> None:
        """Let an answer have its words; that is no edit."""
        self.posts[self.posts.index(answer)] = replace(answer, text=text)

    def edit(self, old: Shown, text: str) -> None:
        self.posts[self.posts.index(old)] = replace(old, text=text, edited=True)


def accepted(data: bytes, channel: Channel) -> bool:
    """Check a game as README tells captains to: the file, and with own eyes the channel."""
    try:
        report = verify(data, FIND)
    except ExportError:
        return False
    seals = [each for each in channel.posts if len(each.text) == 64]
    found = [each for each in seals if str(each.id) == report.post]
    return len(seals) == 1 and bool(found) and found == [Shown(found[0].id, report.header)]


def file_of(header: Header, post: int) -> bytes:
    """Write the game that follows from a header and a post, called off after its first cards."""
    chance = chance_of(KEY, header, str(post))
    return export_game(dealt(header.setup.seats, chance), header, StartPost(str(post), "7"), KEY)


def gain(header: Header, post: int) -> int:
    return chance_of(KEY, header, str(post)).outcome(GAIN)[0]


def joined(codes: Sequence[str], lines: Sequence[str] = ("", "", "")) -> Header:
    return header_of(TOY, Setup(3), captains=tuple(codes), lines=tuple(lines))


def numberings(_dice: random.Random) -> Iterator[Header]:
    """Count the same joins otherwise, as if somebody had left and come back in between."""
    for number in range(1, TRIES + 1):
        yield joined([f"captain-{name}:{number + seat}" for seat, name in enumerate("abc")])


def codes(dice: random.Random) -> Iterator[Header]:
    """Give captains other codes."""
    while True:
        yield joined([f"captain-{dice.getrandbits(64):016x}:{seat}" for seat in range(1, 4)])


def seat_orders(_dice: random.Random) -> Iterator[Header]:
    """Let captains sit in another order."""
    for order in permutations([f"captain-{name}:1" for name in "abcde"], 3):
        yield joined(order)


def lines_of_a_friend(dice: random.Random) -> Iterator[Header]:
    """Let a friend type after everybody else has."""
    while True:
        mine = f"{dice.getrandbits(64):x}"
        yield joined(["captain-a:1", "captain-b:2", "captain-c:3"], ["mine!", "so there", mine])


WAYS: list[Callable[[random.Random], Iterator[Header]]]
WAYS = [numberings, codes, seat_orders, lines_of_a_friend]


@pytest.mark.parametrize("way", WAYS)
def test_of_all_the_ways_to_begin_only_the_posted_one_passes(
    way: Callable[[random.Random], Iterator[Header]],
) -> None:
    headers = list(islice(way(random.Random(1)), TRIES))
    channel = Channel(random.Random(2))
    post = channel.post(header_digest(headers[0]))
    assert len({gain(header, post.id) for header in headers}) > TRIES * 0.9
    passing = [header for header in headers if accepted(file_of(header, post.id), channel)]
    assert passing == [headers[0]]


def test_no_other_post_passes_for_the_posted_header() -> None:
    channel, header = Channel(random.Random(2)), joined("abc")
    post = channel.post(header_digest(header))
    others = [post.id + step for step in range(1, TRIES)]
    assert not [other for other in others if accepted(file_of(header, other), channel)]
    renamed = header_of(TOY, Setup(3), captains=("a", "b", "c"), lines=("", "", ""), repeated=1)
    assert not accepted(file_of(renamed, post.id), channel)


@pytest.mark.parametrize("way", WAYS)
def test_who_chooses_before_the_post_is_numbered_chooses_blindly(
    way: Callable[[random.Random], Iterator[Header]],
) -> None:
    """The operator tries 40 beginnings with an id that is off by what nobody can foresee."""
    dice, aimed, told = random.Random(3), list[int](), list[int]()
    for _ in range(GAMES):
        headers = list(islice(way(dice), TRIES))
        channel = Channel(dice, now=dice.randrange(10**11, 10**12))
        guess = (channel.now + 1) << 22
        best = max(headers, key=lambda header: gain(header, guess))
        post = channel.post(header_digest(best))
        aimed.append(gain(best, post.id))
        told.append(gain(best, guess))
    assert fmean(told) > FAIR + 6 * NOISE, "the test would see it if guessing helped"
    assert abs(fmean(aimed) - FAIR) < NOISE


def test_who_chooses_when_to_start_chooses_blindly() -> None:
    dice, aimed, header = random.Random(4), list[int](), joined("abc")
    for _ in range(GAMES):
        channel = Channel(dice, now=dice.randrange(10**11, 10**12))
        moments = range(channel.now + 1, channel.now + 1 + TRIES)
        best = max(moments, key=lambda moment: gain(header, moment << 22))
        aimed.append(gain(header, channel.post(header_digest(header), at=best).id))
    assert abs(fmean(aimed) - FAIR) < NOISE


def test_a_start_that_is_posted_again_is_seen() -> None:
    """Each post more is another chance at dice, so that it must be seen; it is."""
    channel, header = Channel(random.Random(5)), joined("abc")
    posts = [channel.post(header_digest(header)) for _ in range(3)]
    assert len({gain(header, post.id) for post in posts}) == 3
    assert not [post for post in posts if accepted(file_of(header, post.id), channel)]
    honest = msgspec.structs.replace(header, repeated=1)
    post = channel.post(header_digest(honest))
    assert verify(file_of(honest, post.id), FIND).repeated == 1


@pytest.mark.parametrize("answer", [False, True])
def test_a_post_whose_id_was_there_before_its_words_is_seen(*, answer: bool) -> None:
    """A header could be chosen for it; but it bears the mark of edits, or answers a command."""
    channel = Channel(random.Random(6))
    old = channel.answer() if answer else channel.post("Good evening, captains.")
    write = channel.tell if answer else channel.edit
    headers = islice(codes(random.Random(7)), TRIES)
    best = max(headers, key=lambda header: gain(header, old.id))
    assert gain(best, old.id) > 0.9 * SIDES
    write(old, header_digest(best))
    assert not accepted(file_of(best, old.id), channel)

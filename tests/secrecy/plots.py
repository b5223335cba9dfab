"""Plots: one game played twice, in which one captain secretly does different things."""

import contextlib
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from cogs.pages.form_pages import presses_at_once, presses_fill
from engine.core.asks import Answer, Ask, Decide, Seat
from engine.core.contract import AnyGame
from engine.core.playthrough import FormMaker, random_answer
from render.words import words_for
from tests.contract.records import form_maker
from tests.contract.subjects import TREMBLE, Subject
from tests.secrecy.deeds import fill, finish, look_around, take_back
from tests.secrecy.stage import Show, shown

TRIES = 12


Wanted = Callable[[Answer], bool]

Place = tuple[str, Seat, str]
"""Where an answer is wanted: the group, whose it is, and what for."""


def drawn_answers(make: FormMaker, seed: int, place: Place) -> Iterator[Answer]:
    """Draw answers for a place: the same in every game of a seed."""
    dice = random.Random(f"{seed} {place}")
    for _ in range(TRIES):
        yield random_answer(make, dice.randrange)


@dataclass
class Script:
    """What everybody answers, written in the first game and followed in the second."""

    seed: int
    answers: dict[Place, Answer] = field(default_factory=dict)
    varied: Counter[str] = field(default_factory=Counter)

    async def answer(
        self, show: Show, seat: Seat, purpose: str, wanted: Wanted = lambda _: True
    ) -> Answer:
        """Return the answer for a purpose: one at random, as wanted, and the same in every game."""
        panel = await show.panel(seat)
        assert panel.group is not None
        assert panel.ask is not None
        place = (panel.group, seat, purpose)
        if place not in self.answers:
            make = form_maker(await show.rules(), panel.view, panel.ask)
            drawn = drawn_answers(make, self.seed, place)
            first = next(drawn)
            self.answers[place] = first if wanted(first) else next(filter(wanted, drawn), first)
        return self.answers[place]


@dataclass
class Plot:
    """One of the two games; `variant` is which of two things the owner does in secret."""

    show: Show
    script: Script
    playing: "Playing"
    variant: int

    @property
    def owner(self) -> Seat:
        """Tell whose secrets differ."""
        return self.playing.owner

    @classmethod
    def rules(cls, playing: "Playing", _variant: int) -> AnyGame:
        """Return the rules as they are played."""
        return playing.subject.game

    @classmethod
    def counts(cls, playing: "Playing", pending: Decide) -> bool:
        """Tell whether a group is what a casting looks for: the owner and others are asked."""
        seats = [ask.seat for ask in pending.asks]
        return playing.owner in seats and len(seats) > 1

    @classmethod
    def rehearsed(cls, playing: "Playing", make: FormMaker, group: str, ask: Ask) -> Answer:
        """Return the answer that will count."""
        return next(drawn_answers(make, playing.seed, (group, ask.seat, "counts")))

    async def play(self, groups: int) -> None:
        """Play this many groups from the start, or to the end of the game."""
        await self.begin()
        for _ in range(groups):
            pending = await self.show.pending()
            if not isinstance(pending, Decide) or await self.parted():
                return
            await self.group(pending)
            await self.show.close(pending)

    async def begin(self) -> None:
        """Open the game."""
        await self.show.begin()

    async def parted(self) -> bool:
        """Tell whether the two games may rightly differ from here on."""
        return False

    async def group(self, pending: Decide) -> None:
        """Let the owner do things in secret while a group is open, and the others look on."""
        seats = [ask.seat for ask in pending.asks]
        rest = [seat for seat in seats if seat != self.owner]
        await self.look(f"{pending.group} is open")
        if self.owner in seats:
            await self._draft(pending.group)
        if len(rest) == len(seats) or not rest:
            for seat in seats:
                await self.answer(pending.group, seat)
            return
        await self._done(pending.group)
        for seat in rest[:-1]:
            await self.answer(pending.group, seat)
        await self._again(pending.group)
        await self._final(pending.group)
        await self.answer(pending.group, rest[-1])

    async def look(self, name: str) -> None:
        """Let everybody but the owner look around."""
        for person in self.show.people:
            if person is not self.show.people[self.owner]:
                await look_around(self.show, person, name)

    async def answer(self, group: str, seat: Seat) -> None:
        """Let a seat give the answer that counts."""
        answer = await self.counting(seat)
        async with self.show.moment(f"{group}, seat {seat} answers"):
            await finish(self.show, seat, answer)

    async def counting(self, seat: Seat) -> Answer:
        """Return the answer that counts."""
        return await self.script.answer(self.show, seat, "counts")

    async def _draft(self, group: str) -> None:
        """Leave a draft, or another, or none."""
        panel = await self.show.panel(self.owner)
        assert panel.form is not None
        if presses_at_once(panel.form) or presses_fill(panel.form, words_for("en")):
            return
        async with self.show.moment(f"{group}, drafts"):
            if self.variant == 0:
                await fill(self.show, self.owner, await self._secret("draft"))
        await self.look(f"{group} has a draft")

    async def _done(self, group: str) -> None:
        """Give one answer, or another."""
        one = await self._secret("done")
        two = await self._secret("done otherwise", lambda answer: answer != one)
        ask = (await self.show.panel(self.owner)).ask
        assert ask is not None
        self.script.varied[ask.kind] += one != two
        async with self.show.moment(f"{group}, done"):
            await finish(self.show, self.owner, two if self.variant else one)
        await self.look(f"{group} is answered")

    async def _again(self, group: str) -> None:
        """Change the answer before anybody looks, or do not."""
        async with self.show.moment(f"{group}, changes"):
            if self.variant == 0:
                await take_back(self.show, self.owner)
                await finish(self.show, self.owner, await self._secret("again"))
        await self.look(f"{group} is changed")

    async def _final(self, group: str) -> None:
        """Give the answer that counts, the same in both games."""
        async with self.show.moment(f"{group}, final"):
            await take_back(self.show, self.owner)
            await finish(self.show, self.owner, await self._secret("counts"))
        await self.look(f"{group} has its final answer")

    async def _secret(self, purpose: str, wanted: Wanted = lambda _: True) -> Answer:
        return await self.script.answer(self.show, self.owner, purpose, wanted)


Setting = Callable[[Show], contextlib.AbstractContextManager[None]]
"""Something that breaks the bot while a game is played."""


@contextlib.contextmanager
def sound(_show: Show) -> Iterator[None]:
    """Break nothing."""
    yield


@dataclass(frozen=True)
class Playing:
    """How a plot is played."""

    captains: int
    seed: int
    groups: int
    owner: Seat = 0
    plot: type[Plot] = Plot
    setting: Setting = sound
    subject: Subject = TREMBLE


async def both(folder: Path, playing: Playing) -> tuple[Show, Show, Script]:
    """Play a plot in both ways; all answers but the secret ones are the same."""
    script = Script(playing.seed)
    shows = [await _played(folder / str(way), playing, script, way) for way in range(2)]
    return shows[0], shows[1], script


async def _played(folder: Path, playing: Playing, script: Script, way: int) -> Show:
    async with shown(folder, playing.captains, playing.seed, playing.subject) as show:
        if playing.captains > 2:
            show.people[2].close_dms()
        with playing.setting(show):
            await playing.plot(show, script, playing, way).play(playing.groups)
        return show

"""What questions in a row cost: panels, messages and paces in games of the walking toy, and undo.

Before questions belonged together each was a message and a pace of its own: 328 messages in 31
turns, 36 paces for an absent captain of three in 12. 48 of 327 panels broke, and an undo played the
whole log again.
"""

import random
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.core.chance import SeededChance
from engine.core.playthrough import FormMaker, play
from engine.core.table import Table, open_table
from engine.host.values.terms import Terms
from render.words import words_for
from tests.bench.book import Book, worked
from tests.cogs.test_forms import check_panel, ways_to_show
from tests.contract.playing import taken
from tests.contract.records import key_of, shown_form
from tests.contract.subjects import SUBJECTS, Subject
from tests.host.house import PACE, PEOPLE, House, house
from tests.walk.game import WALK

TURNS = 12
CAPTAINS = 3
RACE = Terms(pace=PACE, variant="race", options={"length": "long"})  # longer than so many turns
NOBODY = frozenset[Seat]()
LAST = 1.0  # the second before its clock ends
UNDOS = 1600
REPEATS = 500


@dataclass
class Walk:
    """What some turns of a game took."""

    turns: int
    sittings: set[str] = field(default_factory=set)
    questions: int = 0  # of sittings
    windows: int = 0
    messages: int = 0  # to captains alone, of windows too
    told: int = 0  # of those, of sittings: after a window a sitting is told anew
    waited: float = 0.0  # seconds for whoever walks; windows are not among them

    @property
    def paces(self) -> float:
        """Return how often the time for a question passed."""
        return self.waited / PACE


async def bench_sittings(book: Book, turns: int = TURNS, undos: int = UNDOS) -> None:
    """Count panels, messages and paces, and set an undo on a long log against one on a short."""
    counts = [panels_of(subject) for subject in SUBJECTS]
    book.note("sittings", "panels laid out", sum(shown for shown, _ in counts))
    book.note("sittings", "of those, broken (aim: 0)", sum(broken for _, broken in counts))
    at_once = await walked(turns)
    sittings = len(at_once.sittings)
    book.note("sittings", "questions of a sitting", at_once.questions / sittings)
    book.note("sittings", "windows in it", at_once.windows / sittings)
    book.note("sittings", "messages of it, a new one after each window", at_once.told / sittings)
    book.note("sittings", "direct messages in a turn, of windows too", at_once.messages / turns)
    late = await walked(turns, late=True)
    paces = late.paces / len(late.sittings)
    book.note("sittings", "paces of a sitting, answered in the last second (aim: 1)", paces)
    without = await walked(turns, absent=frozenset({CAPTAINS - 1}))
    name = f"paces for an absent captain of {CAPTAINS} in {turns} turns (aim: {turns // CAPTAINS})"
    book.note("sittings", name, without.paces)
    short, long = laid(), laid(undos)
    book.note("sittings", "an undo, µs", undoing(short) * 1e6)
    book.note("sittings", f"an undo on a log of {len(long.log):,}, µs", undoing(long) * 1e6)


def panels_of(subject: Subject, seed: int = 0) -> tuple[int, int]:
    """Play a game; count the panels of all that is asked, and those that Discord would refuse."""
    rng, shown, broken = random.Random(seed), 0, 0

    def answer(view: Any, ask: Ask, make_form: FormMaker) -> Answer:
        nonlocal shown, broken
        given = subject.player(make_form, ask, rng)
        for draft in ({}, given):
            form, words = shown_form(subject.game, view, ask, draft), words_for("en")
            for status, page in ways_to_show(form, words):
                shown += 1
                try:
                    check_panel(form, words, status, page)
                except (AssertionError, ValueError):
                    broken += 1
        return given

    with subject.at_home():
        setup = subject.setup(max(subject.seats), seed)
        play(subject.game, setup, SeededChance(key_of(seed)), answer)
    return shown, broken


async def walked(turns: int, *, late: bool = False, absent: frozenset[Seat] = NOBODY) -> Walk:
    """Play some turns: captains answer at once or as `late` as they may, the absent never."""
    walk = Walk(turns)
    with tempfile.TemporaryDirectory() as folder:
        async with house(Path(folder), game=WALK) as home:
            number = await home.started(CAPTAINS, terms=RACE)
            while await _moved(home, number, walk, late=late, absent=absent):
                await home.host.wait_idle()
            posts = [m.post for m in home.presenter.messages.values() if m.place in PEOPLE]
            walk.told = sum(post.sitting in walk.sittings for post in posts)
            walk.messages = walk.told + sum(not post.sitting for post in posts)
    return walk


async def _moved(
    home: House, number: int, walk: Walk, *, late: bool, absent: frozenset[Seat]
) -> bool:
    """Answer what is asked, or let its clock end; False once the turns are over."""
    stored, deadline = await home.store.table(number), (await home.row(number)).deadline
    assert stored is not None
    table = stored.table(WALK)
    pending = table.pending()
    if table.state.table.turn > walk.turns or deadline is None:
        return False
    assert isinstance(pending, Decide)
    left = deadline.due - home.clock.now()
    seat, sitting = pending.asks[0].seat, table.sitting()
    if sitting is None:  # a window, which rules close
        walk.windows += 1
        await home.clock.advance(left)
        return True
    walk.sittings.add(sitting.name)
    waits = left if seat in absent else (left - LAST) * late
    walk.waited += waits
    await home.clock.advance(waits)
    if seat not in absent:
        walk.questions += 1
        await home.submit(number, PEOPLE[seat])
    return True


def laid(undos: int = 0) -> Table:
    """Lay the first tile of a game, and so often take it back and lay it again."""
    chance = SeededChance(key_of(0))
    table = open_table(WALK, WALK.variants[0].setup(CAPTAINS))[0].settle(chance)[0]
    table = table.expire().settle(chance)[0]
    for _ in range(undos):
        undone = taken(table.undo())
        answer = undone.inbox[0].answer
        table = taken(undone.submit(0, undone.group() or "", answer)).settle(chance)[0]
    return table


def undoing(table: Table) -> float:
    """Return the seconds of CPU that an undo takes."""

    def undo() -> None:
        for _ in range(REPEATS):
            table.undo()

    return worked(undo) / REPEATS

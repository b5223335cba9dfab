"""The demo without Discord: the same captains, panels and dice, a game in a second.

`python -m tests.e2e.rehearsal 1 100` looks for seeds whose demo shows what it should.
"""

import argparse
import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, cast

from bot import rehearsed_keys
from cogs.pages.form_pages import counts_at_once
from cogs.pages.panel import panel_layout
from cogs.parts.custom_ids import act_from
from engine.core.asks import Answer, Ask, Notice
from engine.core.chance import KEY_BYTES
from engine.core.contract import variants_of
from engine.core.forms import Form, with_stages
from engine.core.playthrough import FormMaker, play
from engine.core.table import SeatStatus, Table
from engine.host.values.records import GameInfo, GameStatus
from engine.host.values.replies import Panel
from engine.host.values.terms import Terms
from engine.tremble.cards.cards import Compensation, Station
from engine.tremble.table import events as ev
from playground.client.people import Person
from playground.errors import Impossible
from playground.interactions import Press
from playground.message import Appearance, Message
from playground.show.captains import Captain
from playground.show.demo import NAMES
from playground.standin import FIRST_PERSON
from render.games import GAMES
from render.words import words_for
from tests.foretold import foretold

GAME = GAMES.rules.newest("tremble")
WANTED = frozenset({"transfer", "station", "haul", "compensation", "army"})
WORDS = words_for("en")
INFO = GameInfo(
    number=1,
    rules=GAME.id,
    data_hash=GAME.data_hash,
    channel=1,
    guild=2,
    host=3,
    status=GameStatus.RUNNING,
    revision=1,
    min_seats=2,
    max_seats=5,
    terms=Terms(pace=86400.0),
    locale="en",
    seats=(),
    commitment="",
)


class _Click:
    """What a click brings forth: the panel has changed before it returns."""

    acknowledged = True


class Rehearsing(Captain):
    """A captain without a bot that could go away."""

    async def click(self, act: Callable[[], Awaitable[Press]]) -> Press | None:
        """Click once."""
        with contextlib.suppress(Impossible):
            return await act()
        return None


@dataclass
class Actor:
    """Stands in for a person before a panel; clicks change the draft at once."""

    name: str
    make_form: FormMaker
    group: str
    form: Form
    message: Message
    answer: Answer | None = None
    status: SeatStatus = field(default=SeatStatus.EMPTY)

    async def press(self, _message: Message, *, custom_id: str) -> _Click:
        """Press a button of the panel."""
        button, act, whole = self.message.find(custom_id), act_from(custom_id), False
        if button is None or button.disabled or act is None:
            raise Impossible(custom_id)
        if act.name == "choose":
            _, field, option, _ = act.numbers(4, more=1)
            before = self.form
            self._choose(field, (option,))
            whole = counts_at_once(before, with_stages(self.form, self.make_form), WORDS)
        if act.name == "done" or whole:
            self.answer = self.form.answer()
            self.message.look = Appearance()
        return _Click()

    async def choose(self, _message: Message, *, custom_id: str, values: list[str]) -> _Click:
        """Choose in a select of the panel."""
        act = act_from(custom_id)
        if self.message.find(custom_id) is None or act is None:
            raise Impossible(custom_id)
        _, field, _, _ = act.numbers(4, more=1)
        self._choose(field, tuple(int(value) for value in values))
        return _Click()

    def _choose(self, number: int, options: tuple[int, ...]) -> None:
        chosen = self.form.fields[number]
        keys = tuple(chosen.options[option].key for option in options)
        self.form = self.make_form({**self.form.answer(), chosen.key: keys})
        self.status = SeatStatus.DRAFT
        self.draw()

    def draw(self) -> None:
        """Lay the panel out as it stands."""
        panel = Panel(
            game=INFO,
            seat=0,
            view=None,
            status=self.status,
            group=self.group,
            ask=None,
            form=self.form,
            due=None,
            receipt=None,
        )
        view = panel_layout(panel, WORDS, self.group, None).view()
        raw = view.to_components()  # type: ignore[no-untyped-call]
        self.message.look = Appearance(raw_components=tuple(cast("list[dict[str, Any]]", raw)))


def rehearse(seed: int, captains: int) -> tuple[Table, set[str]]:
    """Play the game of a demo with this seed; return it, and what it shows."""
    crew = [
        Rehearsing(cast("Person", None), cast("Any", None), seed, direct=True)
        for _ in range(captains)
    ]
    shown: set[str] = set()
    table: Table | None = None

    def see(now: Table, notices: tuple[Notice[Any], ...]) -> None:
        nonlocal table
        table = now
        for notice in notices:
            shown.update(shows(notice.public))

    def answer(_view: object, ask: Ask, make_form: FormMaker) -> Answer:
        assert table is not None
        message = Message(1, cast("Any", None), cast("Any", None), 0.0, Appearance())
        name, group = NAMES[ask.seat], table.group() or ""
        actor = Actor(name, make_form, group, make_form({}), message)
        captain = crew[ask.seat]
        captain.person = cast("Person", actor)
        while actor.answer is None:
            actor.draw()
            asyncio.run(captain.answer(message))
        return actor.answer

    key = rehearsed_keys(seed)(KEY_BYTES)
    setup = variants_of(GAME)[0].setup(captains, pace=INFO.terms.pace)  # as lobbies agree
    people = range(FIRST_PERSON, FIRST_PERSON + captains)
    return play(GAME, setup, foretold(GAME, setup, key, people), answer, see), shown


def shows(event: Any) -> Iterator[str]:
    """Name what an event shows of that which a demo should show."""
    match event:
        case ev.EnemiesMoved(hauls=hauls) if any(haul.move for haul in hauls):
            yield "haul"
        case ev.ShipsTransferred(moves=moves) if any(m.origin != m.target for m in moves):
            yield "transfer"
        case ev.ArmyFought():
            yield "army"
        case ev.TrophyClaimed():
            yield from ("claim", "compensation")
        case ev.EffectUsed(aid=Station()):
            yield "station"
        case ev.EffectUsed(aid=Compensation()) | ev.ArmyEffectUsed(aid=Compensation()):
            yield "compensation"
        case ev.ShipSaved(aid=Compensation()):
            yield "compensation"


def main() -> None:
    """Look through a range of seeds."""
    line = argparse.ArgumentParser(description=__doc__)
    line.add_argument("first", type=int)
    line.add_argument("last", type=int)
    line.add_argument("--captains", type=int, default=3)
    options = line.parse_args()
    for seed in range(options.first, options.last + 1):
        _, shown = rehearse(seed, options.captains)
        missing = ", ".join(sorted(WANTED - shown)) or "nothing"
        print(f"seed {seed}: missing {missing}")  # noqa: T201  (a command)


if __name__ == "__main__":
    main()

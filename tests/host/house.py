"""A host with everything around it, and captains who answer by chance."""

import asyncio
import random
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from engine.core.asks import Answer, Ask, Seat
from engine.core.contract import AnyGame
from engine.core.forms import Form
from engine.core.playthrough import random_answer
from engine.core.registry import Registry
from engine.core.words import Text, named, say
from engine.host.doors.staff import Officer
from engine.host.host import Host
from engine.host.ports import Storyboard
from engine.host.steps.base.step import Step
from engine.host.steps.base.thinking import ComputerPlayers
from engine.host.steps.base.timetable import What, items
from engine.host.values.denials import DeniedError
from engine.host.values.records import GameInfo, GameStatus
from engine.host.values.replies import Panel, Receipt
from engine.host.values.rows import GameRow
from engine.host.values.terms import Terms
from playground.limits import GUARD
from storage.engines.database import Database, open_database
from storage.engines.sql import Sql
from storage.keeping.salvaging import OF_A_GAME, SHARED
from storage.store import SqlStore
from tests.contract.playing import taken
from tests.engines import place_in
from tests.host.fakes import FakePresenter, ManualClock, until
from tests.host.inside import Inside
from tests.toy.game import TOY

CHANNEL, GUILD = 7, 5
PEOPLE = (101, 102, 103, 104)
PACE = 3600.0
MOMENT = 0.001  # seconds after which something is due, however times are rounded
KEY = bytes(range(32))


@dataclass
class House:
    """What tests hold in their hands."""

    host: Host
    store: SqlStore
    database: Database
    presenter: FakePresenter
    clock: ManualClock
    game: AnyGame
    receipts: list[Receipt] = field(default_factory=list)
    untold: set[tuple[int, str]] = field(default_factory=set)  # questions with one answer

    @property
    def inside(self) -> Inside:
        """Look into the host."""
        return Inside(self.host)

    async def open(self, **wish: Any) -> GameInfo:
        """Open a lobby as it is wished, else as usual."""
        usual: dict[str, Any] = {
            "channel": CHANNEL,
            "guild": GUILD,
            "person": PEOPLE[0],
            "name": "Captain 1",
            "game": self.game.id.partition("/")[0],
            "seats": min(4, max(self.game.seats)),
            "terms": Terms(pace=PACE),
            "locale": "en-US",
        }
        return card(await self.host.create(**usual | wish))

    async def lobby(
        self, captains: int = 3, channel: int = CHANNEL, terms: Terms | None = None
    ) -> int:
        """Open a lobby and let captains join."""
        guild = GUILD if channel == CHANNEL else channel
        info = await self.open(channel=channel, guild=guild, terms=terms or Terms(pace=PACE))
        for count, person in enumerate(PEOPLE[1:captains], 2):
            card(await self.host.join(info.number, person, f"Captain {count}"))
        return info.number

    async def started(
        self, captains: int = 3, channel: int = CHANNEL, terms: Terms | None = None
    ) -> int:
        """Start a game, up to its first question."""
        number = await self.lobby(captains, channel, terms)
        await self.start(number)
        return number

    async def start(self, number: int, person: int = PEOPLE[0]) -> None:
        """Start a game whose captains are ready, and wait for the post that fixes its dice."""
        assert card(await self.host.start(number, person)).status is GameStatus.STARTING
        await self.begun(number)

    async def begun(self, number: int) -> None:
        """Wait until it is known what became of the start post."""
        async with asyncio.timeout(GUARD):
            while await self.status(number) is GameStatus.STARTING:  # noqa: ASYNC110
                await asyncio.sleep(0)

    async def panel(self, number: int, person: int) -> Panel:
        """Open a captain's panel."""
        panel = await self.host.panel(number, person)
        assert isinstance(panel, Panel), panel
        return panel

    async def submit(self, number: int, person: int, answer: Answer | None = None) -> Receipt:
        """Answer what a captain is asked."""
        panel = await self.panel(number, person)
        assert panel.group is not None
        answer = answer if answer is not None else chosen_by(panel, self.game)
        receipt = await self.host.submit(number, person, panel.group, answer)
        assert isinstance(receipt, Receipt), receipt
        self.receipts.append(receipt)
        return receipt

    async def play_round(self, number: int) -> bool:
        """Let all asked answer, and time pass for who has one answer; False once none is."""
        info = await self.host.info(number)
        assert info is not None
        asked = False
        for person in PEOPLE[: len(info.seats)]:
            panel = await self.panel(number, person)
            if panel.group is not None and panel.status not in {"done", "not-needed"}:
                await self.submit(number, person)
                asked = True
        return await self.let_think(number) or asked

    async def let_think(self, number: int) -> bool:
        """Let time pass until the next only answer counts by itself; False where none does."""
        row, table = await self.inside.stand(number)
        due = [item for item in items(row, table, {}) if item.what is What.ONLY]
        if table is not None and due:
            self.untold |= {(PEOPLE[item.seat or 0], table.group() or "") for item in due}
            left = min(item.at for item in due) - self.clock.now()
            await self.clock.advance(left + MOMENT if left > 0 else 0.0)
        return bool(due)

    async def play(self, number: int) -> None:
        """Play to the end."""
        while await self.play_round(number):
            pass
        await self.host.wait_idle()

    async def change(self, number: int, work: Callable[[Any], Any]) -> Any:
        """Take a step that no door takes."""
        return await self.inside.change(number, work)

    async def give_up(self, number: int, seat: int, name: str = "Tin") -> GameInfo:
        """Let a captain leave the seat to a computer captain."""
        captain = (await self.row(number)).info.seats[seat]
        assert captain.person is not None
        who = Officer(captain.person, captain.name, staff=False)
        return card(await self.host.staff.replace_by_computer(number, who, seat, "", name))

    async def reachable_again(self) -> None:
        """Wait until the host has noticed that the outer world can be reached."""
        await until(lambda: not self.inside.is_cut_off)

    async def status(self, number: int) -> GameStatus:
        """Tell where a game stands."""
        info = await self.host.info(number)
        assert info is not None
        return info.status

    async def row(self, number: int = 1) -> GameRow:
        """Read a game as it is stored."""
        row = await self.store.game(number)
        assert row is not None
        return row


def _lines(sql: Sql) -> Iterator[str]:
    for table in (*SHARED, *OF_A_GAME):
        yield from map(repr, sql.execute(f"SELECT * FROM {table}").fetchall())


async def dumped(home: House) -> str:
    """Read the whole database as text."""
    return await home.database.read(lambda sql: "\n".join(_lines(sql)))


def chosen_by(panel: Panel, game: AnyGame = TOY) -> Answer:
    """Choose by chance, but the same for the same question."""
    assert panel.ask is not None
    seed = zlib.crc32(f"{panel.game.channel} {panel.group} {panel.seat}".encode())
    rng = random.Random(seed)

    def make_form(draft: Answer) -> Form:
        assert panel.ask is not None
        return game.form(panel.view, panel.ask, draft)

    return random_answer(make_form, rng.randrange)


def card(outcome: GameInfo) -> GameInfo:
    """Insist on a game."""
    assert isinstance(outcome, GameInfo), outcome
    return outcome


async def denied(act: Awaitable[Any]) -> DeniedError:
    """Insist on a denial."""
    with pytest.raises(DeniedError) as raised:
        await act
    return raised.value


async def reason(act: Awaitable[Any]) -> str:
    """Insist on a denial; return why."""
    return (await denied(act)).reason.value


def leave_for_all(policy: Answer) -> Callable[[Step], None]:
    """Leave orders for three seats behind their backs: at the door they would answer at once."""

    def leave(step: Step) -> None:
        for seat in range(3):
            assert step.table is not None
            step.table = taken(step.table.leave(seat, policy))

    return leave


class RoundStoryboard:
    """A scene for every round, which begins with what the round before brought last."""

    def __init__(self, room: int = 1000, late: int = 0, *, recaps: bool = False) -> None:
        self.room = room
        self.late = late
        self.recaps = recaps

    def scene(self, _game: GameInfo, group: str) -> str:
        return group.partition(":")[0]

    def belated(self, _game: GameInfo, _scene: str, events: Sequence[Any]) -> int:
        return min(self.late, len(events))

    def came_out(self, _game: GameInfo, _before: Any, view: Any, _events: Sequence[Any]) -> Any:
        return view

    def fitting(self, _game: GameInfo, events: Sequence[Any]) -> int:
        return min(self.room, len(events))

    def recap(self, _game: GameInfo, seat: Seat, view: Any, events: Sequence[Any]) -> Text | None:
        return say("recap", seat=seat, events=len(events), view=repr(view)) if self.recaps else None

    def losses(self, _game: GameInfo, _seat: Seat, _events: Sequence[Any]) -> tuple[Text, ...]:
        return ()

    def guides(self, _game: GameInfo, _view: Any) -> bool:
        return False

    def hint(self, _game: GameInfo, _view: Any, _ask: Ask, _given: Collection[str]) -> str:
        return ""

    def keepsakes(self, _game: GameInfo, seat: Seat, _view: Any) -> tuple[Text, ...]:
        return (named(f"thing {seat}"),)


@asynccontextmanager
async def house(
    folder: Path,
    *,
    game: AnyGame = TOY,
    grace: float = 0.0,
    presenter: FakePresenter | None = None,
    points: Callable[[str], None] = lambda point: None,
    opened: bool = True,
    reachable: Callable[[], bool] = lambda: True,
    suspends: bool = False,
    storyboard: Storyboard | None = None,
    edit_gap: float = 0.0,
    computers: ComputerPlayers | None = None,
    prompt: bool = False,
    pages: str = "",
) -> AsyncIterator[House]:
    """Open a host on the database of `folder`."""
    clock = presenter.clock if presenter else ManualClock()
    presenter = presenter or FakePresenter(clock)
    database = await open_database(place_in(folder))
    store = SqlStore(database)
    host = Host(
        Registry((game,)),
        store,
        presenter,
        clock,
        grace=grace,
        points=points,
        key_source=lambda size: KEY[:size],
        reachable=reachable,
        suspends=suspends,
        storyboard=storyboard,
        edit_gap=edit_gap,
        computers=computers,
        prompt=prompt,
        pages=pages,
    )
    if opened:
        await host.open()
    try:
        yield House(host, store, database, presenter, clock, game)
    finally:
        await host.close()
        await database.close()

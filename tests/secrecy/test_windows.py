"""Who is asked in a window, what somebody left for it, holds and answers shows nowhere."""

import logging
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.core.asks import Answer, Decide, Seat
from tests.contract.subjects import walk_subject
from tests.secrecy.canaries import check_log
from tests.secrecy.deeds import finish, open_panel
from tests.secrecy.plots import Playing, Plot, both
from tests.secrecy.stage import Show
from tests.secrecy.traces import assert_alike, trace
from tests.walk.state import State

PASSES, ASKS = "0", "2"
WINDOWS = 2
MINUTE = 60.0  # what wakes sooner is the bot's own heart
GROUPS = 40  # in which so many ghosts are met
LAMPS, FOGS = ("lamp-8", "lamp-9"), ("fog-8", "fog-9")


class InWindows(Plot):
    """The walker looks for ghosts; in windows the owner does what a variant says."""

    passed = 0

    async def parted(self) -> bool:
        """Tell whether there were enough windows."""
        return self.passed == WINDOWS

    async def group(self, pending: Decide) -> None:
        """Let the walker answer; let a window's time pass while others look on."""
        if pending.window is None:
            for ask in pending.asks:
                await self.answer(pending.group, ask.seat)
            return
        group, due = pending.group, (await self.show.panel(self.owner)).due
        assert due is not None
        await self.look(f"{group} is open")
        async with self.show.moment(f"{group}, the owner"):
            await self.reply()
        clock = self.show.clock
        wakes = [when for when in clock.sleepers() if when > clock.now() + MINUTE]
        assert due in wakes, "nobody waits for the window's end"
        await self.look(f"{group} was answered, what is due comes at {wakes}")
        for left in (2.0, -1.0):
            async with self.show.moment(f"{group}, {left} seconds left"):
                await self.pass_to(due - left)
        self.passed += 1

    async def pass_to(self, when: float) -> None:
        """Let time pass; nothing but the window's end may come of it."""
        if when < (await self.show.panel(self.owner)).due:  # type: ignore[operator]
            self.show.clock.advance_to(when)
            await self.show.settle()
        else:
            await self.show.expire(when)

    async def reply(self) -> None:
        """Answer where a message asks for it, in one of the games."""
        panel = await self.show.panel(self.owner)
        if self.variant == 0 and panel.status == "empty":
            await finish(self.show, self.owner, {"play": ("pass",)})

    async def counting(self, seat: Seat) -> Answer:
        """Walk to where a ghost is."""
        panel = await self.show.panel(seat)
        if panel.ask is None or panel.ask.kind != "step" or panel.form is None:
            return await super().counting(seat)
        ways = [option.key for option in panel.form.fields[0].open_options()]
        ghosts = panel.view.table.ghosts
        return {"way": (next((way for way in ways if way in ghosts), ways[0]),)}


class Left(InWindows):
    """The owner wants to be asked and answers, or left an order to pass."""

    async def begin(self) -> None:
        """Leave an order by clicks."""
        await super().begin()
        owner = self.show.people[self.owner]
        async with self.show.moment("the owner leaves an order"):
            panel = await open_panel(self.show, owner)
            if any(part.label == "More" for part in panel.buttons):
                await self.show.click(owner.press(panel, label="More"))
            opened = await self.show.click(owner.press(panel, label="Standing orders"))
            assert opened.reply is not None
            rule = opened.reply.selects[0].custom_id
            value = PASSES if self.variant else ASKS
            await self.show.click(owner.choose(opened.reply, custom_id=rule, values=[value]))


class Held(InWindows):
    """The owner holds what answers a window, or what does not, and left no orders."""

    async def begin(self) -> None:
        """Exchange the owner's hand, behind everybody's back."""
        await super().begin()
        state = await self.show.state()
        await self.show.swap(holding(state, self.owner, FOGS if self.variant else LAMPS))


def holding(state: State, seat: Seat, hand: tuple[str, ...]) -> State:
    """Deal a seat another hand; all cards stay as many and as hidden as they were."""
    held = {card for cards in state.hands for card in cards}
    pool = sorted({*state.deck, *held} - {*LAMPS, *FOGS})
    hands = []
    for other, cards in enumerate(state.hands):
        hands.append(hand if other == seat else tuple(pool[: len(cards)]))
        del pool[: 0 if other == seat else len(cards)]
    rest = (*pool, *sorted({*LAMPS, *FOGS} - {*hand}))
    return replace(state, hands=tuple(hands), deck=rest)


async def compare(folder: Path, plot: type[Plot]) -> tuple[Show, Show]:
    playing = Playing(3, seed=1, groups=GROUPS, owner=1, plot=plot, subject=walk_subject())
    first, second, _ = await both(folder, playing)
    owners = [trace(show, show.people[playing.owner]) for show in (first, second)]
    assert owners[0] != owners[1], "the owner did the same in both games"
    closed = [m.name for m in first.moments if m.name.endswith("-1.0 seconds left")]
    assert len(closed) == WINDOWS, "too few windows"
    assert_alike(first, second, playing.owner)
    return first, second


@pytest.mark.parametrize("plot", [Left, Held], ids=lambda plot: plot.__name__)
async def test_a_window_tells_nothing_of_its_captains(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, plot: type[Plot]
) -> None:
    caplog.set_level(logging.INFO)
    await compare(tmp_path, plot)
    check_log(caplog.text, walk_subject())

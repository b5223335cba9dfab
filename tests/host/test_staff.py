"""Game-master tools: who may use them, what they tell, and a halted game that goes on."""

from pathlib import Path
from typing import Any

import pytest

from engine.core.asks import Decide
from engine.host.doors.staff import Officer
from engine.host.values.denials import Denial
from engine.host.values.people import Person
from engine.host.values.records import GameStatus
from engine.host.values.terms import Night
from tests.host.fakes import EPOCH
from tests.host.house import CHANNEL, PACE, PEOPLE, House, card, house, reason
from tests.host.test_halting import Brittle
from tests.host.test_replacing import HOST, STAFF
from tests.host.test_votes import said
from tests.toy.game import ToyGame
from tests.toy.state import State

GUEST = Officer(PEOPLE[1], "Captain 2", staff=False)
HOUR = 3600.0


def reminders(home: House) -> list[int]:
    found = [m.place for m in home.presenter.messages.values() if m.post.kind == "reminder"]
    return sorted(found)


async def test_tools_are_for_host_and_staff(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        staff = home.host.staff
        for act in (
            staff.remind(number, GUEST),
            staff.replace_by_computer(number, GUEST, 0, "", ""),
            staff.hand_over(number, GUEST, PEOPLE[1]),
            staff.show(number, GUEST, shown=False),
            staff.cancel(number, GUEST),
        ):
            assert await reason(act) == Denial.NOT_STAFF
        assert await reason(staff.revive(number, STAFF)) == Denial.NOT_HALTED
        assert said(home) == []
        assert await home.status(number) is GameStatus.RUNNING


async def test_reminding_reaches_who_owes_and_rests_an_hour(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        await home.submit(number, PEOPLE[0], {"bid": ("0",)})
        staff = home.host.staff
        card(await staff.remind(number, HOST))
        await home.host.wait_idle()
        assert reminders(home) == [PEOPLE[1], PEOPLE[2]]
        note = home.presenter.at(CHANNEL)[-1].texts[-1]
        assert note.key == "note-reminded"
        assert dict(note.args) == {"who": "Captain 1"}  # and not who owes
        assert await reason(staff.remind(number, STAFF)) == Denial.REMINDED_LATELY


@pytest.mark.parametrize("captains", [0, 3])
async def test_a_page_is_refused_and_allowed_in_public_lines(tmp_path: Path, captains: int) -> None:
    """In a lobby, too: its post shows what is agreed on, and everybody hears who changed it."""
    async with house(tmp_path) as home:
        number = await (home.started(captains) if captains else home.lobby())
        staff = home.host.staff
        for shown, who in ((False, HOST), (False, STAFF), (True, STAFF), (True, HOST)):
            assert card(await staff.show(number, who, shown=shown)).terms.page is shown
        await home.host.wait_idle()
        (note,) = [each for each in home.presenter.messages.values() if each.post.kind == "note"]
        told = [text.key for text in note.edits[-1].texts]
        assert told == ["note-page-refused", "note-page-shown"]


async def test_reminding_respects_quiet_hours(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        minute = int(EPOCH % 86400 // 60)
        quiet = Night("UTC", minute - 60, minute + 60)
        await home.host.people_cache.choose(PEOPLE[1], Person(quiet=quiet))
        number = await home.started(3)
        card(await home.host.staff.remind(number, STAFF))
        await home.host.wait_idle()
        assert reminders(home) == [PEOPLE[0], PEOPLE[2]]


async def test_a_host_hands_over_to_a_captain(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        staff = home.host.staff
        assert await reason(staff.hand_over(number, HOST, 999)) == Denial.NOT_A_CAPTAIN
        assert card(await staff.hand_over(number, HOST, PEOPLE[1])).host == PEOPLE[1]
        assert await reason(staff.remind(number, HOST)) == Denial.NOT_STAFF
        await home.host.wait_idle()
        assert said(home) == ["note-host"]


async def test_staff_cancel_what_is_not_theirs(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(2)
        assert card(await home.host.staff.cancel(number, STAFF)).status is GameStatus.CANCELLED


async def halted(home: House) -> int:
    """Break a game by the last bid of its first round."""
    number = await home.started(3)
    for person in PEOPLE[:2]:
        await home.submit(number, person, {"bid": ("0",)})
    outcome = await reason(home.host.submit(number, PEOPLE[2], "r1:bid", {"bid": ("4",)}))
    assert outcome == Denial.HALTED
    await home.host.wait_idle()
    return number


async def test_mended_rules_go_on_where_it_stood(tmp_path: Path) -> None:
    async with house(tmp_path, game=Brittle()) as home:
        number = await halted(home)
    async with house(tmp_path, presenter=home.presenter) as home:
        staff = home.host.staff
        assert await reason(staff.revive(number, GUEST)) == Denial.NOT_STAFF
        assert card(await staff.revive(number, STAFF)).status is GameStatus.RUNNING
        await home.host.wait_idle()
        assert said(home)[-1] == "note-revived"
        assert home.presenter.at(CHANNEL)[-1].kind == "news"
        assert (await home.panel(number, PEOPLE[0])).status == "done"
        await home.submit(number, PEOPLE[2], {"bid": ("4",)})
        await home.play(number)
        assert await home.status(number) is GameStatus.OVER


async def test_the_owner_lets_a_game_go_on_and_it_may_stop_again(tmp_path: Path) -> None:
    async with house(tmp_path, game=Brittle()) as home:
        number = await home.started(3)
        for person in PEOPLE[:2]:
            await home.host.save(number, person, "r1:bid", {"bid": ("4",)})
        await home.clock.advance(2 * HOUR)
        await home.host.wait_idle()
        assert await home.status(number) is GameStatus.HALTED
        card(await home.host.staff.revive(number, None))
        await home.host.wait_idle()
        assert said(home)[-1] == "note-revived-by-owner"
        assert (await home.panel(number, PEOPLE[0])).status == "draft"
        await home.clock.advance(2 * HOUR)
        await home.host.wait_idle()
        assert await home.status(number) is GameStatus.HALTED


async def test_a_game_that_stopped_in_a_pause_has_its_whole_time_after_it(tmp_path: Path) -> None:
    async with house(tmp_path, game=Brittle()) as home:
        number = await home.started(3)
        card(await home.host.clock.pause(number, PEOPLE[0], 10 * PACE))
        for person in PEOPLE[:3]:
            await home.submit(number, person, {"bid": ("4",)})
        await home.clock.advance(PACE)
        assert await reason(home.host.clock.resume(number, PEOPLE[0])) == Denial.HALTED
        await home.host.wait_idle()
    async with house(tmp_path, presenter=home.presenter) as home:
        await home.clock.advance(2 * PACE)
        card(await home.host.staff.revive(number, STAFF))
        await home.host.withdraw(number, PEOPLE[2], "r1:bid")
        await home.clock.advance(3 * PACE)
        card(await home.host.clock.resume(number, PEOPLE[0]))
        assert (await home.panel(number, PEOPLE[2])).due == home.clock.now() + PACE


class Diverged(ToyGame):
    """Asks other questions than those in the log."""

    def pending(self, state: State) -> Any:
        pending = super().pending(state)
        if isinstance(pending, Decide):
            return Decide(f"new:{pending.group}", pending.asks)
        return pending


async def test_a_log_that_no_longer_fits_stays_halted(tmp_path: Path) -> None:
    async with house(tmp_path, game=Brittle()) as home:
        number = await home.started(3)
        for person in PEOPLE[:3]:
            await home.submit(number, person, {"bid": ("1",)})
        assert await reason(home.change(number, _break)) == Denial.HALTED
        assert await home.status(number) is GameStatus.HALTED
    async with house(tmp_path, game=Diverged(), presenter=home.presenter) as home:
        before = await home.store.table(number)
        assert await reason(home.host.staff.revive(number, STAFF)) == Denial.STILL_BROKEN
        assert await home.store.table(number) == before
        assert await home.status(number) is GameStatus.HALTED


def _break(_draft: Any) -> None:
    raise ZeroDivisionError

"""Every refusal of the host."""

from pathlib import Path

import pytest

from engine.core.words import say
from engine.host.host import Host
from engine.host.steps.changes.lobby import distinct, join_code
from engine.host.values.denials import Denial
from engine.host.values.terms import Terms
from tests.host.house import CHANNEL, PEOPLE, House, card, chosen_by, denied, house, reason
from tests.toy.game import ToyGame

STRANGER = 999


class OtherCards(ToyGame):
    """The toy with another data pack."""

    data_hash = "other"


async def create(host: Host, *, channel: int = 8, game: str = "toy", seats: int = 3) -> object:
    return await host.create(
        channel=channel,
        guild=None,
        person=PEOPLE[0],
        name="Captain 1",
        game=game,
        seats=seats,
        terms=Terms(pace=60.0),
        locale="en-US",
    )


async def test_opening(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        assert await reason(create(home.host, game="chess")) == Denial.UNKNOWN_GAME
        for seats in (1, 5):
            refused = await denied(create(home.host, seats=seats))
            assert refused.reason == Denial.BAD_SEATS
            assert refused.said == say("denied-bad-seats-of", least=2, most=4)
        await home.lobby()
        assert await reason(create(home.host, channel=CHANNEL)) == Denial.CHANNEL_BUSY


async def test_lobby(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        host = home.host
        assert await reason(host.join(99, STRANGER, "x")) == Denial.NO_SUCH_GAME
        number = await home.lobby(captains=1)
        assert await reason(host.join(number, PEOPLE[0], "x")) == Denial.ALREADY_JOINED
        assert await reason(host.start(number, PEOPLE[0])) == Denial.TOO_FEW
        assert await reason(host.leave(number, STRANGER)) == Denial.NOT_YOUR_GAME
        assert await reason(host.panel(number, PEOPLE[0])) == Denial.NOT_RUNNING
        for person in PEOPLE[1:]:
            card(await host.join(number, person, "x"))
        assert await reason(host.join(number, STRANGER, "x")) == Denial.GAME_FULL
        assert await reason(host.start(number, PEOPLE[1])) == Denial.NOT_HOST
        assert await reason(host.cancel(number, PEOPLE[1])) == Denial.NOT_HOST
        assert await reason(host.export(number)) == Denial.NOT_OVER
        assert await reason(host.submit(number, PEOPLE[0], "r1:bid", {})) == Denial.NOT_RUNNING


async def test_running(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        host, number = home.host, await home.started()
        first = PEOPLE[0]
        assert await reason(host.start(number, first)) == Denial.ALREADY_STARTED
        assert await reason(host.join(number, STRANGER, "x")) == Denial.ALREADY_STARTED
        assert await reason(host.leave(number, first)) == Denial.ALREADY_STARTED
        assert await reason(host.panel(number, STRANGER)) == Denial.NOT_YOUR_GAME
        assert await reason(host.submit(number, STRANGER, "r1:bid", {})) == Denial.NOT_YOUR_GAME
        assert await reason(host.submit(number, first, "r0:bid", {})) == Denial.TOO_LATE
        refused = await denied(host.submit(number, first, "r1:bid", {"bid": ("9",)}))
        assert refused.reason == Denial.NOT_LEGAL
        assert refused.faults
        assert await reason(host.submit(number, first, "r1:bid", None)) == Denial.NOT_LEGAL
        await home.submit(number, first)
        assert await reason(host.submit(number, first, "r1:bid", None)) == Denial.ALREADY_DONE
        assert await reason(host.save(number, first, "r1:bid", {})) == Denial.ALREADY_DONE


async def test_not_asked(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        host, number = home.host, await home.started()
        await home.play_round(number)
        panels = [await home.panel(number, person) for person in PEOPLE[:3]]
        idle = [panel for panel in panels if panel.group is None]
        (asked,) = (panel for panel in panels if panel.group is not None)
        assert asked.group == "r1:prize"
        person = PEOPLE[idle[0].seat]
        assert await reason(host.submit(number, person, "r1:prize", {})) == Denial.NOT_ASKED
        assert await reason(host.withdraw(number, person, "r1:bid")) == Denial.TOO_LATE


async def test_after_the_end(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        host, number = home.host, await home.started()
        await home.play(number)
        assert await reason(host.submit(number, PEOPLE[0], "r1:bid", {})) == Denial.NOT_RUNNING
        assert await reason(host.cancel(number, PEOPLE[0])) == Denial.NOT_RUNNING
        assert await reason(host.join(number, STRANGER, "x")) == Denial.NOT_RUNNING
        glance = await host.glance(number, None)
        assert glance.over is not None
        assert await host.game_in(CHANNEL) is None
        assert await host.games_of(PEOPLE[0]) == ()


async def test_a_cancelled_game(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        host, number = home.host, await home.started()
        await home.play_round(number)
        card(await host.cancel(number, PEOPLE[0]))
        await host.wait_idle()
        last = home.presenter.at(CHANNEL)[-1]
        assert last.kind == "cancelled"
        assert last.key is not None
        assert await reason(host.cancel(number, PEOPLE[0])) == Denial.NOT_RUNNING
        assert await reason(host.submit(number, PEOPLE[0], "r1:prize", {})) == Denial.NOT_RUNNING
        assert isinstance(await host.export(number), bytes)
        assert await home.host.game_in(CHANNEL) is None


async def test_a_lobby_that_was_never_started_has_no_export(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.lobby()
        card(await home.host.cancel(number, PEOPLE[0]))
        assert await reason(home.host.export(number)) == Denial.NOT_RUNNING


async def test_leaving_hands_the_lobby_on(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.lobby(captains=2)
        left = card(await home.host.leave(number, PEOPLE[0]))
        assert left.host == PEOPLE[1]
        assert [(each.seat, each.person) for each in left.seats] == [(0, PEOPLE[1])]
        back = card(await home.host.join(number, PEOPLE[0], "Captain 1"))
        codes = [join_code(back.commitment, *join) for join in ((PEOPLE[1], 2), (PEOPLE[0], 3))]
        assert back.header().captains == tuple(codes)
        card(await home.host.leave(number, PEOPLE[0]))
        gone = card(await home.host.leave(number, PEOPLE[1]))
        assert gone.status == "cancelled"
        assert await home.host.game_in(CHANNEL) is None


async def test_others_see_done_or_not_done_only(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        panel = await home.panel(number, PEOPLE[0])
        await home.host.save(number, PEOPLE[0], "r1:bid", chosen_by(panel))
        await home.submit(number, PEOPLE[1])
        assert await statuses(home, number, PEOPLE[0]) == ["draft", "done", "empty"]
        for viewer in (PEOPLE[1], None, STRANGER):
            assert await statuses(home, number, viewer) == ["empty", "done", "empty"]


async def statuses(home: House, number: int, viewer: int | None) -> list[str]:
    glance = await home.host.glance(number, viewer)
    return [status.value for status in glance.statuses if status is not None]


async def test_rules_that_are_gone(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.host.wait_idle()
    async with house(tmp_path, game=OtherCards(), presenter=home.presenter) as home:
        assert await reason(home.host.panel(number, PEOPLE[0])) == Denial.UNKNOWN_GAME
        assert await reason(home.host.submit(number, PEOPLE[0], "r1:bid", {})) == Denial.HALTED
        await home.clock.advance(100_000)
        card(await home.host.cancel(number, PEOPLE[0]))
        await home.host.wait_idle()
        assert home.presenter.at(CHANNEL)[-1].kind == "cancelled"


@pytest.mark.parametrize("denial", list(Denial))
def test_denials_are_words_of_their_own(denial: Denial) -> None:
    assert denial.value == denial.name.lower().replace("_", "-")


def test_names_can_be_seen_and_told_apart() -> None:
    assert distinct("Ann", []) == "Ann"
    assert distinct("ann", ["Ann"]) == "ann (2)"
    assert distinct("Ann", ["Ann", "ann (2)"]) == "Ann (3)"
    assert distinct("\u200b\u202e", []) == "Captain"
    assert distinct("a\u202eb\nc", []) == "ab c"

"""The door to the past: what was told is told again, to whom it was told, and nothing more."""

import asyncio
import threading
from pathlib import Path

import pytest

from engine.core.table import Table
from engine.host.doors.staff import Officer
from engine.host.steps.base.replayed import Replayed, seen_by_all
from engine.host.values.denials import DeniedError
from engine.host.values.past import Gap, History, PastBoard
from engine.host.values.places import ChatLocation
from engine.host.values.player_notes import LONGEST_NOTE
from engine.host.values.posts import Post, PostKind
from tests.contract.records import dump
from tests.host.house import CHANNEL, PEOPLE, House, card, house, reason
from tests.host.test_undo import undone
from tests.host.test_votes import with_a_prize_taken

STRANGER = 999
TOLD = {PostKind.NEWS, PostKind.OVER}


async def history(home: House, number: int, person: int | None) -> History:
    found = await home.host.past.history(number, person)
    assert isinstance(found, History), found
    return found


async def gap(home: House, number: int, person: int) -> Gap:
    found = await home.host.past.gap(number, person)
    assert isinstance(found, Gap), found
    return found


async def board(home: House, number: int, person: int | None, step: int) -> PastBoard:
    found = await home.host.past.board_at(number, person, step)
    assert isinstance(found, PastBoard), found
    return found


def told(posts: list[Post]) -> list[bytes]:
    """Encode what posts told, in their order."""
    return [dump([post.events, post.view]) for post in posts if post.kind in TOLD]


async def retold(home: House, number: int, person: int | None) -> list[bytes]:
    return [dump([step.events, step.after]) for step in (await history(home, number, person)).steps]


async def test_a_spectator_reads_what_the_channel_was_told(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.play(number)
        channel = told(home.presenter.at(CHANNEL))
        assert len(channel) > 5
        assert await retold(home, number, STRANGER) == channel
        assert await retold(home, number, None) == channel


async def test_a_captain_reads_what_the_seat_was_told_while_it_runs(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        heard: set[bytes] = set()
        for _ in range(4):
            await home.play_round(number)
            await home.host.wait_idle()
            orders = [post for post in home.presenter.at(PEOPLE[1]) if post.kind is PostKind.ORDER]
            heard = {dump(post.panel.view) for post in orders if post.panel is not None}
            steps = (await history(home, number, PEOPLE[1])).steps
            assert heard <= {dump(step.after) for step in steps}
        assert len(heard) > 1
        assert (await history(home, number, PEOPLE[1])).seat == 1


async def test_answers_of_an_open_question_are_no_history(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        everybody = (None, *PEOPLE[:3])
        before = [await retold(home, number, person) for person in everybody]
        await home.submit(number, PEOPLE[0])
        assert [await retold(home, number, person) for person in everybody] == before


async def test_a_past_board_is_the_view_of_then(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        views: list[bytes] = []
        while not views or await home.play_round(number):
            views.append(dump((await home.host.glance(number, PEOPLE[2])).view))
        past = [await board(home, number, PEOPLE[2], step) for step in range(len(views))]
        assert set(views[:-1]) <= {dump(each.view) for each in past}
        last = await board(home, number, PEOPLE[2], 10**9)
        assert dump(last.view) == views[-1]
        spectators = await board(home, number, None, last.step)
        assert spectators.seat is None
        assert dump(spectators.view) == dump((await home.host.glance(number, None)).view)


async def test_steps_are_dated_by_their_commit(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        begun = home.clock.now()
        await home.clock.advance(100)
        await home.play_round(number)
        steps = (await history(home, number, None)).steps
        assert [step.at for step in steps] == [begun, begun + 100]


async def test_a_substitute_sees_the_past_of_the_seat_and_nothing_more(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.play_round(number)
        mine = await retold(home, number, PEOPLE[0])
        await replaced(home, number)
        assert await retold(home, number, STRANGER) == mine
        assert await retold(home, number, PEOPLE[0]) == await retold(home, number, None)
        assert mine != await retold(home, number, None)


async def replaced(home: House, number: int) -> None:
    """Let a stranger whom the server trusts take the first seat, which was given up."""
    await home.give_up(number, 0)
    staff = Officer(STRANGER, "Newcomer", staff=True)
    card(await home.host.staff.replace_by_person(number, staff, 0, STRANGER, "Newcomer"))
    await home.host.wait_idle()


async def test_a_lobby_has_no_past(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.lobby()
        assert (await history(home, number, PEOPLE[0])).steps == ()
        assert await reason(home.host.past.board_at(number, None, 0)) == "not-running"
        await home.host.past.looked(number, PEOPLE[0])
        assert (await gap(home, number, PEOPLE[0])).look is None


@pytest.mark.parametrize("number", [0, 77, 2**63, 10**30])
async def test_no_such_game_has_no_past(tmp_path: Path, number: int) -> None:
    async with house(tmp_path) as home:
        past = home.host.past
        assert await reason(past.history(number, PEOPLE[0])) == "no-such-game"
        assert await reason(past.board_at(number, PEOPLE[0], 0)) == "no-such-game"
        assert await reason(past.gap(number, PEOPLE[0])) == "no-such-game"
        assert await reason(past.write_note(number, PEOPLE[0], 1, "x")) == "no-such-game"
        assert await reason(past.meant(ChatLocation(CHANNEL), PEOPLE[0], number)) == "no-such-game"
        assert await reason(past.looked(number, PEOPLE[0])) == "no-such-game"


async def test_a_gap_holds_what_came_since_the_last_look(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        assert (await gap(home, number, PEOPLE[0])).look is None
        await home.host.past.looked(number, PEOPLE[0])
        looked_at = home.clock.now()
        await home.clock.advance(60)
        nothing = await gap(home, number, PEOPLE[0])
        assert nothing.look is not None
        assert nothing.look.at == looked_at
        assert nothing.history.after(nothing.look) == ()
        await home.play_round(number)
        some = await gap(home, number, PEOPLE[0])
        assert some.look == nothing.look
        assert some.history.after(nothing.look) == some.history.steps[1:]
        assert (await gap(home, number, PEOPLE[1])).look is None, "looks are one's own"


async def test_an_older_look_does_not_hide_a_newer_one(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.play_round(number)
        await home.host.past.looked(number, PEOPLE[0])
        newest = (await gap(home, number, PEOPLE[0])).look
        await home.host.past.looked(number, PEOPLE[0], entries=0)
        assert (await gap(home, number, PEOPLE[0])).look == newest


async def test_a_second_look_right_after_is_not_written_again(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        times = []
        for seconds in (0, 30, 31):
            await home.clock.advance(seconds)
            await home.host.past.looked(number, PEOPLE[0])
            look = await home.store.last_look(number, PEOPLE[0])
            assert look is not None
            times.append(look.at)
        assert times[0] == times[1]
        assert times[2] == times[0] + 61


async def test_looks_outlive_the_host(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.host.past.looked(number, PEOPLE[0])
        before = await gap(home, number, PEOPLE[0])
    async with house(tmp_path, presenter=home.presenter) as home:
        again = await gap(home, number, PEOPLE[0])
        assert again.look == before.look
        assert dump(again.history.steps) == dump(before.history.steps)


async def test_notes_belong_to_who_wrote_them(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        past, number = home.host.past, await home.started()
        await past.write_note(number, PEOPLE[0], 2, "later")
        written = await past.write_note(number, PEOPLE[0], 1, "  Vex promised peace. ")
        assert [(note.turn, note.text) for note in written] == [
            (1, "Vex promised peace."),
            (2, "later"),
        ]
        await replaced(home, number)
        assert await past.notes(number, STRANGER) == ()
        assert await past.notes(number, PEOPLE[0]) == written
        assert await reason(past.write_note(number, PEOPLE[0], 1, "x")) == "no-longer-captain"


async def test_a_note_is_replaced_cut_and_thrown_away(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        past, number = home.host.past, await home.started()
        await past.write_note(number, PEOPLE[0], 1, "first")
        await past.write_note(number, PEOPLE[0], 1, "y" * 5000)
        (note,) = await past.notes(number, PEOPLE[0])
        assert note.text == "y" * LONGEST_NOTE
        assert await past.write_note(number, PEOPLE[0], 1, " \n ") == ()


async def test_who_wants_to_be_forgotten_is(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        past, number = home.host.past, await home.started()
        for person in PEOPLE[:2]:
            await past.looked(number, person)
            await past.write_note(number, person, 1, "secret")
        await home.host.privacy.forget(PEOPLE[0])
        assert await past.notes(number, PEOPLE[0]) == ()
        assert await home.store.last_look(number, PEOPLE[0]) is None
        assert await past.notes(number, PEOPLE[1])
        assert await home.store.last_look(number, PEOPLE[1]) is not None
        await past.looked(number, PEOPLE[0])
        assert await home.store.last_look(number, PEOPLE[0]) is not None, "it is a look anew"


async def meant(home: House, channel: int | None, person: int, number: int | None = None) -> object:
    """Ask in a channel, or in direct messages."""
    place = ChatLocation(person, private=True) if channel is None else ChatLocation(channel)
    try:
        return (await home.host.past.meant(place, person, number)).number
    except DeniedError as refused:
        return refused.reason.value


async def test_which_game_is_meant(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        assert await meant(home, CHANNEL, STRANGER) == "no-such-game"
        first = await home.started()
        other = await home.lobby(captains=2, channel=8)
        assert await meant(home, CHANNEL, STRANGER) == first
        assert await meant(home, 8, PEOPLE[2]) == other
        assert await meant(home, None, PEOPLE[2]) == first
        assert await meant(home, None, PEOPLE[0]) == "several-games"
        assert await meant(home, None, PEOPLE[0], first) == first
        assert await meant(home, 8, STRANGER, first) == "no-such-game", "played elsewhere"
        assert await meant(home, 8, PEOPLE[2], first) == "elsewhere", "told where"
        assert await meant(home, 9, PEOPLE[2]) == "elsewhere"
        assert await meant(home, CHANNEL, STRANGER, first) == first
        await home.play(first)
        assert await meant(home, CHANNEL, STRANGER) == first, "it is over, and still the last"
        assert await meant(home, None, PEOPLE[2]) == first
        lobby = await home.lobby(captains=1)
        assert await meant(home, CHANNEL, STRANGER) == lobby
        await home.host.cancel(lobby, PEOPLE[0])
        assert await meant(home, CHANNEL, STRANGER) == first, "a lobby called off has no past"


async def test_the_newest_post_is_found(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.host.wait_idle()
        newest = [each for each in home.presenter.messages.values() if each.place == CHANNEL][-1]
        assert await home.host.past.newest_post(number) == newest.reference
        assert await home.host.past.newest_post(77) is None


async def test_what_was_taken_back_is_no_past_and_told_to_who_saw_it(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await with_a_prize_taken(home)
        everybody = (None, *PEOPLE[:3])
        await home.host.past.looked(number, PEOPLE[0])
        taken = [await retold(home, number, person) for person in everybody]
        await undone(home, number)
        gone = await gap(home, number, PEOPLE[0])
        assert gone.look is not None
        assert gone.undone == 1
        assert gone.history.after(gone.look) == ()
        back = [await retold(home, number, person) for person in everybody]
        assert back == [story[:-1] for story in taken]
        await home.submit(number, PEOPLE[1], {"prize": ("points",)})
        again = await gap(home, number, PEOPLE[0])
        assert again.look is not None
        (step,) = again.history.after(again.look)
        assert (step.group, step.undone) == ("r1:prize", 1)
        assert (await gap(home, number, PEOPLE[2])).undone == 0, "who never looked lost nothing"


async def test_who_look_at_once_wait_for_one_past(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    threads: set[str] = set()

    def counted(table: Table, earlier: Replayed | None = None) -> Replayed:
        made.append(len(table.log) - (earlier.entries if earlier else 0))
        threads.add(threading.current_thread().name)
        return seen_by_all(table, earlier)

    monkeypatch.setattr("engine.host.runtime.past.seen_by_all", counted)
    async with house(tmp_path) as home:
        number = await home.started()
        await home.play_round(number)
        made.clear()
        hurried = asyncio.create_task(history(home, number, None))
        others = [asyncio.create_task(history(home, number, each)) for each in (None, *PEOPLE)]
        await home.host.info(number)
        hurried.cancel()
        told = await asyncio.gather(*others)
        assert len(made) == 1
        assert len({len(each.steps) for each in told}) == 1
        await home.play_round(number)
        made.clear()
        later = await history(home, number, None)
        assert made[0] < later.entries  # only what came since is played
        assert threading.main_thread().name not in threads


async def test_a_past_that_broke_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_table: Table, _earlier: Replayed | None = None) -> Replayed:
        raise ZeroDivisionError

    async with house(tmp_path) as home:
        number = await home.started()
        with monkeypatch.context() as patched:
            patched.setattr("engine.host.runtime.past.seen_by_all", broken)
            with pytest.raises(ZeroDivisionError):
                await history(home, number, None)
        assert (await history(home, number, None)).steps

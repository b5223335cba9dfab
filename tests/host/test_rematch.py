"""A rematch: the same table once more, as it was."""

from pathlib import Path
from typing import Any

from engine.core.words import say
from engine.host.values.denials import Denial
from engine.host.values.records import GameInfo
from tests.host.house import PEOPLE, House, card, denied, house, reason


class TwoMinds:
    """Computer captains of two strengths, who never answer anything."""

    def strengths(self, _rules: Any) -> tuple[str, ...]:
        return ("steady", "sly")

    def answer(self, *_about: Any) -> dict[str, tuple[str, ...]]:
        return {}


async def over(home: House) -> int:
    """Call a game off in which two people and two computer captains sat."""
    number = await home.lobby(2)
    for strength in ("sly", "steady"):
        card(await home.host.seating.hire(number, PEOPLE[0], strength, ("Tin", "Zinc")))
    await home.start(number, PEOPLE[0])
    card(await home.host.cancel(number, PEOPLE[0]))
    return number


async def ended(home: House) -> GameInfo:
    """Return the card of such a game."""
    before = await home.host.info(await over(home))
    assert before is not None
    return before


async def test_computer_captains_are_as_strong_as_they_were(tmp_path: Path) -> None:
    async with house(tmp_path, computers=TwoMinds()) as home:
        before = await ended(home)
        again = card(await home.host.rematch(before.number, PEOPLE[1], "Captain 2"))
        await home.host.wait_idle()
        strengths = [sorted(e.strength for e in info.seats) for info in (before, again)]
        assert strengths == [["", "", "sly", "steady"], ["", "sly", "steady"]]
        assert (again.terms, again.host, again.max_seats) == (before.terms, PEOPLE[1], 4)
        (invitation,) = [
            each.post for each in home.presenter.messages.values() if each.post.kind == "invitation"
        ]
        assert invitation.called == (PEOPLE[0],)
        assert invitation.text is not None
        assert invitation.text.key == "invitation-rematch"


async def test_a_second_rematch_is_told_of_the_first(tmp_path: Path) -> None:
    async with house(tmp_path, computers=TwoMinds()) as home:
        number = await over(home)
        card(await home.host.rematch(number, PEOPLE[0], "Captain 1"))
        busy = await denied(home.host.rematch(number, PEOPLE[1], "Captain 2"))
        assert (busy.reason, busy.said) == (Denial.CHANNEL_BUSY, say("denied-rematch-busy"))


async def test_only_captains_and_only_after_the_end(tmp_path: Path) -> None:
    async with house(tmp_path, computers=TwoMinds()) as home:
        number = await home.started(2)
        assert await reason(home.host.rematch(number, PEOPLE[0], "x")) == Denial.NOT_OVER
        card(await home.host.cancel(number, PEOPLE[0]))
        assert await reason(home.host.rematch(number, 999, "x")) == Denial.NOT_YOUR_GAME
        assert await reason(home.host.rematch(99, PEOPLE[0], "x")) == Denial.NO_SUCH_GAME


async def test_who_played_keeps_seat_and_name_whoever_comes_first(tmp_path: Path) -> None:
    """By its seat a captain has a face and a colour."""
    async with house(tmp_path, computers=TwoMinds()) as home:
        before = await ended(home)
        again = card(await home.host.rematch(before.number, PEOPLE[1], "Captain 2"))
        names = {each.person or each.name: each.seat for each in before.seats}
        sly = next(each for each in before.seats if each.strength == "sly")
        assert [each.name for each in again.seats if each.strength == "sly"] == [sly.name]
        again = card(await home.host.join(again.number, PEOPLE[0], "Captain 1"))
        assert {each.person or each.name: each.seat for each in again.seats} == names
        assert [each.joined for each in again.seats] == [4, 1, 2, 3]
        assert again.host == PEOPLE[1]


async def test_a_stranger_at_a_rematch_takes_the_seat_that_is_left(tmp_path: Path) -> None:
    async with house(tmp_path, computers=TwoMinds()) as home:
        before = await ended(home)
        again = card(await home.host.rematch(before.number, PEOPLE[1], "Captain 2"))
        again = card(await home.host.join(again.number, PEOPLE[2], "Captain 3"))
        assert [each.person for each in again.seats[:2]] == [PEOPLE[2], PEOPLE[1]]
        again = card(await home.host.join(again.number, PEOPLE[0], "Captain 1"))
        people, (*_, newest) = [each.person for each in again.seats], again.seats
        assert people == [PEOPLE[0], PEOPLE[1], None, PEOPLE[2]], "one computer captain made room"
        assert newest.was is None


async def test_whoever_leaves_a_rematch_moves_nobody_who_can_stay(tmp_path: Path) -> None:
    async with house(tmp_path, computers=TwoMinds()) as home:
        before = await ended(home)
        again = card(await home.host.rematch(before.number, PEOPLE[1], "Captain 2"))
        card(await home.host.join(again.number, PEOPLE[0], "Captain 1"))
        left = card(await home.host.leave(again.number, PEOPLE[0]))
        assert [each.person for each in left.seats] == [None, PEOPLE[1], None]
        assert [each.seat for each in left.seats] == [0, 1, 2]

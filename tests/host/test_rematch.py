"""A rematch: the same table once more, as it was."""

from pathlib import Path
from typing import Any

from engine.core.words import say
from engine.host.values.denials import Denial
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


async def test_computer_captains_are_as_strong_as_they_were(tmp_path: Path) -> None:
    async with house(tmp_path, computers=TwoMinds()) as home:
        before = await home.host.info(await over(home))
        assert before is not None
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

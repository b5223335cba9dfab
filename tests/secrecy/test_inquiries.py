"""Who asks why, and what was sealed, cannot tell what others keep for themselves.

In one of two games the owner also writes notes and leaves standing orders.
"""

from pathlib import Path

from playground import Person
from playground.message import Message
from tests.secrecy.casting import cast
from tests.secrecy.plots import Playing, Plot, both
from tests.secrecy.stage import Show
from tests.secrecy.traces import assert_alike, trace

BUY = 1  # place of the rule for buying


async def inquire(show: Show, person: Person, name: str) -> None:
    """Ask why all results of the newest post came about, and what was sealed."""
    channel = show.home.channel
    async with show.moment(f"{name}, {person.name} inquires"):
        await show.click(person.slash(channel, "verify"))
        for command in ("game standing", "game notes", "game orders"):
            await show.click(person.slash(channel, command))
        for post in _explained(show, person)[-1:]:
            await _ask_why(show, person, post)


async def _ask_why(show: Show, person: Person, post: Message) -> None:
    page = (await show.click(person.press(post, label="Details"))).reply
    assert page is not None
    for select in page.selects:
        for option in select.options[:4]:
            choosing = person.choose(page, custom_id=select.custom_id, values=[option.value])
            await show.click(choosing)


def _explained(show: Show, person: Person) -> list[Message]:
    posts = [post for post in person.sees(show.home.channel) if post.ephemeral_for is None]
    return [post for post in posts if any(part.label == "Details" for part in post.buttons)]


class Inquirer(Plot):
    """A plot in which all others inquire all the time, and the owner may keep notes and rules."""

    async def begin(self) -> None:
        await super().begin()
        owner, channel = self.show.people[self.owner], self.show.home.channel
        async with self.show.moment("keeps for themselves"):
            if self.variant == 0:
                jotting = await self.show.click(owner.slash(channel, "game notes"))
                assert jotting.modal is not None
                await self.show.click(owner.submit(jotting.modal, {"text": "Trust nobody."}))
                page = (await self.show.click(owner.slash(channel, "game standing"))).reply
                assert page is not None
                buy = page.selects[BUY].custom_id
                await self.show.click(owner.choose(page, custom_id=buy, values=["1"]))

    async def look(self, name: str) -> None:
        for person in self.show.people:
            if person is not self.show.people[self.owner]:
                await inquire(self.show, person, name)


async def test_nobody_can_inquire_what_others_keep(tmp_path: Path) -> None:
    phases = {"buy", "plan"}
    playing = Playing(captains=2, seed=0, groups=3, plot=Inquirer)
    playing = await cast(tmp_path / "rehearsal", playing, phases)
    first, second, script = await both(tmp_path, playing)
    owners = [trace(show, show.people[playing.owner]) for show in (first, second)]
    assert owners[0] != owners[1], "the owner did the same in both games"
    assert_alike(first, second, playing.owner)
    assert {phase for phase, count in script.varied.items() if count} >= phases
    told = "\n".join(trace(first, first.people[1]))
    assert "Seal of chance" in told

"""A cheater: asks for everything of others, presses their buttons, and learns nothing."""

import re
from pathlib import Path

import pytest

from playground.client.people import Person
from playground.clock import VirtualClock
from playground.message import Message
from playground.show.captains import Captain
from tests.cogs.acting import press_behind
from tests.cogs.house import House, house
from tests.cogs.test_forgery import forged

QUESTIONS = (
    *("game status", "game board", "game history", "game catchup", "game orders"),
    *("game standing", "game notes", "mygames", "verify"),
)
NEWS = ("My orders", "More")


async def asked(home: House, person: Person) -> list[Message]:
    """Ask for everything there is; return all private replies."""
    news = await home.post("My orders")
    presses = [await person.slash(home.channel, question) for question in QUESTIONS]
    presses += [await person.press(news, label=label) for label in NEWS]
    presses.append(await press_behind(person, news, "As text"))
    for press in presses:
        await press.settled()
    return [reply for press in presses for reply in press.replies]


def offered(panel: Message) -> set[str]:
    """Name the ships that a captain is offered in secret."""
    labels = [option.label for select in panel.selects for option in select.options]
    return {re.split(r"[·,(]", label)[0].strip() for label in labels}


def shown(messages: list[Message]) -> str:
    """Put together all that messages show."""
    return "\n".join(part for each in messages for part in (each.text, *each.alt_texts))


async def test_a_stranger_learns_what_the_channel_knows(tmp_path: Path) -> None:
    async with house(tmp_path, clock=VirtualClock()) as home:
        await home.begin(2)
        secrets = set[str]()
        for person in home.people[:2]:
            panel = await home.panel(person)
            secrets |= offered(panel)
            await Captain(person, home.channel, 1).answer(panel)
            if person is home.people[0]:
                told = shown(await asked(home, home.people[2]))
                assert "Zorblax is done" in told
        assert secrets
        assert not [secret for secret in secrets if secret in told]
        assert "Receipt" not in told


async def test_a_captain_sees_nothing_of_another(tmp_path: Path) -> None:
    async with house(tmp_path, clock=VirtualClock()) as home:
        await home.begin(2)
        first, second = home.people[:2]
        theirs = await home.panel(first)
        secrets = offered(theirs) - offered(await home.panel(second))
        assert secrets
        select = theirs.selects[0]
        await (await first.choose(theirs, custom_id=select.custom_id, values=["0"])).settled()
        assert not [each for each in secrets if each in shown(await asked(home, second))]
        code = await _done(first, theirs)
        told = shown([*await asked(home, second), *home.channel.messages])
        assert not [each for each in (*secrets, code) if each in told]
        press = await second.slash(home.channel, "verify", code=code)
        await press.settled()
        assert "No order of this game has that code" in shown(press.replies)


async def _done(person: Person, panel: Message) -> str:
    press = await person.press(panel, label="Done")
    await press.settled()
    found = re.search(r"Receipt ([A-Z2-7-]{19})", panel.text)
    assert found
    return found[1]


async def test_other_peoples_buttons_are_of_no_use(tmp_path: Path) -> None:
    async with house(tmp_path, clock=VirtualClock()) as home:
        news = await home.begin(2)
        first, second, stranger = home.people
        theirs = await home.panel(first)
        controls = [part.custom_id for part in theirs.walk() if part.custom_id]
        picks = [each for each in controls if each.startswith("ms:pick:")]
        open_to_all = ("ms:rule", "ms:discards", "ms:look")
        for custom_id in [each for each in controls if not each.startswith(open_to_all)]:
            if custom_id in picks:
                continue
            press = await forged(stranger, news, custom_id)
            assert "not a captain" in shown(press.replies), custom_id
        mine = await home.private(second)
        for custom_id in controls:
            await forged(second, mine, custom_id, ["0"] if custom_id in picks else None)
        assert "Recorded" in mine.text
        assert "Recorded" not in theirs.text
        status = await home.told(stranger.slash(home.channel, "game status"))
        assert "Waiting for **Zorblax**" in status
        assert "Queen Vex is done" in status


async def test_buttons_of_another_game_do_nothing_here(tmp_path: Path) -> None:
    async with house(tmp_path, people=4, clock=VirtualClock()) as home:
        await home.begin(2)
        spy = home.people[2]
        assert home.channel.guild is not None
        lounge = home.channel.guild.add_channel("lounge")
        await home.told(spy.slash(lounge, "game new", seats=2))
        lobby = await spy.wait_for(lambda post: "game 2" in post.text, where=lounge)
        for custom_id in ("ms:cancel:1", "ms:orders:1", "ms:done:1:t1:buy", "ms:hire:1"):
            press = await forged(spy, lobby, custom_id)
            assert "no game here" in shown(press.replies), custom_id
        await home.told(home.people[0].slash(home.channel, "game status"))


@pytest.mark.parametrize(
    ("custom_id", "values"),
    [
        ("ms:done:1:t1:buy", None),
        ("ms:pick:1:t1:buy#0,0,0,24,00000000", ["0"]),
        ("ms:clear:1:t1:buy", None),
    ],
)
async def test_panels_of_the_past_answer_with_the_present(
    tmp_path: Path, custom_id: str, values: list[str] | None
) -> None:
    async with house(tmp_path, clock=VirtualClock()) as home:
        await home.begin(2)
        first, second = home.people[:2]
        stale = await home.private(first)
        for person in (first, second):
            await Captain(person, home.channel, 1).answer(await home.panel(person))
        planning = await first.wait_for(_is_planning, where="inbox")
        before = planning.text
        await forged(first, stale, custom_id, values)
        assert "That question is closed" in stale.text
        assert [button.label for button in stale.buttons] == ["My orders"]
        assert "Recorded" not in stale.text
        mine = await home.private(first)
        assert "Saved: counts" not in mine.text
        assert planning.text == before


def _is_planning(message: Message) -> bool:
    return "planning" in message.text and bool(message.buttons)


@pytest.mark.parametrize(
    ("progress", "after"), [("nothing", "2 captains are asked"), ("count", "1 of 2 captains have")]
)
async def test_the_status_tells_what_the_table_agreed_on(
    tmp_path: Path, progress: str, after: str
) -> None:
    async with house(tmp_path, clock=VirtualClock()) as home:
        await home.people[0].slash(home.channel, "game new", seats=2, progress=progress)
        lobby = await home.post("Join")
        await home.told(home.people[1].press(lobby, label="Join"))
        await home.people[0].press(lobby, label="Start")
        await home.post("My orders")
        panel = await home.panel(home.people[0])
        before = await home.told(home.people[2].slash(home.channel, "game status"))
        await Captain(home.people[0], home.channel, 1).answer(panel)
        told = await home.told(home.people[2].slash(home.channel, "game status"))
        assert (told == before) is (progress == "nothing")
        assert after in told
        whose = [line for line in told.splitlines() if "if it ended now" not in line.lower()]
        assert "Zorblax" not in "\n".join(whose), "how all stand names all, and tells no answers"

"""Humanity from the lobby to its end, for every kind of captain: the first round, and it all."""

import re
from pathlib import Path

import pytest

from engine.core.export import verify
from playground.message import Message
from playground.show.demo import END
from render.games import GAMES
from render.picture import Picture
from tests.cogs.house import house
from tests.e2e.titan import RECEIPT, SECOND_ROUND, begun, export_of, gathered

HOUR = 3600.0
LENGTHS = [SECOND_ROUND, pytest.param(END, marks=pytest.mark.soak)]
"""The first round, or a whole game: minutes, with all its pictures."""


async def test_a_turn_by_suggestion_takes_three_presses(tmp_path: Path) -> None:
    """Whoever is in a hurry chooses a module and nothing else, or works as suggested at once."""
    async with house(tmp_path, people=2) as home:
        await begun(home, 2, live=True)
        news = await home.post("My orders")
        first = next(each for each in home.people if f"for **{each.name}**" in news.text)
        panel = await home.panel(first)
        await (await first.press(panel, label="Deploy a module")).settled()
        (modules,) = [each for each in panel.selects if "Astronaut" not in each.options[0].label]
        free = next(each for each in modules.options if "too dear" not in str(each.description))
        chosen = await first.choose(panel, custom_id=modules.custom_id, values=[free.value])
        await chosen.settled()
        assert "Unless you choose, it is astronaut" in panel.text
        assert "Paid with" in panel.text
        await (await first.press(panel, label="Done")).settled()
        assert RECEIPT.search(panel.text)
        assert "Astronaut 1 goes to hangar" in panel.text
        second = next(each for each in home.people if each is not first)
        panel = await home.panel(second)
        assert "astronaut 1 (1 ice at C4 and 1 insect at D5)" in panel.text
        await (await second.press(panel, label="Work as suggested")).settled()
        await (await second.press(panel, label="Done")).settled()
        assert RECEIPT.search(panel.text)
        made = "Astronaut 1 works: 1 ice at C4 and 1 insect at D5."
        assert made in panel.text
        closed = await second.wait_for(
            lambda post: "Closed" in post.text and "Work as suggested" in post.text,
            where="inbox",
        )
        assert closed.text.count(made) == 1, "the edit that follows tells it, too"


@pytest.mark.parametrize("until", LENGTHS)
@pytest.mark.parametrize("people", [2, 3, 4])
async def test_a_game_of_so_many(people: int, until: str, tmp_path: Path) -> None:
    async with gathered(tmp_path, people, until) as table:
        names = [person.name for person in table.home.people]
        told = "\n".join(post.text for post in table.news)
        assert all(f"**{name}**" in told for name in names)
        if until == END:
            for person in table.home.people:
                recaps = [each for each in person.inbox if "Your round:" in each.text]
                assert len(recaps) >= 3, "everybody reads what a round brought"
            report = verify(await export_of(table.home), GAMES.rules.find)
            assert report.result is not None
            assert len(report.result.places) == people
            assert re.search(r"decided|Won by \d+ point", table.last.text)


async def test_a_round_that_is_over_hangs_as_a_film_below_its_board(tmp_path: Path) -> None:
    async with gathered(tmp_path, 2, SECOND_ROUND) as table:

        def filmed(post: Message) -> bool:
            return post in table.news and any(
                each.data.startswith(b"GIF") for each in post.attachments
            )

        post = await table.home.people[0].wait_for(filmed)
        assert "Year 1, round 1" in post.text
        board, *_, film = post.attachments
        assert board.description.startswith("Year 1, round 1")
        assert film.description.startswith("Year 1, round 1, as a film. The arm turns from")
        assert film.data.startswith(b"GIF")


@pytest.mark.parametrize("until", LENGTHS)
async def test_a_captain_with_closed_messages(until: str, tmp_path: Path) -> None:
    async with gathered(tmp_path, 2, until, closed=[1], live=True) as table:
        captain = table.home.people[1]
        assert not captain.inbox
        mine = [post for post in table.home.channel.messages if post.ephemeral_for is captain]
        assert len([post for post in mine if RECEIPT.search(post.text)]) >= 2


@pytest.mark.parametrize(
    ("until", "days"),
    [(SECOND_ROUND, 3), pytest.param(END, 12, marks=pytest.mark.soak)],
)
async def test_a_captain_who_never_comes(until: str, days: float, tmp_path: Path) -> None:
    """Two paces are waited for them, then an eighth of one; the others play on."""
    async with gathered(tmp_path, 3, until, gone=2, live=True) as table:
        name = table.home.people[2].name
        told = "\n".join(post.text for post in table.news)
        assert f"**{name}** did not answer in time" in told
        assert f"{name} has missed 2 questions in a row" in told
        assert "**/game vote** can give the seat to a computer captain" in told
        assert table.waited < days * 24 * HOUR
        read = [post.text for post in table.home.people[2].inbox]
        assert any(re.search(r"Astronaut \d works: ", text) for text in read), read


@pytest.mark.parametrize("until", LENGTHS)
async def test_by_text_alone(until: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing can be drawn, every question shows the base as a list, every post the hub."""

    def broken(_order: bytes) -> Picture:
        raise RuntimeError("no picture today")

    monkeypatch.setattr("cogs.pictures.drawing_process.drawn", broken)
    async with gathered(tmp_path, 2, until) as table:
        assert not [post for post in table.news if post.attachments]
        told = [(each.message, each.look.text) for each in table.home.discord.record.messages]
        scenes = [text for post, text in told if post in table.news and "My orders" in text]
        assert scenes
        assert all(re.search(r"- Hangar \d", text) for text in scenes)
        for person in table.home.people:
            asked = [text for post, text in told if post in person.inbox and "Done" in text]
            assert asked
            assert all("In store" in text for text in asked)

"""Try it now: a guided game alone, in direct messages, from the press to the second turn."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from discord.ui import TextDisplay
from msgspec import to_builtins

from cogs.acts.lobby import place_of_messages
from cogs.pages.alone import alone_welcome_layout, try_buttons
from cogs.pages.terms import computer_names
from engine.core.registry import name_of
from engine.host.steps.base.replayed import seen, steps_of
from playground.client.people import Person
from playground.message import Message
from playground.record import Request
from playground.show.captains import Captain
from render.games import GAMES
from render.words import FALLBACK, words_for
from storage.engines.database import open_database
from storage.keeping.moving import reading
from storage.store import SqlStore
from tests.cogs.acting import unfold
from tests.cogs.house import House, house
from tests.cogs.test_forgery import forged
from tests.contract.subjects import SUBJECTS, TREMBLE, Subject
from tests.e2e.evening import answered, playing
from tests.engines import place_in
from tests.secrecy.canaries import heard, strings
from tests.toy.installed import TOY_GAME

ANSWERS = ("ms:choose:", "ms:pick:", "ms:done:")
DRAFT = next(each for each in SUBJECTS if each.game is GAMES["tremble-draft"].newest)
HUMANITY = next(each for each in SUBJECTS if each.game is GAMES["humanity"].newest)
MARTIANS = next(
    each for each in SUBJECTS if each.game is GAMES["martians"].newest and each.variant == "coop"
)
FIRST_TURNS = {
    TREMBLE: "Turn 1 ",
    DRAFT: "Turn 1 ",
    HUMANITY: "Year 1, round 1: actions",
    MARTIANS: "Round 1",
}
"""What stands above the first question."""
LESSON_OVER = "That was the lesson"


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_a_game_brings_its_sign_and_the_names_of_its_computer_captains(locale: str) -> None:
    """Nobody from an invasion builds on Titan; a game without any has those of the house."""
    words = words_for(locale)
    signs, called = {}, {}
    for game in GAMES:
        (welcome,) = alone_welcome_layout(game, 1, words).items
        assert isinstance(welcome, TextDisplay)
        signs[game.name] = welcome.content.split()[1]
        called[game.name] = {*computer_names(locale, game)}
    assert signs == {"tremble": "🛸", "tremble-draft": "🛸", "humanity": "🪐", "martians": "👽"}
    assert called["tremble"] == called["tremble-draft"]
    assert len(called["humanity"]) > 4
    assert called["humanity"].isdisjoint(called["tremble"])


def lines_of(game: str) -> list[str]:
    """List what the lesson of a game says."""
    lesson = GAMES[game].lesson
    assert lesson is not None
    return [words_for(FALLBACK)(guide.line) for guide in lesson.guides.values()]


def test_who_plays_with_computers_is_not_told_to_play_against_them() -> None:
    told = {}
    for variant in ("comp", "coop"):
        layout = alone_welcome_layout(GAMES["martians"], 2, words_for(FALLBACK), variant)
        (welcome,) = layout.items
        assert isinstance(welcome, TextDisplay)
        told[variant] = welcome.content
    assert "You against 2 computer captains." in told["comp"]
    assert "You and 2 computer captains, side by side." in told["coop"]


LESSONS = lines_of("tremble")


async def tried(home: House, person: Person | None = None, game: str = "tremble") -> Message:
    """Press Try it now in the help; return what is privately said of it."""
    person = person or home.people[0]
    page = await answered(person.slash(home.channel, "help"))
    return await answered(person.press(page, custom_id=f"ms:try#{game}"))


async def first_question(person: Person) -> Message:
    """Wait for what is asked first."""
    return await person.wait_for(asks, where="inbox")


def welcomes(person: Person) -> list[Message]:
    return [post for post in person.inbox if "a guided game" in post.text]


def asks(post: Message) -> bool:
    """Tell whether a message asks something, be it without a choice."""
    return any((part.custom_id or "").startswith(ANSWERS) for part in post.walk())


def asking(home: House) -> Iterator[Request]:
    """List the messages that ask something, as they were first sent."""
    for request in home.discord.record.requests:
        sent = request.method == "POST" and request.path.endswith("/messages")
        if sent and any(text.startswith(ANSWERS) for text in strings(request.body)):
            yield request


async def test_one_press_leads_to_the_first_question_and_explains_it(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        person = home.people[0]
        told = await tried(home)
        assert told.channel is home.channel
        (way,) = told.buttons
        (welcome,) = welcomes(person)
        assert way.raw["url"] == f"https://discord.com/channels/@me/{person.dm().id}/{welcome.id}"
        panel = await first_question(person)
        assert LESSONS[0] in panel.text
        with reading(home.settings.storage.place) as sql:
            ((terms,),) = sql.execute("SELECT terms FROM games").fetchall()
        assert '"battles":"live"' in terms  # as computer captains answer at once
        assert "due" not in panel.text
        await unfold(person, panel)
        assert "Standing orders" not in [part.label for part in panel.buttons]
        assert all(post.channel is person.dm() for post in person.inbox)
        assert not [post for post in home.channel.messages if post.ephemeral_for is None]


@pytest.mark.parametrize("subject", FIRST_TURNS, ids=str)
async def test_the_first_turn_is_explained_to_its_end_through_a_restart(
    subject: Subject, tmp_path: Path
) -> None:
    game = name_of(subject.game.id)
    lessons = lines_of(game)
    async with house(tmp_path) as home:
        person = home.people[0]
        await tried(home, game=game)
        await Captain(person, home.channel, 1).answer(await first_question(person))
        await home.stop()
        await home.start()
        async with playing(Captain(person, home.channel, 1)):
            await person.wait_for(
                lambda post: LESSON_OVER in post.text and asks(post), where="inbox"
            )
        told = ["\n".join(strings(each.body)) for each in asking(home)]
        end = next(at for at, text in enumerate(told) if LESSON_OVER in text)
        assert FIRST_TURNS[subject] in told[0]
        for text in told[:end]:
            assert any(line in text for line in lessons), text
        before = {line for line in lessons if any(line in text for text in told[:end])}
        for line in lessons:  # of a kind of question that is new later, once
            later = sum(line in text for text in told[end:])
            assert later == 0 if line in before else later <= 1, line
        assert sum(LESSON_OVER in text for text in told) == 1
        await home.stop()
        await no_secret_was_told(home, tmp_path, subject)


async def test_what_matters_later_is_told_once_when_it_first_does(tmp_path: Path) -> None:
    """A whole game, as whoever follows it to the end reads it."""
    lesson, words = GAMES["tremble"].lesson, words_for(FALLBACK)
    assert lesson is not None
    rich = next(each for each in lesson.moments if each.name == "rich")
    async with house(tmp_path) as home:
        person = home.people[0]
        await tried(home)
        async with playing(Captain(person, home.channel, 1)):
            await person.wait_for(lambda post: "Rematch" in labels_of(post), where="inbox")
        told = ["\n".join(strings(each.body)) for each in asking(home)]
        for each in lesson.moments:
            assert sum(words(each.guide.line) in text for text in told) <= 1, each.name
        (at,) = [text for text in told if words(rich.guide.line) in text]
        assert "Turn 6 " in at


def labels_of(post: Message) -> list[str]:
    return [str(part.label) for part in post.buttons]


async def no_secret_was_told(home: House, folder: Path, subject: Subject) -> None:
    """Whatever was ever sent stands in a view of the one person, or in what happened to it."""
    database = await open_database(place_in(folder))
    try:
        stored = await SqlStore(database).table(1)
    finally:
        await database.close()
    assert stored is not None
    rules = subject.game
    steps = steps_of(stored.table(rules))
    states = words_in(to_builtins([step.after for step in steps]), subject)
    known = words_in(to_builtins([seen(rules, step, 0) for step in steps]), subject)
    sent = [each for each in home.discord.record.requests if not each.path.endswith("/commands")]
    told = heard((text for each in sent for text in strings(each.body)), subject)
    assert told
    assert not told - known
    assert states - known, "nothing was hidden"


def words_in(value: Any, subject: Subject) -> set[str]:
    """Collect all words that betray what stands in a value."""
    found, canaries = set(strings(value)), subject.canaries
    return found.union(*(canaries[word] for word in found if word in canaries))


async def test_two_presses_at_once_begin_one_game(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        person = home.people[0]
        page = await answered(person.slash(home.channel, "help"))
        presses = await asyncio.gather(
            *(answered(person.press(page, custom_id="ms:try#tremble")) for _ in range(2)),
            answered(person.slash(person.dm(), "game new")),
        )
        told = sorted(each.text for each in presses)
        assert sum("You have a game with me already" in text for text in told) == 2
        assert len(welcomes(person)) == 1
        await first_question(person)
        other = home.people[1]
        assert "waiting" in (await tried(home, other)).text  # everybody has their own


async def test_what_cannot_be_begun_writes_nothing(tmp_path: Path) -> None:
    """A game without a lesson is offered to nobody."""
    with GAMES.also(TOY_GAME):
        assert not try_buttons("toy", words_for(FALLBACK))
        async with house(tmp_path) as home:
            person = home.people[0]
            page = await answered(person.slash(home.channel, "help"))
            offered = [each.custom_id for each in page.buttons if each.label == "Try it now"]
            assert offered == [f"ms:try#{game.name}" for game in GAMES if game.lesson]
            (how,) = [each.custom_id for each in page.buttons if each.label == "How to play"][:1]
            guide = await answered(person.press(page, custom_id=how))
            assert "Try it now" in [each.label for each in guide.buttons]
            for name, why in (("toy", "needs a channel of a server"), ("nothing", "do not know")):
                press = await forged(person, page, f"ms:try#{name}")
                assert press.reply is not None
                assert why in press.reply.text
            unknown = await home.told(person.slash(person.dm(), "game new", game="nothing"))
            assert "I do not know that game" in unknown
            many = await home.told(person.slash(person.dm(), "game new", opponents=9))
            assert "2 to 5" in many
            assert not [post for post in person.inbox if post.ephemeral_for is None]


async def test_with_closed_messages_nothing_is_begun(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        person = home.people[0]
        person.close_dms()
        told = await tried(home)
        assert "Allow direct messages" in told.text
        assert "no open game" in await home.told(person.slash(home.channel, "mygames"))
        person.open_dms()
        assert "waiting" in (await tried(home)).text
        await first_question(person)


async def test_nobody_waits_for_messages_that_are_not_opened() -> None:
    """Where Discord is busy the library would wait for minutes, and later clicks with it."""
    slow: Any = SimpleNamespace(user=SimpleNamespace(create_dm=asyncio.Event().wait))
    assert await place_of_messages(slow, patience=0) is None


async def test_messages_closed_on_the_way_cost_one_press(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        person, place = home.people[0], home.people[0].dm()
        await tried(home)
        panel = await first_question(person)
        person.close_dms()
        captain = Captain(person, home.channel, 1)
        await captain.answer(panel)  # what comes of it cannot be written
        person.open_dms()
        again = await answered(person.slash(place, "game orders"))
        assert "planning" in again.text
        await captain.answer(again)
        await person.wait_for(
            lambda post: post.id > again.id and post.ephemeral_for is None and asks(post),
            where="inbox",
        )


async def test_mygames_knows_it_and_leaving_ends_it(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        person, place = home.people[0], home.people[0].dm()
        started = await answered(person.slash(place, "game new", opponents=1, strength="easy"))
        assert "waiting" in started.text
        await first_question(person)
        assert "our direct messages" in await home.told(person.slash(home.channel, "mygames"))
        proven = await home.told(person.slash(place, "verify"))
        assert "Seal of chance, which the seal of the start covers" in proven
        elsewhere = await home.told(person.slash(home.channel, "game history", game=1))
        assert "played in our direct messages" in elsewhere
        asked = await answered(person.slash(place, "game leave"))
        assert "cancelled" in await home.told(person.press(asked, label="End the game"))
        await person.wait_for(lambda post: "was cancelled" in post.text, where="inbox")
        assert "waiting" in (await answered(person.slash(place, "game new"))).text
        second = await person.wait_for(
            lambda post: "Game 2" in post.text and bool(post.selects), where="inbox"
        )
        assert LESSONS[0] in second.text  # whoever wants to be guided is, more than once


async def test_a_rematch_begins_at_once_and_explains_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        person, place = home.people[0], home.people[0].dm()
        await tried(home)
        panel = await first_question(person)
        asked = await answered(person.slash(place, "game leave"))
        await home.told(person.press(asked, label="End the game"))
        again = await forged(person, panel, "ms:rematch:1")
        await again.settled()
        assert again.reply is not None
        assert "waiting" in again.reply.text
        next_panel = await person.wait_for(
            lambda post: "Game 2" in post.text and bool(post.selects), where="inbox"
        )
        assert not any(line in next_panel.text for line in LESSONS)
        twice = await forged(person, next_panel, "ms:rematch:1")
        await twice.settled()
        assert twice.reply is not None
        assert "You have a game with me already" in twice.reply.text

"""Rights belong to places: every control and every command, from wherever it is not meant for.

The controls are those of the route table, the commands those that are registered: a new one fails
here until it is said what it asks for.
"""

import json
from collections.abc import AsyncIterator, Iterable, Mapping
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from discord.app_commands import AppCommandContext

from cogs.parts.places import place_of
from engine.host.values.places import ChatLocation
from playground.client.people import Person
from playground.clock import VirtualClock
from playground.places import USUAL, Channel
from storage.keeping.moving import reading
from tests.cogs.commanding import registered
from tests.cogs.forging import acts
from tests.cogs.house import House, house
from tests.cogs.intruding import (
    COMMANDS,
    HOSTS,
    IN_GAME,
    IN_LOBBY,
    LEADING,
    NO_CAPTAIN,
    NO_GAME,
    OF_NO_GAME,
    OF_NO_PLACE,
    OWN,
    PLAYED_IN,
    REFUSED,
    Client,
    Forgery,
)
from tests.cogs.test_forgery import elsewhere
from tests.cogs.test_staff_secrets import leaves
from tests.e2e.test_cheater import offered

EVERYTHING = (1 << 4) | (1 << 5)  # manage channels, manage the server


async def test_every_act_and_every_command_is_forged_here(tmp_path: Path) -> None:
    assert {*await acts(tmp_path)} == {*IN_LOBBY, *IN_GAME, *OF_NO_GAME}
    assert leaves(await registered(tmp_path)) == {*COMMANDS}


@pytest.mark.parametrize(
    ("guild", "context", "private"),
    [
        (None, AppCommandContext(dm_channel=True), True),
        (None, AppCommandContext(), True),  # Discord may say nothing of it
        (None, AppCommandContext(private_channel=True), False),  # others read there, too
        (5, AppCommandContext(guild=True), False),
    ],
)
def test_direct_messages_are_those_with_the_bot(
    guild: int | None, context: AppCommandContext, *, private: bool
) -> None:
    click: Any = SimpleNamespace(guild_id=guild, channel_id=7, context=context)
    assert place_of(click) == ChatLocation(7, private=private)


@pytest.fixture
async def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """Open a house in whose game nobody is trusted; everybody is, on another server."""

    def permissions(channel: Channel, _person: Person) -> int:
        return USUAL | (EVERYTHING if channel.name == "back-room" else 0)

    monkeypatch.setattr("playground.interactions.person_permissions", permissions)
    async with house(tmp_path, people=5, clock=VirtualClock()) as opened:
        yield opened


def stands(home: House) -> list[Any]:
    """Read what a forged click might change: the game, and what its server chose."""
    assert home.channel.guild is not None
    with reading(home.settings.storage.place) as sql:
        game = sql.execute("SELECT number, host, status, revision FROM games").fetchall()
        server = "SELECT card FROM guilds WHERE guild = ?"
        return [game, sql.execute(server, (home.channel.guild.id,)).fetchall()]


def captain_of(home: House, person: Person) -> list[Any]:
    """Read what belongs to a captain."""
    with reading(home.settings.storage.place) as sql:
        desk = sql.execute("SELECT inbox, standing FROM desks").fetchone()
        return [
            sql.execute("SELECT host, status FROM games").fetchall(),
            sql.execute("SELECT card FROM seats WHERE person = ?", (person.id,)).fetchall(),
            sql.execute("SELECT text FROM notes WHERE person = ?", (person.id,)).fetchall(),
            [json.loads(each).get("1") for each in desk or ()],
        ]


async def in_lobby(home: House) -> None:
    """Let the first captain make the second one host; the third leaves again."""
    lobby = await home.open_lobby(4, 2)
    host, heir, leaver = home.people[:3]
    await home.told(host.slash(home.channel, "host handover", member=heir))
    await home.told(leaver.press(lobby, label="Leave"))


async def in_game(home: House) -> tuple[Mapping[str, Forgery], set[str]]:
    """Begin likewise; the third gives the seat up, which is offered, and a vote is open.

    Return what is forged, and what only the second captain knows.
    """
    await home.begin(3)
    host, heir, leaver, _, friend = home.people
    await home.told(host.slash(home.channel, "host handover", member=heir))
    await home.told(leaver.slash(home.channel, "host replace", captain="3", computer="easy"))
    await home.told(heir.slash(home.channel, "host replace", captain="3", by=friend))
    await home.told(heir.slash(home.channel, "game vote", matter="pause"))
    found = {"offer": await home.post("Accept"), "vote": await home.post("Agree")}
    tickets = {key: str(post.buttons[0].custom_id).split(":")[-1] for key, post in found.items()}
    forgeries = {name: each._replace(rest=each.rest.format(**tickets)) if "{" in each.rest else each
                 for name, each in IN_GAME.items()}  # fmt: skip
    mine, theirs = await home.private(host), await home.private(heir)
    assert offered(theirs) - offered(mine)
    return forgeries, offered(theirs) - offered(mine)


def places(home: House) -> list[Channel]:
    """Found another channel of the server, and a server where all are trusted."""
    assert home.channel.guild is not None
    return [home.channel.guild.add_channel("lounge"), elsewhere(home, *home.people)]


class Intruder(NamedTuple):
    """Somebody where they have no rights."""

    person: Person
    room: Channel
    refusal: str  # what they are told there
    own: bool  # whether a captain is in direct messages, where what is their own is open


def intruders(home: House, *, lobby: bool) -> list[Intruder]:
    """Let everybody be everywhere but in the game's place.

    They are two captains, of whom the first was host, somebody who was a captain, and an outsider.
    """
    first, second, third, outsider, _ = home.people
    left = NO_GAME if lobby else NO_CAPTAIN
    told = {first: PLAYED_IN, second: PLAYED_IN, third: left, outsider: NO_GAME}
    rooms = places(home)
    return [
        Intruder(person, room, refusal, refusal == PLAYED_IN and room.guild is None)
        for person, refusal in told.items()
        for room in (*rooms, person.dm())
    ]


async def refused_elsewhere(
    home: House, forgeries: Mapping[str, Forgery], secrets: Iterable[str], *, lobby: bool
) -> None:
    """Forge all from other places, as everybody: nothing changes, and a sentence tells why."""
    everybody, before = intruders(home, lobby=lobby), stands(home)
    for person, room, refusal, own in everybody:
        client = Client(person, room)
        for name in [name for name, each in forgeries.items() if each.table or not own]:
            text = await client.use(name, forgeries[name])
            assert refusal in text, (name, room.name, person.name)
            assert not [each for each in secrets if each in text]
    assert stands(home) == before


async def test_a_lobby_is_moved_from_nowhere_else(home: House) -> None:
    await in_lobby(home)
    await refused_elsewhere(home, IN_LOBBY, (), lobby=True)
    before, host = stands(home), home.people[1]
    for person in (home.people[0], *home.people[2:4]):
        client = Client(person, home.channel)
        for name in HOSTS & {*IN_LOBBY}:
            assert "Only the host" in await client.use(name, IN_LOBBY[name]), name
    for person in home.people[2:4]:
        for name in ("leave", "ready", "mention", "reach"):
            assert "not a captain" in await Client(person, home.channel).use(name, OWN)
    assert stands(home) == before
    for name, forgery in IN_LOBBY.items():  # and who may, is not refused there
        text = await Client(host, home.channel).use(name, forgery)
        assert not [each for each in REFUSED if each in text], name


async def test_a_game_is_moved_from_nowhere_else(home: House) -> None:
    forgeries, secrets = await in_game(home)
    await refused_elsewhere(home, forgeries, secrets, lobby=False)


async def test_in_its_place_everybody_has_the_own_rights_alone(home: House) -> None:
    forgeries, secrets = await in_game(home)
    first, holder, third, outsider, _ = home.people
    before, whole = captain_of(home, holder), stands(home)
    rooms = [(third, home.channel), (outsider, home.channel), (first, first.dm())]
    for person, room in [*rooms, (first, home.channel)]:
        client = Client(person, room)
        for name, forgery in forgeries.items():
            text = await client.use(name, forgery)
            assert not [each for each in secrets if each in text], (name, person.name)
            assert name != "cancel" or [each for each in REFUSED if each in text]
            assert person is not third or "not a captain" not in text, name  # who was one is told
        assert captain_of(home, holder) == before, person.name
        assert person is first or stands(home) == whole
    for name, forgery in sorted(forgeries.items(), key=lambda each: each[0] == "cancel"):
        text = await Client(holder, home.channel).use(name, forgery)
        assert not [each for each in REFUSED if each in text], name


async def test_controls_of_no_game_change_none(home: House) -> None:
    _, secrets = await in_game(home)
    holder = home.people[1]
    before, server, rooms = captain_of(home, holder), stands(home)[1], places(home)
    for person in home.people[2:4]:
        everywhere = [*rooms, home.channel, person.dm()]
        for room, (name, forgery) in product(everywhere, OF_NO_GAME.items()):
            text = await Client(person, room).use(name, forgery)
            assert not [each for each in secrets if each in text]
    assert captain_of(home, holder) == before
    assert stands(home)[1] == server


async def test_more_time_by_direct_message_is_the_captains_own(home: House) -> None:
    await in_game(home)
    heir = home.people[1]
    assert "There is more time now" in await Client(heir, heir.dm()).type("game extend")
    assert "There is more time now" in await Client(heir, home.channel).type("game extend")


async def test_commands_move_a_game_from_nowhere_else(home: House) -> None:
    _, secrets = await in_game(home)
    everybody, before = intruders(home, lobby=False), stands(home)
    for person, room, _, own in everybody:
        for command in [each for each in COMMANDS if each in LEADING or not own]:
            text = await Client(person, room).type(command)
            assert not [each for each in secrets if each in text], command
            refused = [each for each in REFUSED if each in text]
            assert refused or command in OF_NO_PLACE, (command, room.name)
    for person, command in product(home.people[2:4], COMMANDS):
        text = await Client(person, home.channel).type(command)
        assert not [each for each in secrets if each in text], command
    assert stands(home) == before

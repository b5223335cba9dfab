"""The lobby: open, join, leave, start, cancel, and every refusal in between."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from cogs.pages.lobby import line_layout, lobby_layout, start_layout
from cogs.pages.posts import notice_layout, plain_layout
from cogs.parts.layouts import Layout
from engine.core.words import say
from engine.host.values.posts import Post, PostKind, Sealed
from engine.host.values.records import GameStatus
from playground.message import Message
from playground.places import VIEW_CHANNEL
from render.games import GAMES
from render.words import Words, words_for
from tests.cogs.house import House, house
from tests.cogs.test_forgery import forged
from tests.cogs.test_panels import GAME, labels, texts
from tests.walk.installed import CERTAIN_GAME, WALK_GAME


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path, people=4) as opened:
        yield opened


async def test_opening_shows_a_lobby_with_the_seal(home: House) -> None:
    told = await home.told(home.people[0].slash(home.channel, "game new", seats=3, hours=2.0))
    assert "Game 1 is open" in told
    lobby = await home.post("Join")
    assert "Zorblax" in lobby.text
    assert "1 of 3 captains" in lobby.text
    assert "2 hours" in lobby.text
    assert [button.label for button in lobby.buttons] == [
        *("Join", "Leave", "Start"),
        *("Add computer", "Settings", "How to play"),
        "Fair play",
    ]


@pytest.mark.parametrize(("rules", "told"), [("walk/1", True), ("certain/1", False)])
def test_a_game_without_chance_speaks_of_no_dice(rules: str, *, told: bool) -> None:
    with GAMES.also(WALK_GAME, CERTAIN_GAME):
        words = words_for("en")
        game = replace(GAME, rules=rules, status=GameStatus.LOBBY)
        post = Post(id=1, nonce="", mark="#1", kind=PostKind.LOBBY, game=game, channel=1)
        assert ("Sealed chance" in texts(lobby_layout(post, words, None))) is told
        assert ("chance" in texts(line_layout(game, words))) is told
        assert bool(labels(line_layout(game, words))) is told


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_a_post_fixes_what_it_must_in_one_small_line(locale: str) -> None:
    """The seal itself must stand in the post before all; what it proves is behind Fair play."""
    words, seal = words_for(locale), "5ea1" * 16
    fair = words(say("button-fair"))
    for layout in _fixing(seal, words):
        told = [line for line in texts(layout).splitlines() if re.search("[0-9a-f]{20}", line)]
        assert len(told) == 1
        assert told[0].startswith("-# #1")
        assert seal in told[0]
        assert labels(layout).count(fair) == 1
        assert not re.search(r"/verify|SHA-256|\bID\b|\bid\b", texts(layout))


def _fixing(seal: str, words: Words) -> list[Layout]:
    """Lay out each post by which something is fixed before everybody's eyes."""
    game = replace(GAME, status=GameStatus.LOBBY, commitment=seal)
    alone = replace(game, terms=replace(GAME.terms, alone=True))
    lobby = Post(id=1, nonce="", mark="#1", kind=PostKind.LOBBY, game=game, channel=1)
    start = replace(lobby, kind=PostKind.START, digest=seal)
    called_off = replace(lobby, kind=PostKind.CANCELLED, key=seal, sealed=Sealed(0, 3, "c0de" * 5))
    return [
        lobby_layout(lobby, words, None),
        start_layout(start, words),
        start_layout(replace(start, game=alone), words),
        plain_layout(start, words),
        notice_layout(called_off, words),
        plain_layout(replace(called_off, kind=PostKind.OVER), words),
    ]


WITH_DICE = {say("invasion-chance"), say("martians-chance")}


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_a_start_says_what_is_left_to_chance_in_its_game(locale: str) -> None:
    words = words_for(locale)
    with GAMES.also(WALK_GAME, CERTAIN_GAME):
        for played in GAMES:
            game = replace(GAME, rules=played.newest.id)
            post = Post(id=1, nonce="", mark="#1", kind=PostKind.START, game=game, channel=1)
            told = texts(start_layout(post, words))
            if played.chance is not None:
                assert words(say("start-chance", chance=played.chance)) in told
            rolls = re.search(r"\bdice\b|\bкости\b", told.replace("no dice are rolled", ""))
            assert bool(rolls) is (played.chance in WITH_DICE)


async def test_newcomers_learn_the_game_beside_the_lobby(home: House) -> None:
    lobby = await home.open_lobby(3)
    told = await home.told(home.people[2].press(lobby, label="How to play"))
    assert "five minutes" in told
    assert "Join" in [button.label for button in lobby.buttons]


async def test_the_lobby_post_follows_who_is_in(home: House) -> None:
    lobby = await home.open_lobby(3, joining=2)
    await home.people[0].wait_for(lambda post: post is lobby and "Admiral Gloop" in post.text)
    await home.told(home.people[1].press(lobby, label="Leave"))
    await home.people[0].wait_for(lambda post: post is lobby and "Queen Vex" not in post.text)
    assert len([post for post in home.channel.messages if post.ephemeral_for is None]) == 1


async def test_a_channel_holds_one_game(home: House) -> None:
    await home.open_lobby(2)
    told = await home.told(home.people[1].slash(home.channel, "game new"))
    assert "already open in this channel" in told


async def test_at_a_full_table_nobody_is_offered_a_seat(home: House) -> None:
    """Whoever plays with computer captains alone is seated; another may still type it."""
    host = home.people[0]
    await home.told(host.slash(home.channel, "game new", seats=3, opponents=2))
    lobby = await home.post("Start")
    assert "Join" not in [button.label for button in lobby.buttons]
    assert "**/game join**" in lobby.text
    await home.told(host.press(lobby, label="Remove computer"))
    await host.wait_for(
        lambda post: post is lobby and any(part.label == "Join" for part in post.buttons)
    )


async def test_a_lobby_refuses_politely(home: House) -> None:
    lobby = await home.open_lobby(2, joining=1)
    host, guest, late, _ = home.people
    assert "already aboard" in await home.told(forged(guest, lobby, "ms:join:1"))
    assert "seats of this game are taken" in await home.told(forged(late, lobby, "ms:join:1"))
    assert "not a captain" in await home.told(late.press(lobby, label="Leave"))
    assert "Only the host" in await home.told(guest.press(lobby, label="Start"))
    assert "Only the host" in await home.told(guest.slash(home.channel, "host cancel"))
    assert "begins" in await home.told(host.press(lobby, label="Start"))


async def test_one_captain_is_too_few(home: House) -> None:
    lobby = await home.open_lobby(5)
    assert "too few captains" in await home.told(home.people[0].press(lobby, label="Start"))


async def test_a_game_of_six_is_not_played(home: House) -> None:
    told = await home.told(home.people[0].slash(home.channel, "game new", seats=6))
    assert "not played by that many" in told


async def test_an_unknown_game_is_not_played(home: House) -> None:
    told = await home.told(home.people[0].slash(home.channel, "game new", game="chess"))
    assert "do not know that game" in told
    offered = await home.people[0].complete(home.channel, "game new", "game", "tre")
    assert [choice["value"] for choice in offered] == ["tremble", "tremble-draft"]


async def test_without_a_game_every_command_says_so(home: House) -> None:
    asked = [f"game {each}" for each in ("join", "leave", "status", "board", "orders")]
    for command in (*asked, "host start", "host cancel"):
        told = await home.told(home.people[0].slash(home.channel, command))
        assert "no game here" in told


async def test_commands_do_what_the_buttons_do(home: House) -> None:
    host, guest, *_ = home.people
    await home.open_lobby(3)
    assert "aboard game 1" in await home.told(guest.slash(home.channel, "game join"))
    assert "2 captains are aboard" in await home.told(guest.slash(home.channel, "game status"))
    assert "left game 1" in await home.told(guest.slash(home.channel, "game leave"))
    await home.told(guest.slash(home.channel, "game join"))
    assert "begins" in await home.told(host.slash(home.channel, "host start"))
    await home.post("My orders")
    assert "**/game leave**" in await home.told(guest.slash(home.channel, "game leave"))
    stranger = home.people[3]
    assert "Watch it here" in await home.told(stranger.slash(home.channel, "game join"))


def test_a_game_called_off_tells_the_seals_that_are_left_once() -> None:
    sealed, game = Sealed(19, 21, "c0de" * 5), replace(GAME, status=GameStatus.CANCELLED)
    post = Post(
        id=1, nonce="", mark="#1", kind=PostKind.CANCELLED, game=game, channel=1, sealed=sealed
    )
    words = words_for("en")

    def told(post: Post) -> str:
        """Return all texts, those beside a button too."""
        return str([item.to_component_dict() for item in notice_layout(post, words).items])

    assert told(post).count(sealed.chain) == 1
    assert sealed.chain not in told(replace(post, sealed=Sealed()))


async def test_a_cancelled_game_publishes_its_key(home: House) -> None:
    lobby = await home.open_lobby(2, joining=1)
    await home.told(home.people[0].slash(home.channel, "host cancel"))
    last = await home.people[0].wait_for(lambda post: "was cancelled" in post.text)
    assert "Key of chance" in last.text
    assert f"was cancelled by <@{home.people[0].id}>" in last.text
    assert not last.look.pinged
    await home.people[0].wait_for(lambda post: post is lobby and not post.buttons)
    await home.open_lobby(2)


async def test_who_is_seated_is_told_so_and_offered_no_seat_elsewhere(home: House) -> None:
    """A lobby with free seats is one post for all, so its button answers kindly."""
    host, lobby = home.people[0], await home.open_lobby(3)
    assert await home.told(host.press(lobby, label="Join")) == "You are already aboard."
    for command in ("mygames", "game status"):
        asked = await host.slash(home.channel, command)
        await asked.settled()
        assert asked.reply is not None
        assert "Join" not in [each.label for each in asked.reply.buttons]


async def test_two_join_at_once_and_one_seat_is_left(home: House) -> None:
    lobby = await home.open_lobby(2)
    told = await asyncio.gather(
        *(home.told(person.press(lobby, label="Join")) for person in home.people[1:3])
    )
    assert sum("aboard game 1" in text for text in told) == 1
    assert sum("seats of this game are taken" in text for text in told) == 1


async def test_what_the_bot_may_not_do_is_told_before_a_game_opens(home: House) -> None:
    app = next(iter(home.discord.world.apps.values()))
    home.channel.allow(app, VIEW_CHANNEL)
    told = await home.told(home.people[0].slash(home.channel, "game new"))
    assert "Send Messages, Attach Files and Read Message History" in told


async def test_the_board_of_a_lobby_is_its_lobby(home: House) -> None:
    await home.open_lobby(3)
    assert "has not begun" in await home.told(home.people[0].slash(home.channel, "game board"))


async def test_a_command_in_another_channel_does_not_reach_a_game(home: House) -> None:
    await home.open_lobby(3)
    assert home.channel.guild is not None
    elsewhere = home.channel.guild.add_channel("elsewhere")
    told = await home.told(home.people[0].slash(elsewhere, "host cancel"))
    assert "no game here" in told
    told = await home.told(home.people[0].slash(elsewhere, "game status"))
    assert f"played in <#{home.channel.id}>" in told
    told = await home.told(home.people[0].slash(home.people[0].dm(), "game status"))
    assert "has not begun" in told


async def test_a_name_like_a_mark_changes_nothing(home: House) -> None:
    joker = home.discord.add_person("#1·3")
    assert home.channel.guild is not None
    home.channel.guild.join(joker)
    lobby = await home.open_lobby(3)
    await home.told(joker.press(lobby, label="Join"))
    await home.people[0].wait_for(lambda post: post is lobby and "\\#1·3" in post.text)
    assert "\n-# #1·1 · 🔏" in lobby.text


async def test_computers_who_are_seated_play_as_well_as_the_settings_say(home: House) -> None:
    host, lobby = home.people[0], await home.open_lobby(4)
    hiring = await host.press(lobby, label="Add computer")
    await hiring.settled()
    assert hiring.reply is not None
    for strength in ("easy", "steady"):
        select = hiring.reply.selects[0].custom_id
        assert select
        await (await host.choose(hiring.reply, custom_id=select, values=[strength])).settled()
    await host.wait_for(lambda post: post is lobby and "(computer captain, steady)" in post.text)
    settings = await host.press(lobby, label="Settings")
    await settings.settled()
    assert settings.reply is not None
    for strength in ("sharp", "easy"):
        chosen = await host.choose(
            settings.reply, custom_id="ms:set-table:1#substitute", values=[strength]
        )
        await chosen.settled()
        told = settings.reply.text.splitlines()
        assert any(line.endswith(f"play like that now: {strength}.") for line in told)
        await host.wait_for(_shows_twice(lobby, f"(computer captain, {strength})"))


async def test_settings_show_the_language_that_a_table_speaks(home: House) -> None:
    """Discord says en-US, which is none of those that can be chosen."""
    settings = await home.people[0].press(await home.open_lobby(2), label="Settings")
    await settings.settled()
    assert settings.reply is not None
    select = settings.reply.find("ms:set-table:1#language")
    assert select is not None
    assert [option.value for option in select.options if option.default] == ["en"]


def _shows_twice(lobby: Message, text: str) -> Callable[[Message], bool]:
    return lambda post: post is lobby and post.text.count(text) == 2

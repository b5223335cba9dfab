"""Votes and game-master tools through Discord: by command and button, refused and carried out."""

import re
from pathlib import Path

import pytest

from cogs.pages.terms import computer_names
from playground.client.people import Person
from playground.message import Message
from playground.places import USUAL
from render.games import GAMES
from tests.cogs.house import House, house
from tests.cogs.intruding import Client
from tests.cogs.test_orders import answer

MANAGE_CHANNELS = 1 << 4


@pytest.fixture
def trusted(monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """Name people who may manage channels."""
    ids: set[int] = set()

    def permissions(_channel: object, person: Person) -> int:
        return USUAL | MANAGE_CHANNELS if person.id in ids else USUAL

    monkeypatch.setattr("playground.interactions.person_permissions", permissions)
    return ids


async def line(home: House, text: str, after: int = 0) -> Message:
    """Wait for a public post that says something."""
    return await home.people[0].wait_for(
        lambda post: post.ephemeral_for is None and post.id > after and text in post.text,
        where=home.channel,
    )


async def direct(person: Person, text: str) -> Message:
    """Wait for a direct message that says something."""
    return await person.wait_for(lambda message: text in message.text, where="inbox")


async def reply_to(person: Person, message: Message, label: str) -> Message:
    press = await person.press(message, label=label)
    await press.settled()
    assert press.reply is not None
    return press.reply


async def called(home: House, person: Person, matter: str, asks: str) -> Message:
    """Let a captain call a vote; return its post."""
    await home.told(person.slash(home.channel, "game vote", matter=matter))
    return await line(home, asks)


async def test_captains_vote_by_command_and_button(tmp_path: Path) -> None:
    async with house(tmp_path, people=4) as home:
        await home.begin(3)
        first, second, third, stranger = home.people
        told = await home.told(first.slash(home.channel, "game vote", matter="pause"))
        assert "you agree" in told
        post = await line(home, "Zorblax asks for a pause")
        assert "For: Zorblax\n1 for, 0 against; 2 of 3 needed." in post.text
        assert f"<@{second.id}> and <@{third.id}>: press **Agree**" in post.text
        assert [button.label for button in post.buttons] == ["Agree", "Disagree"]
        assert "not a captain" in await home.told(stranger.press(post, label="Agree"))
        told = await home.told(third.slash(home.channel, "game vote", matter="cancel"))
        assert "already open" in told
        assert "decided" in await home.told(second.press(post, label="Agree"))
        await home.people[0].wait_for(lambda seen: seen is post and not seen.buttons)
        assert "Decided: 2 for, 0 against; 2 of 3 needed." in post.text
        await line(home, "The captains voted for a pause")
        later = await called(home, first, "resume", "Zorblax asks to end the pause")
        await home.told(third.press(later, label="Agree"))
        await line(home, "The captains voted to go on")


async def test_captains_disagree_and_change_their_minds(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(3)
        first, second, third = home.people
        post = await called(home, first, "pause", "Zorblax asks for a pause")
        assert "You disagree" in await home.told(second.press(post, label="Disagree"))
        await first.wait_for(lambda seen: seen is post and "1 for, 1 against" in seen.text)
        assert "Against: Queen Vex" in post.text
        assert "too few are left" in await home.told(third.press(post, label="Disagree"))
        await first.wait_for(lambda seen: seen is post and not seen.buttons)
        assert "Refused: 1 for, 2 against; 2 of 3 needed. Everything stays" in post.text
        post = await called(home, second, "pause", "Queen Vex asks for a pause")
        assert "You disagree" in await home.told(first.press(post, label="Disagree"))
        assert "decided" in await home.told(first.press(post, label="Agree"))
        await line(home, "The captains voted for a pause")


async def test_undo_says_why_it_is_impossible(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        told = await home.told(home.people[0].slash(home.channel, "game vote", matter="undo"))
        assert "Nothing can be taken back" in told
        assert "no game here" not in told


async def test_a_captain_is_removed_by_the_others(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(3)
        first, second, third = home.people
        offered = await first.complete(home.channel, "game vote", "captain", "")
        assert [choice["value"] for choice in offered] == [each.name for each in home.people]
        asking = first.slash(home.channel, "game vote", matter="remove", captain="Nobody")
        assert "There is no such captain here" in await home.told(asking)
        asking = first.slash(home.channel, "game vote", matter="remove", captain="admiral GLOOP")
        await home.told(asking)
        post = await line(home, "the seat of Admiral Gloop")
        assert "This vote is about you" in await home.told(third.press(post, label="Agree"))
        await home.told(second.press(post, label="Agree"))
        await line(home, "The captains voted to give the seat of Admiral Gloop")
        await direct(third, "no longer a captain")
        told = await home.told(third.slash(home.channel, "game orders"))
        assert "no longer a captain" in told


async def test_a_captain_is_replaced_by_a_person(tmp_path: Path, trusted: set[int]) -> None:
    async with house(tmp_path, people=5) as home:
        await home.begin(3)
        host, _, old, newcomer, moderator = home.people
        trusted.add(moderator.id)
        panel = await home.panel(old)
        asking = newcomer.slash(home.channel, "host replace", captain="3", by=newcomer)
        assert "Only the host and the server's staff" in await home.told(asking)
        for who in (host, moderator):
            asking = who.slash(home.channel, "host replace", captain="3", by=newcomer)
            assert "The captain of that seat plays on" in await home.told(asking)
        asking = old.slash(home.channel, "host replace", captain="3", by=host)
        assert "already has a seat" in await home.told(asking)
        asking = old.slash(home.channel, "host replace", captain="3")
        assert "Name either a person or a computer" in await home.told(asking)
        assert "**/game leave**" in await home.told(old.slash(home.channel, "game leave"))
        asking = newcomer.slash(home.channel, "game leave", computer="easy")
        assert "You are not a captain" in await home.told(asking)
        asking = old.slash(home.channel, "game leave", to=newcomer)
        assert "changes hands once they accept" in await home.told(asking)
        await accepted(home, newcomer)
        await line(home, "Nib the Swift took over the seat of Admiral Gloop")
        brief = await direct(newcomer, "You are a captain of game 1 now")
        assert brief.attachments
        assert brief.selects or brief.buttons
        await direct(old, "went to somebody else")
        refused = await old.press(panel, label="Done")
        await refused.settled()
        assert any("no longer a captain" in seen.text for seen in refused.replies)
        await answer(home, newcomer)
        status = await home.told(host.slash(home.channel, "game status"))
        assert "Nib the Swift is done" in status
        assert "Gloop" not in status


async def test_who_was_banned_is_replaced_at_once(tmp_path: Path) -> None:
    """Nobody tells us who leaves a server: we look when it matters."""
    async with house(tmp_path, people=4) as home:
        await home.begin(2)
        host, gone, friend, _ = home.people
        assert home.channel.guild is not None
        home.channel.guild.leave(gone)
        await home.told(host.slash(home.channel, "host replace", captain="2", by=friend))
        await line(home, "Queen Vex has left this server")
        await accepted(home, friend)
        await line(home, "Admiral Gloop took over the seat of Queen Vex")


async def test_who_was_banned_is_voted_out_by_one(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        first, second, _ = home.people
        removal = {"matter": "remove", "captain": "2"}
        asking = first.slash(home.channel, "game vote", **removal)
        assert "One captain alone" in await home.told(asking)
        assert home.channel.guild is not None
        home.channel.guild.leave(second)
        assert "decided" in await home.told(first.slash(home.channel, "game vote", **removal))


async def accepted(home: House, person: Person) -> None:
    """Take the seat that is offered."""
    offer = await home.post("Accept")
    assert "You are a captain" in await home.told(person.press(offer, label="Accept"))


async def test_only_who_is_offered_a_seat_takes_it(tmp_path: Path, trusted: set[int]) -> None:
    async with house(tmp_path, people=5) as home:
        await home.begin(3)
        host, _, old, newcomer, stranger = home.people
        await home.told(old.slash(home.channel, "host replace", captain="3", by=newcomer))
        offer = await home.post("Accept")
        assert "Admiral Gloop offers their seat to" in offer.text
        assert offer.look.pinged == (newcomer.id,)
        for person in (host, stranger):
            for label in ("Accept", "Decline"):
                told = await home.told(person.press(offer, label=label))
                assert "offered to somebody else" in told
        assert not newcomer.inbox
        assert "declined" in await home.told(newcomer.press(offer, label="Decline"))
        await host.wait_for(lambda seen: seen is offer and not seen.buttons)
        assert "Declined. Everything stays as it is." in offer.text
        await answer(home, old)
        asking = old.slash(home.channel, "host replace", captain="3", by=newcomer)
        assert "They declined a seat in this game" in await home.told(asking)
        await home.told(old.slash(home.channel, "host replace", captain="3", by=stranger))
        again = await home.post("Accept", after=offer.id)
        await home.stop()
        await home.start()
        await home.told(stranger.press(again, label="Accept"))
        await host.wait_for(lambda seen: seen is again and not seen.buttons)
        assert "Accepted." in again.text
        await direct(stranger, "You are a captain of game 1 now")


async def test_staff_take_a_seat_themselves_at_once(tmp_path: Path, trusted: set[int]) -> None:
    async with house(tmp_path, people=4) as home:
        await home.begin(3)
        old, moderator = home.people[2:]
        trusted.add(moderator.id)
        await home.told(old.slash(home.channel, "host replace", captain="3", computer="easy"))
        asking = moderator.slash(home.channel, "host replace", captain="3", by=moderator)
        assert "Nib the Swift's now" in await home.told(asking)
        await line(home, "Nib the Swift took over the seat of")
        asking = old.slash(home.channel, "host replace", captain="3", computer="easy")
        assert "Only the host" in await home.told(asking)


async def test_a_newcomer_with_closed_messages_plays_from_the_channel(tmp_path: Path) -> None:
    async with house(tmp_path, people=4) as home:
        await home.begin(3)
        _, old, _, newcomer = home.people
        newcomer.close_dms()
        await home.told(old.slash(home.channel, "host replace", captain="2", by=newcomer))
        await accepted(home, newcomer)
        await line(home, "Nib the Swift took over")
        caught = await newcomer.slash(home.channel, "game catchup")
        await caught.settled()
        assert caught.reply is not None
        assert "the game waits for you" in caught.reply.text.replace("The", "the")
        assert (await home.private(newcomer)).selects


async def test_a_computer_takes_over_by_the_captains_word(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(3)
        asking = home.people[1].slash(home.channel, "host replace", captain="2", computer="sharp")
        told = await home.told(asking)
        post = await line(home, "Queen Vex gave their seat to a computer captain")
        name = re.search(r"to a computer captain, (.*?)\.", post.text)
        assert name is not None
        assert name[1] in computer_names("en-US", GAMES["tremble"])
        assert f"{name[1]}'s now" in told
        await direct(home.people[1], "a computer captain plays on for you")


async def test_reminding_once_an_hour(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        host, guest, _ = home.people
        told = await home.told(guest.slash(home.channel, "host remind"))
        assert "Only the host" in told
        assert "reminded" in await home.told(host.slash(home.channel, "host remind"))
        await line(home, "Zorblax asked me to remind all")
        await direct(guest, "You have not answered yet")
        told = await home.told(host.slash(home.channel, "host remind"))
        assert "less than an hour ago" in told


async def test_the_host_is_asked_before_a_game_ends(tmp_path: Path) -> None:
    async with house(tmp_path, people=4) as home:
        await home.begin(3)
        host, guest, other, stranger = home.people
        asked = await host.slash(home.channel, "host cancel")
        await asked.settled()
        assert asked.reply is not None
        assert "without a winner?" in asked.reply.text
        assert home.people[0].inbox  # nothing has ended yet
        refused = await home.told(stranger.slash(home.channel, "host cancel"))
        assert "Only the host and the server's staff" in refused
        offered = await guest.slash(home.channel, "host cancel")
        await offered.settled()
        assert offered.reply is not None
        await home.told(guest.press(offered.reply, label="Put it to a vote"))
        vote = await line(home, "Queen Vex asks to end this game")
        assert "2 of 3 needed" in vote.text
        await reply_to(host, asked.reply, "End the game")
        await line(home, f"was cancelled by <@{host.id}>")
        await home.people[0].wait_for(lambda seen: seen is vote and not seen.buttons)
        assert other is not host


async def test_captains_end_a_game_by_vote(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(3)
        _, guest, other = home.people
        vote = await called(home, guest, "cancel", "Queen Vex asks to end this game")
        await home.told(other.press(vote, label="Agree"))
        last = await line(home, "called off by a vote of its captains")
        assert "Key of chance" in last.text


async def test_a_host_hands_over(tmp_path: Path) -> None:
    async with house(tmp_path, people=4) as home:
        await home.begin(3)
        host, guest, _, stranger = home.people
        told = await home.told(host.slash(home.channel, "host handover", member=stranger))
        assert "Only a captain" in told
        await home.told(host.slash(home.channel, "host handover", member=guest))
        await line(home, "Zorblax made Queen Vex the host")
        assert "Only the host" in await home.told(host.slash(home.channel, "host remind"))
        assert "reminded" in await home.told(guest.slash(home.channel, "host remind"))


async def test_a_game_that_runs_needs_no_reviving(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        told = await home.told(home.people[0].slash(home.channel, "host revive"))
        assert "has not stopped" in told


async def test_staff_of_the_server_are_none_in_direct_messages(
    tmp_path: Path, trusted: set[int]
) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        trusted.add(home.people[2].id)
        for command in ("remind", "revive"):
            client = Client(home.people[2], home.people[2].dm())
            assert "no game here" in await client.type(f"host {command}")

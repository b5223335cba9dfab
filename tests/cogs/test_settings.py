"""The settings through Discord: every choice is shown, kept and has its effect."""

import io
from pathlib import Path

import pytest
from PIL import Image

from cogs.pages.setting_rows import with_choice
from cogs.pages.settings import OF_PERSON, OF_SERVER
from engine.host.values.people import Guild, Person
from playground.client.people import Person as Somebody
from playground.errors import Impossible
from playground.message import Message
from playground.places import USUAL
from tests.cogs.house import House, house
from tests.cogs.intruding import Client
from tests.cogs.test_forgery import forged

MANAGE_GUILD = 1 << 5


@pytest.fixture
def managers(monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """Name people who may manage the server."""
    ids: set[int] = set()

    def permissions(_channel: object, person: Somebody) -> int:
        return USUAL | MANAGE_GUILD if person.id in ids else USUAL

    monkeypatch.setattr("playground.interactions.person_permissions", permissions)
    return ids


async def opened(home: House, person: Somebody, whose: str = "settings") -> Message:
    """Open settings; they are for one pair of eyes only."""
    press = await person.slash(home.channel, whose)
    await press.settled()
    assert press.reply is not None
    assert press.reply.ephemeral_for is not None
    return press.reply


async def chosen(person: Somebody, page: Message, field: str, *values: object) -> Message:
    """Choose in a select; the page is redrawn in its place."""
    press = await person.choose(page, custom_id=field, values=values)
    await press.settled()
    assert not press.replies or press.reply is page
    return page


def marked(page: Message, field: str) -> list[str]:
    """List what a select shows as chosen."""
    select = page.find(field)
    assert select is not None
    return [option.value for option in select.options if option.default]


async def test_personal_settings_are_one_private_page(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        captain, other = home.people[:2]
        page = await opened(home, captain)
        assert marked(page, "ms:set-me#reminders") == ["usual"]
        assert marked(page, "ms:set-me#place") == ["direct"]
        assert marked(page, "ms:set-me#board") == ["no"]
        assert marked(page, "ms:set-me#palette") == ["usual"]
        assert marked(page, "ms:set-me#print") == ["no"]
        assert marked(page, "ms:set-me#language") == ["auto"]
        for field, value in (
            ("reminders", "never"),
            ("place", "channel"),
            ("board", "yes"),
            ("palette", "clear"),
            ("print", "yes"),
            ("language", "en"),
        ):
            await chosen(captain, page, f"ms:set-me#{field}", value)
            assert marked(page, f"ms:set-me#{field}") == [value]
        again = await opened(home, captain)
        assert marked(again, "ms:set-me#place") == ["channel"]
        assert marked(await opened(home, other), "ms:set-me#place") == ["direct"]
        await home.stop()
        await home.start()
        assert marked(await opened(home, captain), "ms:set-me#reminders") == ["never"]


async def test_quiet_hours_are_written_on_a_page(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        captain = home.people[0]
        page = await opened(home, captain)
        assert "none" in page.text
        press = await captain.press(page, label="Quiet hours")
        assert press.modal is not None
        written = {"begins": "22:30", "ends": "8", "zone": "europe/berlin"}
        kept = await captain.submit(press.modal, written)
        await kept.settled()
        assert "from 22:30 to 08:00 (Europe/Berlin)" in page.text
        press = await captain.press(page, label="Quiet hours")
        assert press.modal is not None
        assert press.modal.fields["zone"].raw["value"] == "Europe/Berlin"
        wrong = await captain.submit(press.modal, {"zone": "Mars"})
        await wrong.settled()
        assert any("no time zone by that name" in reply.text for reply in wrong.replies)
        assert "22:30" in page.text
        press = await captain.press(page, label="Quiet hours")
        assert press.modal is not None
        gone = await captain.submit(press.modal, {"begins": "", "ends": "", "zone": ""})
        await gone.settled()
        assert "22:30" not in page.text


async def test_who_reads_gets_words_in_place_of_pictures(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        reader = home.people[0]
        await chosen(reader, await opened(home, reader), "ms:set-me#board", "yes")
        news = await home.begin(2)
        assert news.attachments  # all see the public post
        panel = await home.panel(reader)
        assert not panel.attachments
        read = await board(home, reader)
        assert "**A Zorblax** · 100,000 humans" in read.text
        assert not read.attachments
        for command in ("orders", "catchup", "board turn:1"):
            name, _, turn = command.partition(" turn:")
            options = {"turn": int(turn)} if turn else {}
            press = await reader.slash(home.channel, f"game {name}", **options)
            await press.settled()
            assert press.reply is not None
            assert not press.reply.attachments, command
        other = await board(home, home.people[1])
        assert other.attachments


async def board(home: House, person: Somebody) -> Message:
    press = await person.slash(home.channel, "game board")
    await press.settled()
    assert press.reply is not None
    return press.reply


async def test_another_palette_gives_other_pictures(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        first, second = home.people[:2]
        await chosen(first, await opened(home, first), "ms:set-me#palette", "clear")
        await home.begin(2)
        bright, usual = await board(home, first), await board(home, second)
        assert bright.attachments[0].data != usual.attachments[0].data
        assert bright.attachments[0].description == usual.attachments[0].description


async def test_large_print_gives_larger_pictures_in_the_same_colours(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        first, second = home.people[:2]
        await chosen(first, await opened(home, first), "ms:set-me#print", "yes")
        await home.begin(2)
        large, usual = await board(home, first), await board(home, second)
        sizes = [Image.open(io.BytesIO(reply.attachments[0].data)).size for reply in (large, usual)]
        assert sizes[0][0] == sizes[1][0]
        assert sizes[0][1] > sizes[1][1]
        assert large.attachments[0].description == usual.attachments[0].description


async def test_examples_of_rules_are_drawn_as_their_reader_likes(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        large, reader, usual = home.people[:3]
        await chosen(large, await opened(home, large), "ms:set-me#print", "yes")
        await chosen(reader, await opened(home, reader), "ms:set-me#board", "yes")
        pages = []
        for person in (large, reader, usual):
            press = await person.slash(home.channel, "rules", rule="f3")
            await press.settled()
            assert press.reply is not None
            pages.append(press.reply)
        assert not pages[1].attachments
        drawn, plain = (page.attachments[0] for page in (pages[0], pages[2]))
        assert drawn.data != plain.data
        assert drawn.description == plain.description


async def test_who_plays_from_the_channel_gets_no_messages(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        captain = home.people[1]
        await chosen(captain, await opened(home, captain), "ms:set-me#place", "channel")
        await home.begin(2)
        await home.panel(home.people[0])
        called = await captain.wait_for(
            lambda post: captain.id in post.look.pinged, where=home.channel
        )
        assert "My orders" in [button.label for button in called.buttons]
        assert not [message for message in captain.inbox if message.buttons or message.selects]
        assert (await home.private(captain)).selects


async def test_only_who_manages_the_server_sets_it_up(tmp_path: Path, managers: set[int]) -> None:
    async with house(tmp_path) as home:
        chief, other = home.people[:2]
        assert "Only those who may manage this server" in (await opened(home, other, "server")).text
        managers.add(chief.id)
        page = await opened(home, chief, "server")
        await chosen(chief, page, "ms:set-server#staff", "manage_messages")
        assert marked(page, "ms:set-server#staff") == ["manage_messages"]
        managers.clear()
        late = await chief.choose(page, custom_id="ms:set-server#games", values=["1"])
        await late.settled()
        assert "Only those who may manage this server" in late.replies[-1].text
        managers.add(chief.id)
        assert marked(await opened(home, chief, "server"), "ms:set-server#games") == ["25"]


async def test_a_server_is_not_set_up_in_direct_messages(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        told = await Client(home.people[0], home.people[0].dm()).type("server")
        assert "These are settings of a server" in told


async def test_channels_and_limits_bind_who_opens_games(tmp_path: Path, managers: set[int]) -> None:
    async with house(tmp_path) as home:
        chief = home.people[0]
        managers.add(chief.id)
        assert home.channel.guild is not None
        hall, other = (home.channel.guild.add_channel(name) for name in ("hall", "other"))
        page = await opened(home, chief, "server")
        await chosen(chief, page, "ms:place#games", hall, home.channel)
        told = await home.told(chief.slash(other, "game new"))
        assert f"<#{hall.id}>" in told
        await chosen(chief, page, "ms:set-server#each", "1")
        assert "is open" in await home.told(chief.slash(hall, "game new"))
        told = await home.told(chief.slash(home.channel, "game new"))
        assert "You may be in one open game of this server" in told
        await chosen(chief, page, "ms:set-server#games", "1")
        guest = home.people[1]
        told = await home.told(guest.slash(home.channel, "game new"))
        assert "one open game" in told
        await chosen(chief, page, "ms:set-server#games", "25")
        await chosen(chief, page, "ms:place#games")
        assert "is open" in await home.told(guest.slash(other, "game new"))


async def test_a_server_may_want_a_thread_for_each_game(tmp_path: Path, managers: set[int]) -> None:
    async with house(tmp_path) as home:
        chief = home.people[0]
        managers.add(chief.id)
        page = await opened(home, chief, "server")
        await chosen(chief, page, "ms:set-server#thread", "thread")
        assert marked(page, "ms:set-server#thread") == ["thread"]
        assert "is open" in await home.told(chief.slash(home.channel, "game new"))
        assert "played in a thread of its own" in (await home.post("Join")).text


async def test_ends_of_games_are_announced_where_the_server_wants(
    tmp_path: Path, managers: set[int]
) -> None:
    async with house(tmp_path) as home:
        chief = home.people[0]
        managers.add(chief.id)
        assert home.channel.guild is not None
        hall = home.channel.guild.add_channel("hall")
        page = await opened(home, chief, "server")
        await chosen(chief, page, "ms:place#announce", hall)
        select = page.find("ms:place#announce")
        assert select is not None
        assert select.raw["channel_types"] == [0, 5], "nothing can be posted in a forum itself"
        assert [int(each["id"]) for each in select.raw["default_values"]] == [hall.id]


async def test_a_server_announces_in_no_channel_of_another(
    tmp_path: Path, managers: set[int]
) -> None:
    async with house(tmp_path) as home:
        chief = home.people[0]
        managers.add(chief.id)
        strange = home.discord.add_guild("Secret Society").add_channel("back-room")
        page = await opened(home, chief, "server")
        for channel, kept in ((home.channel, [home.channel.id]), (strange, [])):
            await forged(chief, page, "ms:place#announce", [str(channel.id)])
            select = (await opened(home, chief, "server")).find("ms:place#announce")
            assert select is not None
            marked_now = select.raw.get("default_values") or ()
            assert [int(each["id"]) for each in marked_now] == kept


@pytest.mark.parametrize(("field", "value"), [("reminders", "hourly"), ("colour", "red")])
def test_what_was_never_offered_is_not_kept(field: str, value: str) -> None:
    assert with_choice(OF_PERSON, Person(), field, value) is None
    assert with_choice(OF_SERVER, Guild(), field, value) is None


async def test_a_forged_choice_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        captain = home.people[0]
        page = await opened(home, captain)
        with pytest.raises(Impossible):
            await captain.choose(page, custom_id="ms:set-me#reminders", values=["hourly"])

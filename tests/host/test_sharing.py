"""Several hosts share the games of one store: whoever owns a shard moves it, anybody takes steps.

What goes out is compared with the same games played by one host alone: nothing more, nothing less.
"""

import random
from contextlib import suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.host.ports import Sent, StaleRevisionError, TenureOverError
from engine.host.runtime.session import Session
from engine.host.values.denials import DeniedError
from engine.host.values.people import Guild, Person
from engine.host.values.records import GameStatus
from engine.host.values.rows import Change, GameRow
from tests.host.fakes import until
from tests.host.house import PACE, PEOPLE, House, chosen_by, house
from tests.host.sharing import Deed, Town, guild_in, town
from tests.host.test_crashes import ILLUSTRATED

TOTAL = 2


def told(home: House) -> dict[tuple[int, str], list[str]]:
    """List what stands in each place in the end; how many edits led there is a matter of haste."""
    said: dict[tuple[int, str], list[str]] = {}
    for message in home.presenter.messages.values():
        last = (message.post, *message.edits)[-1]
        mark = last.mark if last.seat is None else ""  # a private number hangs on the time
        looks = (last.kind.value, mark, last.group, last.closed, len(last.events))
        said.setdefault((last.game.channel, str(last.seat)), []).append(str(looks))
    return said


async def played(homes: list[House], channel: int, chance: random.Random) -> int:
    """Play a game, each click at a host that is drawn by chance."""

    def any_host() -> House:
        return chance.choice(homes)

    number = await begun(homes, channel, chance)
    while await any_host().status(number) not in {GameStatus.OVER, GameStatus.CANCELLED}:
        await played_on(homes, number, chance)
    return number


async def begun(homes: list[House], channel: int, chance: random.Random) -> int:
    """Begin a game, each click at a host that is drawn by chance."""
    number = (await chance.choice(homes).open(channel=channel, guild=channel)).number
    for count, person in enumerate(PEOPLE[1:3], 2):
        await chance.choice(homes).host.join(number, person, f"Captain {count}")
    await chance.choice(homes).start(number)
    return number


async def played_on(homes: list[House], number: int, chance: random.Random) -> None:
    """Let each captain answer once, if they are asked; time passes for who has one answer."""
    for person in PEOPLE[:3]:
        await answered(chance.choice(homes), number, person)
    await chance.choice(homes).let_think(number)


async def answered(home: House, number: int, person: int) -> None:
    """Answer what somebody is asked, as far as one host knows."""
    with suppress(DeniedError):  # what happened elsewhere, of which mail is on its way
        panel = await home.panel(number, person)
        if panel.group is not None and panel.status not in {"done", "not-needed"}:
            await home.submit(number, person)


async def one_hosts_posts(folder: Path, channels: list[int]) -> dict[tuple[int, str], list[str]]:
    async with house(folder) as home:
        for channel in channels:
            await played([home], channel, random.Random(1))
        await home.host.wait_idle()
        return told(home)


@pytest.mark.parametrize("seed", [1, 2])
async def test_wherever_clicks_come_in_the_same_goes_out_once(tmp_path: Path, seed: int) -> None:
    channels = [guild_in(shard) for shard in (2, 3)]
    expected = await one_hosts_posts(tmp_path / "alone", channels)
    async with town(tmp_path / "shared", [0], [1]) as made:
        for channel in channels:
            await played(made.homes, channel, random.Random(seed))
        await made.settle()
        assert told(made.homes[0]) == expected


async def test_a_click_is_answered_from_what_was_committed_though_no_mail_came_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path, [0], [1]) as made:
        first, owner = made.homes
        number = await first.started(channel=guild_in(3))
        await made.settle()
        monkeypatch.setattr(Deed, "tell", lambda *_: None)  # it is on its way
        asked = await first.panel(number, PEOPLE[0])
        assert asked.group is not None
        await first.host.save(number, PEOPLE[0], asked.group, chosen_by(asked))
        assert (await owner.panel(number, PEOPLE[0])).status == "empty", "as it remembers it"
        assert await owner.host.info(number), "with which every click begins"
        assert (await owner.panel(number, PEOPLE[0])).status == "draft"


@pytest.mark.parametrize("drawn", [False, True])
async def test_a_late_picture_hides_nothing_that_was_answered_elsewhere_though_no_mail_came_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, drawn: bool
) -> None:
    async with town(tmp_path, [0], [1]) as made:
        first, owner = made.homes
        presenter = owner.presenter
        presenter.slow = ILLUSTRATED
        presenter.brush.clear()
        presenter.road.clear()
        number = await first.started(channel=guild_in(3))
        await until(lambda: bool(presenter.at(PEOPLE[0])))
        if drawn:
            presenter.brush.set()
            await until(lambda: PEOPLE[0] in presenter.arriving)
        monkeypatch.setattr(Deed, "tell", lambda *_: None)  # it is on its way
        await first.submit(number, PEOPLE[0])
        presenter.brush.set()
        presenter.road.set()
        await owner.host.wait_idle()
        (order, *_) = presenter.stands(PEOPLE[0])
        assert order.panel is not None
        assert order.panel.status == "done"


async def test_only_the_owner_sends_and_rings(tmp_path: Path) -> None:
    async with town(tmp_path, [0], [1]) as made:
        first, second = made.homes
        number = await first.started(channel=guild_in(3))
        await made.settle()
        assert not first.inside.is_sending()
        assert number not in first.inside.alarms
        assert number in second.inside.alarms
        group = (await first.panel(number, PEOPLE[0])).group
        await first.clock.advance(PACE + 1)
        await made.settle()
        assert (await first.panel(number, PEOPLE[0])).group != group, "nobody waits for the first"


async def owing(made: Town, opener: House, channel: int) -> int:
    """Open a lobby whose owner, the second host, could not send what came last; it tries again."""
    first, second = made.homes
    number = await opener.lobby(channel=channel)
    await made.settle()
    first.presenter.failures[channel] = 1
    await second.host.join(number, PEOPLE[3], "Captain 4")
    await until(lambda: not first.presenter.failures[channel])
    return number


async def test_a_shard_goes_over_with_its_deadlines_and_what_it_owes(tmp_path: Path) -> None:
    async with town(tmp_path, [0], [1]) as made:
        first, second = made.homes
        channel = guild_in(3)
        number = await owing(made, second, channel)
        assert second.inside.is_sending(), "it waits to try again"
        await made.deeds[1].lose(1)
        assert not second.inside.is_sending()
        await made.deeds[0].gain(1)
        await second.start(number)
        await made.settle()
        assert first.inside.alarms == {number}


async def test_a_host_that_hung_sends_nothing_once_others_own_its_games(tmp_path: Path) -> None:
    channel = guild_in(3)
    async with town(tmp_path, [0], [1]) as made:
        first, second = made.homes
        number = await owing(made, first, channel)
        made.deeds[1].owned.clear()  # it does not know yet, and still has that to send
        await made.deeds[0].gain(1)
        await second.host.leave(number, PEOPLE[3])
        await first.host.wait_idle()
        tries = first.presenter.tries
        await first.clock.advance(5)
        assert not second.inside.is_sending(), "it tried, and saw"
        assert first.presenter.tries == tries
        await second.start(number)
        while await second.play_round(number):
            pass
        await made.settle()
        marks = [message.post.mark for message in first.presenter.messages.values()]
        assert len(marks) == len(set(marks))


async def test_a_host_that_believes_to_own_is_refused_by_the_store(tmp_path: Path) -> None:
    channel = guild_in(3)
    async with town(tmp_path, [0], [1]) as made:
        first, second = made.homes
        await owing(made, first, channel)
        left = first.presenter.failures
        left[channel] = 9
        await made.deeds[0].gain(1)
        await until(lambda: left[channel] == 8)
        await first.clock.advance(1.5)
        await until(
            lambda: left[channel] < 7 or (left[channel] == 7 and not second.inside.is_sending())
        )
        assert made.deeds[1].owns(channel), "it does not know yet"
        assert left[channel] == 7, "only whose games they are by now tried again"


async def test_what_a_tenure_notes_is_refused_once_it_is_over(tmp_path: Path) -> None:
    channel = guild_in(3)
    async with town(tmp_path, [0], [1]) as made:
        home = made.homes[1]
        home.presenter.failures[channel] = 100
        number = (await home.open(channel=channel, guild=channel)).number
        await until(lambda: home.presenter.failures[channel] < 100)
        before = made.deeds[1].tenure(channel)
        await made.deeds[1].lose(1)
        await made.deeds[0].gain(1)
        after = made.deeds[0].tenure(channel)
        assert before is not None
        assert after is not None
        (row, *_) = await home.store.owed_in(number)
        notes = (
            lambda tenure: home.store.sending(row.id, 1.0, repeated=0, tenure=tenure),
            lambda tenure: home.store.completed(row.id, tenure),
            lambda tenure: home.store.sent([(row, Sent("m7", bare=True))], tenure),
            lambda tenure: home.store.untell(row, "why", tenure),
            lambda tenure: home.store.park(row, "why", tenure),
        )
        for note in notes:
            with pytest.raises(TenureOverError):
                await note(before)
        assert row in await home.store.owed_in(number)
        for note in notes:
            await note(after)
        assert row.id not in {each.id for each in await home.store.owed_in(number)}


async def test_what_was_sent_meanwhile_is_not_sent_again(tmp_path: Path) -> None:
    channel = guild_in(3)
    async with town(tmp_path, [0], [1]) as made:
        home = made.homes[1]
        home.presenter.failures[channel] = 1
        number = (await home.open(channel=channel, guild=channel)).number
        await until(lambda: not home.presenter.failures[channel])
        read = await home.store.owed_in(number)
        await home.clock.advance(1)
        await made.settle()
        tries = home.presenter.tries
        home.inside.publish_unknown(read)
        await made.settle()
        assert (len(read), home.presenter.tries) == (1, tries)


async def test_a_shard_that_could_not_be_gained_is_moved_by_nobody_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path, [0], [1]) as made:
        first, second = made.homes
        number = await second.lobby(channel=guild_in(3))
        await made.settle()
        assert await first.host.info(number) is not None, "it has a session of that game"
        await made.deeds[1].lose(1)

        async def fail(_session: Session) -> None:
            raise ConnectionResetError

        monkeypatch.setattr(Session, "reload", Session.refresh)
        monkeypatch.setattr(Session, "refresh", fail)
        with pytest.raises(ConnectionResetError):
            await made.deeds[0].gain(1)
        assert first.inside.shards == {0}


async def test_what_the_publisher_learns_while_a_card_is_read_stays(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.lobby()
        await home.host.wait_idle()
        session, read = home.inside.session(number), home.store.game
        assert session is not None
        learned: list[str] = []

        async def slow(number: int) -> GameRow | None:
            row = await read(number)
            if not learned:
                learned.append("m99")
                note = "UPDATE games SET lobby_post = 'm99'"
                await home.database.write(lambda sql: sql.execute(note))
                session.note_post(lobby_post="m99")
            return row

        home.store.game = slow  # type: ignore[method-assign]
        await session.actor.do(session.refresh)
        assert session.info.lobby_post == "m99"


async def test_the_time_without_an_owner_is_given_back_to_its_games_alone(tmp_path: Path) -> None:
    async with town(tmp_path, [0], [1]) as made:
        first, second = made.homes
        numbers = [await first.started(channel=guild_in(shard)) for shard in (2, 3)]
        await made.settle()
        await first.clock.advance(15)
        await made.deeds[1].lose(1)
        before = [(await first.row(number)).deadline for number in numbers]
        await first.clock.advance(600)
        await made.deeds[0].gain(1)
        after = [(await first.row(number)).deadline for number in numbers]
        later = [new.due - old.due for old, new in zip(before, after, strict=True) if old and new]
        assert later == [0, 600]
        assert second.inside.shards == set()


async def test_a_shard_that_is_handed_over_has_no_time_to_give_back(tmp_path: Path) -> None:
    async with town(tmp_path, [0], [1]) as made:
        first, second = made.homes
        number = await second.started(channel=guild_in(3))
        await made.settle()
        before = (await first.row(number)).deadline
        await first.clock.advance(14)
        await made.deeds[1].give(1)
        await first.clock.advance(1)
        await made.deeds[0].gain(1)
        after = (await first.row(number)).deadline
        assert before is not None
        assert after is not None
        assert after.due - before.due == 1


async def test_a_step_under_way_elsewhere_does_not_write_old_times_back(tmp_path: Path) -> None:
    async with town(tmp_path, [0], [1]) as made:
        first, second = made.homes
        number = await second.started(channel=guild_in(3))
        await made.settle()
        row = await second.row(number)
        change = Change(row=row, at=second.clock.now(), carded=False)
        await made.deeds[1].lose(1)
        await first.clock.advance(600)
        await made.deeds[0].gain(1)
        with pytest.raises(StaleRevisionError):
            await second.store.commit(change)


async def test_what_somebody_chose_at_one_host_holds_at_all(tmp_path: Path) -> None:
    async with town(tmp_path, [0], [1]) as made:
        first, second = made.homes
        assert not (await second.host.people_cache.person(PEOPLE[0])).locale
        await first.host.preferences.choose(PEOPLE[0], Person(locale="de"))
        assert (await second.host.people_cache.person(PEOPLE[0])).locale == "de"


async def test_no_choice_is_lost_though_no_mail_of_another_one_came_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path, [0], [1]) as made:
        first, second = (home.host for home in made.homes)
        await second.people_cache.person(PEOPLE[0])
        await second.people_cache.guild(guild_in(3))
        monkeypatch.setattr(Deed, "spread", lambda *_: None)  # it is on its way
        await first.preferences.change(PEOPLE[0], lambda card: replace(card, locale="de"))
        await first.people_cache.rule(guild_in(3), lambda card: replace(card, games=3))
        kept = await second.preferences.change(PEOPLE[0], lambda card: replace(card, profile=True))
        ruled = await second.people_cache.rule(guild_in(3), lambda card: replace(card, pages=True))
        assert kept == await second.people_cache.person(PEOPLE[0])
        assert kept == Person(locale="de", profile=True)
        assert ruled == await second.people_cache.guild(guild_in(3))
        assert ruled == Guild(games=3, pages=True)


async def _moved(made: Town, shard: int, chance: random.Random) -> None:
    """Hand a shard over to another host, or let its owner hang."""
    old = next((deed for deed in made.deeds if shard in deed.owned), None)
    if old is not None and chance.random() < 0.5:
        await old.lose(shard)
    elif old is not None:
        old.owned.discard(shard)
        old.town.deeds.remove(old)
        made.deeds.append(old)
    new = chance.choice([deed for deed in made.deeds if deed is not old])
    await new.gain(shard)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(40))
async def test_shards_wander_and_nothing_is_lost_or_doubled(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    channels = [guild_in(shard) for shard in (3, 4, 5)]
    expected = await one_hosts_posts(tmp_path / "alone", channels)
    async with town(tmp_path / "shared", [0], [1], [2]) as made:
        for channel in channels:
            shard = (channel >> 22) % 3
            await _moved(made, shard, chance)
            await played(made.homes, channel, chance)
            await _moved(made, shard, chance)
        await made.settle()
        assert told(made.homes[0]) == expected

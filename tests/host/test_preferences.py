"""What people and servers choose has its effect at once, in games that already run."""

import asyncio
from pathlib import Path

from msgspec.structs import replace

from engine.host.values.people import Delivery, Guild, Person
from engine.host.values.posts import Post
from engine.host.values.terms import Night
from tests.host.house import CHANNEL, GUILD, PACE, PEOPLE, House, house

FIRST, SECOND = PEOPLE[:2]
HALL = 4000  # where games are announced


def reminders(home: House, person: int) -> list[Post]:
    return [post for post in home.presenter.at(person) if post.kind == "reminder"]


async def test_two_managers_who_change_different_things_at_once_lose_nothing(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as home:
        people_cache = home.host.people_cache
        await asyncio.gather(
            people_cache.rule(GUILD, lambda card: replace(card, games=3)),
            people_cache.rule(GUILD, lambda card: replace(card, announce=HALL)),
            people_cache.rule(GUILD, lambda _: None),
        )
        assert await people_cache.guild(GUILD) == Guild(games=3, announce=HALL)


async def test_a_chosen_language_goes_before_that_of_discord(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        people_cache = home.host.people_cache
        people_cache.hear(FIRST, "ru")
        assert await people_cache.reader(FIRST) == Person(locale="ru")
        assert await people_cache.person(FIRST) == Person()  # it is no choice
        await people_cache.choose(FIRST, Person(locale="en"))
        assert await people_cache.reader(FIRST) == Person(locale="en")
        await home.host.privacy.forget(FIRST)
        assert await people_cache.reader(FIRST) == Person()


async def test_captains_are_written_to_in_their_language_after_a_restart_too(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as home:
        for person in PEOPLE:
            home.host.people_cache.hear(person, "ru")
        await home.started(2)
        await home.host.wait_idle()
        assert [post.card for post in home.presenter.at(FIRST)] == [Person(locale="ru")]
    async with house(tmp_path, presenter=home.presenter) as home:
        home.host.people_cache.hear(SECOND, "de")  # what is heard now goes before what was kept
        await home.clock.advance(PACE * 0.6)
        await home.host.wait_idle()
        assert reminders(home, FIRST)[-1].card == Person(locale="ru")
        assert reminders(home, SECOND)[-1].card == Person(locale="de")
        kept = [await home.store.language(person) for person in PEOPLE[:3]]
        assert kept == ["ru", "de", ""]  # nothing of who only clicked


async def test_who_wants_no_reminders_gets_none(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.started()
        await home.host.preferences.choose(FIRST, Person(reminders=()))
        await home.clock.advance(PACE - 60)
        await home.host.wait_idle()
        assert not reminders(home, FIRST)
        assert len(reminders(home, SECOND)) == 2


async def test_another_cadence_counts_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.started()
        await home.host.preferences.choose(FIRST, Person(reminders=(0.75,)))
        await home.clock.advance(PACE * 0.26)
        await home.host.wait_idle()
        assert len(reminders(home, FIRST)) == 1
        assert not reminders(home, SECOND)
        await home.clock.advance(PACE * 0.7)
        await home.host.wait_idle()
        assert len(reminders(home, FIRST)) == 1


async def test_quiet_hours_count_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.started()
        minutes = int(home.clock.now() % 86400 // 60)
        quiet = Night("UTC", (minutes + 1) % 1440, (minutes + 58) % 1440)
        await home.host.preferences.choose(FIRST, Person(quiet=quiet))
        await home.clock.advance(PACE * 0.6)
        await home.host.wait_idle()
        assert not reminders(home, FIRST)
        assert len(reminders(home, SECOND)) == 1
        await home.clock.advance(PACE * 0.38)
        await home.host.wait_idle()
        assert len(reminders(home, FIRST)) == 1


async def test_who_plays_from_the_channel_gets_no_messages(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.host.preferences.choose(FIRST, Person(place=Delivery.CHANNEL))
        await home.started()
        await home.clock.advance(PACE * 0.6)
        await home.host.wait_idle()
        assert not home.presenter.at(FIRST)
        assert [post.kind for post in home.presenter.at(SECOND)] == ["order", "reminder"]
        called = [post.called for post in home.presenter.at(CHANNEL) if post.kind == "summons"]
        assert called == [(FIRST,)] * 2


async def test_what_was_chosen_outlives_the_host(tmp_path: Path) -> None:
    card = Person(reminders=(), text_board=True, palette="clear", locale="en")
    async with house(tmp_path) as home:
        await home.host.preferences.choose(FIRST, card)
    async with house(tmp_path, presenter=home.presenter) as home:
        assert await home.host.people_cache.person(FIRST) == card
        assert home.host.people_cache.known(FIRST) == card
        assert home.host.people_cache.known(SECOND) == Person()


async def test_an_end_is_announced_once(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.host.people_cache.rule(GUILD, lambda _: Guild(announce=HALL))
        await home.play(number)
    async with house(tmp_path, presenter=home.presenter) as home:
        await home.host.wait_idle()
        (said,) = home.presenter.at(HALL)
        assert said.kind == "announcement"
        assert said.over is not None
        assert said.game.channel == CHANNEL
        assert home.presenter.at(CHANNEL)[-1].kind == "over"


async def test_an_end_is_not_told_twice_in_one_channel(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.host.people_cache.rule(GUILD, lambda _: Guild(announce=CHANNEL))
        await home.play(number)
        assert "announcement" not in [post.kind for post in home.presenter.at(CHANNEL)]

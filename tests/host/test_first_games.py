"""Newcomers are those who play a kind of game for the first time."""

from pathlib import Path

from engine.host.values.people import Newcomer
from tests.host.house import CHANNEL, PEOPLE, house
from tests.host.test_alone import begun
from tests.toy.game import ToyGame


class OtherToy(ToyGame):
    """A game of another name."""

    id = "toys/1"


class NextToy(ToyGame):
    """A later version of the toy."""

    id = "toy/2"


async def test_a_person_is_new_to_each_game_once(tmp_path: Path) -> None:
    found = []
    games = (ToyGame(), OtherToy(), NextToy())
    for channel, game in enumerate(games, CHANNEL + 1):
        async with house(tmp_path, game=game) as home:
            info = await home.host.info(await home.lobby(2, channel))
            assert info is not None
            found.append(await home.host.newcomer(info, PEOPLE[0]))
    assert found == [Newcomer.TO_GAME, Newcomer.TO_GAME, Newcomer.NO]


async def test_who_played_alone_is_new_to_others_once(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        games = [await begun(home)]
        for channel in (CHANNEL + 1, CHANNEL + 2):
            info = await home.host.info(await home.lobby(2, channel))
            assert info is not None
            games.append(info)
        found = [await home.host.newcomer(info, PEOPLE[0]) for info in games]
        assert found == [Newcomer.TO_GAME, Newcomer.TO_OTHERS, Newcomer.NO]

"""Variants: how a game is played is agreed on in the lobby, and goes into the game."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.core.export import verify
from engine.core.registry import Registry
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.records import GameInfo, GameStatus
from engine.host.values.terms import Terms
from tests.host.house import CHANNEL, PACE, PEOPLE, House, card, denied, house, reason
from tests.walk.game import WALK, WalkGame


class Duel(WalkGame):
    """The walk, whose race is for two alone."""

    _race, _rescue = WalkGame.variants
    variants = (replace(_race, seats=range(2, 3)), _rescue)


DUEL = Duel()


async def opened(home: House, terms: Terms, seats: int) -> GameInfo:
    return await home.open(guild=None, seats=seats, terms=terms)


async def settled(home: House, terms: Terms) -> GameInfo:
    def change(info: GameInfo) -> GameInfo:
        return replace(info, terms=terms)

    return card(await home.host.seating.settle(1, PEOPLE[0], change))


@pytest.mark.parametrize("goal", ["tame", "wild"])
async def test_one_captain_alone_wins_or_loses(tmp_path: Path, goal: str) -> None:
    async with house(tmp_path, game=WALK) as home:
        terms = Terms(pace=PACE, variant="rescue", options={"ghosts": goal})
        info = await opened(home, terms, seats=1)
        assert (info.min_seats, info.max_seats) == (1, 1)
        await home.start(1, PEOPLE[0])
        while await home.status(1) is GameStatus.RUNNING:
            if not await home.play_round(1):
                await home.clock.advance(PACE / 10)
                await home.host.wait_idle()
        await home.host.wait_idle()
        assert await home.status(1) is GameStatus.OVER
        last = home.presenter.at(CHANNEL)[-1]
        assert last.kind == "over"
        assert last.over is not None
        assert set(last.over.winners) <= {0}
        found = verify(await home.host.export(1), Registry((WALK,)).find)
        assert found.result is not None
        table = await home.store.table(1)
        assert table is not None
        assert table.snapshot.setup == terms.setup(1)
        again = card(await home.host.rematch(1, PEOPLE[0], "Captain 1"))
        assert again.terms == replace(terms, seats=1)


async def test_what_is_not_chosen_is_as_by_default(tmp_path: Path) -> None:
    async with house(tmp_path, game=WALK) as home:
        info = await opened(home, Terms(pace=PACE), seats=3)
        assert (info.terms.variant, info.terms.options) == ("race", {"length": "short"})
        assert info.min_seats == 2
    (tmp_path / "solo").mkdir()
    async with house(tmp_path / "solo", game=WALK) as home:
        info = await opened(home, Terms(pace=PACE), seats=1)
        assert info.terms.variant == "rescue", "the first that so many play"


async def test_a_variant_for_others_is_denied(tmp_path: Path) -> None:
    async with house(tmp_path, game=WALK) as home:
        race = Terms(pace=PACE, variant="race")
        refused = await denied(opened(home, race, seats=1))
        assert refused.reason is Denial.BAD_SEATS
        assert refused.said is not None
        assert dict(refused.said.args) == {"least": 2, "most": 6}
        for wrong in (
            Terms(pace=PACE, variant="chess"),
            Terms(pace=PACE, variant="race", options={"length": "endless"}),
            Terms(pace=PACE, variant="race", options={"ghosts": "wild"}),
        ):
            assert await reason(opened(home, wrong, seats=3)) == Denial.UNKNOWN_VARIANT


async def test_a_lobby_changes_how_it_plays(tmp_path: Path) -> None:
    async with house(tmp_path, game=WALK) as home:
        info = await opened(home, Terms(pace=PACE, variant="rescue"), seats=1)
        info = await settled(home, Terms(pace=PACE, variant="race", options=info.terms.options))
        assert (info.min_seats, info.max_seats) == (2, 2), "a race takes two at least"
        assert info.terms.options == {"length": "short"}, "another variant has other options"
        long = Terms(pace=PACE, variant="race", options={"length": "long"})
        assert (await settled(home, long)).terms == replace(long, seats=1)
        assert await reason(home.host.start(1, PEOPLE[0])) == Denial.TOO_FEW


@pytest.mark.parametrize("asked", [1, 4])
async def test_a_lobby_comes_back_to_the_seats_it_was_opened_for(
    tmp_path: Path, asked: int
) -> None:
    async with house(tmp_path, game=DUEL) as home:
        await opened(home, Terms(pace=PACE, variant="rescue"), seats=asked)
        race = await settled(home, Terms(pace=PACE, variant="race"))
        assert (race.min_seats, race.max_seats) == (2, 2), "this race is for two"
        back = await settled(home, Terms(pace=PACE, variant="rescue"))
        assert (back.min_seats, back.max_seats) == (1, asked)


async def test_two_changes_at_once_are_both_kept(tmp_path: Path) -> None:
    async with house(tmp_path, game=WALK) as home:
        await opened(home, Terms(pace=PACE, variant="rescue"), seats=4)

        def film(info: GameInfo) -> GameInfo:
            return replace(info, terms=replace(info.terms, films=True))

        def hurry(info: GameInfo) -> GameInfo:
            return replace(info, terms=replace(info.terms, pace=60.0))

        settle = home.host.seating.settle
        await asyncio.gather(settle(1, PEOPLE[0], film), settle(1, PEOPLE[0], hurry))
        terms = (await home.row()).info.terms
        assert (terms.films, terms.pace) == (True, 60.0)


async def test_who_is_host_no_more_when_their_turn_comes_changes_nothing(tmp_path: Path) -> None:
    async with house(tmp_path, game=WALK) as home:
        before = await opened(home, Terms(pace=PACE, variant="race"), seats=4)
        card(await home.host.join(1, PEOPLE[1], "Captain 2"))

        def never(_info: GameInfo) -> GameInfo:
            raise AssertionError("somebody else leads this lobby by now")

        leaving = home.host.leave(1, PEOPLE[0])
        settling = home.host.seating.settle(1, PEOPLE[0], never)
        _, refused = await asyncio.gather(leaving, settling, return_exceptions=True)
        assert isinstance(refused, DeniedError)
        assert refused.reason is Denial.NOT_HOST
        info = (await home.row()).info
        assert (info.host, info.terms) == (PEOPLE[1], before.terms)

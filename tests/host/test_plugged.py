"""A captain of another package plays like our own, and a game does without it at any time."""

from pathlib import Path
from typing import Any

from engine.core.asks import Ask
from engine.core.export import verify
from engine.core.playthrough import random_answer
from engine.core.registry import Registry
from engine.host.values.records import GameStatus
from render.installed import InstalledGames
from tests.host.house import PEOPLE, House, card, house
from tests.plugging import entry
from tests.toy.game import TOY
from tests.toy.installed import TOY_GAME

CLEVER = "toy-1.clever"
KINDS: list[str] = []


def clever(_view: Any, ask: Ask, make_form: Any, pick: Any) -> Any:
    """Answer by chance and note what was asked."""
    KINDS.append(ask.kind)
    return random_answer(make_form, pick)


def plugged() -> InstalledGames:
    """Have the toy with the clever captain."""
    games = InstalledGames((TOY_GAME,))
    games.plug_in([entry(CLEVER, f"{__name__}:clever")])
    return games


async def hired(home: House) -> int:
    """Start a game of one person and the clever captain."""
    number = await home.lobby(1)
    card(await home.host.seating.hire(number, PEOPLE[0], CLEVER, ("Tin",)))
    await home.start(number)
    return number


async def played(home: House, number: int) -> None:
    """Play until it is over, waiting for the computer captain as long as it takes."""
    while await home.status(number) is GameStatus.RUNNING:
        panel = await home.panel(number, PEOPLE[0])
        if panel.group is not None and panel.status not in {"done", "not-needed"}:
            await home.submit(number, PEOPLE[0])
        row = await home.row(number)
        if row.wake is not None:
            await home.clock.advance(max(0.0, row.wake - home.clock.now()))
        await home.host.wait_idle()


async def test_it_is_hired_and_plays_a_game_that_verifies_without_it(tmp_path: Path) -> None:
    KINDS.clear()
    async with house(tmp_path, computers=plugged(), prompt=True) as home:
        number = await hired(home)
        await played(home, number)
        data = await home.host.export(number)
    assert len(KINDS) > 3
    assert verify(data, Registry((TOY,)).find).result is not None


async def test_a_game_goes_on_when_its_package_is_gone(tmp_path: Path) -> None:
    async with house(tmp_path, computers=plugged(), prompt=True) as home:
        number = await hired(home)
    KINDS.clear()
    without = InstalledGames((TOY_GAME,))
    async with house(tmp_path, presenter=home.presenter, computers=without, prompt=True) as home:
        await played(home, number)
        data = await home.host.export(number)
    assert KINDS == []
    assert verify(data, Registry((TOY,)).find).result is not None

"""Casting: the first seed whose game shows what a test wants, rehearsed on the rules alone."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from engine.core.asks import Ask, Decide, Setup
from engine.core.chance import SeededChance
from engine.core.table import Refusal, Table, open_table
from tests.contract.records import form_maker
from tests.secrecy.plots import Playing
from tests.secrecy.stage import GAME, shown

SEEDS = range(1, 300)


async def cast(folder: Path, playing: Playing, kinds: set[str]) -> Playing:
    """Find a seed with which the owner is asked all these kinds of questions."""
    joins = await _joins(folder, playing.captains)
    for seed in SEEDS:
        wanted = replace(playing, seed=seed)
        if kinds <= set(_rehearsed(wanted, joins)):
            return wanted
    raise AssertionError(f"no game of {playing.groups} groups has {sorted(kinds)}")


async def _joins(folder: Path, captains: int) -> tuple[str, ...]:
    """List what joining mixes into chance: the same in every show of so many captains."""
    async with shown(folder, captains, 0) as show:
        await show.begin()
        info = await show.host.info(GAME)
        assert info is not None
        return info.joins()


def _rehearsed(playing: Playing, joins: tuple[str, ...]) -> Iterator[str]:
    """Play the first of the two games; yield the kinds of questions that count for the plot."""
    game = playing.plot.rules(playing, 0)
    chance = SeededChance(playing.seed.to_bytes(32, "big"), joins)
    table, _ = open_table(game, Setup(playing.captains))
    for _ in range(playing.groups):
        table, _ = table.settle(chance)
        pending = table.pending()
        if not isinstance(pending, Decide):
            return
        if playing.plot.counts(playing, pending):
            yield pending.asks[0].kind
        for ask in pending.asks:
            table = _answered(table, ask, playing)


def _answered(table: Table, ask: Ask, playing: Playing) -> Table:
    group = table.group()
    assert group is not None
    make = form_maker(table.game, table.game.view(table.state, ask.seat), ask)
    after = table.submit(ask.seat, group, playing.plot.rehearsed(playing, make, group, ask))
    assert not isinstance(after, Refusal)
    return after

"""Casting: the first seed whose game shows what a test wants, rehearsed on the rules alone."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from pathlib import Path

from engine.core.asks import Ask, Decide
from engine.core.table import Refusal, Table, open_table
from tests.contract.records import form_maker
from tests.foretold import foretold
from tests.secrecy.plots import Playing
from tests.secrecy.stage import key_of, shown

SEEDS = range(1, 300)

_crews: dict[int, list[int]] = {}  # those who play, by how many they are


async def cast(folder: Path, playing: Playing, kinds: Collection[str]) -> Playing:
    """Find a seed with which the owner is asked all these kinds of questions."""
    people = await _people(folder, playing)
    for seed in SEEDS:
        wanted = replace(playing, seed=seed)
        if set(kinds) <= set(_rehearsed(wanted, people)):
            return wanted
    raise AssertionError(f"no game of {playing.groups} groups has {sorted(kinds)}")


async def _people(folder: Path, playing: Playing) -> list[int]:
    """List who plays: the same in every show of so many captains."""
    if playing.captains not in _crews:
        async with shown(folder, playing.captains, 0, playing.subject) as show:
            _crews[playing.captains] = [person.id for person in show.people[: playing.captains]]
    return _crews[playing.captains]


def _rehearsed(playing: Playing, people: list[int]) -> Iterator[str]:
    """Play the first of the two games; yield the kinds of questions that count for the plot."""
    game, key = playing.plot.rules(playing, 0), key_of(playing.seed)
    setup = playing.subject.agreed(playing.captains)
    chance = foretold(game, setup, key, people)
    table, _ = open_table(game, setup)
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

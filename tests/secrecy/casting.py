"""Casting: the first seed whose game shows what a test wants, rehearsed on the rules alone."""

from dataclasses import replace
from pathlib import Path

from engine.core.asks import Decide, Seat, Setup
from engine.core.chance import SeededChance
from engine.core.table import Refusal, Table, open_table
from engine.tremble.rules import TREMBLE
from tests.contract.records import form_maker
from tests.secrecy.plots import Playing, drawn_answers, phase_of
from tests.secrecy.stage import GAME, shown

SEEDS = range(1, 300)


async def cast(folder: Path, playing: Playing, phases: set[str]) -> Playing:
    """Find a seed with which the owner is asked in all these phases, together with others."""
    joins = await _joins(folder, playing.captains)
    for seed in SEEDS:
        wanted = replace(playing, seed=seed)
        if phases <= _rehearsed(wanted, joins):
            return wanted
    raise AssertionError(f"no game of {playing.groups} groups has {sorted(phases)}")


async def _joins(folder: Path, captains: int) -> tuple[str, ...]:
    """List what joining mixes into chance: the same in every show of so many captains."""
    async with shown(folder, captains, 0) as show:
        await show.begin()
        info = show.host.info(GAME)
        assert info is not None
        return info.joins()


def _rehearsed(playing: Playing, joins: tuple[str, ...]) -> set[str]:
    chance = SeededChance(playing.seed.to_bytes(32, "big"), joins)
    table, _ = open_table(TREMBLE, Setup(playing.captains))
    phases: set[str] = set()
    for _ in range(playing.groups):
        table, _ = table.settle(chance)
        pending = table.pending()
        if not isinstance(pending, Decide):
            break
        seats = [ask.seat for ask in pending.asks]
        if playing.owner in seats and len(seats) > 1:
            phases.add(phase_of(pending.group))
        for seat in seats:
            table = _answered(table, seat, playing.seed)
    return phases


def _answered(table: Table, seat: Seat, seed: int) -> Table:
    """Answer as the script of a plot would."""
    group, ask = table.group(), table.ask_of(seat)
    assert group is not None
    assert ask is not None
    make = form_maker(TREMBLE, TREMBLE.view(table.state, seat), ask)
    answer = next(drawn_answers(make, seed, (group, seat, "counts")))
    after = table.submit(seat, group, answer)
    assert not isinstance(after, Refusal)
    return after

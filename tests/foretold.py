"""Chance of a rehearsed game, foretold: its key, its captains and its start post are known."""

from collections.abc import Sequence

from cogs.delivery.presenter import REHEARSED_START
from engine.core.asks import Setup
from engine.core.chance import SeededChance, commitment
from engine.core.contract import AnyGame
from engine.core.start import FORMAT, Header, chance_of
from engine.host.steps.changes.lobby import join_code


def foretold(game: AnyGame, setup: Setup, key: bytes, people: Sequence[int]) -> SeededChance:
    """Make the chance of a game that these people join in this order."""
    seal = commitment(key)
    header = Header(
        format=FORMAT,
        rules=game.id,
        data_hash=game.data_hash,
        setup=setup,
        captains=tuple(join_code(seal, person, number) for number, person in enumerate(people, 1)),
        lines=("",) * len(people),
        commitment=seal,
        repeated=0,
    )
    return chance_of(key, header, REHEARSED_START)

"""Whole games without people, for tests and for measuring."""

import random

from engine.core.asks import Answer, Ask, Over, Setup
from engine.core.chance import SeededChance
from engine.core.playthrough import FormMaker, play, random_answer
from engine.core.table import Table
from engine.martians.rules import MARTIANS, VARIANTS
from engine.martians.table.view import MartiansView


def setup_of(mode: str, seats: int, **options: str) -> Setup:
    """Agree on a game."""
    variant = next(each for each in VARIANTS if each.key == mode)
    return variant.setup(seats, options)


def chance_of(seed: int) -> SeededChance:
    """Return chance for a game."""
    return SeededChance(seed.to_bytes(32, "big"))


def at_random(setup: Setup, seed: int) -> Table:
    """Play a game in which everybody answers anything."""
    rng = random.Random(seed)

    def answer(_view: MartiansView, _ask: Ask, make: FormMaker) -> Answer:
        return random_answer(make, rng.randrange)

    return play(MARTIANS, setup, chance_of(seed), answer, checked)


def as_suggested(setup: Setup, seed: int) -> Table:
    """Play a game in which everybody does as is suggested."""

    def answer(view: MartiansView, ask: Ask, _make: FormMaker) -> Answer:
        return MARTIANS.suggestion(view, ask)

    return play(MARTIANS, setup, chance_of(seed), answer, checked)


def checked(table: Table, _notices: object) -> None:
    """Look for problems of a state."""
    found = MARTIANS.problems(table.state)
    assert not found, (found, table.state.agenda)


def why(table: Table) -> str:
    """Say how a game ended."""
    over = table.pending()
    assert isinstance(over, Over)
    return f"{table.state.agenda[0].why} {over.winners}"

"""Turns of Martians!!! for tests of its pictures and words: one question of each kind."""

from functools import cache

from engine.core.asks import Answer, Ask
from engine.core.playthrough import FormMaker, play
from engine.martians.rules import MARTIANS
from engine.martians.table.view import MartiansView
from tests.martians.playing import chance_of, setup_of

SEED, LATE = 4, 12  # the turn from which on questions are kept
Turn = tuple[MartiansView, Ask]


@cache
def turns_of(mode: str, seats: int) -> tuple[Turn, ...]:
    """Play a game as is suggested; keep the first question of each kind once the town has grown."""
    kept: dict[str, Turn] = {}

    def answer(view: MartiansView, ask: Ask, _make: FormMaker) -> Answer:
        if view.table.turn >= LATE:
            kept.setdefault(ask.kind, (view, ask))
        return MARTIANS.suggestion(view, ask)

    play(MARTIANS, setup_of(mode, seats), chance_of(SEED), answer)
    return tuple(kept.values())

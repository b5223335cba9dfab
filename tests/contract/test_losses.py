"""A captain reads of all that events take from them, whoever took it."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from engine.core.asks import PUBLIC, Seat
from engine.core.chance import SeededChance
from engine.core.playthrough import Answerer, play, random_answer
from engine.host.steps.base.replayed import seen, steps_of
from engine.host.values.past import PastStep
from render.games import GAMES
from render.words import words_for
from tests.contract.records import dice, key_of
from tests.contract.subject import Belongings
from tests.contract.subjects import SUBJECTS, Subject, case_name

WORDS = words_for("en").of(("Ann", "Bob", "Cid"))
SEATS, SEEDS = 3, range(6)
OWNING = [subject for subject in SUBJECTS if subject.belongings is not None]


@cache
def games(subject: Subject) -> list[dict[Seat | None, list[PastStep]]]:
    """Play games, and keep what everybody and each captain saw of them.

    Every other one is played by chance alone, the rest by captains who know what they want.
    """
    found = []
    for seed in SEEDS:
        table = play(
            subject.game,
            subject.setup(SEATS, seed),
            SeededChance(key_of(seed)),
            answerer(subject, seed),
        )
        steps = steps_of(table)
        viewers = (PUBLIC, *range(SEATS))
        found.append({each: [seen(subject.game, step, each) for step in steps] for each in viewers})
    return found


def answerer(subject: Subject, seed: int) -> Answerer:
    """Return who answers for all seats of a game."""
    pick, installed = dice(seed, "losses").randrange, GAMES.find(subject.name)
    captains = {} if installed is None else installed.captains
    if seed % 2 and "steady" in captains:
        return lambda view, ask, make: captains["steady"](view, ask, make, pick)
    return lambda view, ask, make: random_answer(make, pick)


def unsaid(subject: Subject, dropped: str = "") -> Iterator[str]:
    """Name each loss of which its captain does not read, where one kind of events is left out."""
    owns = subject.belongings
    assert owns is not None
    for seat, public, own in seen_steps(subject):
        told = " ".join(said(subject, seat, public.events, dropped))
        for word in taken(owns, seat, public, own):
            if word not in told:
                yield f"{word} of {seat} in step {own.number}"


def seen_steps(subject: Subject) -> Iterator[tuple[Seat, PastStep, PastStep]]:
    """List the steps of the played games: whose they are, as everybody and as the seat saw them."""
    for game in games(subject):
        for seat in range(SEATS):
            for public, own in zip(game[PUBLIC], game[seat], strict=True):
                yield seat, public, own


def said(subject: Subject, seat: Seat, events: tuple[Any, ...], dropped: str = "") -> list[str]:
    """Tell in English what public events took from a captain."""
    renderer = GAMES.of(subject.game.id).full_renderer
    kept = [event for event in events if type(event).__name__ != dropped]
    return [WORDS(text) for text in renderer.losses(seat, kept)]


def taken(owns: Belongings, seat: Seat, public: PastStep, own: PastStep) -> Iterator[str]:
    """Name what a captain has no more and has not spent, and what else events say they cost."""
    gone = owns.held(own.before, seat)
    gone.subtract(owns.held(own.after, seat))
    for event in own.events:
        gone.subtract(owns.spent(event, seat))
    yield from (word for word, count in gone.items() if count > 0)
    for event in public.events:
        yield from (word for loser, word in owns.costs(event) if loser == seat)


@pytest.mark.parametrize("subject", OWNING, ids=case_name)
def test_every_loss_is_told_to_whom_it_happened(subject: Subject) -> None:
    with subject.at_home():
        assert list(unsaid(subject)) == []


KINDS = [
    (subject, kind)
    for subject in OWNING
    if subject.belongings is not None
    for kind in sorted(subject.belongings.takers)
]


@pytest.mark.parametrize(("subject", "kind"), KINDS, ids=case_name)
def test_a_kind_of_events_that_is_left_out_is_noticed(subject: Subject, kind: str) -> None:
    assert list(unsaid(subject, kind))


@pytest.mark.parametrize("subject", OWNING, ids=case_name)
def test_nothing_else_is_told_as_a_loss(subject: Subject) -> None:
    """What a captain spent as they ordered is none."""
    owns = subject.belongings
    assert owns is not None
    with subject.at_home():
        for seat, public, own in seen_steps(subject):
            if said(subject, seat, public.events):
                assert Counter(taken(owns, seat, public, own)), public.events

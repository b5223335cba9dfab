"""The long runs: every check over 500 seeds, 1,000 random games for each number of seats."""

import random
from functools import partial

import pytest

from engine.core.asks import Answer, Ask, Notice, Over
from engine.core.chance import SeededChance
from engine.core.playthrough import FormMaker, play, random_answer
from engine.core.table import Table
from tests.contract import filling, playing, reading, secrecy, undoing, waiting
from tests.contract.covering import check_coverage
from tests.contract.records import dice, key_of
from tests.contract.subjects import SUBJECTS, Subject

SEEDS, GAMES, CHUNK = 500, 1_000, 50
CHECKS = (
    playing.check_playthrough,
    playing.check_timeouts,
    playing.check_one_player,
    playing.check_drafts_and_policies,
    playing.check_arrival_order,
    filling.check_forms,
    filling.check_policies,
    reading.check_typed,
    waiting.check_sittings,
    waiting.check_absent_sittings,
    waiting.check_windows,
    waiting.check_what_waits,
    secrecy.check_open_group,
    secrecy.check_closed_group,
    secrecy.check_twins,
    secrecy.check_events,
    secrecy.check_canaries,
    undoing.check_undo,
    undoing.check_many_undos,
    undoing.check_barriers,
)

pytestmark = pytest.mark.soak
subjects = pytest.mark.parametrize("subject", SUBJECTS, ids=str)


@subjects
@pytest.mark.parametrize("seed", range(SEEDS))
def test_contract_holds(subject: Subject, seed: int) -> None:
    seats = subject.seats[seed % len(subject.seats)]
    for check in CHECKS:
        check(subject, seats, 1_000 + seed)


def _at_random(rng: random.Random, view: object, ask: Ask, make: FormMaker) -> Answer:
    del view, ask
    return random_answer(make, rng.randrange)


def _sound(table: Table, notices: tuple[Notice[object], ...]) -> None:
    del notices
    assert not table.game.problems(table.state)


@pytest.mark.parametrize(
    ("subject", "seats", "chunk"),
    [
        pytest.param(subject, seats, chunk, id=f"{subject}-{seats}-{chunk}")
        for subject in SUBJECTS
        for seats in subject.seats
        for chunk in range(GAMES // CHUNK)
    ],
)
def test_random_games_end_without_a_problem(subject: Subject, seats: int, chunk: int) -> None:
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        rng = dice(seed, "soak")
        table = play(
            subject.game,
            subject.setup(seats, seed),
            SeededChance(key_of(seed)),
            partial(_at_random, rng),
            _sound,
        )
        assert isinstance(table.pending(), Over)


@subjects
def test_everything_declared_occurs_in_many_games(subject: Subject) -> None:
    check_coverage(subject, games=500, rare=True)

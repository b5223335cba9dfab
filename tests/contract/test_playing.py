"""Random games, absent players, drafts, policies, forms: for every game."""

import pytest

from tests.contract import filling, playing
from tests.contract.subjects import Subject, case_name, quick_cases

cases = pytest.mark.parametrize(("subject", "seats", "seed"), quick_cases(), ids=case_name)


@cases
def test_random_playthrough(subject: Subject, seats: int, seed: int) -> None:
    playing.check_playthrough(subject, seats, seed)


@cases
def test_forms(subject: Subject, seats: int, seed: int) -> None:
    filling.check_forms(subject, seats, seed)


@cases
def test_policies(subject: Subject, seats: int, seed: int) -> None:
    filling.check_policies(subject, seats, seed)


@cases
def test_nobody_answers(subject: Subject, seats: int, seed: int) -> None:
    playing.check_timeouts(subject, seats, seed)


@cases
def test_only_one_answers(subject: Subject, seats: int, seed: int) -> None:
    playing.check_one_player(subject, seats, seed)


@cases
def test_what_is_filled_in_counts(subject: Subject, seats: int, seed: int) -> None:
    playing.check_filled_in(subject, seats, seed)


@cases
def test_drafts_and_policies(subject: Subject, seats: int, seed: int) -> None:
    playing.check_drafts_and_policies(subject, seats, seed)


@cases
def test_arrival_order(subject: Subject, seats: int, seed: int) -> None:
    playing.check_arrival_order(subject, seats, seed)

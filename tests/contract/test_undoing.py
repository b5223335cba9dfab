"""Undo and barriers: for every game."""

import pytest

from tests.contract import undoing
from tests.contract.subjects import Subject, case_name, quick_cases

cases = pytest.mark.parametrize(("subject", "seats", "seed"), quick_cases(), ids=case_name)


@cases
def test_undo(subject: Subject, seats: int, seed: int) -> None:
    undoing.check_undo(subject, seats, seed)


@cases
def test_many_undos(subject: Subject, seats: int, seed: int) -> None:
    undoing.check_many_undos(subject, seats, seed)


@cases
def test_barriers(subject: Subject, seats: int, seed: int) -> None:
    undoing.check_barriers(subject, seats, seed)

"""Sittings, windows, typed answers and variants: for every game."""

import pytest

from tests.contract import reading, varying, waiting
from tests.contract.subjects import Subject, case_name, quick_cases

cases = pytest.mark.parametrize(("subject", "seats", "seed"), quick_cases(), ids=case_name)


@cases
def test_sittings(subject: Subject, seats: int, seed: int) -> None:
    waiting.check_sittings(subject, seats, seed)


@cases
def test_absent_sittings(subject: Subject, seats: int, seed: int) -> None:
    waiting.check_absent_sittings(subject, seats, seed)


@cases
def test_windows(subject: Subject, seats: int, seed: int) -> None:
    waiting.check_windows(subject, seats, seed)


@cases
def test_what_waits(subject: Subject, seats: int, seed: int) -> None:
    waiting.check_what_waits(subject, seats, seed)


@cases
def test_typed(subject: Subject, seats: int, seed: int) -> None:
    reading.check_typed(subject, seats, seed)


@cases
def test_variants(subject: Subject, seats: int, seed: int) -> None:
    varying.check_variants(subject, seats, seed)
    varying.check_setups(subject, seats, seed)

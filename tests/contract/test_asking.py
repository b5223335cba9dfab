"""Whom questions are sent to: for every game."""

import pytest

from tests.contract import asking
from tests.contract.subjects import Subject, case_name, quick_cases

cases = pytest.mark.parametrize(("subject", "seats", "seed"), quick_cases(), ids=case_name)


@cases
def test_no_form_is_sent_that_has_one_answer(subject: Subject, seats: int, seed: int) -> None:
    asking.check_no_only_answers(subject, seats, seed)

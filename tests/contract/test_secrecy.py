"""Nothing secret shows, in no way and to nobody: for every game."""

import pytest

from tests.contract import secrecy
from tests.contract.subjects import Subject, case_name, quick_cases

cases = pytest.mark.parametrize(("subject", "seats", "seed"), quick_cases(), ids=case_name)


@cases
def test_open_groups_are_silent(subject: Subject, seats: int, seed: int) -> None:
    secrecy.check_open_group(subject, seats, seed)


@cases
def test_closed_groups_show_their_public_part(subject: Subject, seats: int, seed: int) -> None:
    secrecy.check_closed_group(subject, seats, seed)


@cases
def test_twins_look_alike(subject: Subject, seats: int, seed: int) -> None:
    secrecy.check_twins(subject, seats, seed)


@cases
def test_events_tell_no_more_than_views(subject: Subject, seats: int, seed: int) -> None:
    secrecy.check_events(subject, seats, seed)


@cases
def test_canaries_stay_hidden(subject: Subject, seats: int, seed: int) -> None:
    secrecy.check_canaries(subject, seats, seed)

"""The contract, until the game is registered and held to it among the others."""

from collections.abc import Callable

import pytest

from tests.contract import asking, filling, playing, reading, secrecy, undoing, waiting
from tests.contract.martians import martians_subject
from tests.contract.subject import Subject

CHECKS: tuple[Callable[[Subject, int, int], None], ...] = (
    playing.check_playthrough,
    filling.check_forms,
    filling.check_policies,
    playing.check_timeouts,
    playing.check_one_player,
    playing.check_filled_in,
    playing.check_drafts_and_policies,
    playing.check_arrival_order,
    secrecy.check_open_group,
    secrecy.check_closed_group,
    secrecy.check_twins,
    secrecy.check_events,
    secrecy.check_canaries,
    waiting.check_sittings,
    waiting.check_absent_sittings,
    waiting.check_windows,
    waiting.check_what_waits,
    reading.check_typed,
    undoing.check_undo,
    undoing.check_barriers,
    asking.check_no_only_answers,
)


@pytest.mark.soak  # three minutes in all; registered games are sampled by the suite
@pytest.mark.parametrize(("variant", "seats"), [("comp", 2), ("coop", 3)])
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_contract(check: Callable[[Subject, int, int], None], variant: str, seats: int) -> None:
    check(martians_subject(variant=variant), seats, 0)

"""The checks are checked: each planted fault is caught by the check that is there for it."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.core.asks import Ask
from engine.core.playthrough import DeadEndError, EndlessGameError
from tests.contract import filling, playing, secrecy, transcripts, undoing
from tests.contract.covering import check_coverage
from tests.contract.records import dice, form_maker, record
from tests.contract.subjects import Subject, toy_subject
from tests.toy import faults
from tests.toy.game import ToyGame

Check = Callable[[Subject, int, int], None]
GAMES = 12
CAUGHT = (AssertionError, DeadEndError, EndlessGameError)

PLANTED: list[tuple[type[ToyGame], Check, str]] = [
    (faults.LeakInView, secrecy.check_twins, "looks different"),
    (faults.LeakInView, secrecy.check_closed_group, "shows in the view of None"),
    (faults.LeakOfSecretBid, secrecy.check_closed_group, "shows in the view of None"),
    (faults.LeakInEvent, secrecy.check_events, "what no view does"),
    (faults.LeakInEvent, secrecy.check_canaries, "reads"),
    (faults.LeakOfCountInEvent, secrecy.check_events, "what no view does"),
    (faults.LeakOfBidInEvent, secrecy.check_closed_group, "shows in the events of None"),
    (faults.LeakThroughAsks, secrecy.check_twins, "waits for something else"),
    (faults.LeakThroughGroup, secrecy.check_twins, "waits for something else"),
    (faults.LeakThroughMemory, secrecy.check_open_group, "an open answer of . shows"),
    (faults.WallClock, playing.check_playthrough, "the replay ends elsewhere"),
    (faults.IllegalDefault, filling.check_forms, "the default is not legal"),
    (faults.IllegalDefault, playing.check_timeouts, "the default of bid is not legal"),
    (faults.IllegalDefault, playing.check_one_player, "the default of bid is not legal"),
    (faults.IllegalDefault, playing.check_drafts_and_policies, "the default of bid is not legal"),
    (faults.WallClock, undoing.check_undo, "the log and its undos lead elsewhere"),
    (faults.RepeatedGroup, undoing.check_undo, "comes again"),
    (faults.DeadEndForm, filling.check_forms, "nothing left to choose"),
    (faults.VaryingFields, filling.check_forms, "the fields vary"),
    (faults.VaryingOptions, filling.check_forms, "the options of bid vary"),
    (faults.TakesNonsense, filling.check_forms, "takes"),
    (faults.CountOfHidden, secrecy.check_twins, "looks different"),
    (faults.OrderOfArrival, playing.check_arrival_order, "the order of arrival matters"),
    (faults.LosesInJson, playing.check_playthrough, "changes on its way through JSON"),
    (faults.RepeatedLabel, playing.check_playthrough, "a draw label comes twice"),
    (faults.RepeatedGroup, playing.check_playthrough, "a group id comes twice"),
    (faults.EarlyFromPrivateFacts, filling.check_policies, "early from private facts"),
    (faults.EarlyByHand, filling.check_policies, "early from private facts"),
    (faults.IllegalStanding, filling.check_policies, "answers window illegally"),
    (faults.MissingBarrier, undoing.check_barriers, "shows things and can be undone"),
    (faults.Endless, playing.check_playthrough, "asks more than"),
    (faults.LosesCards, playing.check_playthrough, "cards are missing"),
    (faults.AsksNobody, playing.check_playthrough, "asks nobody"),
]


def _run(check: Check, faulty: type[ToyGame]) -> None:
    for seed in range(GAMES):
        check(toy_subject(faulty()), 2 + seed % 3, seed)


@pytest.mark.parametrize(
    ("faulty", "check", "why"),
    [pytest.param(*case, id=f"{case[0].__name__}-{case[1].__name__}") for case in PLANTED],
)
def test_planted_fault_is_caught(faulty: type[ToyGame], check: Check, why: str) -> None:
    with pytest.raises(CAUGHT, match=why):
        _run(check, faulty)


def test_dead_end_is_found_by_clicking() -> None:
    """Not only by players who cannot answer, but by walking the form itself."""
    game = faults.DeadEndForm()
    state = record(toy_subject(), 2, 0)[1].before
    make = form_maker(game, game.view(state, 0), Ask(0, "bid"))
    clicks = dice(0, "clicks")
    with pytest.raises(AssertionError, match="a dead end"):
        all(filling.check_form(make, clicks, "toy") for _ in range(50))


@pytest.mark.parametrize("check", sorted({check for _, check, _ in PLANTED}, key=repr))
def test_sound_game_passes(check: Check) -> None:
    """Guard against checks that fail whatever they are given."""
    for seed in range(GAMES):
        check(toy_subject(), 2 + seed % 3, seed)


@pytest.mark.parametrize("fault", [faults.LeakInEvent, faults.WallClock, faults.OrderOfArrival])
def test_another_transcript_is_caught(fault: type[ToyGame]) -> None:
    """A change of behaviour under an old id does not pass."""
    with pytest.raises(AssertionError, match="played in another way"):
        transcripts.check_golden(toy_subject(fault()))


def test_missing_transcript_is_caught() -> None:
    """A registered game without transcript does not pass."""
    unknown = type("Unknown", (ToyGame,), {"id": "unknown/1"})()
    with pytest.raises(AssertionError, match="has no transcript"):
        transcripts.check_golden(toy_subject(unknown))


def test_undeclared_coverage_is_caught() -> None:
    """What a game declares and never shows does not pass."""
    subject = replace(toy_subject(), must_occur=frozenset({"bid:bid:99"}))
    with pytest.raises(AssertionError, match="bid:bid:99"):
        check_coverage(subject, games=3)

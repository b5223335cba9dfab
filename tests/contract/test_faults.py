"""The checks are checked: each planted fault is caught by the check that is there for it."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.core.asks import Ask
from engine.core.playthrough import DeadEndError, EndlessGameError
from tests.contract import (
    filling,
    playing,
    reading,
    secrecy,
    transcripts,
    undoing,
    varying,
    waiting,
)
from tests.contract.covering import check_coverage
from tests.contract.records import dice, form_maker, record
from tests.contract.subjects import Subject, toy_subject, walk_subject
from tests.toy import faults
from tests.toy.game import ToyGame
from tests.walk import faults as walk_faults
from tests.walk.game import WalkGame

Check = Callable[[Subject, int, int], None]
GAMES = 12
WALKS = 6
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
    (faults.TellsSpellings, filling.check_forms, "not that of its own answer"),
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
    (faults.ForgottenStanding, filling.check_policies, "orders need both"),
    (faults.IllegalStanding, filling.check_policies, "answers window illegally"),
    (faults.MissingBarrier, undoing.check_barriers, "shows things and can be undone"),
    (faults.Endless, playing.check_playthrough, "asks more than"),
    (faults.LosesCards, playing.check_playthrough, "cards are missing"),
    (faults.AsksNobody, playing.check_playthrough, "asks nobody"),
]


WALKING: list[tuple[type[WalkGame], Check, str]] = [
    (walk_faults.SittingComesAgain, waiting.check_sittings, "comes again"),
    (walk_faults.SittingOfAll, waiting.check_sittings, "a sitting of several seats"),
    (walk_faults.SittingThatIsAWindow, waiting.check_sittings, "a sitting that is a window"),
    (walk_faults.SittingByHand, secrecy.check_twins, "waits for something else"),
    (walk_faults.GoesInCircles, waiting.check_absent_sittings, "goes on and on"),
    (walk_faults.WindowByHand, waiting.check_windows, "tells by closing"),
    (walk_faults.WindowByHand, secrecy.check_twins, "waits for something else"),
    (walk_faults.WindowTakenBack, waiting.check_windows, "can be taken back"),
    (walk_faults.EndlessWindow, waiting.check_windows, "never closes"),
    (walk_faults.IllegalRule, waiting.check_windows, "the rule of answer answers illegally"),
    (walk_faults.WaitsForAnother, waiting.check_what_waits, "waits for something else"),
    (walk_faults.LaterChangesEarlier, filling.check_forms, "vary with later fields"),
    (walk_faults.LosesChoices, filling.check_forms, "lost its choice unseen"),
    (walk_faults.KeepsQuiet, filling.check_forms, "went stale unseen"),
    (walk_faults.AsksForNothing, filling.check_forms, "offers nothing and wants it"),
    (walk_faults.AmountsMissed, filling.check_forms, "nothing left to choose|a dead end"),
    (walk_faults.FalseExample, reading.check_typed, "is not legal"),
    (walk_faults.ReadsTooMuch, reading.check_typed, "fills what nobody asked for"),
    (walk_faults.CompletesOtherwise, reading.check_typed, "goes on as"),
    (walk_faults.Remembers, undoing.check_many_undos, "undo leads elsewhere"),
    (walk_faults.Remembers, undoing.check_undo, "leads? elsewhere"),
    (walk_faults.DefaultOfNoValue, varying.check_variants, "ghosts is huge|length is huge"),
    (walk_faults.VariantForMore, varying.check_variants, "seats"),
]


def _walk(check: Check, faulty: type[WalkGame]) -> None:
    for seed in range(WALKS):
        variant = ("race", "rescue")[seed % 2]
        check(walk_subject(faulty(), variant), 2 + seed % 3, seed)


@pytest.mark.parametrize(
    ("faulty", "check", "why"),
    [pytest.param(*case, id=f"{case[0].__name__}-{case[1].__name__}") for case in WALKING],
)
def test_fault_planted_in_the_walk_is_caught(
    faulty: type[WalkGame], check: Check, why: str
) -> None:
    with pytest.raises(CAUGHT, match=why):
        _walk(check, faulty)


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


@pytest.mark.parametrize("check", sorted({check for _, check, _ in WALKING}, key=repr))
def test_sound_walk_passes(check: Check) -> None:
    """Guard against checks that fail whatever they are given."""
    _walk(check, WalkGame)


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

"""Few presses are enough for a turn, by suggestion and by hand."""

from tests.humanity.presses import LANDING, ORDINARY, SUGGESTED, turns_of


def test_a_turn_takes_few_presses() -> None:
    """One of three captains has a module that may be of two colours, and greenhouses."""
    turns = list(turns_of(3, 2))
    assert max(turn.suggested for turn in turns) == SUGGESTED
    by_hand = [turn.by_hand for turn in turns]
    assert min(by_hand) < ORDINARY
    landing = [turn.landing for turn in turns if "cell.1" in turn.answer or "cell.2" in turn.answer]
    assert len(landing) > 10
    assert max(landing) <= LANDING
    assert sum(count > ORDINARY for count in by_hand) <= len(by_hand) / 50

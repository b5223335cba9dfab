"""Planning turns ahead spares more than half of the waits of a game."""

from tests.humanity.waits import waits_of


def test_planned_turns_spare_waits() -> None:
    planned, by_turn = (waits_of(4, 1, planned=each) for each in (True, False))
    assert 20 < planned <= 70
    assert 2 * planned < by_turn

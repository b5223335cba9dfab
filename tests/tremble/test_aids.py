"""Stations and compensation cards: how they are spent."""

from engine.kit.piles import refill, refilled
from engine.tremble.cards.tables import canonical
from engine.tremble.table.aids import spent
from tests.tremble.harness import captain, state


def test_a_7_a_used_station_lies_turned() -> None:
    base = state(captain("training.1 kek-lol-rofl.1 death-stable"), captain("training.2"))
    after = spent(base, 0, "kek-lol-rofl.1")
    assert [each.used for each in after.captains] == [("kek-lol-rofl.1",), ()]
    assert after.captains[0].stations == ("kek-lol-rofl.1", "death-stable")
    assert after.compensations == base.compensations


def test_k_3_a_used_card_goes_face_up_to_the_discard() -> None:
    base = state(captain("training.1", compensations=("pep-talk.1", "pep-talk.2")), captain())
    after = spent(base, 0, "pep-talk.1")
    assert after.captains[0].compensations == ("pep-talk.2",)
    assert after.compensations.discard == ("pep-talk.1",)
    assert after.compensations.deck == base.compensations.deck


def test_k_3_rl_12_cards_of_this_phase_are_not_shuffled_into_their_deck() -> None:
    held = ("pep-talk.1", "pep-talk.2")
    base = state(
        captain("training.1", compensations=held), captain(), compensation_discard="pep-talk.3"
    )
    after = spent(spent(base, 0, "pep-talk.2"), 0, "pep-talk.1").compensations
    assert (after.late, after.discard) == (2, ("pep-talk.3", "pep-talk.2", "pep-talk.1"))
    wanted = refill(after, 99, "compensations")
    assert wanted is not None
    assert refilled(after, (0,), canonical).discard == ("pep-talk.2", "pep-talk.1")

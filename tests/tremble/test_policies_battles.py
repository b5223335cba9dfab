"""Standing orders after the dice: stations and cards, ships to lose, trophies to claim."""

import pytest

from engine.core.asks import Answer
from tests.tremble.harness import Play, captain, meeting
from tests.tremble.test_catches import fought
from tests.tremble.test_claims import CLAIM
from tests.tremble.test_claims import lost as lost_city
from tests.tremble.test_claims import two_lost as two_cities_lost
from tests.tremble.test_losses import LANDING, SEAT, beaten, lost, two_lost
from tests.tremble.test_policies import at_once, standing
from tests.tremble.test_responses import EVEN, KLR, LOW, OPINION, STABLE, duel, holder

PASSES: Answer = {"use": ("pass",)}


def close(squad: str, cards: str = "", rival: str = "paper-plate.1") -> Play:
    """Let seat 0 throw 7 + 2 against 3 + 7 of the rival."""
    return meeting(holder(f"knock-knee.1 {squad}", cards), captain(rival), throws=(LOW, EVEN))


# Stations and cards in battles


def test_pass_and_use_nothing() -> None:
    play = close(KLR, "pep-talk.1")
    assert standing(play, 0, respond="pass") == PASSES
    assert at_once(play, 0, respond="pass") == PASSES


def test_stations_are_used_before_cards() -> None:
    play = close(KLR, "pep-talk.1")
    for order in ("turns", "helps", "stations"):
        assert standing(play, 0, respond=order) == {"use": (KLR,)}


def test_whatever_helps_may_count_at_once() -> None:
    play = close(KLR, "pep-talk.1")
    assert at_once(play, 0, respond="stations") == {"use": (KLR,)}
    assert at_once(play, 0, respond="turns") == standing(play, 0, respond="turns")
    play = close("", "pep-talk.1")
    assert at_once(play, 0, respond="stations") == PASSES
    assert at_once(play, 0, respond="turns") == {"use": ("pep-talk.1",)}
    assert at_once(play, 0, respond="helps") == {"use": ("pep-talk.1",)}
    assert at_once(play, 0, respond="none") is None


def test_what_turns_nothing_is_kept() -> None:
    play = duel(f"knock-knee.1 {KLR} {OPINION}", "pep-talk.1")  # 9 against 18: dice may help
    assert standing(play, 0, respond="turns") == PASSES
    assert standing(play, 0, respond="stations") == {"use": (OPINION,)}
    assert standing(play, 0, respond="helps") == {"use": (OPINION,)}


def test_what_helps_in_no_way_is_kept() -> None:
    play = duel("knock-knee.1", "pep-talk.1")  # 9 + 4 against 18
    assert standing(play, 0, respond="helps") == PASSES


def test_several_cards_turn_a_battle_together() -> None:
    play = duel("knock-knee.1", "pep-talk.1 pep-talk.2 pep-talk.3")
    for card in ("pep-talk.1", "pep-talk.2", "pep-talk.3"):
        assert standing(play, 0, respond="turns") == {"use": (card,)}
        play.give({0: f"use={card}"})
    assert play.view().public.battles[0].winner == 0


def test_enemy_bonuses_are_cancelled_where_that_turns_it() -> None:
    play = meeting(
        holder(f"grumpy-sofa.1 {STABLE}"), captain("doom-mole.1 golden-eye.1"), throws=(LOW, LOW)
    )
    expected = {"use": (STABLE,), "ship": ("doom-mole.1",)}
    for order in ("turns", "helps", "stations"):
        assert standing(play, 0, respond=order) == expected
    assert at_once(play, 0, respond="stations") == expected


# Against armies


def test_an_army_is_beaten_with_what_is_at_hand() -> None:
    play = fought(KLR, "pep-talk.1")  # 9 against 12
    assert at_once(play, 0, respond="stations") == {"use": (KLR,)}
    assert standing(play, 0, respond="turns") == {"use": (KLR,)}
    assert standing(play, 0, respond="pass") == PASSES
    play = fought("", "pep-talk.1 pep-talk.2", armies="army-15 army-11")  # 9 against 15
    assert standing(play, 0, respond="turns") == {"use": ("pep-talk.1",)}
    assert at_once(play, 0, respond="stations") == PASSES


def test_dice_are_rolled_again_only_where_a_chance_will_do() -> None:
    play = fought(OPINION)
    assert standing(play, 0, respond="turns") == PASSES
    assert standing(play, 0, respond="helps") == {"use": (OPINION,)}


# Losses


@pytest.mark.parametrize(
    ("order", "ship"),
    [("cheapest", "hard-frisbee.1"), ("weakest", "mole-mates.1"), ("station", LANDING)],
)
def test_which_ship_is_lost(order: str, ship: str) -> None:
    play = lost(f"hard-frisbee.1 bar-stool.1 {LANDING}")
    if order == "weakest":
        play = lost("mole-mates.1 grumpy-sofa.1")  # dearer, but weaker
    assert standing(play, 0, loss=order) == {"space.1": (ship,)}
    assert at_once(play, 0, loss=order) == {"space.1": (ship,)}


def test_cards_save_ships_where_they_may() -> None:
    play = two_lost(f"knock-knee.1 paper-plate.1 {LANDING}", SEAT)
    answer = standing(play, 0, loss="save", claim="never")
    assert answer == {
        "space.1": (LANDING,),
        "space.2": (SEAT,),
        "claim.1": ("let-go",),
        "claim.2": ("let-go",),
    }
    assert at_once(play, 0, loss="save", claim="never") == answer
    assert at_once(play, 0, loss="station", claim="never") == {
        **(answer or {}),
        "space.2": ("paper-plate.1",),
    }


def test_ships_lost_to_armies_are_chosen_likewise() -> None:
    play = beaten("knock-knee.1 paper-plate.1")
    assert at_once(play, 0, loss="cheapest") == {"space.1": ("paper-plate.1",)}
    assert at_once(play, 0, claim="never") is None
    play = beaten("knock-knee.1", SEAT)
    assert standing(play, 0, loss="save") == {"space.1": (SEAT,)}


# Claims


def test_claims_read_the_hand() -> None:
    play = lost_city("training.1", CLAIM)
    assert standing(play, 0, claim="always") == {"claim.1": ("claim",)}
    assert standing(play, 0, claim="never") == {"claim.1": ("let-go",)}
    assert at_once(play, 0, claim="always") == {"claim.1": ("claim",)}
    assert at_once(play, 0, claim="never") == {"claim.1": ("let-go",)}


def test_one_claim_takes_the_city_that_counts_most() -> None:
    play = two_cities_lost(CLAIM)  # Vienna, cultural, and Paris, scientific: both in Europe
    taken = {"claim.1": ("let-go",), "claim.2": ("claim",)}
    assert standing(play, 0, claim="always") == taken
    assert standing(play, 0, claim="tasks") == taken


def test_what_counts_for_no_task_is_not_claimed() -> None:
    for tasks, choice in (("scientific asia africa", "let-go"), ("cultural asia africa", "claim")):
        play = lost_city("training.1", CLAIM, tasks=tasks)
        assert standing(play, 0, claim="tasks") == {"claim.1": (choice,)}
        assert standing(play, 0, claim="always") == {"claim.1": ("claim",)}


def test_what_no_order_says_is_as_when_nobody_answers() -> None:
    play = lost("knock-knee.1 paper-plate.1", f"{SEAT} {CLAIM}")
    assert standing(play, 0, loss="save") == {"space.1": (SEAT,), "claim.1": ("claim",)}
    assert standing(play, 0, claim="never") == {
        "space.1": ("paper-plate.1",),
        "claim.1": ("let-go",),
    }
    assert at_once(play, 0, loss="cheapest") is None
    assert at_once(play, 0, claim="never") is None

"""What counts when nobody answers in time (end of the digest's section 8)."""

from engine.invasion.battles.battles import losers_of
from tests.tremble.harness import Play, captain, fight_all, planned, state
from tests.tremble.test_battle import DICE, three
from tests.tremble.test_buying import shop
from tests.tremble.test_reward import alone


def lost(squad: str, cards: str) -> Play:
    """Lose a battle at space 1 with these ships and compensation cards in hand."""
    return fight_all(
        planned(
            captain(squad, compensations=tuple(cards.split())),
            captain("boom-mole.1"),
            plans={0: " ".join(f"{ship}>1" for ship in squad.split()), 1: "boom-mole.1>1"},
            dice={"t9:battle:1:roll:1:seat:0": (1, 1), "t9:battle:1:roll:1:seat:1": (6, 6)},
            turn=9,
        )
    )


def test_d_1_no_purchase_no_redraw_no_credit() -> None:
    play = shop("training.1", "kek-lol-rofl.1 death-stable", humans=40_000)
    assert {"redraw", "credit"} <= {field.key for field in play.form(0).fields}
    play.give()
    one = play.state.captains[0]
    assert (one.ships, one.stations, one.humans, one.credits) == (("training.1",), (), 40_000, 0)
    assert play.group == "t3:plan"


def test_d_2_ships_stay_home() -> None:
    play = Play(state(captain("training.1 knock-knee.1"), captain("training.2"))).give().give()
    assert play.view().public.attacks == ()


def test_d_3_nothing_is_moved_after_the_reveal() -> None:
    play = planned(
        captain("moon-walker.1 tug-of-woe"),
        captain("training.2"),
        plans={0: "moon-walker.1>1", 1: "training.2>2"},
        turn=9,
    )
    assert play.group == "t9:move"
    play.give()
    assert play.group == "t9:transfer"
    play.give()
    spaces = {attack.seat: attack.space for attack in play.view().public.attacks}
    assert spaces == {0: 1, 1: 2}
    assert [each.used for each in play.view().public.captains[0].stations] == [False]


def test_d_4_fights_with_the_highest_total_or_tied_for_it_else_retreats() -> None:
    play = three()
    assert play.default(0) == {"space.1": ("retreat",)}
    tied = planned(
        captain("knock-knee.1"),
        captain("knock-knee.2"),
        plans={0: "knock-knee.1>1", 1: "knock-knee.2>1"},
        turn=9,
    )
    decider = tied.asks[0].seat
    assert tied.default(decider) == {"space.1": ("fight",)}


def test_d_5_passes_after_the_roll() -> None:
    play = planned(
        captain("training.1 kek-lol-rofl.1"),
        captain("fat-comet.1"),
        plans={0: "training.1>1", 1: "fat-comet.1>1"},
        dice=DICE,
        turn=9,
    )
    fight_all(play)
    assert play.asks[0].kind == "respond"
    assert play.default(0) == {"use": ("pass",)}
    play.give()
    assert [losers_of(battle) for battle in play.view().public.battles] == [(0,)]
    assert [each.used for each in play.view().public.captains[0].stations] == [False]


def test_d_6_claims_a_trophy_where_a_claim_is_held() -> None:
    play = lost("training.1", "finders-keepers.1").until("loss")
    assert play.default(0) == {"claim.1": ("claim",)}
    play = lost("training.1", "jerry-can.1").until("loss")
    assert play.default(0) == {"claim.1": ("let-go",)}


def test_d_7_loses_the_cheapest_ship_that_may_be_lost() -> None:
    play = lost("training.1 knock-knee.1 paper-plate.1", "")
    assert play.default(0) == {"space.1": ("paper-plate.1",)}


def test_d_8_raids() -> None:
    assert alone("knock-knee.1", "army-8").default(0) == {"space.1": ("raid",)}


def test_d_9_fights_an_army_from_one_half_else_retreats() -> None:
    for army, choice in (("army-14", "fight"), ("army-15", "retreat")):
        play = alone("knock-knee.1", f"{army} army-8").give({0: "space.1=catch"})
        assert play.default(0) == {"choice": (choice,)}

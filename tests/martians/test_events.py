"""Each event card."""

import pytest
from msgspec.structs import replace

from engine.core.asks import Draw
from engine.martians.cards.cards import Moment
from engine.martians.cards.tables import CARDS, OBJECT
from engine.martians.phases.herding import moment_of, moments_of
from engine.martians.playing.targets import holds_together
from engine.martians.table.events import (
    CardFizzled,
    CardPlayed,
    Changed,
    HordeMoved,
    MartiansLeft,
    TileRemoved,
    TurnBegan,
    WeaponReady,
)
from engine.martians.table.frames import Herding, Point, Stirring, Striding, Walking
from engine.martians.table.state import HOME, on
from tests.martians.scenes import Scene, at


def holding(*kinds: str, seats: int = 2, mode: str = "comp") -> Scene:
    """Return a scene in which seat 0 holds cards."""
    return Scene(mode, seats).town().hands(kinds)


def test_ev_01_a_bullet_for_everybody() -> None:
    """EV-01: not above five."""
    scene = holding("agent").captain(1, bullets=5).walk()
    scene.answer(card="agent")
    assert (scene.me(0).bullets, scene.me(1).bullets) == (4, 5)
    assert scene.told(Changed)[0].bullets == 1


def test_ev_02_martians_follow_the_candy() -> None:
    """EV-02 MA-Q23: from a tile to the one beside it, as many as there is room for."""
    scene = holding("candy").martians("2.4", "2.5", "2.6").walk()
    assert scene.offered("beside", card="candy", at="2") == {"1", "3"}
    scene.answer(card="candy", at="2", beside="1", martians=("2.5", "2.6"))
    squares = set(scene.state.table.martians)
    assert at("2.4") in squares
    assert squares - {at("2.4")} == {at("1.2"), at("1.4")}


def test_ev_03_the_die_keeps_them_off_for_a_round() -> None:
    """EV-03 MA-T46 MA-C22 MA-Q24: it lies in front, and using it is free."""
    scene = holding("die-four").walk().answer(card="die-four")
    assert scene.told(WeaponReady)
    assert scene.me().played == 1
    scene.answer(card="use.die-four")
    assert scene.me().weapons == ()
    assert scene.state.table.in_force("die-four", 0)
    assert scene.state.events.discard == ("die-four.1",)


def test_ev_04_all_off_my_land() -> None:
    """EV-04 MA-C4 MA-Q29: all on a tile go to the box."""
    scene = holding("off-my-land").martians("2.4", "2.5", "3.4").walk()
    assert scene.offered("at", card="off-my-land") == {"2", "3"}
    scene.answer(card="off-my-land", at="2")
    assert scene.state.table.martians == (at("3.4"),)
    assert scene.state.table.box == 2


def test_ev_05_no_martian_moves() -> None:
    """EV-05 MA-C16 MA-Q25 MA-Q30: this turn, all others, and the whole next own turn."""
    scene = holding("emergency").martians("2.5").walk().answer(card="emergency").answer()
    for turn, in_force in ((2, True), (3, True), (4, False)):
        scene.to_turn(turn)
        assert bool(scene.state.table.in_force("emergency")) is in_force


def test_ev_05_leaves_out_the_die() -> None:
    """EV-05 MA-C16: step 6 is left out."""
    scene = Scene().town().martians("2.5").effect("emergency", 1, 1).step(Stirring())
    assert scene.asked == "horde"
    assert scene.ask(0).about == (1, 0)


def test_ev_05_at_the_question_of_the_horde_stops_it() -> None:
    """EV-05 MA-C16: the die was thrown already, and no Martian moves all the same."""
    scene = Scene().town().martians("2.5").hands(("emergency",)).step(Herding(3))
    assert scene.ask(0).about == (1, 3)
    scene.answer(card="emergency")
    assert scene.asked == "horde"
    assert scene.ask(0).about == (1, 0)
    assert scene.offered("how") == set()
    scene.default()
    assert scene.told(HordeMoved) == []
    assert scene.state.table.martians == (at("2.5"),)


def test_ev_06_one_more_turn() -> None:
    """EV-06 MA-C5: with all its steps and a card of its own."""
    scene = holding("now-or-never").walk().answer(card="now-or-never").answer()
    assert scene.told(TurnBegan)[-1].seat == 0
    assert scene.told(TurnBegan)[-1].extra
    assert scene.me().played == 0
    assert scene.state.table.started == 1


def test_ev_06_only_in_the_own_turn() -> None:
    """EV-06: others cannot play it."""
    scene = Scene(answers="windows").town().hands((), ("now-or-never", "agent")).step(Point(1))
    assert scene.offered("card", 1) == {"agent"}


def test_ev_07_everybody_home() -> None:
    """EV-07 MA-C6 MA-C11 MA-Q33 MA-Q34: to the nearest building, farm or house."""
    scene = holding("curfew", seats=3).captain(0, "2.6").captain(1, "4.4").captain(2, "1.4")
    scene.martians("3.2").walk().answer(card="curfew")
    assert scene.me(0).square == at("3.2")
    assert scene.me(1).square == at("4.4")
    assert scene.me(2).square == HOME
    assert isinstance(scene.pending, Draw)  # the Martian there is fought at once


def test_ev_08_the_radio_lies_ready() -> None:
    """EV-08 MA-T27 MA-7.5: one copy of a weapon, not two."""
    scene = Scene().town().weapon(0, "radio").hands(("radio", "agent")).walk()
    assert scene.offered("card") == {"agent"}


def test_ev_09_a_tile_and_all_on_it() -> None:
    """EV-09 MA-C7 MA-C4: one on the rim that nobody needs; its Martians are collected."""
    scene = holding("big-one").martians("5.5", "5.4").walk()
    assert scene.offered("at", card="big-one") == {"5"}
    scene.answer(card="big-one", at="5")
    assert scene.told(TileRemoved)[0].number == 5
    assert scene.me().kills == 2
    assert "crossroads-1" in scene.state.table.gone


def test_ev_09_cuts_no_town_in_two() -> None:
    """EV-09 MA-C7: nor takes a tile with a pawn."""
    town = Scene().town().state.table.town
    assert not holds_together(town, 2)
    assert holds_together(town, 5)
    scene = holding("big-one", "agent").captain(1, "5.5").walk()
    assert scene.offered("card") == {"agent"}


def test_ev_09_thirty_win() -> None:
    """EV-09 MA-C7 MA-14.1: collected that way, too."""
    scene = holding("big-one").captain(0, kills=29).martians("5.5").walk()
    scene.answer(card="big-one", at="5")
    assert scene.over.winners == (0,)


def test_ev_09_cooperative_ones_go_to_the_box() -> None:
    """EV-09 MA-C4: where all play together."""
    scene = holding("big-one", mode="coop").martians("5.5").walk()
    scene.answer(card="big-one", at="5")
    assert scene.state.table.box == 1


def test_ev_10_one_each_of_five_tiles() -> None:
    """EV-10 MA-C4: back to the supply, no two of a tile."""
    scene = holding("address").martians("2.4", "2.5", "3.4").walk()
    supply = scene.state.table.supply
    assert scene.offered("five-2", card="address", five_1="2.4") == {"3.4"}
    scene.answer(card="address", five_1="2.4", five_2="3.4")
    assert scene.state.table.martians == (at("2.5"),)
    assert scene.state.table.supply == supply + 2
    assert len(scene.told(MartiansLeft)[0].squares) == 2


def test_ev_11_objects_are_exchanged() -> None:
    """EV-11 MA-T32: with another captain, or with one on the table; no known duplicate."""
    scene = Scene().town().weapon(0, "searchlight").hands()
    scene.captain(0, objects=("fuel", "dynamite")).captain(1, objects=("dynamite", "fertilizer"))
    scene.walk()
    assert scene.offered("other", card="use.searchlight", own="fuel") == {"2-fertilizer"}
    scene.answer(card="use.searchlight", own="fuel", other="2-fertilizer")
    assert scene.me(0).objects == ("fertilizer", "dynamite")
    assert scene.me(1).objects == ("fuel", "dynamite")
    assert scene.state.events.discard == ("searchlight.1",)


def test_ev_11_a_face_down_object() -> None:
    """EV-11: what is laid down lies known to all."""
    scene = Scene().town().weapon(0, "searchlight").hands().captain(0, objects=("fuel",))
    scene.token("3.1", OBJECT, "dynamite", down=True).walk()
    scene.answer(card="use.searchlight", own="fuel", other="token-1")
    assert scene.me().objects == ("dynamite",)
    assert scene.state.table.tokens[0].face == "fuel"


def test_ev_11_a_hidden_duplicate_stays() -> None:
    """EV-11 MA-C8: it was looked at, and the card is spent."""
    scene = Scene().town().weapon(0, "searchlight").hands()
    scene.captain(0, objects=("fuel", "dynamite"))
    scene.token("3.1", OBJECT, "dynamite", down=True).walk()
    scene.answer(card="use.searchlight", own="fuel", other="token-1")
    assert scene.me().objects == ("fuel", "dynamite")
    assert scene.state.table.tokens[0].seen == (0,)
    assert scene.me().weapons == ()


def test_ev_12_comes_with_bullets() -> None:
    """EV-12: as many as there are, up to three."""
    scene = holding("shotgun").walk().answer(card="shotgun")
    assert scene.me().shells == 3
    assert scene.me().bullets == 3


def test_ev_13_no_fights_this_turn() -> None:
    """EV-13 MA-C10: Martian squares are entered and left, nothing is picked up there."""
    scene = Scene().town().weapon(0, "jammer").hands().martians("1.6").token("1.6", "life")
    scene.walk(roll=4).answer(card="use.jammer").answer(goal="2.4")
    assert scene.me().square == at("2.4")
    assert scene.me().life == 3
    assert scene.state.table.martians == (at("1.6"),)


def test_ev_13_ends_with_the_turn() -> None:
    """EV-13: the next one fights again."""
    scene = Scene().town().weapon(0, "jammer").hands().martians("2.5").step(Herding(0))
    scene.answer(card="use.jammer").default()
    assert not scene.state.table.in_force("jammer")


def test_ev_15_anywhere_else() -> None:
    """EV-15 MA-C11 MA-T43 MA-Q38: a Martian there is fought; an icon does not count."""
    scene = holding("beamed", mode="coop").martians("5.5").walk()
    assert "1.5" not in {
        option
        for tile in range(1, 7)
        for option in scene.offered("square", card="beamed", square=f"{tile}.5")
    }
    scene.answer(card="beamed", square="5.5")
    scene.roll(6)
    assert scene.me().square == at("5.5")
    assert not scene.told(CardPlayed)[1:]


def test_ev_16_before_or_during_the_walk() -> None:
    """EV-16: not before the horde."""
    scene = holding("cannot-lose").step(Herding(0))
    assert scene.offered("card") == set()
    walking = holding("cannot-lose").walk()
    assert walking.offered("card") == {"cannot-lose"}


def test_ev_16_is_not_among_cards_played_one_after_another_before_the_horde() -> None:
    """EV-16 EV-20: a walk that is over is not doubled, whichever question plays the card."""
    scene = holding("angry", "agent", "cannot-lose").step(Herding(0)).answer(card="angry")
    assert scene.asked == "rage"
    assert scene.offered("card") == {"agent"}
    scene = holding("angry", "agent", "cannot-lose").walk().answer(card="angry")
    assert scene.offered("card") == {"agent", "cannot-lose"}


def test_ev_19_raises_own_dice() -> None:
    """EV-19 MA-Q26: by one, for walk, fights and horde, until the end of the turn."""
    scene = (
        holding("seen-it").martians("2.5").captain(0, "2.4").step(Stirring(), Striding()).roll(1)
    )
    scene.answer(card="seen-it").answer(goal="2.5").roll(3)
    assert scene.me().kills == 1
    assert scene.roll(1).ask(0).about == (1, 2)
    scene.default()
    assert not scene.state.table.in_force("seen-it")
    assert "seen-it.1" in scene.state.events.discard


def test_ev_20_any_number_of_cards() -> None:
    """EV-20 MA-C13: one after another, until its captain stops."""
    scene = holding("angry", "agent", "cannot-lose").walk().answer(card="angry")
    assert scene.asked == "rage"
    scene.answer(card="agent")
    assert scene.asked == "rage"
    scene.answer(card="cannot-lose")
    assert scene.state.table.doubled == 1
    assert scene.asked == "move"
    stopping = holding("angry", "agent").walk().answer(card="angry").answer()
    assert stopping.asked == "move"


def test_one_card_a_cycle() -> None:
    """MA-T25 MA-12.2 MA-F9: whoever played in another's turn may not again before their own."""
    scene = (
        Scene(answers="windows").town().hands((), ("agent", "curfew")).step(Walking(1, 3), Point(1))
    )
    scene.answer(1, card="agent")
    assert scene.me(1).played == 1
    assert scene.asked == "move"  # seat 1 is not asked any more


def test_a_weapon_in_play_is_used_all_the_same() -> None:
    """MA-C22 MA-12.2: using is no play."""
    scene = Scene(answers="windows").town().weapon(1, "die-four").hands((), ("agent",))
    scene.captain(1, played=1).step(Point(4))
    assert scene.offered("card", 1) == {"use.die-four"}


def test_plays_are_heard_clockwise_one_at_a_time() -> None:
    """MA-12.1 MA-12.6: the first who plays does so; the point opens again to the others."""
    scene = Scene(seats=3, answers="windows").town().hands((), ("agent",), ("agent",))
    scene.step(Point(1))
    pending = scene.pending
    asks = [ask.seat for ask in pending.asks]  # type: ignore[union-attr]
    assert asks == [1, 2]
    scene.answer(1, card="agent")
    assert [each.seat for each in scene.told(CardPlayed)] == [1]
    assert [ask.seat for ask in scene.pending.asks] == [2]  # type: ignore[union-attr]


def test_windows_close_by_the_clock() -> None:
    """MA-12.6 MA-Q18: whatever anybody holds."""
    scene = Scene(answers="windows").town().hands((), ("agent",)).step(Point(2))
    assert scene.pending.window == 0.1  # type: ignore[union-attr]


def test_orders_play_a_card_at_its_moment() -> None:
    """MA-12.1: without anything being asked."""
    scene = Scene().town().hands((), ("emergency",)).captain(1, "2.5").martians("2.4")
    scene.step(Point(4))
    assert [each.card for each in scene.told(CardPlayed)] == ["emergency"]
    calm = Scene().town().hands((), ("emergency",)).captain(1, "4.5").martians("2.4")
    calm.step(Point(4))
    assert not calm.told(CardPlayed)


def test_orders_may_ask() -> None:
    """MA-12.1: who wants to decide is asked, and everybody is told."""
    scene = Scene().town().hands((), ("agent",))
    scene.state = replace(scene.state, orders=((), ("when-agent--ask",)))
    scene.step(Point(1))
    assert scene.asked == "play"
    scene.answer(1, card="agent")
    assert scene.me(1).bullets == 4


@pytest.mark.parametrize("kind", sorted(CARDS))
def test_every_card_has_a_moment_that_goes_without_saying(kind: str) -> None:
    """MA-12.1: one of those that can be ordered, or it stays in hand."""
    moments = moments_of(kind)
    usual = moment_of((), kind)
    assert usual in moments or (not moments and usual is Moment.KEEP)


def test_a_card_without_a_target_cannot_be_played() -> None:
    """MA-12.1: it is not offered (corrections, 14)."""
    scene = holding("off-my-land", "memory-drain", "agent").walk()
    assert scene.offered("card") == {"agent"}


def test_a_point_goes_on_where_nobody_may_act() -> None:
    """MA-12.6: no window is opened."""
    scene = Scene(answers="windows").town().hands().step(Point(1))
    assert scene.state.table.turn == 2


def test_an_own_card_comes_before_the_rest() -> None:
    """MA-12.6: after it the question is asked again."""
    scene = holding("agent").walk(roll=4).answer(card="agent", goal="2.5")
    assert scene.me().square == HOME
    assert scene.asked == "move"
    assert isinstance(scene.state.agenda[-1], Walking)


def test_a_search_for_what_is_gone_fizzles() -> None:
    """EV-11: an object that is not there any more changes nothing."""
    scene = Scene().town().weapon(0, "searchlight").hands().captain(0, objects=("fuel",))
    scene.token("3.1", OBJECT, "dynamite", down=True).walk()
    scene.state = on(scene.state, tokens=scene.state.table.tokens)
    scene.answer(card="use.searchlight", own="fuel", other="token-1")
    assert not scene.told(CardFizzled)

"""Each Martian card, in both modes, and how cards are answered."""

import pytest
from msgspec.structs import replace

from engine.core.asks import Draw
from engine.kit.ahead import said
from engine.martians.cards.tables import OBJECT, SHIP
from engine.martians.table.events import (
    CardAnswered,
    CardFizzled,
    CardPlayed,
    Changed,
    Died,
    LookedAt,
    MartiansCame,
    TileLaid,
    TokensLie,
)
from engine.martians.table.frames import (
    Announced,
    Herding,
    IconFinding,
    Point,
    Striding,
    TileDrawing,
    Walking,
)
from engine.martians.table.state import HOME, on
from tests.martians.scenes import STREET, Scene, at


def holding(*kinds: str, seats: int = 2, answers: str = "ahead") -> Scene:
    """Return a race in which seat 0 holds cards."""
    return Scene(seats=seats, answers=answers).town().hands(kinds)


def drawn(card: str, seats: int = 2, scene: Scene | None = None) -> Scene:
    """Return a game together in which seat 0 draws a Martian card in the walk."""
    scene = scene or Scene("coop", seats).town()
    deck = [f"{card}.1", *[each for each in scene.state.martians.deck if each != f"{card}.1"]]
    pile = replace(scene.state.martians, deck=tuple(deck))
    scene.state = replace(scene.state, martians=pile)
    return scene.step(Walking(4, 3), IconFinding())


def test_mc_01_one_card_more() -> None:
    """MC-01 MA-12.2: for everybody, until the next turn of whoever is on turn."""
    scene = holding("big-eyes", "agent").walk().answer(card="big-eyes")
    assert scene.offered("card") == {"agent"}
    together = drawn("big-eyes")
    assert together.state.table.in_force("big-eyes") == 1


def test_mc_02_a_look_for_one() -> None:
    """MC-02: in a race its player sees it, and nobody else."""
    scene = holding("lights").crop("4.5", SHIP).walk().answer(card="lights", crop="1")
    assert scene.view(0).face(scene.state.table.tokens[0]) == SHIP
    assert scene.view(1).face(scene.state.table.tokens[0]) == ""
    assert scene.told(LookedAt)[0].token.face == ""


def test_mc_02_a_look_for_all() -> None:
    """MC-02 MA-Q5: together all captains see it, spectators do not."""
    scene = Scene("coop", 2).town().crop("4.5", SHIP)
    drawn("lights", scene=scene)
    assert scene.asked == "aim"
    scene.default()
    assert scene.view(1).face(scene.state.table.tokens[0]) == SHIP
    assert scene.view(None).face(scene.state.table.tokens[0]) == ""


def test_mc_03_two_tokens_change_places() -> None:
    """MC-03: open or not; what is known goes with them, Martians stay."""
    scene = holding("fake-circles").crop("4.5", SHIP, down=False).crop("3.1").martians("4.5")
    scene.walk().answer(card="fake-circles", crops=("1", "2"))
    assert {each.number: each.square for each in scene.state.table.tokens} == {
        1: at("3.1"),
        2: at("4.5"),
    }
    assert scene.state.table.martians == (at("4.5"),)
    assert scene.told(TokensLie)


def test_mc_03_together_by_default() -> None:
    """MC-03: the lowest coordinates that are face down."""
    scene = Scene("coop", 2).town().crop("4.5", SHIP).crop("3.1")
    drawn("fake-circles", scene=scene).default()
    assert {each.number: each.square for each in scene.state.table.tokens}[1] == at("3.1")


def test_mc_03_together_nobody_need_change_any() -> None:
    """MC-03: by default none, where fewer than two lie face down."""
    scene = Scene("coop", 2).town().crop("4.5", SHIP, down=False).crop("3.1")
    drawn("fake-circles", scene=scene).default()
    assert scene.told(CardFizzled)
    assert {each.number: each.square for each in scene.state.table.tokens}[1] == at("4.5")


def test_mc_04_all_hands_are_exchanged() -> None:
    """MC-04: in a race the card counts for whoever played it."""
    scene = holding("slime", "agent")
    scene.hands(("slime", "agent", "curfew"), ("candy", "beamed")).walk().answer(card="slime")
    assert (scene.me(0).cards, scene.me(1).cards) == (3, 2)
    assert {"slime.1", "agent.1", "curfew.1", "candy.1"} <= {*scene.state.events.discard}


def test_mc_04_together_it_does_not_count() -> None:
    """MC-04 MA-Q27: it was never in a hand."""
    scene = Scene("coop", 2).town().hands(("agent", "curfew"), ("candy",))
    drawn("slime", scene=scene)
    assert (scene.me(0).cards, scene.me(1).cards) == (2, 1)
    assert scene.state.martians.discard == ("slime.1",)


def test_mc_05_fuel_goes_to_the_gas_station() -> None:
    """MC-05 MA-C14: of the captain who is named, known to all."""
    scene = holding("cookbook").captain(1, "4.4", objects=("fuel", "dynamite")).walk()
    assert scene.offered("captain", card="cookbook") == {"2"}
    scene.answer(card="cookbook", captain="2")
    assert scene.me(1).objects == ("dynamite",)
    (token,) = scene.state.table.tokens
    assert (token.face, token.square // 9) == ("fuel", 6)


def test_mc_05_together_all_fuel_that_is_held() -> None:
    """MC-05 MA-C14: without a Gas Station nothing happens."""
    scene = Scene("coop", 2).town()
    scene.captain(0, objects=("fuel",)).captain(1, objects=("fuel",))
    drawn("cookbook", scene=scene)
    assert (scene.me(0).objects, scene.me(1).objects) == ((), ())
    bare = Scene("coop", 2).town(*STREET[:5]).captain(0, objects=("fuel",))
    drawn("cookbook", scene=bare)
    assert bare.me(0).objects == ("fuel",)


def test_mc_06_everybody_takes_a_weapon() -> None:
    """MC-06 MA-C15 MA-Q37: into play, none that lies there already; then the deck is shuffled."""
    scene = Scene().town().weapon(1, "shotgun", 3).hands(("landing-party",))
    scene.walk().answer(card="landing-party")
    assert isinstance(scene.pending, Draw)
    scene.shuffled()
    assert scene.me(0).weapons == ("shotgun.2",)
    assert [each.partition(".")[0] for each in scene.me(1).weapons] == ["jammer", "shotgun"]
    assert scene.asked == "move"


def test_mc_06_wishes_come_first() -> None:
    """MC-06: what was ordered with the last turn, or the plan."""
    scene = Scene().town().hands(("landing-party",), ("candy",)).step(Herding(0))
    scene.answer(wish="jammer")
    assert said(scene.state.orders[0], "wish") == ("jammer",)
    again = Scene().town().hands(("landing-party",))
    again.state = replace(again.state, orders=(("wish--searchlight",), ()))
    again.walk().answer(card="landing-party").shuffled()
    assert again.me(0).weapons == ("searchlight.2",)


def test_mc_07_nobody_moves() -> None:
    """MC-07 MA-T45 MA-C16: steps 4 and 5 are left out, until a turn starts."""
    scene = Scene(answers="windows").town().hands((), ("levitation",))
    scene.step(Striding(), Point(1)).answer(1, card="levitation")
    assert scene.state.table.turn == 2  # the turn is over without a roll
    scene.to_turn(3)
    assert not scene.state.table.in_force("levitation")
    walking = drawn("levitation")
    assert not any(isinstance(each, Walking) for each in walking.state.agenda)


def test_mc_08_a_martian_on_bare_tiles() -> None:
    """MC-08 MA-C17: five at most; a farm's middle, else a road without a pawn."""
    scene = holding("hysteria").martians("2.5").captain(1, "5.2").walk()
    scene.answer(card="hysteria")
    come = scene.told(MartiansCame)[0].squares
    assert len(come) == 5
    assert at("4.5") in come
    assert at("5.2") not in come


def test_mc_08_more_than_five_are_a_choice() -> None:
    """MC-08 MA-C17: by default the lowest coordinates."""
    together = Scene("coop", 2).town()
    drawn("hysteria", scene=together)
    assert together.asked == "aim"
    together.default()
    assert len(together.told(MartiansCame)[0].squares) == 5


def test_mc_09_all_objects_are_lost() -> None:
    """MC-09 MA-C18: back into the pool while tiles may bring some, else scattered."""
    scene = holding("memory-drain").captain(1, "4.4", objects=("fuel", "dynamite")).walk()
    assert scene.offered("captain", card="memory-drain") == {"2"}
    scene.answer(card="memory-drain", captain="2").shuffled()
    assert scene.me(1).objects == ()
    assert len(scene.state.pool) == 18
    late = holding("memory-drain").captain(1, "4.4", objects=("fuel",)).walk()
    late.state = on(late.state, gone=late.state.map)
    late.state = replace(late.state, map=())
    late.answer(card="memory-drain", captain="2")
    assert [each.face for each in late.state.table.tokens] == ["fuel"]


def test_mc_09_together_chance_chooses() -> None:
    """MC-09 MA-Q40: among all captains."""
    scene = Scene("coop", 2).town().captain(1, objects=("fuel",))
    drawn("memory-drain", scene=scene)
    assert isinstance(scene.pending, Draw)
    assert ":lot" in scene.pending.label
    scene.roll(2).shuffled()
    assert scene.me(1).objects == ()


def test_mc_10_under_every_pawn() -> None:
    """MC-10 MA-C19: whoever is on turn fights at once, others in their step 2."""
    scene = holding("pod-people").captain(1, "2.5").walk().answer(card="pod-people")
    assert scene.state.table.martians == tuple(sorted((HOME, at("2.5"))))
    assert isinstance(scene.pending, Draw)


def test_mc_11_lowers_all_dice() -> None:
    """MC-11 MA-C1 MA-C2: until the next turn of whoever is on turn."""
    scene = holding("stupid-humans").walk().answer(card="stupid-humans")
    assert scene.state.table.in_force("stupid-humans") == 1
    scene.answer().to_turn(2)
    assert scene.state.table.in_force("stupid-humans") == 1
    scene.to_turn(3)
    assert scene.state.table.in_force("stupid-humans") == 0
    assert "stupid-humans.1" in scene.state.events.discard


def test_mc_12_no_tile_is_drawn() -> None:
    """MC-12: until the next turn of whoever is on turn."""
    scene = Scene().town().effect("the-end", 1, 1).step(Striding(), TileDrawing())
    assert not scene.told(TileLaid)
    assert ":walk" in scene.pending.label  # type: ignore[union-attr]


def test_mc_13_three_of_each_are_lost() -> None:
    """MC-13: in a race, whatever there is; with the last Life its target dies (corrections)."""
    scene = holding("matinee").captain(1, life=5, bullets=2).walk()
    scene.answer(card="matinee", captain="2")
    assert (scene.me(1).life, scene.me(1).bullets) == (2, 0)
    deadly = holding("matinee").captain(1, life=3).walk().answer(card="matinee", captain="2")
    assert deadly.told(Died)[0].seat == 1
    assert deadly.asked == "move"


def test_mc_13_together_down_to_three() -> None:
    """MC-13: whoever has more."""
    scene = Scene("coop", 2).town().captain(0, life=5, bullets=4).captain(1, life=2, bullets=5)
    drawn("matinee", scene=scene)
    assert (scene.me(0).life, scene.me(0).bullets) == (3, 3)
    assert (scene.me(1).life, scene.me(1).bullets) == (2, 3)


def test_mc_14_a_pawn_is_moved() -> None:
    """MC-14 MA-C11 MA-C21: any captain, also oneself; roads and buildings, no farm."""
    scene = holding("tractor-beam").walk()
    assert scene.offered("captain", card="tractor-beam") == {"1", "2"}
    regions = scene.offered("square.region", card="tractor-beam", captain="2")
    assert regions == {"1", "2", "3", "5", "6"}
    scene.answer(card="tractor-beam", captain="2", square="3.1")
    assert scene.me(1).square == at("3.1")


def test_mc_14_together_back_to_the_house() -> None:
    """MC-14: whom chance chooses."""
    scene = Scene("coop", 2).town().captain(1, "4.5")
    drawn("tractor-beam", scene=scene).roll(2)
    assert scene.me(1).square == HOME


def test_mc_15_everybody_loses_a_life() -> None:
    """MC-15 MA-T47 MA-C20 MA-8.4 MA-Q14: deaths in the order of turns, and the turn goes on."""
    scene = holding("in-peace").captain(1, life=1, kills=5).walk().answer(card="in-peace")
    assert scene.me(0).life == 2
    assert scene.told(Died)[0].seat == 1
    assert scene.me(1).kills == 2
    assert scene.asked == "move"
    assert len(scene.told(Changed)) == 2


# Answers


def test_the_radio_cancels_a_memory_drain() -> None:
    """MA-T40 EV-08 MA-12.7: and is discarded."""
    scene = Scene().town().weapon(1, "radio").hands(("memory-drain",))
    scene.captain(1, objects=("fuel",)).walk().answer(card="memory-drain", captain="2")
    assert scene.me(1).objects == ("fuel",)
    assert scene.me(1).weapons == ()
    assert scene.told(CardAnswered)[0].card == "radio"
    assert {"radio.1", "memory-drain.1"} <= {*scene.state.events.discard}


def test_take_her_instead() -> None:
    """MA-T41 EV-14: another captain is moved, where its player wanted."""
    scene = Scene(seats=3, answers="windows").town().hands(("tractor-beam",), ("take-her",))
    scene.walk().answer(card="tractor-beam", captain="2", square="3.1")
    assert scene.asked == "answer"
    assert scene.offered("onto", 1, card="take-her") == {"1", "3"}
    scene.answer(1, card="take-her", onto="3")
    assert scene.me(2).square == at("3.1")
    assert scene.me(1).square == HOME
    assert scene.me(1).played == 1


def test_this_is_not_happening_in_a_race() -> None:
    """EV-17: a Martian card against this captain is cancelled; both cards are spent."""
    scene = Scene().town().hands(("matinee",), ("not-happening",)).walk()
    scene.answer(card="matinee", captain="2")
    assert scene.me(1).life == 3
    assert (scene.me(0).played, scene.me(1).played) == (1, 1)
    assert {"matinee.1", "not-happening.1"} <= {*scene.state.events.discard}


def test_this_is_not_happening_together() -> None:
    """EV-17 MA-13.2: the next card is drawn instead, and announced anew."""
    scene = Scene("coop", 2, answers="windows").town().hands((), ("not-happening",))
    drawn("in-peace", scene=scene)
    assert scene.offered("card", 1) == {"not-happening"}
    scene.answer(1, card="not-happening")
    assert len(scene.told(CardPlayed)) == 2
    assert scene.me(0).life == 3
    assert "in-peace.1" in scene.state.martians.discard


def test_wrong_human_turns_a_card() -> None:
    """EV-18 MA-C12: on somebody named; what was chosen stays, and only another one answers it."""
    scene = Scene(seats=3, answers="windows").town()
    scene.hands(("tractor-beam",), ("wrong-human",), ("wrong-human", "take-her")).walk()
    scene.answer(card="tractor-beam", captain="2", square="3.1")
    scene.answer(1, card="wrong-human", onto="3")
    frame = scene.state.agenda[-1]
    assert isinstance(frame, Announced)
    assert frame.turned
    assert scene.offered("card", 2) == {"wrong-human"}
    scene.answer(2)
    assert scene.me(2).square == at("3.1")


def test_wrong_human_cancels() -> None:
    """EV-18: where nobody is named."""
    scene = Scene(answers="windows").town().hands(("matinee",), ("wrong-human",)).walk()
    scene.answer(card="matinee", captain="2").answer(1, card="wrong-human")
    assert scene.me(1).life == 3


def test_an_illegal_turn_is_a_plain_cancel() -> None:
    """MA-C12: a captain without objects has none to lose."""
    scene = Scene(seats=3, answers="windows").town()
    scene.hands(("memory-drain",), ("wrong-human",)).captain(1, objects=("fuel",)).walk()
    scene.answer(card="memory-drain", captain="2").answer(1, card="wrong-human", onto="3")
    assert scene.me(1).objects == ("fuel",)
    assert scene.told(CardFizzled)


def test_a_searchlight_can_be_answered() -> None:
    """MA-C12 EV-18: by whose object it takes."""
    scene = Scene(answers="windows").town().weapon(0, "searchlight").hands((), ("wrong-human",))
    scene.captain(0, objects=("fuel",)).captain(1, objects=("dynamite",)).walk()
    scene.answer(card="use.searchlight", own="fuel", other="2-dynamite")
    scene.answer(1, card="wrong-human")
    assert scene.me(1).objects == ("dynamite",)


def test_who_is_asked_tells_nothing() -> None:
    """MA-Q19 MA-12.7: everybody who holds a card that may be played, whatever it is."""
    scene = Scene(seats=3, answers="windows").town()
    scene.hands(("matinee",), ("agent",), ("curfew",)).captain(2, played=1).walk()
    scene.answer(card="matinee", captain="3")
    assert [ask.seat for ask in scene.pending.asks] == [1]  # type: ignore[union-attr]
    assert scene.offered("card", 1) == set()


def test_defence_is_what_goes_without_saying() -> None:
    """MA-12.7: whoever left no order defends, turning a card on whoever is ahead."""
    scene = Scene(seats=3).town().hands(("tractor-beam",), ("take-her",))
    scene.captain(2, objects=("fuel",)).walk()
    scene.answer(card="tractor-beam", captain="2", square="3.1")
    assert scene.told(CardAnswered)[0].turned == 2
    assert scene.me(2).square == at("3.1")


def test_an_order_may_let_it_be() -> None:
    """MA-12.7: kept cards are not used."""
    scene = Scene(seats=3).town().hands(("tractor-beam",), ("take-her",))
    scene.state = replace(scene.state, orders=((), ("when-take-her--keep",), ()))
    scene.walk().answer(card="tractor-beam", captain="2", square="3.1")
    assert scene.me(1).square == at("3.1")


# Icons


def test_a_fight_comes_before_the_icon() -> None:
    """MA-T42 MA-13.1 MA-13.3 MA-Q20: then the top Martian card is carried out."""
    scene = Scene("coop", 2).town().martians("5.6").walk(roll=4)
    scene.answer(goal="5.5")
    assert scene.told(CardPlayed) == []
    scene.roll(6)
    assert scene.told(CardPlayed)[0].drawn
    on_icon = Scene("coop", 2).town().martians("5.5").walk(roll=4)
    on_icon.answer(goal="5.5")
    assert not on_icon.told(CardPlayed)
    on_icon.roll(6)
    assert on_icon.told(CardPlayed)


def test_no_icons_in_a_race() -> None:
    """MA-13.1: Martian cards are in the hands there."""
    scene = Scene().town().walk(roll=4).answer(goal="5.5")
    assert not scene.told(CardPlayed)


def test_a_drawn_card_is_no_play() -> None:
    """MA-13.2: the captain may still play one (corrections, 13)."""
    scene = drawn("the-end")
    assert scene.me().played == 0
    assert scene.state.table.in_force("the-end")
    assert scene.state.martians.discard == ()


@pytest.mark.parametrize("card", ["lights", "fake-circles", "cookbook", "memory-drain"])
def test_a_drawn_card_without_a_target_is_discarded(card: str) -> None:
    """MA-13.1: without effect (corrections, 14)."""
    scene = drawn(card)
    assert scene.told(CardFizzled)[0].card == card
    assert scene.asked == "move"


def test_an_object_under_fuel_may_share() -> None:
    """MC-05: a square with tokens where no other is left."""
    scene = holding("cookbook").captain(1, objects=("fuel",))
    for place in (7, 8, 9):
        scene.token(f"6.{place}", "bullet")
    scene.token("3.1", OBJECT, "dynamite").walk().answer(card="cookbook", captain="2")
    fuel = next(each for each in scene.state.table.tokens if each.face == "fuel")
    assert fuel.square // 9 == 6

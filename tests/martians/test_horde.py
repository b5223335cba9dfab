"""The horde, the farms, and how a turn ends."""

import pytest
from msgspec.structs import replace

from engine.core.asks import Draw
from engine.martians.cards.tables import SHIP
from engine.martians.phases.herds import Herd, moves_of, presets
from engine.martians.table.events import Discarded, HordeMoved, MartiansCame
from engine.martians.table.frames import Dealing, Herding, Stirring
from engine.martians.table.state import on
from engine.martians.town.town import Laid
from tests.martians.scenes import Scene, at

FARMS = (
    Laid(1, "house", 0, 0),
    Laid(2, "farm-1", 1, 0),
    Laid(3, "farm-2", -1, 0),
)


def moved(scene: Scene) -> list[tuple[int, int]]:
    """List the moves of the horde so far."""
    return [move for each in scene.told(HordeMoved) for move in each.moves]


def test_the_die_says_how_many_move() -> None:
    """MA-4.6 MA-11.1 MA-F8: each of them one square."""
    scene = Scene().town().martians("2.4", "2.5", "3.4", "4.5").step(Stirring())
    assert isinstance(scene.pending, Draw)
    scene.roll(3)
    assert scene.ask(0).about == (1, 3)
    scene.default()
    moves = moved(scene)
    assert len(moves) == 3
    links = scene.state.table.town.links
    assert all(goal in links[source] for source, goal in moves)


def test_no_more_than_can_move() -> None:
    """MA-T21 MA-11.1: three Martians that can move make three moves of five."""
    scene = Scene().town().martians("2.4", "3.4", "4.5").step(Herding(5))
    scene.default()
    assert len(moved(scene)) == 3


def test_never_onto_another() -> None:
    """MA-T22 MA-11.2 MA-F7: a taken square is closed."""
    scene = Scene().town().martians("2.4", "2.5")
    herd = Herd(scene.state.table)
    assert herd.steps(at("2.4")) == [at("1.6")]
    assert herd.steps(at("2.5")) == [at("2.6")]


def test_onto_pawns_is_allowed() -> None:
    """MA-11.2: the fight comes in that captain's own turn."""
    scene = Scene().town().martians("2.4").captain(1, "2.5").step(Herding(1))
    scene.answer(how="hand", from_1="2.4", to_1="2.5")
    assert scene.state.table.martians == (at("2.5"),)


def test_the_farthest_first() -> None:
    """MA-11.3: farthest from any pawn, north first, onto a pawn last."""
    scene = Scene().town().martians("2.4", "4.5").step(Herding(1)).answer(how="suggested")
    assert moved(scene) == [(at("4.5"), at("4.2"))]


def test_what_is_filled_in_counts() -> None:
    """MA-11.3: in a race at whoever is ahead, together away from oneself."""
    race = Scene().town().martians("2.4", "4.5").captain(1, "1.5", kills=3).step(Herding(1))
    assert race.form(0).answer()["how"] == ("towards-2",)
    race.default()
    assert moved(race) == [(at("2.4"), at("1.6"))]
    together = Scene(mode="coop").town().martians("2.4", "4.5").step(Herding(1))
    assert together.form(0).answer()["how"] == ("away-1",)


def test_by_hand_all_must_be_moved() -> None:
    """MA-11.1 MA-11.3: fewer pairs than there could be are a fault."""
    scene = Scene().town().martians("2.4", "4.5").step(Herding(2))
    form = scene.form(0, how="hand")
    assert form.faults
    scene.answer(how="hand", from_1="2.4", to_1="2.5", from_2="4.5", to_2="4.4")
    assert moved(scene) == [(at("2.4"), at("2.5")), (at("4.5"), at("4.4"))]


def test_no_martian_moves_twice() -> None:
    """MA-11.1: pairs are of different Martians."""
    scene = Scene().town().martians("2.4", "4.5").step(Herding(2))
    offered = scene.offered("from-2", how="hand", from_1="2.4", to_1="2.5")
    assert offered == {"4.5"}


@pytest.mark.parametrize(
    ("preset", "goal"), [("towards-2", "2.6"), ("away-2", "2.4"), ("towards-1", "2.4")]
)
def test_presets(preset: str, goal: str) -> None:
    """MA-11.3: towards a captain, or away (corrections, 20)."""
    scene = Scene().town().martians("2.5").captain(1, "3.5")
    assert moves_of(scene.state.table, 1, preset) == ((at("2.5"), at(goal)),)


def test_the_ship_is_a_preset_once_it_is_found() -> None:
    """MA-11.3: Martians gather on it."""
    scene = Scene().town().crop("4.5", SHIP, down=False).martians("3.6")
    assert "ship" in set(presets(scene.state.table))
    assert moves_of(scene.state.table, 1, "ship") == ((at("3.6"), at("4.4")),)
    assert "ship" not in set(presets(Scene().town().state.table))


def test_a_lowered_die_moves_none() -> None:
    """MA-T38 MC-11: one less than one is none."""
    scene = Scene().town().martians("2.5").effect("stupid-humans", 1, 1).step(Stirring()).roll(1)
    assert scene.ask(0).about == (1, 0)
    scene.default()
    assert moved(scene) == []


def test_no_martian_comes_nearer_to_the_four_sided_die() -> None:
    """MA-T46 EV-03 MA-C3: steps towards that pawn are closed, others are not."""
    scene = Scene().town().martians("2.5").captain(1, "3.5").effect("die-four", 1, 1)
    assert Herd(scene.state.table).steps(at("2.5")) == [at("2.4")]
    assert Herd(scene.martians("3.4").state.table).steps(at("3.4")) == [at("2.6")]


def test_martians_return_to_crop_tokens() -> None:
    """MA-T23 MA-10.2 MA-4.7: to each without one, whoever stands there."""
    scene = Scene().town().crop("4.5").captain(1, "4.5").step(Herding(0)).default()
    assert scene.told(MartiansCame)[0].squares == (at("4.5"),)


def test_after_the_reveal_farms_fill_up() -> None:
    """MA-T24 MA-10.3 MA-10.5 MA-10.6: one more a turn, where its captain wants it."""
    scene = Scene().town().crop("4.5", SHIP, down=False).martians("4.5", "4.1")
    scene.step(Herding(0))
    assert scene.offered("spawn-4") == {f"4.{each}" for each in (2, 3, 4, 6, 7, 8, 9)}
    scene.answer(spawn_4="4.9")
    assert at("4.9") in scene.state.table.martians
    assert len(scene.state.table.martians) == 3


def test_by_default_the_first_free_square() -> None:
    """MA-10.5: row by row."""
    scene = Scene().town().crop("4.5", SHIP, down=False).martians("4.5", "4.1")
    scene.step(Herding(0)).default()
    assert at("4.2") in scene.state.table.martians


def test_a_full_farm_takes_no_more() -> None:
    """MA-10.3 MA-10.6: nine squares, nine Martians."""
    full = [f"4.{place}" for place in range(1, 10)]
    scene = Scene().town().crop("4.5", SHIP, down=False).martians(*full).step(Herding(0))
    scene.default()
    assert len(scene.state.table.martians) == 9


def test_the_reveal_counts_as_that_turn() -> None:
    """MA-10.4 MA-Q16: the ship's token is filled at the end of the turn, not before."""
    scene = Scene().town().crop("4.5", SHIP).martians("4.5").captain(0, "4.4").turn(skip=4)
    scene.roll(3).answer(goal="4.5").roll(6)
    assert at("4.5") not in scene.state.table.martians
    scene.roll(1).default()
    assert at("4.5") in scene.state.table.martians


def test_only_the_ship_by_an_option() -> None:
    """MA-Q15 MA-10.3: other farms get none while a Martian stands on their token."""
    for spawn, count in (("ship", 3), ("all", 4)):
        scene = Scene("coop", 2, spawn=spawn).town(*FARMS)
        scene.crop("2.5", SHIP, down=False).crop("3.5").martians("2.5", "3.5")
        scene.step(Herding(0)).default()
        assert len(scene.state.table.martians) == count


def test_a_card_may_be_discarded() -> None:
    """MA-4.8 MA-4.9 MA-4.10 MA-12.4 MA-T35: one, as the last act of a turn."""
    scene = Scene().town().hands(("candy", "beamed")).step(Herding(0))
    assert scene.offered("discard") == {"candy", "beamed"}
    scene.answer(discard="candy")
    assert scene.told(Discarded)[0].cards == ("candy",)
    assert scene.state.hands[0] == ("beamed.1",)
    assert scene.state.table.turn == 2
    assert scene.state.table.seat == 1


def test_by_default_nothing_is_discarded() -> None:
    """MA-4.10: none."""
    scene = Scene().town().hands(("candy",)).step(Herding(0)).default()
    assert scene.me().cards == 1


@pytest.mark.parametrize(("have", "drawn"), [(2, 1), (3, 0), (0, 3)])
def test_hands_fill_up_to_three(have: int, drawn: int) -> None:
    """MA-T14 MA-T15 MA-4.3 MA-12.3: step 3."""
    kinds = ("candy", "beamed", "wrong-human")[:have]
    scene = Scene().town().hands(kinds)
    deck = len(scene.state.events.deck)
    scene.step(Dealing(0))
    assert deck - len(scene.state.events.deck) == drawn
    assert scene.me().cards == 3


def test_cards_in_play_do_not_count_as_a_hand() -> None:
    """MA-12.3: weapons lie in front."""
    scene = Scene().town().weapon(0, "shotgun", 3).hands(("candy",)).step(Dealing(0))
    assert scene.me().cards == 3


def test_an_empty_deck_is_rebuilt() -> None:
    """MA-T34 MA-12.5 MA-Q17: from its discard, shuffled."""
    scene = Scene().town().hands()
    deck = scene.state.events.deck
    pile = replace(scene.state.events, deck=(), discard=deck)
    scene.state = replace(scene.state, events=pile)
    scene.step(Dealing(0))
    assert isinstance(scene.pending, Draw)
    assert scene.pending.label == "cards:1"
    scene.shuffled()
    assert scene.me().cards == 3


def test_what_lasts_ends_with_a_turn() -> None:
    """MA-C1: until the start of the next turn of whoever was on turn."""
    scene = Scene().town().effect("levitation", 1, ends=1).step(Herding(0)).default()
    assert scene.state.table.seat == 1
    assert not scene.state.table.in_force("levitation")
    other = Scene(seats=3).town().effect("levitation", 2, ends=2).step(Herding(0)).default()
    assert other.state.table.in_force("levitation")


def test_a_turn_allows_one_card_again() -> None:
    """MA-12.2: when it starts."""
    scene = Scene().town()
    scene.state = on(scene.captain(1, played=1).state, seat=0)
    scene.step(Herding(0)).default()
    assert scene.me(1).played == 0

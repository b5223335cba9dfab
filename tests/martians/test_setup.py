"""What a game begins with."""

import pytest

from engine.core.asks import Decide, Draw, Shuffle
from engine.martians.cards.cards import CardKind
from engine.martians.cards.tables import CARDS, CROPS, EVENT_DECK, MARTIAN_DECK, OTHERS, TILES
from engine.martians.rules import MARTIANS as GAME
from engine.martians.rules import VARIANTS
from engine.martians.table.events import TurnBegan
from engine.martians.table.state import HOME
from tests.martians.playing import setup_of
from tests.martians.scenes import Scene


def test_competitive_setup() -> None:
    """MA-T1 MA-2.1 MA-2.2 MA-1.3 MA-1.1: one deck of 70, 18 objects, three of everything."""
    scene = Scene(seats=4)
    assert len(scene.state.events.deck) == 70 - 12
    assert len(scene.state.pool) == 18
    assert {scene.state.pool.count(each) for each in scene.state.pool} == {6}
    assert len(scene.state.map) == 29
    for captain in scene.state.table.captains:
        assert (captain.life, captain.bullets, captain.cards) == (3, 3, 3)
        assert captain.square == HOME
    assert not scene.state.table.martians


def test_cooperative_setup() -> None:
    """MA-T2 MA-3.1 MA-3.2 MA-3.3 MA-Q4: two decks, and three objects of each kind."""
    scene = Scene("coop", seats=3)
    assert len(scene.state.events.deck) == 31
    assert len(scene.state.martians.deck) == 30
    assert {scene.state.pool.count(each) for each in scene.state.pool} == {3}
    assert len(scene.state.pool) == 9


def test_everything_is_shuffled() -> None:
    """MA-1.2 MA-1.4: the map, the crop tokens, cards and objects are drawn in secret."""
    state = GAME.start(setup_of("coop", 2)).state
    sizes = {}
    for _ in range(6):
        draw = GAME.pending(state)
        assert isinstance(draw, Draw)
        size = draw.spec.size if isinstance(draw.spec, Shuffle) else 0
        sizes[draw.label] = size
        state = GAME.draw(state, tuple(range(size)) or (2,)).state
    assert sizes == {
        "dealer": 0,
        "map": len(OTHERS),
        "cards": len(EVENT_DECK),
        "martian-cards": len(MARTIAN_DECK),
        "objects": 9,
        "crops": len(CROPS),
    }
    assert state.table.first == 1


def test_the_dealer_begins_and_play_goes_clockwise() -> None:
    """MA-1.5 MA-Q3: turns follow each other by seat from the dealer."""
    scene = Scene(seats=3).step().to_turn(4)
    assert [each.seat for each in scene.told(TurnBegan)] == [0, 1, 2, 0]
    assert [each.round for each in scene.told(TurnBegan)] == [1, 1, 1, 2]


def test_hands_are_hidden_unless_the_team_opens_them() -> None:
    """MA-3.4: others see how many cards there are, or all of them by an option."""
    closed, opened = Scene("coop", 2), Scene("coop", 2, hands="open")
    assert closed.view(1).hands == ()
    assert opened.view(1).hands == opened.state.hands
    assert opened.view(None).hands == ()
    assert closed.view(1).table.captains[0].cards == 3


def test_tokens_suffice_for_six() -> None:
    """MA-T44: what tiles bring and captains begin with is never more than there is."""
    lives = sum(each.lives for each in TILES.values()) + 6 * 3
    bullets = sum(each.bullets for each in TILES.values()) + 6 * 3
    assert (lives, bullets) == (30, 42)
    assert sum(each.objects for each in TILES.values()) == 18


def test_decks_have_two_copies_of_each() -> None:
    """MA-F3: forty events, ten of them weapons, and thirty Martian cards."""
    kinds = [each.kind for each in CARDS.values()]
    assert (kinds.count(CardKind.EVENT), kinds.count(CardKind.WEAPON)) == (15, 5)
    assert (len(EVENT_DECK), len(MARTIAN_DECK)) == (40, 30)


@pytest.mark.parametrize(("seats", "ship_only"), [(3, False), (4, True)])
def test_martians_after_the_reveal_go_by_the_number_of_captains(
    seats: int, ship_only: bool
) -> None:
    """MA-Q15: all farms up to three captains, that of the ship alone from four on."""
    assert Scene("coop", seats).state.table.ship_only is ship_only
    assert not Scene("coop", seats, spawn="all").state.table.ship_only
    assert Scene("coop", seats, spawn="ship").state.table.ship_only


def test_options_change_the_count() -> None:
    """MA-F1 MA-14.4: kills, rounds and the clock are options of the lobby."""
    assert Scene(kills="20").state.table.goal == 20
    assert Scene(rounds="24").state.table.limit == 24
    assert Scene("coop", clock="gentle").state.table.supply == 110
    by_post = {each.key: each.usual(7200.0) for each in VARIANTS[0].choices}
    assert by_post == {"turns": "rounds", "kills": "30", "rounds": "24", "answers": "ahead"}


def test_a_turn_is_one_sitting() -> None:
    """MA-4.1 MA-4.6: its questions bear one name, that of the turn."""
    scene = Scene(seats=2, answers="windows").step()
    names = set()
    for _ in range(12):
        pending = scene.pending
        if isinstance(pending, Draw):
            scene.roll(6)
        elif isinstance(pending, Decide) and pending.sitting:
            names.add(pending.sitting)
            scene.default()
        else:
            scene.default()
        if scene.state.table.turn > 1:
            break
    assert names == {"t1"}

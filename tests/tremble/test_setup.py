"""Section 2 of the digest: setup."""

import pytest

from engine.core.asks import Draw, Setup, Shuffle
from engine.core.chance import SeededChance
from engine.kit.piles import Pile
from engine.tremble.cards.cards import Colour
from engine.tremble.cards.tables import (
    ARMIES,
    CITIES,
    COMPENSATIONS,
    SQUAD_CARDS,
    TASKS,
    cities_of,
    deck_of,
    tasks_for,
)
from engine.tremble.phases.setup import SHUFFLES
from engine.tremble.rules import TREMBLE
from engine.tremble.table.state import State
from tests.invasion.harness import sound
from tests.tremble.harness import Play, captain, state

COUNTS = (2, 3, 4, 5)


def begun(captains: int, seed: int = 1) -> State:
    current, chance = TREMBLE.start(Setup(captains)).state, SeededChance(bytes([seed]) * 32)
    while isinstance(pending := TREMBLE.pending(current), Draw):
        current = TREMBLE.draw(current, chance.outcome(pending)).state
    return current


@pytest.mark.parametrize("captains", [1, 6])
def test_s_1_two_to_five_captains(captains: int) -> None:
    with pytest.raises(ValueError, match=f"Tremble is for 2 to 5 captains, not {captains}"):
        TREMBLE.start(Setup(captains))


@pytest.mark.parametrize("captains", COUNTS)
def test_s_1_removes_cards_tagged_above_the_count(captains: int) -> None:
    current = begun(captains)
    expected = {city.id for city in CITIES.values() if city.captains <= captains}
    assert set(current.cities) == expected
    for seed in range(20):
        assert all(TASKS[task].captains <= captains for task in begun(captains, seed).tasks)


def test_s_2_lays_blue_cities_on_red_ones_each_shuffled() -> None:
    cities = begun(3).cities
    half = len(cities) // 2
    assert {CITIES[city].colour for city in cities[:half]} == {Colour.BLUE}
    assert {CITIES[city].colour for city in cities[half:]} == {Colour.RED}
    assert cities != begun(3, seed=2).cities


def test_s_3_gives_each_a_training_saucer_that_everybody_knows() -> None:
    for seat, each in enumerate(begun(5).captains):
        assert each.ships == each.seen == (f"training.{seat + 1}",)


def test_s_4_uses_blue_ships_first_and_keeps_red_aside() -> None:
    current = begun(2)
    offered = [card for each in current.captains for card in each.offer]
    assert {SQUAD_CARDS[card].colour for card in [*current.ships.deck, *offered]} == {Colour.BLUE}
    assert {SQUAD_CARDS[card].colour for card in current.red} == {Colour.RED}
    assert len(current.red) == 50


def test_s_4_takes_red_ships_from_turn_6_and_blue_ones_out_of_play() -> None:
    play = Play(state(captain("training.1 paper-plate.1"), captain("training.2"), turn=5))
    left = set(play.state.ships.deck)
    play.until("plan").give()
    while play.state.turn == 5:
        play.give()
    assert {SQUAD_CARDS[card].colour for card in play.state.ships.deck} == {Colour.RED}
    assert left <= set(play.state.gone)
    assert play.state.red == ()
    assert set(play.view().public.piles.out_of_play) == set(play.state.gone)
    assert play.view().public.piles.ship_discard == ()


def test_s_5_starts_with_100_000_humans_turn_1_fuel_4() -> None:
    view = TREMBLE.view(begun(4), None).public
    assert [each.humans for each in view.captains] == [100_000] * 4
    assert (view.turn, view.fuel) == (1, 4)


@pytest.mark.parametrize(("captains", "tasks"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_s_6_lays_tasks_face_up(captains: int, tasks: int) -> None:
    view = TREMBLE.view(begun(captains), None).public
    assert len({standing.task.id for standing in view.tasks}) == tasks


def test_s_7_and_s_8_shuffle_armies_and_compensations() -> None:
    one, two = begun(2), begun(2, seed=2)
    assert one.armies.deck != two.armies.deck
    assert one.compensations.deck != two.compensations.deck
    assert len(one.armies.deck) == len(one.compensations.deck) == 20


def dealt_backwards(captains: int) -> State:
    """Set a game up with every deck in the reverse of its canonical order."""
    current = sound(TREMBLE.start(Setup(captains)).state)
    for label in SHUFFLES:
        pending = TREMBLE.pending(current)
        assert isinstance(pending, Draw)
        assert isinstance(pending.spec, Shuffle)
        assert pending.label == label
        order = tuple(reversed(range(pending.spec.size)))
        current = sound(TREMBLE.draw(current, order).state)
    return current


@pytest.mark.parametrize("captains", COUNTS)
def test_s_2_s_4_s_6_s_7_and_s_8_each_shuffle_orders_its_own_deck(captains: int) -> None:
    current = dealt_backwards(captains)
    rounds = zip(*(each.offer for each in current.captains), strict=True)
    offers = tuple(card for dealt in rounds for card in dealt)
    blue, red = (cities_of(colour, captains)[::-1] for colour in Colour)
    assert current.cities == blue + red
    assert offers + current.ships.deck == deck_of(Colour.BLUE)[::-1]
    assert current.red == deck_of(Colour.RED)[::-1]
    assert current.tasks == tasks_for(captains)[::-1][: len(current.tasks)]
    assert current.armies == Pile(tuple(ARMIES)[::-1], shuffles=1)
    assert current.compensations == Pile(tuple(COMPENSATIONS)[::-1], shuffles=1)
    assert current.ships.shuffles == 1


def test_s_1_begins_with_an_empty_board_and_whole_decks() -> None:
    laid = TREMBLE.start(Setup(2)).state
    assert (laid.turn, laid.tasks, laid.spaces) == (1, (), (None,) * 3)
    assert not any((laid.claimed, laid.groups, laid.battles, laid.gone, laid.city_discard))
    assert (laid.armies.deck, laid.compensations.deck) == (tuple(ARMIES), tuple(COMPENSATIONS))


def test_every_shuffle_of_the_setup_has_a_label_of_its_own() -> None:
    assert len(set(SHUFFLES)) == len(SHUFFLES)


def test_every_shuffle_of_the_setup_is_known_by_its_deck() -> None:
    decks = ("ships:blue", "ships:red", "armies", "compensations")
    assert SHUFFLES == (
        "setup:cities:blue",
        "setup:cities:red",
        "ships:blue:1",
        "ships:red:1",
        "setup:tasks",
        "armies:1",
        "compensations:1",
    )
    assert all(f"{deck}:1" in SHUFFLES for deck in decks)
    laid = TREMBLE.start(Setup(2)).state
    assert [pile.shuffles for pile in (laid.ships, laid.armies, laid.compensations)] == [0, 0, 0]

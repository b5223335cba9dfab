"""Setup and the card set: TD-1, TD-F."""

import pytest

from engine.core.asks import Decide, Setup
from engine.core.playthrough import with_added
from engine.tremble_draft.cards.cards import Ship
from engine.tremble_draft.cards.tables import (
    ARMIES,
    CITIES,
    MARKET,
    PACK,
    SHIPS,
    STARTING,
    TASKS,
    half_of,
    tasks_for,
)
from engine.tremble_draft.cards.terms import task_note, task_text
from engine.tremble_draft.phases.setup import laid_out
from engine.tremble_draft.rules import TREMBLE_DRAFT
from engine.tremble_draft.table.events import TasksDealt, TasksKept
from engine.tremble_draft.table.state import State
from tests.tremble_draft.harness import Play, begun, captain, state

COUNTS = (2, 3, 4, 5)


def state_of(captains: int, seed: int = 1, **options: str) -> State:
    made = begun(captains, seed, **options).state
    assert isinstance(made, State)
    return made


@pytest.mark.parametrize(("captains", "marks"), [(2, {2}), (3, {2}), (4, {2, 4}), (5, {2, 4, 5})])
def test_cities_and_tasks_are_sorted_out(captains: int, marks: set[int]) -> None:
    """TD-1.1, TD-T26, TD-Q34: marked cards are played with four and five."""
    halves = half_of(captains, star=True) + half_of(captains, star=False)
    assert {CITIES[card].captains for card in halves if card in CITIES} == marks
    assert {TASKS[task].captains for task in tasks_for(captains)} == marks
    dealt = [task for each in state_of(captains).captains for task in each.tasks]
    assert {TASKS[task].captains for task in dealt} <= marks


@pytest.mark.parametrize(("captains", "deck"), [(2, 54), (3, 54), (4, 69), (5, 84)])
def test_halves_of_the_deck(captains: int, deck: int) -> None:
    """TD-1.2, TD-1.3, TD-1.4, TD-F5: six of each half leave unseen; stars lie on top."""
    made = state_of(captains)
    star, plain = (set(half_of(captains, star=star)) for star in (True, False))
    upper = len(star) - 6
    assert len(made.deck) == deck
    assert set(made.deck[:upper]) <= star
    assert set(made.deck[upper:]) <= plain
    assert len(star.intersection(made.box)) == len(plain.intersection(made.box)) == 6
    assert made.deck != state_of(captains, 2).deck
    assert TREMBLE_DRAFT.view(made, 0).public.piles.cities == deck
    armies = {card for card in (*made.deck, *made.box) if card in ARMIES}
    assert armies == ARMIES.keys()


@pytest.mark.parametrize("captains", COUNTS)
def test_what_captains_begin_with(captains: int) -> None:
    """TD-1.5, TD-1.7, TD-F2, TD-Q2: a starting saucer, 50,000 humans, an empty tank."""
    laid = laid_out(captains)
    assert [each.ships for each in laid.captains] == [(ship,) for ship in STARTING[:captains]]
    assert [each.seen for each in laid.captains] == [each.ships for each in laid.captains]
    assert {(each.humans, each.fuel) for each in laid.captains} == {(50_000, 0)}
    assert laid.turn == 1


def test_starting_saucers_left_over_stay_in_the_box() -> None:
    """TD-1.6, TD-Q8: the ship deck is shuffled and has no starting saucer."""
    one, other = state_of(3), state_of(3, 2)
    assert sorted(one.ships.deck) == sorted(MARKET)
    assert one.ships.deck != other.ships.deck
    assert not set(STARTING).intersection(one.ships.deck)
    assert one.ships.shuffles == 1  # the next one is called ships:2


@pytest.mark.parametrize(("captains", "spaces"), [(2, 4), (3, 4), (4, 5), (5, 6)])
def test_spaces_and_targets(captains: int, spaces: int) -> None:
    """TD-1.8, TD-F1, TD-Q9: as many targets as cells, and no token limits a group."""
    squad = "cadet.1 outrigger.1 outrigger.2 remora lab-raider"
    squads = [captain(squad), *[captain(f"cadet.{seat}") for seat in range(2, captains + 1)]]
    play = Play(state(*squads)).until("plan")
    form = play.form(0)
    options = [option.key for option in form.field("ship.cadet.1").options]
    assert options == ["home", *map(str, range(1, spaces + 1))]
    text = " ".join(f"ship.{ship}=1" for ship in squad.split())
    assert not play.faults(0, text)


def test_tasks_are_dealt_and_chosen_in_secret() -> None:
    """TD-1.9, TD-F13, TD-T37: four are dealt, one to three are kept, nobody else sees them."""
    table = begun(3)
    pending = table.pending()
    assert isinstance(pending, Decide)
    assert [ask.kind for ask in pending.asks] == ["tasks"] * 3
    play = Play(table.state)
    (field,) = play.form(0).fields
    keys = [option.key for option in field.options]
    assert (len(keys), field.least, field.most) == (4, 1, 3)
    assert play.form(0).faults
    assert play.faults(0, f"keep={','.join(keys)}")
    for count in (1, 2, 3):
        assert not play.faults(0, f"keep={','.join(keys[:count])}")
    play.give({0: f"keep={keys[1]},{keys[0]}"})
    assert play.state.captains[0].tasks == tuple(sorted(keys[:2]))
    assert play.state.captains[0].thrown == tuple(keys[2:])
    for viewer in (None, 1, 2):
        assert not any(key in str(play.view(viewer)) for key in keys)
        assert all(not each.tasks for each in play.view(viewer).public.captains)
    own = play.view(0).own
    assert own is not None
    assert [task.id for task in own.tasks] == sorted(keys[:2])


def test_every_shuffle_has_a_name() -> None:
    """TD-2.16: by which anybody finds it in the proof of a game."""
    cities = ["setup:cities:star", "setup:cities:plain"]
    assert Play(laid_out(2)).labels == [*cities, "ships:1", "setup:tasks"]


def test_tasks_are_told_to_their_captain_alone() -> None:
    """TD-1.9, TD-2.14: of each captain, what is dealt and what is kept; then turn 1 begins."""
    play = Play(laid_out(3))
    assert play.group == "tasks"
    kinds: list[tuple[type[TasksDealt | TasksKept], int]] = [(TasksDealt, 4), (TasksKept, 1)]
    for kind, count in kinds:
        held = [tuple([TASKS[task] for task in each.tasks]) for each in play.state.captains]
        assert {len(tasks) for tasks in held} == {count}
        for viewer in (None, 0, 1, 2):
            shown = [(event.seat, event.tasks) for event in play.told(kind, viewer)]
            seen = [(seat, tasks if seat == viewer else ()) for seat, tasks in enumerate(held)]
            assert shown == seen
        play.give()
    assert play.state.turn == 1


def test_tasks_say_what_they_need() -> None:
    """TD-1.9, TD-13.2: and what they bring or cost."""
    play = Play(laid_out(2))
    options = play.form(0).field("keep").options
    told = [(option.key, option.label, option.note) for option in options]
    dealt = [TASKS[task] for task in play.state.captains[0].tasks]
    assert told == [(task.id, task_text(task), task_note(task)) for task in dealt]


def test_default_of_tasks() -> None:
    """TD-1.9: whoever does not answer keeps the task with the smallest penalty, lowest id."""
    for seed in range(10):
        play = Play(state_of(5, seed))
        for seat, each in enumerate(play.state.captains):
            least = min(each.tasks, key=lambda task: (TASKS[task].penalty, task))
            assert play.default(seat) == {"keep": (least,)}


def test_a_game_without_tasks() -> None:
    """TD-1.10: the option leaves tasks out from deal to score."""
    made = state_of(2, tasks="off")
    assert not any(each.tasks for each in made.captains)
    pending = TREMBLE_DRAFT.pending(made)
    assert isinstance(pending, Decide)
    assert pending.group == "t1:buy"


def test_the_lead_moves_on() -> None:
    """TD-1.11, TD-Q3: the lead starts at the first seat, moves each turn, and draws first."""
    play = Play(state(captain("cadet.1"), captain("cadet.2"), captain("cadet.3"), turn=1))
    leads = []
    for _ in range(4):
        leads.append(play.view().public.lead)
        seat = leads[-1]
        deck = play.state.ships.deck
        offers = [each.offer for each in play.state.captains]
        assert not {*offers[seat]} & {*deck}
        turn = play.state.turn
        while play.state.turn == turn:
            play.give()
    assert leads == [0, 1, 2, 0]


def test_the_lead_draws_first() -> None:
    """TD-4.1, TD-Q5: two cards for everybody, seat by seat from the lead."""
    cards = "muse-hunter lab-raider smoke-diver remora gadfly ferret"
    play = Play(state(*[captain(f"cadet.{seat}") for seat in (1, 2, 3)], turn=2, ships=cards))
    assert [each.offer for each in play.state.captains] == [
        ("gadfly", "ferret"),
        ("muse-hunter", "lab-raider"),
        ("smoke-diver", "remora"),
    ]


def test_nobody_else_may_play() -> None:
    """TD-F1: two to five captains."""
    assert list(TREMBLE_DRAFT.seats) == [2, 3, 4, 5]
    for wrong in (1, 6):
        with pytest.raises(ValueError, match="captains"):
            TREMBLE_DRAFT.start(Setup(wrong))


def test_the_cards_are_those_of_the_digest() -> None:
    """TD-F6, TD-F7, TD-F8, TD-F9, TD-Q1: the known samples, and all counts."""
    assert (len(CITIES), len(ARMIES), len(SHIPS), len(TASKS)) == (90, 6, 35, 30)
    assert TREMBLE_DRAFT.data_hash == PACK.hash
    heron, shepherd = SHIPS["iron-heron"], SHIPS["shepherd.1"]
    assert (SHIPS["muse-hunter"].attack, heron.attack, shepherd.attack) == (3, 5, 5)
    assert [bonus.plus for bonus in SHIPS["muse-hunter"].bonuses] == [4]
    assert [bonus.plus for bonus in shepherd.bonuses] == [4]
    assert [bonus.plus for bonus in heron.bonuses] == [3, 3]
    assert SHIPS["grasshopper.1"].transfer
    assert [len(named(flag)) for flag in ("tempo", "reserve", "transfer")] == [4, 4, 3]
    armies = sorted(army.attack for army in ARMIES.values())
    assert armies == [10, 12, 14, 14, 17, 20]


def named(flag: str) -> list[Ship]:
    return [ship for ship in SHIPS.values() if getattr(ship, flag)]


def test_drafts_of_tasks_can_be_extended() -> None:
    """TD-1.9: a second task is added to the first."""
    play = Play(state_of(2))
    keys = [option.key for option in play.form(0).fields[0].options]
    draft = with_added(play.form(0, f"keep={keys[0]}"), "keep", keys[1])
    assert draft == {"keep": (keys[0], keys[1])}

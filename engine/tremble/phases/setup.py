"""Setup: S-1 to S-8."""

from msgspec.structs import replace

from engine.core.asks import Draw, Shuffle
from engine.invasion.battles.frames import Finished
from engine.kit.agenda import popped, with_frame
from engine.kit.piles import Pile
from engine.tremble.cards.cards import Colour
from engine.tremble.cards.tables import (
    ARMIES,
    COMPENSATIONS,
    TRAINING,
    cities_of,
    deck_of,
    tasks_for,
)
from engine.tremble.phases.turns import begin_turn
from engine.tremble.table.frames import SettingUp
from engine.tremble.table.state import Captain, State, Step

START_HUMANS = 100_000
TASKS = {2: 3, 3: 3, 4: 4, 5: 5}  # S-6
SPACES = {2: 3, 3: 4, 4: 5, 5: 6}  # C-1

SHUFFLES = (
    "setup:cities:blue",
    "setup:cities:red",
    "ships:blue:1",
    "ships:red:1",
    "setup:tasks",
    "armies:1",
    "compensations:1",
)


def laid_out(captains: int) -> State:
    """Put all cards in their places, still unshuffled, without those tagged higher (S-1).

    Raise ValueError for a number of captains that this game is not made for.
    """
    if captains not in SPACES:
        raise ValueError(f"Tremble is for {min(SPACES)} to {max(SPACES)} captains, not {captains}")
    squads = tuple(
        Captain(START_HUMANS, ships=(ship,), seen=(ship,)) for ship in TRAINING[:captains]
    )
    return State(
        turn=1,
        captains=squads,  # S-3, S-5
        tasks=(),
        spaces=(None,) * SPACES[captains],
        claimed=(),
        groups=(),
        battles=(),
        ships=Pile(deck_of(Colour.BLUE)),
        red=deck_of(Colour.RED),
        gone=(),
        cities=cities_of(Colour.BLUE, captains) + cities_of(Colour.RED, captains),
        city_discard=(),
        armies=Pile(tuple(ARMIES)),
        compensations=Pile(tuple(COMPENSATIONS)),
        agenda=(Finished(), SettingUp()),
    )


def pending(state: State, frame: SettingUp) -> Draw | None:
    """Ask for the next shuffle."""
    label = SHUFFLES[frame.done]
    return Draw(label, Shuffle(len(_pool(state, label))))


def draw(state: State, frame: SettingUp, order: tuple[int, ...]) -> Step:
    """Shuffle a deck; after the last one the first turn begins."""
    label = SHUFFLES[frame.done]
    pool = _pool(state, label)
    state = _shuffled(state, label, tuple(map(pool.__getitem__, order)))
    if frame.done + 1 < len(SHUFFLES):
        return with_frame(state, SettingUp(frame.done + 1)), ()
    return begin_turn(popped(state), 1)


def _pool(state: State, label: str) -> tuple[str, ...]:
    """List what is shuffled, in its canonical order."""
    captains = len(state.captains)
    match label:
        case "setup:cities:blue":
            return cities_of(Colour.BLUE, captains)
        case "setup:cities:red":
            return cities_of(Colour.RED, captains)
        case "ships:blue:1":
            return deck_of(Colour.BLUE)
        case "ships:red:1":
            return deck_of(Colour.RED)
        case "setup:tasks":
            return tasks_for(captains)
        case "armies:1":
            return tuple(ARMIES)
        case _:
            return tuple(COMPENSATIONS)


def _shuffled(state: State, label: str, cards: tuple[str, ...]) -> State:
    half = len(state.cities) // 2
    match label:
        case "setup:cities:blue":  # S-2: blue lies on red
            return replace(state, cities=cards + state.cities[half:])
        case "setup:cities:red":
            return replace(state, cities=state.cities[:half] + cards)
        case "ships:blue:1":
            return replace(state, ships=Pile(cards, shuffles=1))
        case "ships:red:1":
            return replace(state, red=cards)
        case "setup:tasks":  # S-6
            return replace(state, tasks=cards[: TASKS[len(state.captains)]])
        case "armies:1":
            return replace(state, armies=Pile(cards, shuffles=1))
        case _:
            return replace(state, compensations=Pile(cards, shuffles=1))

"""Setup: who begins, which missions are played, and the order of all decks (HU-2)."""

from msgspec.structs import replace

from engine.core.asks import Draw, Roll, Shuffle
from engine.humanity.base.grid import start_astronauts, start_cells
from engine.humanity.phases.ring import at_hangars, behind_arm, experiments_in
from engine.humanity.phases.turns import begin_round
from engine.humanity.table.events import GameBegan
from engine.humanity.table.frames import Finished, SettingUp
from engine.humanity.table.state import Astronaut, Player, State, Step, Task, tell
from engine.humanity.tiles.tables import (
    HANGARS,
    MISSIONS,
    SHOWN,
    YEARS,
    deck_of,
    experiments_of,
    missions_of,
    third_hangar,
)
from engine.kit.agenda import with_frame

GROUPS = ("a", "b", "c")
MISSION_SIDES = 6
FIRST, DRAWN = "setup:first", "setup:missions"
DECKS = tuple(f"setup:modules:{year + 1}" for year in range(YEARS))
PILES = tuple(f"setup:experiments:{year + 1}" for year in range(YEARS))
DRAWS = (FIRST, DRAWN, *DECKS, *PILES)


def laid_out(seats: int, *, even: bool = False, programmed: bool = False) -> State:
    """Put all tiles in their places, still unshuffled."""
    years = range(1, YEARS + 1)
    return State(
        year=1,
        round=0,
        number=0,
        first=0,
        arm=0,
        hangars=(None,) * HANGARS,
        wheel=(None,) * HANGARS,
        decks=tuple([deck_of(year) for year in years]),
        piles=tuple([experiments_of(year) for year in years]),
        tasks=(),
        dropped=(),
        players=(Player(start_cells(), ()),) * seats,
        agenda=(Finished(), SettingUp(even=even)),
        programmed=programmed,
    )


def pending(state: State, frame: SettingUp) -> Draw:
    """Ask for the next draw."""
    label = DRAWS[frame.done]
    if label == FIRST:
        return Draw(label, Roll(1, len(state.players)))
    if label == DRAWN:
        return Draw(label, Roll(len(GROUPS), MISSION_SIDES))
    year = int(label[-1])
    pool = deck_of(year) if label in DECKS else experiments_of(year)
    return Draw(label, Shuffle(len(pool)))


def draw(state: State, frame: SettingUp, outcome: tuple[int, ...]) -> Step:
    """Note a draw; after the last one the first year begins."""
    label = DRAWS[frame.done]
    state = _drawn(state, label, outcome)
    if frame.done + 1 < len(DRAWS):
        return with_frame(state, SettingUp(frame.done + 1, frame.even)), ()
    return _begun(state, even=frame.even)


def _drawn(state: State, label: str, outcome: tuple[int, ...]) -> State:
    if label == FIRST:
        return replace(state, first=outcome[0] - 1)
    if label == DRAWN:
        rolled = zip(GROUPS, outcome, strict=True)
        chosen = [missions_of(group)[face - 1] for group, face in rolled]
        return replace(state, tasks=tuple(map(Task, chosen)))
    year = int(label[-1])
    if label in DECKS:
        return replace(state, decks=_ordered(state.decks, year, outcome))
    return replace(state, piles=_ordered(state.piles, year, outcome))


def _ordered(
    piles: tuple[tuple[str, ...], ...], year: int, order: tuple[int, ...]
) -> tuple[tuple[str, ...], ...]:
    """Order the pile of a year."""
    pile = piles[year - 1]
    return (*piles[: year - 1], tuple([pile[place] for place in order]), *piles[year:])


def _begun(state: State, *, even: bool) -> Step:
    """Fill hangars and wheel, and send the third astronaut of everybody out (HU-2.3 to HU-2.6)."""
    count = len(state.players)
    deck, pile = state.decks[0], state.piles[0]
    players = []
    for seat, player in enumerate(state.players):
        place = (seat - state.first) % count
        base = [Astronaut(cell=cell) for cell in start_astronauts()]
        out = Astronaut(hangar=third_hangar(place, count, even=even))
        players.append(replace(player, astronauts=(*base, out)))
    state = replace(
        state,
        round=1,
        hangars=behind_arm(state.arm, deck[:SHOWN]),
        wheel=behind_arm(state.arm, pile[:SHOWN]),
        decks=(deck[SHOWN:], *state.decks[1:]),
        piles=((), *state.piles[1:]),
        players=tuple(players),
    )
    told = GameBegan(
        first=state.first,
        missions=tuple([MISSIONS[each.mission] for each in state.tasks]),
        modules=at_hangars(state.hangars),
        experiments=experiments_in(state.wheel, state.arm),
    )
    state, begun = begin_round(state)
    return state, tell(told) + begun

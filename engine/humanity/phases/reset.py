"""The reset of the main board once nobody can act (HU-11), and the end of a year in it (HU-12)."""

from typing import NamedTuple

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.humanity.phases.ring import behind_arm
from engine.humanity.phases.turns import begin_round
from engine.humanity.phases.years import end_year
from engine.humanity.table.events import BoardReset, Hangar, HangarsFilled
from engine.humanity.table.frames import Resetting
from engine.humanity.table.state import State, Step, steps_from_arm, tell, with_astronaut
from engine.humanity.tiles.tables import CROSSES, HANGARS, MODULES, SHOWN, YEARS


class Turned(NamedTuple):
    """The ring after its modules have closed up behind the arm."""

    dropped: tuple[Hangar, ...]
    kept: tuple[str, ...]
    empty: int
    arm: int


def turned(state: State) -> Turned:
    """Drop two modules, close the others up, turn the arm to the last empty hangar."""
    behind = [(state.arm + step) % HANGARS for step in range(1, HANGARS)]
    dropped = [
        Hangar(hangar, MODULES[tile])
        for hangar in behind[:CROSSES]
        if (tile := state.hangars[hangar]) is not None
    ]
    kept = [tile for hangar in behind[CROSSES:] if (tile := state.hangars[hangar]) is not None]
    empty = SHOWN - len(kept)
    return Turned(tuple(dropped), tuple(kept), empty, (state.arm + empty) % HANGARS)


def proceed(state: State, _frame: Resetting) -> Step:
    """Reset the board, step by step; where the deck runs short the year ends."""
    ring, before = turned(state), state.arm
    first = (state.first + 1) % len(state.players)
    state, returned = _returned(state, ring.empty)
    deck = state.decks[state.year - 1]
    filled, left = deck[: ring.empty], deck[ring.empty :]
    short = ring.empty - len(filled)
    last = short > 0 and state.year == YEARS
    state = replace(
        state,
        first=first,
        arm=ring.arm,
        hangars=behind_arm(ring.arm, (*ring.kept, *filled)),
        decks=_with_deck(state, left, state.year),
        dropped=(*state.dropped, *[each.module.id for each in ring.dropped]),
        round=state.round + (not last),
        resets=state.resets + 1,
    )
    told = tell(
        BoardReset(
            first=first,
            dropped=ring.dropped,
            shifted=_told(ring.arm, ring.kept),
            origin=before,
            arm=ring.arm,
            returned=returned,
            filled=_told(ring.arm, filled, len(ring.kept)),
            last=last,
        )
    )
    if short:
        state, ended = end_year(state)
        told += ended
        if last:
            return state, told
        state, filled_up = _filled_up(state, SHOWN - short)
        told += filled_up
    state, begun = begin_round(state)
    return state, told + begun


def _returned(state: State, empty: int) -> tuple[State, tuple[tuple[Seat, int], ...]]:
    """Bring home the astronauts that the arm passes (HU-11, step 4)."""
    returned, players = [], []
    for seat, player in enumerate(state.players):
        for number, each in enumerate(player.astronauts):
            if each.hangar is not None and steps_from_arm(state.arm, each.hangar) < empty:
                returned.append((seat, number))
                player = with_astronaut(player, number, replace(each, hangar=None))  # noqa: PLW2901
        players.append(player)
    return replace(state, players=tuple(players)), tuple(returned)


def _with_deck(state: State, deck: tuple[str, ...], year: int) -> tuple[tuple[str, ...], ...]:
    """Exchange the deck of a year."""
    return (*state.decks[: year - 1], deck, *state.decks[year:])


def _filled_up(state: State, kept: int) -> Step:
    """Fill the hangars that are still empty from the new year's deck (HU-12.3, Q-31)."""
    deck, short = state.decks[state.year - 1], SHOWN - kept
    here = [state.hangars[(state.arm + step) % HANGARS] for step in range(1, kept + 1)]
    laid = tuple([each for each in here if each is not None])
    new = deck[:short]
    state = replace(
        state,
        hangars=behind_arm(state.arm, (*laid, *new)),
        decks=_with_deck(state, deck[short:], state.year),
    )
    return state, tell(HangarsFilled(_told(state.arm, new, kept)))


def _told(arm: int, tiles: tuple[str, ...], before: int = 0) -> tuple[Hangar, ...]:
    """Tell where tiles lie that follow so many others behind the arm."""
    return tuple(
        [
            Hangar((arm + step) % HANGARS, MODULES[each])
            for step, each in enumerate(tiles, start=before + 1)
        ]
    )

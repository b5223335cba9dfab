"""Phase 5, battle: F-1 to F-3 and F-5, with RL-5, RL-21 and RL-27.

Stations and cards after a roll (F-4) are in responses.py, losses in losses.py.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.asks import Answer, Seat
from engine.invasion.battles.battle_phase import BattlePhase, FightQuestion
from engine.invasion.battles.battles import Battle, fight_chance
from engine.invasion.battles.frames import Choosing, Rolling
from engine.invasion.cards.groups import with_captain
from engine.kit.agenda import with_frame
from engine.tremble.table.frames import Battling, Responding
from engine.tremble.table.state import State, Step, city_at
from engine.tremble.table.view import TrembleView, battle_in

POOR_ODDS = 0.2  # below which it is noted whether a captain fights all the same


def begin(state: State, _frame: Battling) -> Step:
    """Let all battles in which several fight go on side by side (RL-27)."""
    branches = tuple(
        [(Rolling(number),) for number, each in enumerate(state.battles) if each.winner is None]
    )
    return with_frame(state, Battling(f"t{state.turn}:battles", branches, round=1)), ()


def choose(state: State, frame: Choosing, answers: dict[Seat, Answer]) -> Step:
    """Note who fights (F-2), and for as long as the game lasts who does so at poor odds.

    Everybody could keep that book: it is written when the choices come out, and not before.
    """
    after, told = BATTLES.choice_decide(state, frame, answers)
    for before, now in zip(state.battles, after.battles, strict=True):
        for seat, fights in _at_poor_odds(before, now):
            captain = after.captains[seat]
            noted = replace(
                captain,
                outclassed=captain.outclassed + 1,
                undaunted=captain.undaunted + fights,
            )
            after = with_captain(after, seat, noted)
    return after, told


def _at_poor_odds(before: Battle, now: Battle) -> Iterator[tuple[Seat, bool]]:
    """List who has just chosen at poor odds, by what was chosen before them, and what."""
    for place, was in enumerate(before.fighters):
        fights = now.fighters[place].fights
        then = replace(now, fighters=(*now.fighters[:place], *before.fighters[place:]))
        due = was.fights is None and fights is not None
        if due and fight_chance(then, was.seat) < POOR_ODDS:
            yield was.seat, bool(fights)


def _responding(frame: Rolling) -> Responding:
    """Let stations and cards answer the dice (F-4)."""
    return Responding(frame.battle, frame.round)


def _at_once(state: State) -> int:
    """Ask for three choices of a battle at once, but where orders are followed in their turn."""
    return 1 if state.ahead else 3


BATTLES = BattlePhase[State](city_at, _responding, _at_once)
FIGHTS = FightQuestion[TrembleView](battle_in)

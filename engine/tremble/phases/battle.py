"""Phase 5, battle: F-1 to F-3 and F-5, with RL-5, RL-21 and RL-27.

Stations and cards after a roll (F-4) are in responses.py, losses in losses.py.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.asks import Answer, Seat
from engine.core.words import Text, listed, say
from engine.invasion.battles.battle_phase import BattlePhase, FightQuestion
from engine.invasion.battles.battles import (
    Battle,
    fight_chance,
    fighter_of,
    remaining,
    with_fighter,
)
from engine.invasion.battles.events import FightChosen
from engine.invasion.battles.frames import Choosing, Rolling
from engine.invasion.cards.groups import with_captain
from engine.kit.agenda import with_frame
from engine.tremble.cards.effects import BATTLE_STATIONS, ROLL_CARDS
from engine.tremble.cards.tables import AIDS
from engine.tremble.table.aids import at_hand
from engine.tremble.table.frames import Battling, Responding
from engine.tremble.table.state import Captain, State, Step, city_at
from engine.tremble.table.view import FIFTHS, TrembleView, battle_in
from engine.tremble.table.wording import left_out


def begin(state: State, _frame: Battling) -> Step:
    """Let all battles in which several fight go on side by side (RL-27)."""
    branches = tuple(
        [(Rolling(number),) for number, each in enumerate(state.battles) if each.winner is None]
    )
    return with_frame(state, Battling(f"t{state.turn}:battles", branches, round=1)), ()


def choose(state: State, frame: Choosing, answers: dict[Seat, Answer]) -> Step:
    """Note who fights (F-2), and for the whole game at which chances each of them did.

    Everybody could keep that book: it is written from what is told as the choices come out.
    """
    after, told = BATTLES.choice_decide(state, frame, answers)
    battles = {each.space: each for each in state.battles}
    for notice in told:
        match notice.public:
            case FightChosen(space=space, seat=seat, fights=fights):
                battle = battles[space]
                chance = fight_chance(battle, seat)
                captain = _noted(after.captains[seat], chance, fights=fights)
                after = with_captain(after, seat, captain)
                chosen = replace(fighter_of(battle, seat), fights=fights)
                battles[space] = with_fighter(battle, chosen)
    return after, told


def _noted(captain: Captain, chance: float, *, fights: bool) -> Captain:
    """Count a choice at a chance."""
    counts = list(captain.fought if fights else captain.retreated)
    counts[min(FIFTHS - 1, int(FIFTHS * chance))] += 1
    return replace(captain, **{"fought" if fights else "retreated": tuple(counts)})


def _responding(frame: Rolling) -> Responding:
    """Let stations and cards answer the dice (F-4)."""
    return Responding(frame.battle, frame.round)


def _at_once(state: State) -> int:
    """Ask for three choices of a battle at once, but where orders are followed in their turn."""
    return 1 if state.ahead else 3


BATTLES = BattlePhase[State](city_at, _responding, _at_once)


def _on_top(view: TrembleView, seat: Seat, battle: Battle) -> Iterator[Text]:
    """Name what may change the odds after the roll."""
    rivals = [each.seat for each in remaining(battle) if each.seat != seat]
    yield from left_out("tremble-fact-left-out", view, rivals)
    aids = at_hand(view, BATTLE_STATIONS, ROLL_CARDS)
    if aids:
        yield say("tremble-fact-on-top", aids=listed([AIDS[aid].name for aid in aids]))


FIGHTS = FightQuestion[TrembleView](battle_in, _on_top)

"""The game master's narration: events in lines of Markdown, grouped by city."""

from collections.abc import Sequence

from engine.tremble.table.events import CityTaken, RewardChosen, TrembleEvent
from render.house.voice import Voice
from render.invasion.telling.telling import Tellers, plain_tellers, told
from render.tremble.telling.plain import ARGUMENTS, TOLD
from render.tremble.telling.tell_battles import BATTLES
from render.tremble.telling.tell_moves import MOVES
from render.tremble.telling.tell_rewards import REWARDS
from render.tremble.telling.tell_turns import TURNS
from render.words import Words

TELLERS: Tellers = {
    **plain_tellers(TOLD, ARGUMENTS),
    **TURNS,
    **MOVES,
    **BATTLES,
    **REWARDS,
}


def tell(events: Sequence[TrembleEvent], names: tuple[str, ...], words: Words) -> list[str]:
    """Tell what happened; what happened over one city stands together under its name."""
    return told(events, Voice(names, words), TELLERS, _worth_telling)


def _worth_telling(events: Sequence[TrembleEvent]) -> Sequence[TrembleEvent]:
    """Leave out that somebody chose to raid where what the raid brought is told too."""
    if not any(isinstance(event, CityTaken) for event in events):
        return events
    return [event for event in events if not isinstance(event, RewardChosen) or event.catch]

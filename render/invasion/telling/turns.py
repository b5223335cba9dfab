"""What every edition tells of its turns: what is drawn, who is asked, and the end."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.invasion.ending.ending import GameEnded
from render.house.voice import Voice
from render.invasion.telling.formulas import itemised
from render.invasion.telling.rows import InvasionRow
from render.story.rows import silent


def offered(event: Any, voice: Voice) -> list[Text]:
    """Tell a captain which cards they drew."""
    if not event.cards:
        return []
    return [say("invasion-tell-offered", cards=voice.cards(card.name for card in event.cards))]


def why_offered(event: Any, voice: Voice) -> list[str]:
    """Explain who sees the cards, and what they cost together."""
    lines = [voice(say("invasion-why-offered", captain=voice.captain(event.seat)))]
    if event.cards:
        prices = itemised(((card.name, card.price) for card in event.cards), voice)
        lines.append(voice(say("invasion-why-offered-prices", prices=prices)))
    return lines


def idle(seats: Sequence[Seat], voice: Voice) -> Iterator[Text]:
    """Tell who bought nothing."""
    if seats:
        yield say("invasion-brief-idle", captains=voice.captains(seats), count=len(seats))


def game_ended(event: GameEnded, voice: Voice) -> list[Text]:
    """Tell the final ranking."""
    places = [
        say(
            "invasion-tell-final",
            rank=final.rank,
            captain=voice.captain(final.seat),
            humans=final.humans,
            trophies=final.trophies,
        )
        for final in event.ranking
    ]
    return [_winners(event, voice), *places]


def ended_in_short(events: Sequence[GameEnded], voice: Voice) -> list[Text]:
    """Tell who won; the podium shows all places."""
    return [_winners(event, voice) for event in events]


def why_game_ended(event: GameEnded, voice: Voice) -> list[str]:
    """Explain what decided the game."""
    places = [
        say(
            "invasion-why-final",
            rank=final.rank,
            captain=voice.captain(final.seat),
            humans=final.humans,
            trophies=final.trophies,
            credits=final.credits,
        )
        for final in event.ranking
    ]
    first, second = event.ranking[:2]
    lines = [*(voice(line) for line in places), voice(event.reason)]
    if first.humans == second.humans:
        return lines
    margin = say(
        "invasion-why-margin",
        captain=voice.captain(first.seat),
        second=voice.captain(second.seat),
        lead=first.humans - second.humans,
    )
    return [*lines, voice(margin)]


def _winners(event: GameEnded, voice: Voice) -> Text:
    winners = [final.seat for final in event.ranking if final.rank == 1]
    return say("invasion-tell-winners", captains=voice.captains(winners), count=len(winners))


OFFERED = partial(InvasionRow, told=offered, why=why_offered)
DECIDES_NOW = partial(
    InvasionRow, told="invasion-tell-decides-now", brief=silent, why="invasion-why-decides-now"
)
GAME_ENDED = partial(InvasionRow, told=game_ended, short=ended_in_short, why=why_game_ended)

"""Telling of what is drawn, and of the end."""

from typing import Any

from engine.core.words import Text, say
from engine.invasion.ending.ending import GameEnded
from render.house.voice import Voice


def offered(event: Any, voice: Voice) -> list[Text]:
    """Tell a captain which cards they drew."""
    if not event.cards:
        return []
    return [say("invasion-tell-offered", cards=voice.cards(card.name for card in event.cards))]


def game_ended(event: GameEnded, voice: Voice) -> list[Text]:
    """Tell the final ranking."""
    winners = [final.seat for final in event.ranking if final.rank == 1]
    told = [say("invasion-tell-winners", captains=voice.captains(winners), count=len(winners))]
    told += [
        say(
            "invasion-tell-final",
            rank=final.rank,
            captain=voice.captain(final.seat),
            humans=final.humans,
            trophies=final.trophies,
        )
        for final in event.ranking
    ]
    return told

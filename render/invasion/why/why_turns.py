"""Why cards were drawn as they were, and why the game ended so."""

from typing import Any

from engine.core.words import say
from engine.invasion.ending.ending import GameEnded
from render.house.voice import Voice
from render.invasion.why.why_sums import itemised


def offered(event: Any, voice: Voice) -> list[str]:
    """Explain who sees the cards, and what they cost together."""
    told = [voice(say("invasion-why-offered", captain=voice.captain(event.seat)))]
    if event.cards:
        prices = itemised(((card.name, card.price) for card in event.cards), voice)
        told.append(voice(say("invasion-why-offered-prices", prices=prices)))
    return told


def game_ended(event: GameEnded, voice: Voice) -> list[str]:
    """Explain what decided the game."""
    lines = [
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
    told = [*(voice(line) for line in lines), voice(event.reason)]
    if first.humans == second.humans:
        return told
    margin = say(
        "invasion-why-margin",
        captain=voice.captain(first.seat),
        second=voice.captain(second.seat),
        lead=first.humans - second.humans,
    )
    return [*told, voice(margin)]

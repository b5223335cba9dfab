"""What the poster of a lobby says, in pictures and texts alike."""

from engine.core.words import Text, say
from render.gathering import Gathering, Guest


def is_closed(gathering: Gathering) -> bool:
    """Tell whether nobody can come aboard any more."""
    return gathering.begun or gathering.cancelled


def state_of(gathering: Gathering) -> Text:
    """Say how many are aboard, or what became of the game."""
    if gathering.cancelled:
        return say("tremble-poster-cancelled")
    if gathering.begun:
        return say("tremble-poster-begun")
    return say("tremble-poster-open", joined=len(gathering.guests), seats=gathering.most)


def mark_of(guest: Guest) -> Text | None:
    """Say what there is to know of a guest."""
    if guest.strength is not None:
        return say("tremble-poster-computer", strength=guest.strength)
    if not guest.ready:
        return say("tremble-poster-unready")
    return say("tremble-poster-host") if guest.host else None

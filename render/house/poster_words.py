"""What the poster of a lobby says, in pictures and texts alike."""

from engine.core.words import Text, say
from render.gathering import Gathering, Guest
from render.house.alt import within
from render.house.captains import letter, short_name
from render.words import Words


def is_closed(gathering: Gathering) -> bool:
    """Tell whether nobody can come any more."""
    return gathering.begun or gathering.cancelled


def state_of(gathering: Gathering, begun: Text) -> Text:
    """Say how many are in, or what became of the game."""
    if gathering.cancelled:
        return say("poster-cancelled")
    if gathering.begun:
        return begun
    return say("poster-open", joined=len(gathering.guests), seats=gathering.most)


def mark_of(guest: Guest) -> Text | None:
    """Say what there is to know of a guest."""
    if guest.strength is not None:
        return say("poster-computer", strength=guest.strength)
    if not guest.ready:
        return say("poster-unready")
    return say("poster-host") if guest.host else None


def poster_alt(gathering: Gathering, state: Text, about: str, words: Words) -> str:
    """Say who gathers for a game, and how fast it will be; `about` is the key of a sentence."""
    pace = say("poster-pace", pace=gathering.pace)
    told = [say(about, number=gathering.number, state=state, pace=pace)]
    names = tuple(guest.name for guest in gathering.guests)
    for seat, guest in enumerate(gathering.guests):
        captain, mark = short_name(names, seat, words), mark_of(guest)
        told.append(
            say("poster-alt-guest-plain", letter=letter(seat), captain=captain)
            if mark is None
            else say("poster-alt-guest", letter=letter(seat), captain=captain, mark=mark)
        )
    if not is_closed(gathering) and len(gathering.guests) < gathering.most:
        told.append(say("poster-alt-free", count=gathering.most - len(gathering.guests)))
    return within(words(text) for text in told)

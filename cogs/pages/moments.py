"""The best moments of somebody's last games."""

from collections.abc import Awaitable, Callable
from contextlib import suppress

from cogs.pages.posts import renderer_of
from engine.core.words import Text, say
from engine.host.values.denials import DeniedError
from engine.host.values.past import History
from engine.host.values.profiles import Profile


async def moments_of(profile: Profile, history: Callable[[int], Awaitable[History]]) -> list[Text]:
    """Say one of each game that can be looked at; one whose rules are gone tells nothing more."""
    told: list[Text] = []
    for result in profile.last:
        seat = next(each for each in result.seats if each.person == profile.person)
        if seat.given_up:
            continue
        with suppress(DeniedError):
            past = await history(result.game)
            steps = ((step.after, step.events) for step in past.steps)
            best = renderer_of(past.game).moment(seat.seat, steps)
            if best is not None:
                told.append(say("profile-moment", number=result.game, moment=best))
    return told

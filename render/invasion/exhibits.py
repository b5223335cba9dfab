"""What of every edition hangs in the gallery: podiums, posters and films."""

from collections.abc import Iterator, Mapping

from engine.core.words import say
from render.gallery.exhibit import Cases, Sample
from render.gallery.played import Played
from render.gathering import Gathering, Guest
from render.invasion.renderer import InvasionRenderer
from render.theme import LARGE

MOST_CAPTAINS = 5
HARD_NAMES = ("W" * 32, "日本語の船長日本語の船長", "🙂🚀👽🛸", "Á̂" * 16, "")
PACES = (say("pace-days", days=1), say("pace-hours-minutes", hours=167, minutes=59))


def podiums(renderer: InvasionRenderer) -> Cases:
    """Show the end of a game."""

    def cases(game: Played) -> Iterator[Sample]:
        finale = renderer.finale(game.over, [(step.public, step.events) for step in game.steps])
        yield Sample("won", finale)
        yield Sample("hard-names", finale, HARD_NAMES[: len(game.names)])
        yield Sample("won-large", finale, look=LARGE)

    return cases


def posters(game: Played) -> Iterator[Sample]:
    """Show who gathers: one, with a computer, all, and those with odd names."""
    guests = tuple(
        Guest(name, host=not seat, ready=bool(seat % 2)) for seat, name in enumerate(game.names)
    )
    machine = Guest("Xixax the Unblinking", strength=say("strength-steady"))
    hard = tuple(Guest(name, host=True) for name in HARD_NAMES[: len(guests)])
    number = len(guests)
    day, long = PACES
    yield Sample("alone", Gathering(number, guests[:1], MOST_CAPTAINS, day))
    yield Sample("computer", Gathering(number, (*guests[:-1], machine), MOST_CAPTAINS, long))
    yield Sample("begun", Gathering(number, guests, number, day, begun=True))
    yield Sample("hard-names", Gathering(10**6 + number, hard, MOST_CAPTAINS, long))
    yield Sample("begun-large", Gathering(number, guests, number, day, begun=True), look=LARGE)


def films(renderer: InvasionRenderer, turns: Mapping[str, int]) -> Cases:
    """Show the reveals of some turns."""

    def cases(game: Played) -> Iterator[Sample]:
        for when, turn in turns.items():
            of_turn = [step for step in game.steps if step.public.public.turn == turn]
            events = [event for step in of_turn for event in step.events]
            story = renderer.story(of_turn[0].public, events) if of_turn else None
            if story is not None:
                yield Sample(when, story)

    return cases

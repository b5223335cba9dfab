"""What of Martians!!! hangs in the gallery beside what does of any game: drafts of each kind."""

from collections.abc import Iterator

from engine.martians.table.events import MartiansEvent
from engine.martians.table.view import MartiansView
from render.gallery.exhibit import Kinds, Sample
from render.gallery.played import Played
from render.martians.closeup import Closeup
from render.martians.film.told import TurnStory
from render.martians.renderer import MartiansRenderer
from render.theme import LARGE

RENDERER = MartiansRenderer()


def _orders(game: Played) -> Iterator[Sample]:
    """Show the last draft of each kind, when the town is largest."""
    found = {order.ask.kind: RENDERER.drafted(*order) for order in game.orders}
    for kind, shown in found.items():
        if shown is not None:
            yield Sample(kind, shown)
            yield Sample(f"{kind}-large", shown, look=LARGE)


def turn_stories(game: Played) -> Iterator[tuple[TurnStory, MartiansView]]:
    """Go through the turns of a game that make films, each with the view after it."""
    events, before = list[MartiansEvent](), None
    for step in game.steps:
        ends = RENDERER.belated("", step.events)
        events += step.events[:ends]
        if ends == len(step.events):
            continue
        story = RENDERER.story(step.public, events, before)
        if story is not None:
            yield story, step.public
        events, before = [*step.events[ends:]], step.public


def _films(game: Played) -> Iterator[Sample]:
    """Show the first turn and the one in which most happens."""
    stories = [story for story, _ in turn_stories(game)]
    if stories:
        yield Sample("first", stories[0])
        yield Sample("longest", max(stories, key=lambda story: len(story.events)))


def _fights(game: Played) -> Iterator[Sample]:
    """Show one of each kind of close-up."""
    found = dict[str, Closeup]()
    for story, _ in turn_stories(game):
        for shown in RENDERER.fights(story.view, story.events):
            found.setdefault(type(shown.event).__name__.lower(), shown)
    for name, shown in found.items():
        yield Sample(name, shown)
        yield Sample(f"{name}-large", shown, look=LARGE)


KINDS: Kinds = {"orders": _orders, "fight": _fights, "film": _films}

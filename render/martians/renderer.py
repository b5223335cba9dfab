"""The renderer of Martians!!!: hands views on to those who draw and tell."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from msgspec.structs import replace as with_fields

from engine.core.asks import Ask, Over, Seat
from engine.core.forms import Form
from engine.core.words import Text, say
from engine.martians.table.events import MartiansEvent, TurnBegan
from engine.martians.table.view import PLANS, MartiansView
from render.gathering import Gathering
from render.house.captains import letter
from render.house.films import FILM
from render.house.poster import poster
from render.house.shortening import LIMIT
from render.house.voice import Voice
from render.martians import paints, pictures
from render.martians.boards.table import board_scene, hand_scene, headline
from render.martians.closeup import Closeup, closeup, closeup_of, closeups
from render.martians.ending.finale import Finale, Steps, finale_of, medals_of, moment
from render.martians.ending.podium import podium
from render.martians.ending.poster import ART
from render.martians.film.film import film
from render.martians.film.told import TurnStory
from render.martians.pictures import ChangedTown, DraftedTurn
from render.martians.telling.story import EXPLAINED_BY, STORY, recap
from render.picture import Drawing, Picture
from render.renderers import Medal, Why
from render.scene.speaking import text_form
from render.theme import USUAL, look_of
from render.words import Words


class MartiansRenderer:
    """Draws and tells Martians!!!."""

    @property
    def drawings(self) -> Mapping[str, Drawing]:
        """Return its kinds of pictures by name, beside boards and hands."""
        return {
            "change": Drawing(ChangedTown, self.change),
            "fight": Drawing(Closeup, self.fight),
            "film": Drawing(TurnStory, self.film),
            "orders": Drawing(DraftedTurn, pictures.orders),
            "podium": Drawing(Finale, self.podium),
            "poster": Drawing(Gathering, self.poster),
        }

    def prepare(self) -> None:
        """Make the palette of pictures in the usual look."""
        paints.prepare(USUAL.theme)

    def title(self, words: Words) -> str:
        """Name the game."""
        return words(say("martians-title"))

    def headline(self, view: MartiansView, words: Words) -> str:
        """Say in a few words where the game stands."""
        return words(headline(view))

    def turn(self, view: MartiansView) -> int:
        """Return the number of the turn."""
        return view.table.turn

    def round(self, view: MartiansView) -> int:
        """Return the number of the round, in which everybody has a turn."""
        return view.table.round

    def begins(self, event: MartiansEvent) -> bool:
        """Tell whether a turn begins with an event."""
        return isinstance(event, TurnBegan)

    def at_end(self, before: MartiansView, view: MartiansView) -> MartiansView:
        """Take the view after the last step of a turn as a board of that turn."""
        old = before.table
        table = with_fields(view.table, turn=old.turn, started=old.started, seat=old.seat)
        return with_fields(_after_plans(view), table=table)

    def scene(self, group: str) -> str:
        """Name the scene of a question: its turn, or the plans of a round."""
        return group.partition(":")[0]

    def belated(self, scene: str, events: Sequence[MartiansEvent]) -> int:
        """Count what still belongs to a turn, all until the next begins; to plans, all turns."""
        if scene.startswith(PLANS):
            return len(events)
        ends = (at for at, event in enumerate(events) if isinstance(event, TurnBegan))
        return next(ends, len(events))

    def tell(
        self, events: Sequence[MartiansEvent], names: tuple[str, ...], words: Words
    ) -> list[str]:
        """Tell what happened, in lines of Markdown."""
        return STORY.tell(events, Voice(names, words))

    def brief(
        self, events: Sequence[MartiansEvent], names: tuple[str, ...], words: Words
    ) -> list[str]:
        """Tell in few words what the board beside it leaves to say."""
        voice = Voice(names, words)
        return [voice(text) for event in events for text in STORY.brief(event, voice)]

    def why(
        self, events: Sequence[MartiansEvent], names: tuple[str, ...], words: Words
    ) -> list[Why]:
        """Explain how each result came about."""
        return EXPLAINED_BY.whys(events, Voice(names, words))

    def recap(self, seat: Seat, view: MartiansView, events: Sequence[MartiansEvent]) -> Text | None:
        """Say what a turn brought to a captain."""
        return recap(seat, view, events)

    def losses(self, seat: Seat, events: Sequence[MartiansEvent]) -> Sequence[Text]:
        """Say what events took from a captain."""
        return STORY.losses(seat, events)

    def moment(self, seat: Seat, steps: Steps) -> Text | None:
        """Say which was a captain's best turn."""
        return moment(seat, steps)

    def medals(self, steps: Steps) -> Sequence[Medal]:
        """Find what stood out in a finished game."""
        return medals_of(steps)

    def finale(self, over: Over, steps: Steps) -> Finale:
        """Sum up a finished game for its podium."""
        return finale_of(over, steps)

    def podium(
        self, shown: Finale, names: tuple[str, ...], words: Words, look: str = ""
    ) -> Picture:
        """Draw the end of a game."""
        return podium(shown, names, words, look_of(look))

    def story(
        self,
        view: MartiansView,
        events: Sequence[MartiansEvent],
        before: MartiansView | None = None,
    ) -> TurnStory | None:
        """Sum up a turn that is over for its film, from the view before it."""
        del view
        return TurnStory.of(before, events)

    def film(
        self, shown: TurnStory, names: tuple[str, ...], words: Words, look: str = ""
    ) -> Picture:
        """Draw how a turn unfolds; it moves too fast for large print."""
        return film(shown, names, words, replace(FILM, theme=look_of(look).theme))

    def fought(
        self, event: MartiansEvent, before: MartiansView, after: MartiansView
    ) -> Closeup | None:
        """Show an event from close up; None where it is not worth it."""
        del after
        return closeup_of(event, before.table.seat)

    def fights(
        self, before: MartiansView | None, events: Sequence[MartiansEvent]
    ) -> Sequence[Closeup]:
        """Show what of a turn is worth a picture of its own."""
        return closeups(before, events)

    def fight(
        self, shown: Closeup, names: tuple[str, ...], words: Words, look: str = ""
    ) -> Picture:
        """Draw a death, the ship that is found, or objects that are taken."""
        return closeup(shown, names, words, look_of(look))

    def came_out(
        self, before: MartiansView, view: MartiansView, events: Sequence[MartiansEvent]
    ) -> MartiansView:
        """Show the town as a turn left it, with the horde where it went.

        Plans are followed by all turns of their round: the board after them names its last one.
        """
        del events
        if not before.is_planning:
            return self.at_end(before, view)
        return _after_plans(view)

    @property
    def counted(self) -> Text:
        """Name what captains of a race are compared by."""
        return say("martians-counted")

    def standings(self, view: MartiansView) -> Sequence[int]:
        """Return how many Martians each has; nothing where all play together."""
        return view.figures

    def ranks(self, view: MartiansView) -> Sequence[int]:
        """Return the place that each captain would have now; nothing where all play together."""
        return view.ranks

    def board_text(self, view: MartiansView, names: tuple[str, ...], words: Words) -> str:
        """Tell everything the board shows."""
        told = text_form(board_scene(view, names, words, USUAL), words, LIMIT)
        if view.table.coop:
            return told
        found = [f"{letter(seat)} {words.number(has)}" for seat, has in enumerate(view.figures)]
        return f"{told}\n{words(say('martians-text-race', standings=words.series(found)))}"

    def hand_text(self, view: MartiansView, names: tuple[str, ...], words: Words) -> str:
        """Tell what whoever looks holds; empty for a spectator's view."""
        if view.seat is None:
            return ""
        return text_form(hand_scene(view, names, words), words)

    def orders_text(self, shown: DraftedTurn, names: tuple[str, ...], words: Words) -> str:
        """Tell what a draft would come to, and the hand."""
        return pictures.orders_text(shown, names, words)

    def drafted(self, view: MartiansView, ask: Ask, form: Form) -> DraftedTurn | None:
        """Take a draft to be drawn; None where it comes to nothing that is seen."""
        return pictures.drafted(view, ask, form)

    def board(
        self, view: MartiansView, names: tuple[str, ...], words: Words, look: str = ""
    ) -> Picture:
        """Draw what everybody sees, as its reader likes it."""
        return pictures.board(view, names, words, look)

    def change(
        self, shown: ChangedTown, names: tuple[str, ...], words: Words, look: str = ""
    ) -> Picture:
        """Draw what everybody sees, with what is new since an earlier view marked."""
        return pictures.board(shown.view, names, words, look, shown.before)

    def since(self, before: MartiansView, view: MartiansView) -> ChangedTown:
        """Take two views to be drawn as one, the first as what was."""
        return ChangedTown(before, view)

    def hand(
        self, view: MartiansView, names: tuple[str, ...], words: Words, look: str = ""
    ) -> Picture:
        """Draw what a captain decides by; the view must be a captain's."""
        if view.seat is None:
            raise ValueError("a spectator has no hand")
        return pictures.hand(view, names, words, look)

    def poster(
        self, shown: Gathering, _names: tuple[str, ...], words: Words, look: str = ""
    ) -> Picture:
        """Draw who gathers for a game."""
        return poster(shown, words, ART, look_of(look))


def _after_plans(view: MartiansView) -> MartiansView:
    """Return a view in which nobody is asked for plans yet: it bears the name of what is over."""
    return with_fields(view, agenda=view.agenda[:-1]) if view.is_planning else view

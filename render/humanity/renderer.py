"""The renderer of Humanity: hands views on to those who draw and tell."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from msgspec.structs import replace as with_fields

from engine.core.asks import Ask, Over, Seat
from engine.core.forms import Form
from engine.core.words import Text, say
from engine.humanity.table.events import HumanityEvent, RoundBegan
from engine.humanity.table.view import HumanityView, ModuleView, Phase
from render.gathering import Gathering
from render.house.films import FILM
from render.house.poster import poster
from render.house.voice import Voice
from render.humanity import pictures
from render.humanity.closeup import Closeup, closeup, parts
from render.humanity.ending.finale import Finale, Steps, finale_of, medals_of
from render.humanity.ending.podium import podium
from render.humanity.ending.poster import ART
from render.humanity.film.film import film
from render.humanity.film.rounds import Round
from render.humanity.parts import paints
from render.humanity.parts.terms import headline
from render.humanity.pictures import ChangedBoard
from render.humanity.telling.brief import brief
from render.humanity.telling.recap import moment, recap
from render.humanity.telling.story import EXPLAINED_BY, STORY
from render.humanity.texts.orders import DraftedView, changes_text, drafted
from render.humanity.texts.texts import base_text, board_text
from render.picture import Drawing, Picture
from render.renderers import Medal, Part, Why
from render.theme import USUAL, look_of
from render.words import Words


class HumanityRenderer:
    """Draws and tells Humanity; nobody holds anything, so the hand is one's own base."""

    @property
    def drawings(self) -> Mapping[str, Drawing]:
        """Return its kinds of pictures by name, beside boards and bases."""
        return {
            "change": Drawing(ChangedBoard, self.change),
            "film": Drawing(Round, self.film),
            "orders": Drawing(DraftedView, pictures.orders),
            "part": Drawing(Closeup, closeup),
            "podium": Drawing(Finale, self.podium),
            "poster": Drawing(Gathering, self.poster),
        }

    def prepare(self) -> None:
        """Make the palette and the skies of pictures in the usual look."""
        paints.prepare(USUAL.theme)

    def title(self, words: Words) -> str:
        """Name the game."""
        return words(say("humanity-title"))

    def headline(self, view: HumanityView, words: Words) -> str:
        """Say in a few words where the game stands."""
        return words(headline(view.public))

    def turn(self, view: HumanityView) -> int:
        """Return the number of the round, over all years; landing closes the one before it."""
        public = view.public
        return public.ledger.resets + (public.phase in (Phase.SETUP, Phase.ACTIONS))

    def begins(self, event: HumanityEvent) -> bool:
        """Tell whether a round begins with an event."""
        return isinstance(event, RoundBegan)

    def at_end(self, before: HumanityView, view: HumanityView) -> HumanityView:
        """Take the view after the last step of a round as one between two rounds."""
        del before
        return with_fields(view, public=with_fields(view.public, phase=Phase.PLACING))

    def came_out(
        self, before: HumanityView, view: HumanityView, events: Sequence[HumanityEvent]
    ) -> HumanityView:
        """Show the table as the last turn left it; a round that ends otherwise stays as it was.

        Its post is named after what it shows, and its film begins there.
        """
        del events
        return view if view.public.phase is Phase.OVER else before

    def scene(self, group: str) -> str:
        """Name the scene of a question: its year and round."""
        return group.rpartition(":")[0]

    def belated(self, scene: str, events: Sequence[HumanityEvent]) -> int:
        """Count what still belongs to a round: all until the next begins."""
        del scene
        ends = (at for at, event in enumerate(events) if isinstance(event, RoundBegan))
        return next(ends, len(events))

    def tell(
        self, events: Sequence[HumanityEvent], names: tuple[str, ...], words: Words
    ) -> list[str]:
        """Tell what happened, in lines of Markdown."""
        return STORY.tell(events, Voice(names, words))

    def brief(
        self, events: Sequence[HumanityEvent], names: tuple[str, ...], words: Words
    ) -> list[str]:
        """Tell in few words what the board beside it leaves to say."""
        return brief(events, names, words)

    def why(
        self, events: Sequence[HumanityEvent], names: tuple[str, ...], words: Words
    ) -> list[Why]:
        """Explain how each result came about."""
        return EXPLAINED_BY.whys(events, Voice(names, words))

    def recap(self, seat: Seat, view: HumanityView, events: Sequence[HumanityEvent]) -> Text | None:
        """Say what a round brought to a captain."""
        return recap(seat, view, events)

    def losses(self, seat: Seat, events: Sequence[HumanityEvent]) -> Sequence[Text]:
        """Say what events took from a captain."""
        return STORY.losses(seat, events)

    def moment(self, seat: Seat, steps: Steps) -> Text | None:
        """Say which was a captain's best moment."""
        return moment(seat, steps)

    def board_text(self, view: HumanityView, names: tuple[str, ...], words: Words) -> str:
        """Tell everything the board shows."""
        return board_text(view.public, names, words)

    def hand_text(self, view: HumanityView, names: tuple[str, ...], words: Words) -> str:
        """Tell the base of whoever looks; empty for a spectator's view."""
        if view.seat is None:
            return ""
        return base_text(view.public, view.seat, names, words)

    def orders_text(self, shown: DraftedView, names: tuple[str, ...], words: Words) -> str:
        """Tell the base as it would be after a draft."""
        return f"{changes_text(shown, words)}\n{self.hand_text(shown.after, names, words)}"

    def drafted(self, view: HumanityView, ask: Ask, form: Form) -> DraftedView | None:
        """Take a draft to be drawn; None where it would change nothing yet."""
        shown = drafted(view, ask, form)
        return None if shown.after == view else shown

    def parts(self, view: HumanityView, names: tuple[str, ...], words: Words) -> list[Part]:
        """List the table, and each base."""
        return parts(view.public, names, words)

    def board(
        self, view: HumanityView, names: tuple[str, ...], words: Words, look: str = ""
    ) -> Picture:
        """Draw what everybody sees, as its reader likes it."""
        return pictures.board(view.public, names, words, look)

    def change(
        self, shown: ChangedBoard, names: tuple[str, ...], words: Words, look: str = ""
    ) -> Picture:
        """Draw what everybody sees, with what is new since an earlier view marked."""
        return pictures.board(shown.view.public, names, words, look, shown.before.public)

    def since(self, before: HumanityView, view: HumanityView) -> Any:
        """Take two views to be drawn as one, the first as what was."""
        return ChangedBoard(before, view)

    def hand(
        self, view: HumanityView, names: tuple[str, ...], words: Words, look: str = ""
    ) -> Picture:
        """Draw the table as whoever looks decides by it; the view must be a captain's."""
        if view.seat is None:
            raise ValueError("a spectator has no base")
        return pictures.hand(view.public, view.seat, names, words, look)

    def story(
        self,
        view: HumanityView,
        events: Sequence[HumanityEvent],
        before: HumanityView | None = None,
    ) -> Round | None:
        """Sum up a round that is over for its film; None where these events do not end one."""
        del before
        return Round.of(view.public, events)

    def film(self, shown: Round, names: tuple[str, ...], words: Words, look: str = "") -> Picture:
        """Draw how a round unfolds; it moves too fast for large print."""
        return film(shown, names, words, replace(FILM, theme=look_of(look).theme))

    def finale(self, over: Over, steps: Steps) -> Finale:
        """Sum up a finished game for its podium."""
        return finale_of(over, steps)

    @property
    def counted(self) -> Text:
        """Name what decides in the end."""
        return say("humanity-counted")

    def standings(self, view: HumanityView) -> Sequence[int]:
        """Return the points that each captain would end with now."""
        return view.public.foreseen

    def ranks(self, view: HumanityView) -> Sequence[int]:
        """Return the place that each captain would have now."""
        return view.public.ranks

    def medals(self, steps: Steps) -> Sequence[Medal]:
        """Find what stood out in a finished game."""
        return medals_of(steps)

    def keepsakes(self, seat: Seat, view: HumanityView) -> Sequence[Text]:
        """Name the modules in a captain's base, but for those of the start."""
        cells = view.public.players[seat].cells
        modules = [each.module for each in cells if isinstance(each, ModuleView)]
        return tuple(dict.fromkeys(each.name for each in modules if each.year))

    def podium(
        self, shown: Finale, names: tuple[str, ...], words: Words, look: str = ""
    ) -> Picture:
        """Draw the end of a game."""
        return podium(shown, names, words, look_of(look))

    def poster(
        self, shown: Gathering, _names: tuple[str, ...], words: Words, look: str = ""
    ) -> Picture:
        """Draw who gathers for a game."""
        return poster(shown, words, ART, look_of(look))

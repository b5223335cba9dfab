"""All kinds of pictures of the first draft, for its renderer."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from engine.core.asks import Ask, Over
from engine.core.forms import Form
from engine.tremble_draft.table.events import DraftEvent
from engine.tremble_draft.table.view import DraftView
from render.gathering import Gathering
from render.house.poster import poster
from render.house.scenery import FLIGHT
from render.invasion import sprites
from render.invasion.board_pages import WIDTH
from render.invasion.film import FILM
from render.picture import Drawing, Picture
from render.renderers import Medal
from render.theme import USUAL, look_of
from render.tremble_draft.board import Change, board
from render.tremble_draft.closeup import closeup
from render.tremble_draft.course import Finale, finale_of
from render.tremble_draft.duel import Duel, duel, fights
from render.tremble_draft.hand import hand
from render.tremble_draft.orders import Drafted, drafted, orders, orders_text
from render.tremble_draft.podium import podium
from render.tremble_draft.poster import ART
from render.tremble_draft.reveal import Unfolding, reveal, unfolding
from render.words import Words


class DraftPictures:
    """What a renderer of the first draft draws; boards are made of the public view alone."""

    @property
    def drawings(self) -> Mapping[str, Drawing]:
        """Return its kinds of pictures by name, beside boards and hands."""
        return {
            "change": Drawing(Change, self.change),
            "orders": Drawing(Drafted, self.orders),
            "fight": Drawing(Duel, self.fight),
            "podium": Drawing(Finale, self.podium),
            "poster": Drawing(Gathering, self.poster),
            "film": Drawing(Unfolding, self.film),
        }

    def prepare(self) -> None:
        """Make the palette and the sky of boards in the usual look."""
        sprites.inks(USUAL.theme)
        for flights in (2, 3):  # as high as most boards are
            sprites.backdrop(USUAL.theme, WIDTH, flights * FLIGHT)

    def board(
        self, view: DraftView, names: tuple[str, ...], words: Words, look: str = ""
    ) -> Picture:
        """Draw what everybody sees, as its reader likes it."""
        return board(view.public, names, words, look_of(look))

    def change(
        self, shown: Change, names: tuple[str, ...], words: Words, look: str = ""
    ) -> Picture:
        """Draw what everybody sees, with what is new since an earlier view marked."""
        return board(shown.view, names, words, look_of(look), shown.before)

    def hand(
        self, view: DraftView, names: tuple[str, ...], words: Words, look: str = ""
    ) -> Picture:
        """Draw what one captain holds; the view must be a captain's."""
        if view.own is None:
            raise ValueError("a spectator has no hand")
        return hand(view.public, view.own, names, words, look_of(look))

    def orders(
        self, shown: Drafted, names: tuple[str, ...], words: Words, look: str = ""
    ) -> Picture:
        """Draw a captain's orders as they are drafted."""
        return orders(shown, names, words, look_of(look))

    def fight(self, shown: Duel, names: tuple[str, ...], words: Words, look: str = "") -> Picture:
        """Draw a fight from close up."""
        return closeup(shown, names, words, look_of(look))

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

    def film(
        self, shown: Unfolding, _names: tuple[str, ...], words: Words, look: str = ""
    ) -> Picture:
        """Draw how a reveal unfolds, moving."""
        return reveal(shown, words, replace(FILM, theme=look_of(look).theme))

    def since(self, before: DraftView, view: DraftView) -> Change:
        """Take two views to be drawn as one, the first as what was."""
        return Change(before.public, view.public)

    def drafted(self, view: DraftView, ask: Ask, form: Form) -> Drafted | None:
        """Take a draft to be drawn; None where the hand tells as much."""
        return drafted(view, ask, form)

    def orders_text(self, shown: Drafted, names: tuple[str, ...], words: Words) -> str:
        """Tell a captain's orders as they are drafted, and the hand."""
        return orders_text(shown, names, words)

    def fought(self, event: DraftEvent, before: DraftView, after: DraftView) -> Duel | None:
        """Sum up the fight that an event tells of; None where it tells of none."""
        return duel(event, before.public, after.public)

    def fights(self, before: DraftView | None, events: Sequence[DraftEvent]) -> tuple[Duel, ...]:
        """Sum up the fights worth a picture of which a post tells."""
        return fights(before.public if before else None, events)

    def finale(
        self, _over: Over, steps: Iterable[tuple[DraftView, Iterable[DraftEvent]]]
    ) -> Finale:
        """Sum up a finished game for its podium."""
        return finale_of(steps)

    def medals(self, steps: Iterable[tuple[DraftView, Iterable[DraftEvent]]]) -> tuple[Medal, ...]:
        """Find what stood out in a finished game."""
        return finale_of(steps).medals

    def story(self, view: DraftView, events: Sequence[DraftEvent]) -> Unfolding | None:
        """Sum up a reveal for its film; None where these events are none."""
        return unfolding(view.public.turn, events)

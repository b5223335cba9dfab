"""The renderer of Tremble, Humans!: hands views on to those who draw and tell."""

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import replace

from engine.core.asks import Ask, Over, Seat
from engine.core.forms import Form
from engine.core.words import Text, say
from engine.invasion.ending import GameEnded
from engine.tremble.table.events import CreditsPaid, TaskScored, TrembleEvent, TurnBegan
from engine.tremble.table.view import TrembleView
from render.gathering import Gathering
from render.house.poster import poster
from render.house.scenery import FLIGHT
from render.invasion import sprites
from render.invasion.board_pages import WIDTH
from render.invasion.film import FILM
from render.invasion.scenes import BUYING, PLANNING, belated, scene
from render.invasion.voice import Voice
from render.picture import Drawing, Picture
from render.renderers import Medal, Why
from render.theme import USUAL, look_of
from render.tremble.board import Change, board
from render.tremble.board_text import board_text
from render.tremble.brief import BRIEFING
from render.tremble.closeup import closeup
from render.tremble.course import Finale, course_of
from render.tremble.discards_text import discards_text
from render.tremble.duel import Duel, duel
from render.tremble.examples import EXAMPLES, example
from render.tremble.fights import fights
from render.tremble.hand import hand
from render.tremble.hand_text import hand_text
from render.tremble.medals import medals
from render.tremble.orders import Drafted, drafted, orders, orders_text
from render.tremble.podium import podium
from render.tremble.poster import ART
from render.tremble.recap import moment, recap
from render.tremble.reveal import reveal
from render.tremble.signs import sign, signs
from render.tremble.tell import tell
from render.tremble.terms import headline
from render.tremble.unfolding import Unfolding, unfolding
from render.tremble.why import EXPLAINED_BY
from render.words import Words

SCENES = {"buy": BUYING, "plan": PLANNING}
NEXT = TurnBegan | TaskScored | CreditsPaid | GameEnded


class TrembleRenderer:
    """Boards and public texts are made of the public part of a view alone."""

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
            "example": Drawing(str, self.example),
        }

    @property
    def signs(self) -> Mapping[str, str]:
        """Return ships, stations, decisions and captains, drawn small."""
        return signs()

    def sign(self, key: str) -> str:
        """Name the sign of an option by its key."""
        return sign(key)

    @property
    def examples(self) -> Container[str]:
        """Tell which rules have an example in pictures."""
        return EXAMPLES.keys()

    def title(self, words: Words) -> str:
        """Name the game."""
        return words(say("tremble-title"))

    def prepare(self) -> None:
        """Make the palette and the sky of boards in the usual look."""
        sprites.inks(USUAL.theme)
        for flights in (2, 3):  # as high as most boards are
            sprites.backdrop(USUAL.theme, WIDTH, flights * FLIGHT)

    def headline(self, view: TrembleView, words: Words) -> str:
        """Say in a few words where the game stands."""
        return words(headline(view.public))

    def turn(self, view: TrembleView) -> int:
        """Return the number of the turn in which the game stands."""
        return view.public.turn

    def scene(self, group: str) -> str:
        """Name the scene to which a question belongs: shopping, planning, or the reveal."""
        return scene(group, SCENES)

    def belated(self, scene: str, events: Sequence[TrembleEvent]) -> int:
        """Tell how many of the first events still belong to the scene that is ending."""
        return belated(scene, events, NEXT)

    def tell(
        self, events: Sequence[TrembleEvent], names: tuple[str, ...], words: Words
    ) -> list[str]:
        """Tell what happened, in lines of Markdown."""
        return tell(events, names, words)

    def brief(
        self, events: Sequence[TrembleEvent], names: tuple[str, ...], words: Words
    ) -> list[str]:
        """Tell in few words what the board beside it leaves to say."""
        return BRIEFING.brief(events, Voice(names, words))

    def recap(self, seat: Seat, view: TrembleView, events: Sequence[TrembleEvent]) -> Text | None:
        """Say what a reveal brought to a captain."""
        return recap(seat, view, events)

    def moment(
        self, seat: Seat, steps: Iterable[tuple[TrembleView, Iterable[TrembleEvent]]]
    ) -> Text | None:
        """Say which was a captain's best moment."""
        return moment(seat, steps)

    def why(
        self, events: Sequence[TrembleEvent], names: tuple[str, ...], words: Words
    ) -> list[Why]:
        """Explain how each result came about."""
        return EXPLAINED_BY.whys(events, Voice(names, words))

    def board(
        self, view: TrembleView, names: tuple[str, ...], words: Words, look: str = ""
    ) -> Picture:
        """Draw what everybody sees, as its reader likes it."""
        return board(view.public, names, words, look_of(look))

    def change(
        self, shown: Change, names: tuple[str, ...], words: Words, look: str = ""
    ) -> Picture:
        """Draw what everybody sees, with what is new since an earlier view marked."""
        return board(shown.view, names, words, look_of(look), shown.before)

    def hand(
        self, view: TrembleView, names: tuple[str, ...], words: Words, look: str = ""
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

    def since(self, before: TrembleView, view: TrembleView) -> Change:
        """Take two views to be drawn as one, the first as what was."""
        return Change(before.public, view.public)

    def drafted(self, view: TrembleView, ask: Ask, form: Form) -> Drafted | None:
        """Take a draft to be drawn; None where the hand tells as much."""
        return drafted(view, ask, form)

    def example(self, shown: str, _names: tuple[str, ...], words: Words, look: str = "") -> Picture:
        """Draw the example of a rule."""
        return example(shown, words, look_of(look))

    def fought(self, event: TrembleEvent, before: TrembleView, after: TrembleView) -> Duel | None:
        """Sum up the fight that an event tells of; None where it tells of none."""
        return duel(event, before.public, after.public)

    def fights(
        self, before: TrembleView | None, events: Sequence[TrembleEvent]
    ) -> tuple[Duel, ...]:
        """Sum up the fights worth a picture of which a post tells."""
        return fights(before.public if before else None, events)

    def finale(
        self, _over: Over, steps: Iterable[tuple[TrembleView, Iterable[TrembleEvent]]]
    ) -> Finale:
        """Sum up a finished game for its podium."""
        told = tuple(steps)
        return Finale(told[-1][0].public, course_of(told), self.medals(told))

    def medals(
        self, steps: Iterable[tuple[TrembleView, Iterable[TrembleEvent]]]
    ) -> tuple[Medal, ...]:
        """Find what stood out in a finished game."""
        told = tuple(steps)
        events = [event for _, events in told for event in events]
        return medals(told[-1][0].public, course_of(told), events)

    def story(self, view: TrembleView, events: Sequence[TrembleEvent]) -> Unfolding | None:
        """Sum up a reveal for its film; None where these events are none."""
        return unfolding(view.public.turn, events)

    def board_text(self, view: TrembleView, names: tuple[str, ...], words: Words) -> str:
        """Tell everything the board shows."""
        return board_text(view.public, names, words)

    def hand_text(self, view: TrembleView, names: tuple[str, ...], words: Words) -> str:
        """Tell everything the hand shows; empty for a spectator's view."""
        return "" if view.own is None else hand_text(view.public, view.own, names, words)

    def discards_text(self, view: TrembleView, words: Words) -> str:
        """Tell what lies open beside the board, and which armies are still unseen."""
        return discards_text(view.public, words)

    def orders_text(self, shown: Drafted, names: tuple[str, ...], words: Words) -> str:
        """Tell a captain's orders as they are drafted, and the hand."""
        return orders_text(shown, names, words)

"""The renderer of every edition: hands views on to those who draw and tell.

An edition lists who they are. Boards and public texts are made of the public part of a view alone.
"""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, NamedTuple

from engine.core.asks import Ask, Over, Seat
from engine.core.forms import Form
from engine.core.words import Text
from render.canvas import Canvas
from render.gathering import Gathering
from render.house.poster import PosterArt, poster
from render.house.scenery import FLIGHT
from render.invasion import sprites
from render.invasion.board_pages import WIDTH
from render.invasion.briefing import Briefing
from render.invasion.closeups import Closeups
from render.invasion.explaining import Explanations
from render.invasion.film import FILM, Set, film
from render.invasion.following import Unfolds
from render.invasion.plan import PLAN, Plans
from render.invasion.scenes import belated, scene
from render.invasion.voice import Voice
from render.page import Page
from render.picture import Drawing, Picture, within
from render.renderers import Medal, Why
from render.theme import USUAL, Look, look_of
from render.words import Words

Steps = Iterable[tuple[Any, Iterable[Any]]]
"""The views of a game, each with the events before it."""


class Tellers(NamedTuple):
    """Who tells what happened and how it stands; views are public ones where nothing is said."""

    title: Text
    headline: Callable[[Any], Text]
    scenes: Mapping[str, str]  # by kind of question
    following: Any  # events that belong to no reveal any more
    tell: Callable[[Sequence[Any], tuple[str, ...], Words], list[str]]
    briefing: Briefing
    explanations: Explanations
    recap: Callable[[Seat, Any, Sequence[Any]], Text | None]  # of a captain's view
    moment: Callable[[Seat, Steps], Text | None]
    board: Callable[[Any, tuple[str, ...], Words], str]
    hand: Callable[[Any, Any, tuple[str, ...], Words], str]
    discards: Callable[[Any, Words], str]


class Painters(NamedTuple):
    """Who draws each kind of picture, and what of."""

    board: Callable[..., Page]
    board_alt: Callable[[Any, tuple[str, ...], Words], str]
    change: type[Any]
    hand: Callable[..., Page]
    hand_alt: Callable[[Any, Any, Words], str]
    drafted: Callable[[Any, Ask, Form], Any]
    draft: type[Any]
    plans: Plans
    at_stake: Container[str]  # kinds of drafts that show what the question is about
    stakes: Callable[[Any, tuple[str, ...], Words, Look], Canvas]
    stakes_lines: Callable[[Any, tuple[str, ...], Words], list[str]]
    duel: type[Any]
    fought: Callable[[Any, Any, Any], Any]
    fights: Callable[[Any, Sequence[Any]], Sequence[Any]]
    closeups: Closeups
    ending: type[Any]
    finale: Callable[[Steps], Any]
    podium: Callable[[Any, tuple[str, ...], Words, Look], Canvas]
    podium_alt: Callable[[Any, tuple[str, ...], Words], str]
    art: PosterArt
    story: type[Unfolds[Any, Any, Any]]
    film: Callable[[Any, Words], Set]


class InvasionRenderer:
    """Draws and tells an edition, by its tellers and painters."""

    tellers: ClassVar[Tellers]
    painters: ClassVar[Painters]

    @property
    def drawings(self) -> Mapping[str, Drawing]:
        """Return its kinds of pictures by name, beside boards and hands."""
        return {
            "change": Drawing(self.painters.change, self.change),
            "orders": Drawing(self.painters.draft, self.orders),
            "fight": Drawing(self.painters.duel, self.fight),
            "podium": Drawing(self.painters.ending, self.podium),
            "poster": Drawing(Gathering, self.poster),
            "film": Drawing(self.painters.story, self.film),
        }

    def prepare(self) -> None:
        """Make the palette and the sky of boards in the usual look."""
        sprites.inks(USUAL.theme)
        for flights in (2, 3):  # as high as most boards are
            sprites.backdrop(USUAL.theme, WIDTH, flights * FLIGHT)

    # What it tells

    def title(self, words: Words) -> str:
        """Name the game."""
        return words(self.tellers.title)

    def headline(self, view: Any, words: Words) -> str:
        """Say in a few words where the game stands."""
        return words(self.tellers.headline(view.public))

    def turn(self, view: Any) -> int:
        """Return the number of the turn in which the game stands."""
        turn: int = view.public.turn
        return turn

    def scene(self, group: str) -> str:
        """Name the scene to which a question belongs: shopping, planning, or the reveal."""
        return scene(group, self.tellers.scenes)

    def belated(self, scene: str, events: Sequence[Any]) -> int:
        """Tell how many of the first events still belong to the scene that is ending."""
        return belated(scene, events, self.tellers.following)

    def tell(self, events: Sequence[Any], names: tuple[str, ...], words: Words) -> list[str]:
        """Tell what happened, in lines of Markdown."""
        return self.tellers.tell(events, names, words)

    def brief(self, events: Sequence[Any], names: tuple[str, ...], words: Words) -> list[str]:
        """Tell in few words what the board beside it leaves to say."""
        return self.tellers.briefing.brief(events, Voice(names, words))

    def why(self, events: Sequence[Any], names: tuple[str, ...], words: Words) -> list[Why]:
        """Explain how each result came about."""
        return self.tellers.explanations.whys(events, Voice(names, words))

    def recap(self, seat: Seat, view: Any, events: Sequence[Any]) -> Text | None:
        """Say what a reveal brought to a captain."""
        return self.tellers.recap(seat, view, events)

    def moment(self, seat: Seat, steps: Steps) -> Text | None:
        """Say which was a captain's best moment."""
        return self.tellers.moment(seat, steps)

    def board_text(self, view: Any, names: tuple[str, ...], words: Words) -> str:
        """Tell everything the board shows."""
        return self.tellers.board(view.public, names, words)

    def hand_text(self, view: Any, names: tuple[str, ...], words: Words) -> str:
        """Tell everything the hand shows; empty for a spectator's view."""
        return "" if view.own is None else self.tellers.hand(view.public, view.own, names, words)

    def discards_text(self, view: Any, words: Words) -> str:
        """Tell what lies open beside the board, and which armies are still unseen."""
        return self.tellers.discards(view.public, words)

    def orders_text(self, shown: Any, names: tuple[str, ...], words: Words) -> str:
        """Tell a captain's orders as they are drafted, and the hand; its form tells a purchase."""
        view, told = shown.view, list[str]()
        if shown.kind == PLAN:
            told = [self.painters.plans.text(view.public, view.own, shown.form, words)]
        elif shown.kind in self.painters.at_stake:
            told = self.painters.stakes_lines(shown, names, words)
        return "\n".join([*told, self.hand_text(view, names, words)])

    # What it draws

    def board(self, view: Any, names: tuple[str, ...], words: Words, look: str = "") -> Picture:
        """Draw what everybody sees, as its reader likes it."""
        return self._board(view.public, names, words, look)

    def change(self, shown: Any, names: tuple[str, ...], words: Words, look: str = "") -> Picture:
        """Draw what everybody sees, with what is new since an earlier view marked."""
        return self._board(shown.view, names, words, look, shown.before)

    def hand(self, view: Any, names: tuple[str, ...], words: Words, look: str = "") -> Picture:
        """Draw what one captain holds; the view must be a captain's."""
        if view.own is None:
            raise ValueError("a spectator has no hand")
        return self._hand(view, names, words, look)

    def orders(self, shown: Any, names: tuple[str, ...], words: Words, look: str = "") -> Picture:
        """Draw a captain's orders as they are drafted: a plan, what is at stake, or the hand."""
        view, drawn = shown.view, look_of(look)
        if shown.kind == PLAN:
            return self.painters.plans.picture(view.public, view.own, shown.form, words, drawn)
        if shown.kind not in self.painters.at_stake:
            return self._hand(view, names, words, look, shown.form)
        png = self.painters.stakes(shown, names, words, drawn).png(sprites.inks(drawn.theme))
        alt = within(self.painters.stakes_lines(shown, names, words))
        return Picture(png, alt, f"stakes-{view.public.turn}.png")

    def fight(self, shown: Any, names: tuple[str, ...], words: Words, look: str = "") -> Picture:
        """Draw a fight from close up."""
        return self.painters.closeups.picture(shown, names, words, look_of(look))

    def podium(self, shown: Any, names: tuple[str, ...], words: Words, look: str = "") -> Picture:
        """Draw the end of a game."""
        drawn = look_of(look)
        png = self.painters.podium(shown, names, words, drawn).png(sprites.inks(drawn.theme))
        return Picture(png, self.painters.podium_alt(shown, names, words), "podium.png")

    def poster(
        self, shown: Gathering, _names: tuple[str, ...], words: Words, look: str = ""
    ) -> Picture:
        """Draw who gathers for a game."""
        return poster(shown, words, self.painters.art, look_of(look))

    def film(self, shown: Any, _names: tuple[str, ...], words: Words, look: str = "") -> Picture:
        """Draw how a reveal unfolds, moving."""
        scene = self.painters.film(shown, words)
        return film(shown, scene, replace(FILM, theme=look_of(look).theme))

    def _board(
        self, view: Any, names: tuple[str, ...], words: Words, look: str, before: Any = None
    ) -> Picture:
        page = self.painters.board(view, names, words, look_of(look), before)
        alt = self.painters.board_alt(view, names, words)
        return Picture(page.png(sprites.inks), alt, f"board-{view.turn}-{view.phase}.png")

    def _hand(
        self, view: Any, names: tuple[str, ...], words: Words, look: str, form: Form | None = None
    ) -> Picture:
        public, own = view.public, view.own
        page = self.painters.hand(public, own, names, words, look_of(look), form)
        alt = self.painters.hand_alt(public, own, words)
        return Picture(page.png(sprites.inks), alt, f"hand-{public.turn}-{public.phase}.png")

    # What pictures show

    def since(self, before: Any, view: Any) -> Any:
        """Take two views to be drawn as one, the first as what was."""
        return self.painters.change(before.public, view.public)

    def drafted(self, view: Any, ask: Ask, form: Form) -> Any:
        """Take a draft to be drawn; None where the hand tells as much."""
        return self.painters.drafted(view, ask, form)

    def fought(self, event: Any, before: Any, after: Any) -> Any:
        """Sum up the fight that an event tells of; None where it tells of none."""
        return self.painters.fought(event, before.public, after.public)

    def fights(self, before: Any, events: Sequence[Any]) -> Sequence[Any]:
        """Sum up the fights worth a picture of which a post tells."""
        return self.painters.fights(before.public if before else None, events)

    def finale(self, _over: Over, steps: Steps) -> Any:
        """Sum up a finished game for its podium."""
        return self.painters.finale(steps)

    def medals(self, steps: Steps) -> Sequence[Medal]:
        """Find what stood out in a finished game."""
        medals: tuple[Medal, ...] = self.painters.finale(steps).medals
        return medals

    def story(self, view: Any, events: Sequence[Any]) -> Any:
        """Sum up a reveal for its film; None where these events are none."""
        return self.painters.story.of(view.public.turn, events)

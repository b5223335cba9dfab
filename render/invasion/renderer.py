"""The renderer of every edition: hands views on to those who draw and tell.

An edition lists who they are. Boards and public texts are made of the public part of a view alone.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, NamedTuple

from msgspec.structs import replace as with_fields

from engine.core.asks import Ask, Over, Seat
from engine.core.forms import Form
from engine.core.words import Text
from render.gathering import Gathering
from render.house.films import FILM
from render.house.poster import PosterArt, poster
from render.house.scenery import FLIGHT
from render.house.turns import dated
from render.house.voice import Voice
from render.invasion.boards.board_pages import WIDTH
from render.invasion.ending.medals import Throws, luck_of
from render.invasion.facts.following import plans_in
from render.invasion.facts.scenes import belated, scene
from render.invasion.film import film
from render.invasion.kinds import Boards, Drafts, Fights, Films, Hands, Podiums
from render.invasion.parts import sprites
from render.invasion.telling.briefing import Briefing
from render.invasion.telling.recaps import best_moment, recapped
from render.invasion.telling.story import InvasionStory
from render.picture import Drawing, Picture
from render.renderers import Luck, Medal, Why
from render.theme import USUAL, look_of
from render.words import Words

Steps = Iterable[tuple[Any, Iterable[Any]]]
"""The views of a game, each with the events before it."""


class Texts(NamedTuple):
    """Who tells in words what pictures show."""

    board: Callable[[Any, tuple[str, ...], Words], str]
    hand: Callable[[Any, Any, tuple[str, ...], Words], str]
    discards: Callable[[Any, Words], str]


class Tellers(NamedTuple):
    """Who tells what happened and how it stands; views are public ones where nothing is said."""

    title: Text
    counted: Text  # what all are compared by
    headline: Callable[[Any], Text]
    scenes: Mapping[str, str]  # by kind of question
    following: Any  # events that belong to no reveal any more
    begun: type[Any]  # the event with which a turn begins
    dates: tuple[str, ...]  # what a public view says of its turn alone
    came_out: Callable[[Any, Any, Sequence[Any]], Any]  # a reveal, of public views
    story: InvasionStory
    throws: Throws  # beside those of battles
    texts: Texts


class Painters(NamedTuple):
    """Who draws each kind of picture."""

    boards: Boards
    hands: Hands
    orders: Drafts
    fights: Fights
    podiums: Podiums
    art: PosterArt
    films: Films


class InvasionRenderer:
    """Draws and tells an edition, by its tellers and painters."""

    tellers: ClassVar[Tellers]
    painters: ClassVar[Painters]

    @property
    def drawings(self) -> Mapping[str, Drawing]:
        """Return its kinds of pictures by name, beside boards and hands."""
        return {
            "change": Drawing(self.painters.boards.change, self.change),
            "orders": Drawing(self.painters.orders.draft, self.orders),
            "fight": Drawing(self.painters.fights.duel, self.fight),
            "podium": Drawing(self.painters.podiums.finale, self.podium),
            "poster": Drawing(Gathering, self.poster),
            "film": Drawing(self.painters.films.story, self.film),
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

    def begins(self, event: Any) -> bool:
        """Tell whether a turn begins with an event."""
        return isinstance(event, self.tellers.begun)

    def at_end(self, before: Any, view: Any) -> Any:
        """Take the view after the last step of a turn as a board of that turn."""
        dates = {name: getattr(before.public, name) for name in self.tellers.dates}
        return with_fields(view, public=with_fields(view.public, **dates))

    def came_out(self, before: Any, view: Any, events: Sequence[Any]) -> Any:
        """Show the board as a reveal left it; other scenes change nothing on it at their end."""
        if plans_in(events) is None and not before.public.attacks:
            return before
        shown = self.tellers.came_out(before.public, view.public, events)
        return with_fields(before, public=shown)

    def scene(self, group: str) -> str:
        """Name the scene to which a question belongs: shopping, planning, or the reveal."""
        return scene(group, self.tellers.scenes)

    def belated(self, scene: str, events: Sequence[Any]) -> int:
        """Tell how many of the first events still belong to the scene that is ending."""
        return belated(scene, events, self.tellers.following)

    def tell(self, events: Sequence[Any], names: tuple[str, ...], words: Words) -> list[str]:
        """Tell what happened, in lines of Markdown."""
        return self.tellers.story.tell(events, Voice(names, words))

    def brief(self, events: Sequence[Any], names: tuple[str, ...], words: Words) -> list[str]:
        """Tell in few words what the board beside it leaves to say."""
        return Briefing(self.tellers.story, Voice(names, words)).lines(events)

    def headlines(self, events: Sequence[Any], names: tuple[str, ...], words: Words) -> list[str]:
        """Tell a city in a line, where the rest is told elsewhere."""
        return Briefing(self.tellers.story, Voice(names, words), short=True).lines(events)

    def why(self, events: Sequence[Any], names: tuple[str, ...], words: Words) -> list[Why]:
        """Explain how each result came about."""
        return self.tellers.story.explanations.whys(events, Voice(names, words))

    def recap(self, seat: Seat, view: Any, events: Sequence[Any]) -> Text | None:
        """Say what a reveal brought to a captain."""
        return recapped(self.tellers.story, seat, view.public, events)

    def losses(self, seat: Seat, events: Sequence[Any]) -> Sequence[Text]:
        """Say what events took from a captain."""
        return self.tellers.story.losses(seat, events)

    def moment(self, seat: Seat, steps: Steps) -> Text | None:
        """Say which was a captain's best moment."""
        return best_moment(self.tellers.story, seat, dated(steps, self))

    def board_text(self, view: Any, names: tuple[str, ...], words: Words) -> str:
        """Tell everything the board shows."""
        return self.tellers.texts.board(view.public, names, words)

    def hand_text(self, view: Any, names: tuple[str, ...], words: Words) -> str:
        """Tell everything the hand shows; empty for a spectator's view."""
        hand = self.tellers.texts.hand
        return "" if view.own is None else hand(view.public, view.own, names, words)

    def discards_text(self, view: Any, words: Words) -> str:
        """Tell what lies open beside the board, and which armies are still unseen."""
        return self.tellers.texts.discards(view.public, words)

    def orders_text(self, shown: Any, names: tuple[str, ...], words: Words) -> str:
        """Tell a captain's orders as they are drafted, and the hand; its form tells a purchase."""
        told = self.painters.orders.lines(shown, names, words)
        return "\n".join([*told, self.hand_text(shown.view, names, words)])

    # What it draws

    def board(self, view: Any, names: tuple[str, ...], words: Words, look: str = "") -> Picture:
        """Draw what everybody sees, as its reader likes it."""
        return self.painters.boards.picture(view.public, names, words, look_of(look))

    def change(self, shown: Any, names: tuple[str, ...], words: Words, look: str = "") -> Picture:
        """Draw what everybody sees, with what is new since an earlier view marked."""
        view, before = shown.view, shown.before
        return self.painters.boards.picture(view, names, words, look_of(look), before)

    def hand(self, view: Any, names: tuple[str, ...], words: Words, look: str = "") -> Picture:
        """Draw what one captain holds; the view must be a captain's."""
        if view.own is None:
            raise ValueError("a spectator has no hand")
        return self.painters.hands.picture(view, names, words, look_of(look))

    def orders(self, shown: Any, names: tuple[str, ...], words: Words, look: str = "") -> Picture:
        """Draw a captain's orders as they are drafted: a plan, what is at stake, or the hand."""
        hands = self.painters.hands
        return self.painters.orders.picture(shown, names, words, look_of(look), hands)

    def fight(self, shown: Any, names: tuple[str, ...], words: Words, look: str = "") -> Picture:
        """Draw a fight from close up."""
        return self.painters.fights.closeups.picture(shown, names, words, look_of(look))

    def podium(self, shown: Any, names: tuple[str, ...], words: Words, look: str = "") -> Picture:
        """Draw the end of a game."""
        return self.painters.podiums.picture(shown, names, words, look_of(look))

    def poster(
        self, shown: Gathering, _names: tuple[str, ...], words: Words, look: str = ""
    ) -> Picture:
        """Draw who gathers for a game."""
        return poster(shown, words, self.painters.art, look_of(look))

    def film(self, shown: Any, _names: tuple[str, ...], words: Words, look: str = "") -> Picture:
        """Draw how a reveal unfolds, moving."""
        scene = self.painters.films.scene(shown, words)
        return film(shown, scene, replace(FILM, theme=look_of(look).theme))

    # What pictures show

    def since(self, before: Any, view: Any) -> Any:
        """Take two views to be drawn as one, the first as what was."""
        return self.painters.boards.change(before.public, view.public)

    def drafted(self, view: Any, ask: Ask, form: Form) -> Any:
        """Take a draft to be drawn; None where the hand tells as much."""
        return self.painters.orders.drafted(view, ask, form)

    def fought(self, event: Any, before: Any, after: Any) -> Any:
        """Sum up the fight that an event tells of; None where it tells of none."""
        return self.painters.fights.fought(event, before.public, after.public)

    def fights(self, before: Any, events: Sequence[Any]) -> Sequence[Any]:
        """Sum up the fights worth a picture of which a post tells."""
        return self.painters.fights.worth_seeing(before.public if before else None, events)

    def finale(self, _over: Over, steps: Steps) -> Any:
        """Sum up a finished game for its podium."""
        return self.painters.podiums.of(steps)

    def medals(self, steps: Steps) -> Sequence[Medal]:
        """Find what stood out in a finished game."""
        medals: tuple[Medal, ...] = self.painters.podiums.of(steps).medals
        return medals

    @property
    def counted(self) -> Text:
        """Name what the race is for."""
        return self.tellers.counted

    def standings(self, view: Any) -> Sequence[int]:
        """Return the humans that each captain would end with now."""
        return tuple(view.public.foreseen)

    def ranks(self, view: Any) -> Sequence[int]:
        """Return the place that each captain would have now."""
        places = {captain.seat: rank for rank, captain in view.public.places}
        return [places[seat] for seat in sorted(places)]

    def luck(self, steps: Steps) -> Sequence[Luck]:
        """Sum up how the dice of captains fell in a finished game."""
        return luck_of((event for _, events in steps for event in events), self.tellers.throws)

    def keepsakes(self, seat: Seat, view: Any) -> Sequence[Text]:
        """Name the ships of a captain that everybody knows, but for those of the start."""
        ships = view.public.captains[seat].seen
        return tuple(dict.fromkeys(ship.name for ship in ships if ship.price))

    def story(self, view: Any, events: Sequence[Any], before: Any = None) -> Any:
        """Sum up a reveal for its film; None where these events are none."""
        del before
        return self.painters.films.story.of(view.public.turn, events)

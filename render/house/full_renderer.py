"""A renderer that can everything: what a game is able to, and the house's ways for the rest."""

from collections.abc import Container, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from engine.core.asks import Ask, Over, Seat
from engine.core.forms import Form
from engine.core.words import Text
from render.gathering import Gathering
from render.house.podium import Ending, ending_of, podium
from render.house.poster import plain_art, poster
from render.picture import Drawing, Picture
from render.renderers import (
    BeginsTurns,
    CountsLuck,
    DrawsHands,
    DrawsMore,
    EndsTurns,
    Explains,
    GivesMedals,
    HasBelated,
    HasExamples,
    HasKeepsakes,
    HasParts,
    HasPodium,
    HasRounds,
    HasSigns,
    KeepsScore,
    Luck,
    Medal,
    Part,
    Prepares,
    Renderer,
    ShowsChanges,
    ShowsDrafts,
    ShowsFights,
    ShowsFilms,
    ShowsOutcomes,
    SumsUp,
    TellsBriefly,
    TellsDiscards,
    TellsHands,
    TellsHeadlines,
    TellsLosses,
    Why,
)
from render.theme import look_of
from render.words import Words


class FullRenderer:
    """What callers ask; nobody but this class asks what a game is able to."""

    def __init__(self, own: Renderer, view_type: Any) -> None:
        self._own = own
        self._view_type = view_type

    def title(self, words: Words) -> str:
        """Name the game."""
        return self._own.title(words)

    def headline(self, view: Any, words: Words) -> str:
        """Say in a few words where the game stands."""
        return self._own.headline(view, words)

    def turn(self, view: Any) -> int:
        """Return the number of the turn in which the game stands."""
        return self._own.turn(view)

    def begins(self, event: Any) -> bool:
        """Tell whether a turn begins with an event; never where a game does not say so."""
        return isinstance(self._own, BeginsTurns) and self._own.begins(event)

    def at_end(self, before: Any, view: Any) -> Any:
        """Take the view after a step as a board of its turn: it names no turn that came since."""
        if isinstance(self._own, EndsTurns) and self.turn(before) != self.turn(view):
            return self._own.at_end(before, view)
        return view

    def came_out(self, before: Any, view: Any, events: Sequence[Any]) -> Any:
        """Show how a scene came out that ends within a step; as it stood where a game does not."""
        own = self._own
        return own.came_out(before, view, events) if isinstance(own, ShowsOutcomes) else before

    def scene(self, group: str) -> str:
        """Name the scene to which a question belongs."""
        return self._own.scene(group)

    def tell(self, events: Sequence[Any], names: tuple[str, ...], words: Words) -> list[str]:
        """Tell what happened, in lines of Markdown."""
        return self._own.tell(events, names, words)

    def brief(self, events: Sequence[Any], names: tuple[str, ...], words: Words) -> list[str]:
        """Tell the same in a post, beside the board."""
        own = self._own
        told = own.brief if isinstance(own, TellsBriefly) else own.tell
        return told(events, names, words)

    def headlines(self, events: Sequence[Any], names: tuple[str, ...], words: Words) -> list[str]:
        """Tell what came out, where a press brings all that `brief` tells."""
        own = self._own
        if isinstance(own, TellsHeadlines):
            return own.headlines(events, names, words)
        return self.brief(events, names, words)

    def board(self, view: Any, names: tuple[str, ...], words: Words, look: str = "") -> Picture:
        """Draw what everybody sees."""
        return self._own.board(view, names, words, look)

    def board_text(self, view: Any, names: tuple[str, ...], words: Words) -> str:
        """Tell everything the board shows."""
        return self._own.board_text(view, names, words)

    @cached_property
    def drawings(self) -> Mapping[str, Drawing]:
        """Return all kinds of pictures by name: board, hand, orders, fight and others."""
        drawings = {
            "board": Drawing(self._view_type, self._own.board),
            "change": Drawing(self._view_type, self._own.board),
            "poster": Drawing(Gathering, self._poster),
            "podium": Drawing(Ending, self._podium),
        }
        if isinstance(self._own, DrawsHands):
            drawings["hand"] = Drawing(self._view_type, self._own.hand)
        return drawings | dict(self._own.drawings if isinstance(self._own, DrawsMore) else {})

    def prepare(self) -> None:
        """Draw what all pictures share, so that the first takes no longer than others."""
        if isinstance(self._own, Prepares):
            self._own.prepare()

    def belated(self, scene: str, events: Sequence[Any]) -> int:
        """Tell how many of the first events still belong to the scene that is ending."""
        return self._own.belated(scene, events) if isinstance(self._own, HasBelated) else 0

    def why(self, events: Sequence[Any], names: tuple[str, ...], words: Words) -> list[Why]:
        """Explain how each result came about; nothing where the game does not."""
        return self._own.why(events, names, words) if isinstance(self._own, Explains) else []

    @property
    def explains(self) -> bool:
        """Tell whether results are explained."""
        return isinstance(self._own, Explains)

    @property
    def draws_hands(self) -> bool:
        """Tell whether hands are drawn; else they are told."""
        return "hand" in self.drawings

    @property
    def draws_films(self) -> bool:
        """Tell whether what happened may move in a film."""
        return isinstance(self._own, ShowsFilms)

    def hand_text(self, view: Any, names: tuple[str, ...], words: Words) -> str:
        """Tell everything a captain holds; empty for a spectator, and where nobody holds any."""
        own = self._own
        return own.hand_text(view, names, words) if isinstance(own, TellsHands) else ""

    @property
    def has_discards(self) -> bool:
        """Tell whether there are piles that anybody may look through."""
        return isinstance(self._own, TellsDiscards)

    def discards_text(self, view: Any, words: Words) -> str:
        """Tell what lies on such piles; empty where there are none."""
        own = self._own
        return own.discards_text(view, words) if isinstance(own, TellsDiscards) else ""

    @property
    def has_parts(self) -> bool:
        """Tell whether there are parts that are looked at one by one."""
        return isinstance(self._own, HasParts)

    def parts(self, view: Any, names: tuple[str, ...], words: Words) -> Sequence[Part]:
        """List such parts as everybody sees them; none where a game has none."""
        return self._own.parts(view, names, words) if isinstance(self._own, HasParts) else ()

    def round(self, view: Any) -> int:
        """Return the number of the round; of the turn where everybody acts in it."""
        return self._own.round(view) if isinstance(self._own, HasRounds) else self.turn(view)

    def recap(self, seat: Seat, view: Any, events: Sequence[Any]) -> Text | None:
        """Say what a scene that is over brought to a captain; None where the game does not."""
        return self._own.recap(seat, view, events) if isinstance(self._own, SumsUp) else None

    def losses(self, seat: Seat, events: Sequence[Any]) -> Sequence[Text]:
        """Say what events took from a captain; nothing where the game takes nothing."""
        return self._own.losses(seat, events) if isinstance(self._own, TellsLosses) else ()

    def moment(self, seat: Seat, steps: Iterable[tuple[Any, Iterable[Any]]]) -> Text | None:
        """Say which was a captain's best moment of a finished game; None where there is none."""
        return self._own.moment(seat, steps) if isinstance(self._own, SumsUp) else None

    def since(self, before: Any, view: Any) -> Any:
        """Take two views for a picture of what has changed; the later one where none is drawn."""
        return self._own.since(before, view) if isinstance(self._own, ShowsChanges) else view

    def drafted(self, view: Any, ask: Ask, form: Form) -> Any:
        """Take a draft for a picture of orders; None where the hand tells as much."""
        own = self._own
        return own.drafted(view, ask, form) if isinstance(own, ShowsDrafts) else None

    def orders_text(self, shown: Any, names: tuple[str, ...], words: Words) -> str:
        """Tell everything that a picture of orders shows."""
        own = self._own
        return own.orders_text(shown, names, words) if isinstance(own, ShowsDrafts) else ""

    def fought(self, event: Any, before: Any, after: Any) -> Any:
        """Sum up the fight that an event tells of; None where it tells of none."""
        own = self._own
        return own.fought(event, before, after) if isinstance(own, ShowsFights) else None

    def fights(self, before: Any, events: Sequence[Any]) -> Sequence[Any]:
        """Sum up the fights worth a picture of which a post tells; none where none are drawn."""
        own = self._own
        return own.fights(before, events) if isinstance(own, ShowsFights) else ()

    def story(self, view: Any, events: Sequence[Any], before: Any = None) -> Any:
        """Sum up what happened for a film; None where these events make none."""
        return self._own.story(view, events, before) if isinstance(self._own, ShowsFilms) else None

    def finale(self, over: Over, steps: Iterable[tuple[Any, Iterable[Any]]]) -> Any:
        """Sum up a finished game for its podium: its end, and all views with events before."""
        own = self._own
        if isinstance(own, HasPodium):
            return own.finale(over, steps)
        return ending_of(over, self.medals(steps))

    def medals(self, steps: Iterable[tuple[Any, Iterable[Any]]]) -> Sequence[Medal]:
        """Find what stood out in a finished game; nothing where the game does not look for it."""
        return self._own.medals(steps) if isinstance(self._own, GivesMedals) else ()

    @property
    def counted(self) -> Text | None:
        """Name what captains are compared by all the time; None where nothing is counted."""
        return self._own.counted if isinstance(self._own, KeepsScore) else None

    def standings(self, view: Any) -> Sequence[int]:
        """Return by seat how much of it each has; nothing where nothing is counted."""
        return self._own.standings(view) if isinstance(self._own, KeepsScore) else ()

    def ranks(self, view: Any) -> Sequence[int]:
        """Return by seat the place each would have now; nothing where nothing is counted."""
        return self._own.ranks(view) if isinstance(self._own, KeepsScore) else ()

    def luck(self, steps: Iterable[tuple[Any, Iterable[Any]]]) -> Sequence[Luck]:
        """Sum up how the dice of captains fell in a finished game; nothing where they have none."""
        return self._own.luck(steps) if isinstance(self._own, CountsLuck) else ()

    def keepsakes(self, seat: Seat, view: Any) -> Sequence[Text]:
        """Name what a captain has in the end; nothing where the game has no such things."""
        return self._own.keepsakes(seat, view) if isinstance(self._own, HasKeepsakes) else ()

    @property
    def signs(self) -> Mapping[str, str]:
        """Return little drawings of what can be chosen, as SVG by name."""
        return self._own.signs if isinstance(self._own, HasSigns) else {}

    def sign(self, key: str) -> str:
        """Name the sign of an option by its key; empty where it has none."""
        return self._own.sign(key) if isinstance(self._own, HasSigns) else ""

    @property
    def examples(self) -> Container[str]:
        """Tell which rules have an example in pictures, by the IDs of the rules help."""
        return self._own.examples if isinstance(self._own, HasExamples) else ()

    def _poster(
        self, shown: Gathering, _names: tuple[str, ...], words: Words, look: str = ""
    ) -> Picture:
        return poster(shown, words, plain_art(self._own.title), look_of(look))

    def _podium(
        self, shown: Ending, names: tuple[str, ...], words: Words, look: str = ""
    ) -> Picture:
        return podium(shown, names, words, look_of(look))

"""Who draws and tells a game: what every renderer can, and what it may know besides.

Names are the captains' names by seat, as they call themselves. Pictures and words are made from
the views and events of one viewer.
"""

from collections.abc import Container, Iterable, Mapping, Sequence
from math import sqrt
from statistics import NormalDist
from typing import Any, NamedTuple, Protocol, runtime_checkable

import msgspec

from engine.core.asks import Ask, Over, Seat
from engine.core.forms import Form
from engine.core.words import Text
from render.picture import Drawing, Picture
from render.words import Words


class Why(NamedTuple):
    """How one result came about, in Markdown, and the IDs of the rules that made it."""

    headline: str
    explanation: str
    rules: tuple[str, ...]


class Part(NamedTuple):
    """A part of what everybody sees: its name, what its drawing shows, and the same in words."""

    label: Text
    shown: Any
    text: str


class Medal(msgspec.Struct, frozen=True):
    """What stands out in a finished game: its name, the one or two who have it, and for what."""

    seats: tuple[Seat, ...]
    title: Text
    reason: Text


class Luck(msgspec.Struct, frozen=True):
    """How dice fell for a captain in a whole game, against what they bring on average."""

    seat: Seat
    dice: int
    total: int
    sides: int = 6

    @property
    def expected(self) -> float:
        """Return what so many dice bring on average."""
        return self.dice * (self.sides + 1) / 2

    @property
    def luckier_than(self) -> int:
        """Tell how many of 100 would have rolled less, by the bell curve of many dice."""
        spread = sqrt(self.dice * (self.sides**2 - 1) / 12)
        return round(100 * NormalDist(self.expected, spread).cdf(self.total))


class Renderer(Protocol):
    """What every game brings; where it has none of the abilities below, the house has its ways."""

    def title(self, words: Words) -> str:
        """Name the game."""
        ...

    def headline(self, view: Any, words: Words) -> str:
        """Say in a few words where the game stands."""
        ...

    def turn(self, view: Any) -> int:
        """Return the number of the turn in which the game stands."""
        ...

    def scene(self, group: str) -> str:
        """Name the scene to which a question belongs; all that happens in it is one post."""
        ...

    def tell(self, events: Sequence[Any], names: tuple[str, ...], words: Words) -> list[str]:
        """Tell what happened, in lines of Markdown."""
        ...

    def board(self, view: Any, names: tuple[str, ...], words: Words, look: str = "") -> Picture:
        """Draw what everybody sees, as its reader likes it, with an alternative text."""
        ...

    def board_text(self, view: Any, names: tuple[str, ...], words: Words) -> str:
        """Tell everything the board shows."""
        ...


@runtime_checkable
class TellsHands(Protocol):
    """Has captains who hold what others do not see."""

    def hand_text(self, view: Any, names: tuple[str, ...], words: Words) -> str:
        """Tell everything a captain holds; empty for a spectator's view."""
        ...


@runtime_checkable
class DrawsHands(Protocol):
    """Draws them, too."""

    def hand(self, view: Any, names: tuple[str, ...], words: Words, look: str = "") -> Picture:
        """Draw what one captain holds; the view must be a captain's."""
        ...


@runtime_checkable
class TellsDiscards(Protocol):
    """Has piles that anybody may look through at any time."""

    def discards_text(self, view: Any, words: Words) -> str:
        """Tell what lies on them, and what can be told by counting."""
        ...


@runtime_checkable
class HasParts(Protocol):
    """Has parts that are looked at one by one: a `part` is drawn."""

    def parts(self, view: Any, names: tuple[str, ...], words: Words) -> Sequence[Part]:
        """List them as everybody sees them, the one that shows most in front."""
        ...


@runtime_checkable
class Explains(Protocol):
    """Says how results came about."""

    def why(self, events: Sequence[Any], names: tuple[str, ...], words: Words) -> list[Why]:
        """Explain each result, from what its viewer got of it."""
        ...


@runtime_checkable
class TellsBriefly(Protocol):
    """Says in a post no more than the board beside it leaves to say."""

    def brief(self, events: Sequence[Any], names: tuple[str, ...], words: Words) -> list[str]:
        """Tell what happened in few lines of Markdown; the history has the whole story."""
        ...


@runtime_checkable
class TellsHeadlines(Protocol):
    """Says in a post no more than what came out, where a press brings the rest."""

    def headlines(self, events: Sequence[Any], names: tuple[str, ...], words: Words) -> list[str]:
        """Tell what came out in few lines of Markdown."""
        ...


@runtime_checkable
class SumsUp(Protocol):
    """Says in a line what a part of a game, or all of it, brought to one captain."""

    def recap(self, seat: Seat, view: Any, events: Sequence[Any]) -> Text | None:
        """Say what a scene that is over brought; None where that is nothing to speak of."""
        ...

    def moment(self, seat: Seat, steps: Iterable[tuple[Any, Iterable[Any]]]) -> Text | None:
        """Say which was the best moment of a finished game: its views, each with events before."""
        ...


@runtime_checkable
class TellsLosses(Protocol):
    """Has events that take something from captains: points, ships, cards, missions."""

    def losses(self, seat: Seat, events: Sequence[Any]) -> Sequence[Text]:
        """Say in a sentence each what events took from a captain, and who did it.

        What captains spend as they ordered is none. A captain hears it with the next question,
        whatever else there is to say, and nothing may be left out.
        """
        ...


@runtime_checkable
class HasRounds(Protocol):
    """Has turns of one captain each, which together are a round."""

    def round(self, view: Any) -> int:
        """Return the number of the round; newcomers are guided until the first one is over."""
        ...


@runtime_checkable
class BeginsTurns(Protocol):
    """Has steps that end a turn and tell of the next one, too."""

    def begins(self, event: Any) -> bool:
        """Tell whether a turn begins with an event, which is the first of it."""
        ...


@runtime_checkable
class EndsTurns(Protocol):
    """Shows a board as the last one of its turn, though the next turn has begun with it."""

    def at_end(self, before: Any, view: Any) -> Any:
        """Take the view after the last step of a turn; `before` stood in that turn."""
        ...


@runtime_checkable
class ShowsOutcomes(Protocol):
    """Shows how a scene came out, where the next one begins in the same step."""

    def came_out(self, before: Any, view: Any, events: Sequence[Any]) -> Any:
        """Put together what everybody would have seen between two views, at the scene's end."""
        ...


@runtime_checkable
class HasBelated(Protocol):
    """Has events that come after the question that ends a scene, and belong to it still."""

    def belated(self, scene: str, events: Sequence[Any]) -> int:
        """Tell how many of the first events still belong to the scene that is ending."""
        ...


@runtime_checkable
class Prepares(Protocol):
    """Draws what all pictures share before the first is wanted."""

    def prepare(self) -> None:
        """Make ready, so that the first picture takes no longer than others."""
        ...


@runtime_checkable
class DrawsMore(Protocol):
    """Draws kinds of pictures of its own, and those of the house in its own way."""

    @property
    def drawings(self) -> Mapping[str, Drawing]:
        """Return them by name: `poster`, and those that the abilities below speak of."""
        ...


@runtime_checkable
class ShowsChanges(Protocol):
    """Marks on a board what is new: a `change` is drawn."""

    def since(self, before: Any, view: Any) -> Any:
        """Take two views for a picture of what has changed."""
        ...


@runtime_checkable
class ShowsDrafts(Protocol):
    """Shows orders as they are drafted, on a map or on the hand: `orders` are drawn."""

    def drafted(self, view: Any, ask: Ask, form: Form) -> Any:
        """Take a draft for its picture; None where the hand tells as much."""
        ...

    def orders_text(self, shown: Any, names: tuple[str, ...], words: Words) -> str:
        """Tell everything that a picture of orders shows."""
        ...


@runtime_checkable
class ShowsFights(Protocol):
    """Shows fights from close up: a `fight` is drawn."""

    def fought(self, event: Any, before: Any, after: Any) -> Any:
        """Sum up the fight that an event tells of; None where it tells of none."""
        ...

    def fights(self, before: Any, events: Sequence[Any]) -> Sequence[Any]:
        """Sum up the fights worth a picture of which a post tells, from the view before it."""
        ...


@runtime_checkable
class ShowsFilms(Protocol):
    """Shows how things unfold, moving: a `film` is drawn."""

    def story(self, view: Any, events: Sequence[Any], before: Any = None) -> Any:
        """Sum up what happened for its film, from any view within; None where nothing moves.

        The view before all of it is there where it is known: some films follow from that alone.
        """
        ...


@runtime_checkable
class HasPodium(Protocol):
    """Shows the end in its own way: a `podium` is drawn."""

    def finale(self, over: Over, steps: Iterable[tuple[Any, Iterable[Any]]]) -> Any:
        """Sum up a finished game: how it ended, and all views, each with the events before it."""
        ...


@runtime_checkable
class GivesMedals(Protocol):
    """Finds in a finished game what stood out; podium and last post tell it."""

    def medals(self, steps: Iterable[tuple[Any, Iterable[Any]]]) -> Sequence[Medal]:
        """Find it in the views that everybody had, each with the events before it."""
        ...


@runtime_checkable
class KeepsScore(Protocol):
    """Has captains whose standing everybody sees in a number: how it would end now.

    There is one such measure in a game. Whatever says who leads says it by this one.
    """

    @property
    def counted(self) -> Text:
        """Name the measure, such as the points if it ended now."""
        ...

    def standings(self, view: Any) -> Sequence[int]:
        """Return what each captain would end with, by seat, as far as everybody can tell.

        Nothing at a table at which all play together: nobody is compared there.
        """
        ...

    def ranks(self, view: Any) -> Sequence[int]:
        """Return the place that each captain would have, by seat; equals share one."""
        ...


@runtime_checkable
class CountsLuck(Protocol):
    """Has dice that captains roll before everybody."""

    def luck(self, steps: Iterable[tuple[Any, Iterable[Any]]]) -> Sequence[Luck]:
        """Sum up how they fell, from the views that everybody had, each with events before."""
        ...


@runtime_checkable
class HasKeepsakes(Protocol):
    """Has captains who end with things that statistics count, such as ships."""

    def keepsakes(self, seat: Seat, view: Any) -> Sequence[Text]:
        """Name what a captain has in the end, each thing once, from what everybody sees."""
        ...


@runtime_checkable
class HasSigns(Protocol):
    """Has little drawings of what can be chosen, which are emojis on Discord."""

    @property
    def signs(self) -> Mapping[str, str]:
        """Return them as SVG by their names, each of which begins with that of the game."""
        ...

    def sign(self, key: str) -> str:
        """Name the sign of an option by its key; empty where it has none."""
        ...


@runtime_checkable
class HasExamples(Protocol):
    """Explains rules by pictures: an `example` is drawn."""

    @property
    def examples(self) -> Container[str]:
        """Tell which rules have an example, by the IDs of the rules help."""
        ...

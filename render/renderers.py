"""Who draws and tells which game; Discord code knows nothing else of pictures and words."""

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Any, Protocol

from engine.core.forms import Form
from render.picture import Drawing, Picture
from render.reasons import Why
from render.words import Words


class Renderer(Protocol):
    """Makes pictures and words of one game from the views and events of one viewer.

    Names are the captains' names by seat, as they call themselves.
    """

    @property
    def drawings(self) -> Mapping[str, Drawing]:
        """Return all kinds of pictures by name: board, hand, orders, fight and others."""
        ...

    def prepare(self) -> None:
        """Draw what all pictures share, so that the first takes no longer than others."""
        ...

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

    def belated(self, scene: str, events: Sequence[Any]) -> int:
        """Tell how many of the first events still belong to the scene that is ending."""
        ...

    def tell(self, events: Sequence[Any], names: tuple[str, ...], words: Words) -> list[str]:
        """Tell what happened, in lines of Markdown."""
        ...

    def why(self, events: Sequence[Any], names: tuple[str, ...], words: Words) -> list[Why]:
        """Explain how each result came about, from what its viewer got of it."""
        ...

    def board(self, view: Any, names: tuple[str, ...], words: Words, look: str = "") -> Picture:
        """Draw what everybody sees, as its reader likes it."""
        ...

    def hand(self, view: Any, names: tuple[str, ...], words: Words, look: str = "") -> Picture:
        """Draw what one captain holds; the view must be a captain's."""
        ...

    def since(self, before: Any, view: Any) -> Any:
        """Take two views for a picture of what has changed."""
        ...

    def drafted(self, view: Any, kind: str, form: Form) -> Any:
        """Take a draft for a picture of orders; None where the hand tells as much."""
        ...

    @property
    def examples(self) -> Container[str]:
        """Tell which rules have an example in pictures, by the IDs of the rules help."""
        ...

    def fought(self, event: Any, before: Any, after: Any) -> Any:
        """Sum up the fight that an event tells of, for its picture; None where it tells of none."""
        ...

    def finale(self, steps: Iterable[tuple[Any, Iterable[Any]]]) -> Any:
        """Sum up a finished game for its podium: all views, each with the events before it."""
        ...

    def story(self, view: Any, events: Sequence[Any]) -> Any:
        """Sum up a reveal for its film; None where these events are none."""
        ...

    def board_text(self, view: Any, names: tuple[str, ...], words: Words) -> str:
        """Tell everything the board shows."""
        ...

    def hand_text(self, view: Any, names: tuple[str, ...], words: Words) -> str:
        """Tell everything the hand shows; empty for a spectator's view."""
        ...

    def orders_text(self, shown: Any, names: tuple[str, ...], words: Words) -> str:
        """Tell everything that a picture of orders shows."""
        ...

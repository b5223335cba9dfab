"""The storyboard for Discord: scenes as renderers name them, posts as long as Discord allows."""

import logging
from collections.abc import Callable, Collection, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from cogs.pages.posts import in_lesson, names_of, renderer_of
from cogs.parts.layouts import TEXT_LIMIT
from engine.core.asks import Ask, Seat
from engine.core.words import Text
from engine.host.ports import PlainStoryboard
from engine.host.values.operating import where
from engine.host.values.records import GameInfo
from render.games import GAMES
from render.words import words_for

Asked = ParamSpec("Asked")
Told = TypeVar("Told")

STORY_LIMIT = TEXT_LIMIT - 1300  # headline, who is asked, the deadline, seals and the mark

_log = logging.getLogger(__name__)


def _else_plain(
    ask: Callable[Concatenate["DiscordStoryboard", Asked], Told],
) -> Callable[Concatenate["DiscordStoryboard", Asked], Told]:
    """Answer as for a game without words of its own where a renderer breaks: the game goes on."""
    plain: Callable[Asked, Told] = getattr(PlainStoryboard(), ask.__name__)

    @wraps(ask)
    def told(self: "DiscordStoryboard", /, *args: Asked.args, **kwargs: Asked.kwargs) -> Told:
        try:
            return ask(self, *args, **kwargs)
        except Exception as error:  # noqa: BLE001  (news that cannot be told stop no game)
            _log.error("a story lacks its %s: %s", ask.__name__, where(error))
            return plain(*args, **kwargs)

    return told


class DiscordStoryboard:
    """Says which steps make a scene, and how much of its story a post can hold."""

    @_else_plain
    def scene(self, game: GameInfo, group: str) -> str:
        """Name the scene to which a question belongs."""
        return renderer_of(game).scene(group)

    @_else_plain
    def belated(self, game: GameInfo, scene: str, events: Sequence[Any]) -> int:
        """Tell how many of the first events still belong to the scene that is ending."""
        return renderer_of(game).belated(scene, events)

    @_else_plain
    def came_out(self, game: GameInfo, before: Any, view: Any, events: Sequence[Any]) -> Any:
        """Show what a scene came to that ended within a step."""
        return renderer_of(game).came_out(before, view, events)

    @_else_plain
    def fitting(self, game: GameInfo, events: Sequence[Any]) -> int:
        """Tell how many of the first events fit into one post."""
        if self._letters(game, events) <= STORY_LIMIT:
            return len(events)
        fits, room = 0, len(events)
        while room - fits > 1:
            middle = (fits + room) // 2
            if self._letters(game, events[:middle]) <= STORY_LIMIT:
                fits = middle
            else:
                room = middle
        return fits

    @_else_plain
    def recap(self, game: GameInfo, seat: Seat, view: Any, events: Sequence[Any]) -> Text | None:
        """Say in a line what a scene that is over brought to a captain."""
        return renderer_of(game).recap(seat, view, events)

    @_else_plain
    def losses(self, game: GameInfo, seat: Seat, events: Sequence[Any]) -> tuple[Text, ...]:
        """Say what events took from a captain."""
        return tuple(renderer_of(game).losses(seat, events))

    @_else_plain
    def guides(self, game: GameInfo, view: Any) -> bool:
        """Tell whether a newcomer is guided where a view stands."""
        return in_lesson(game, view)

    @_else_plain
    def hint(self, game: GameInfo, view: Any, ask: Ask, given: Collection[str]) -> str:
        """Name what a guided captain is told with a question, if not yet; empty for nothing."""
        return GAMES.of(game.rules).hint(view, ask, given)

    @_else_plain
    def keepsakes(self, game: GameInfo, seat: Seat, view: Any) -> tuple[Text, ...]:
        """Name what a captain has in the end that statistics may count."""
        return tuple(renderer_of(game).keepsakes(seat, view))

    def _letters(self, game: GameInfo, events: Sequence[Any]) -> int:
        told = renderer_of(game).brief(events, names_of(game), words_for(game.locale))
        return sum(len(line) + 1 for line in told)

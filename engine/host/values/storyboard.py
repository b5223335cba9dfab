"""Storyboard: how a game's events are spread over posts; whoever writes the posts knows."""

from collections.abc import Sequence
from typing import Any, Protocol

from engine.host.values.records import GameInfo


class Storyboard(Protocol):
    """Says which steps make a scene; it is given nothing but what is public."""

    def scene(self, game: GameInfo, group: str) -> str:
        """Name the scene to which a question belongs; all that happens in it is one post."""
        ...

    def belated(self, game: GameInfo, scene: str, events: Sequence[Any]) -> int:
        """Tell how many of the first events still belong to the scene that is ending."""
        ...

    def fitting(self, game: GameInfo, events: Sequence[Any]) -> int:
        """Tell how many of the first events fit into one post."""
        ...


class PlainStoryboard:
    """A scene for every question, and posts without end."""

    def scene(self, _game: GameInfo, group: str) -> str:
        """Let every question begin a scene."""
        return group

    def belated(self, _game: GameInfo, _scene: str, _events: Sequence[Any]) -> int:
        """Leave nothing to the scene before."""
        return 0

    def fitting(self, _game: GameInfo, events: Sequence[Any]) -> int:
        """Let everything fit."""
        return len(events)

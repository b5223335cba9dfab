"""What is counted and timed for whoever runs the bot, and who may look at it."""

from typing import Protocol


class Meter(Protocol):
    """Whoever counts; labels are few and never name a game, a person or a server."""

    def count(self, name: str, **labels: str) -> None:
        """Count one more of `name`."""
        ...

    def observe(self, name: str, seconds: float, **labels: str) -> None:
        """Note how long one `name` took."""
        ...


class Silence:
    """A meter that nobody reads."""

    def count(self, name: str, **labels: str) -> None:
        """Count nothing."""

    def observe(self, name: str, seconds: float, **labels: str) -> None:
        """Note nothing."""


SILENCE = Silence()

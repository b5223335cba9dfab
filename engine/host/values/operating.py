"""What whoever runs the bot sees: faults without their message, findings, figures."""

import traceback
import unicodedata
from dataclasses import dataclass
from typing import Protocol


def where(error: BaseException) -> str:
    """Name what broke and where, without its message: that may quote an order."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else "nowhere"
    return f"{type(error).__name__} at {place}"


def printable(text: str) -> str:
    """Escape what a terminal would obey or hide rather than show; files and names may hold it."""
    return "".join(letter if _is_shown(letter) else _escaped(letter) for letter in text)


def _is_shown(letter: str) -> bool:
    return letter == "\n" or unicodedata.category(letter) not in {"Cc", "Cf", "Cs", "Zl", "Zp"}


def _escaped(letter: str) -> str:
    return letter.encode("unicode_escape").decode()


@dataclass(frozen=True)
class Diagnosis:
    """One thing that was looked at."""

    healthy: bool
    text: str

    def __str__(self) -> str:
        return f"{'ok   ' if self.healthy else 'MEND '} {self.text}"


def well(text: str) -> Diagnosis:
    """Note something that is in order."""
    return Diagnosis(healthy=True, text=text)


def ill(text: str) -> Diagnosis:
    """Note something to mend."""
    return Diagnosis(healthy=False, text=text)


class Meter(Protocol):
    """Whoever counts; labels are few and never name a game, a person or a server."""

    def count(self, name: str, **labels: str) -> None:
        """Count one more of `name`."""
        ...

    def observe(self, name: str, seconds: float, **labels: str) -> None:
        """Note how long one `name` took."""
        ...


class NullMeter:
    """A meter that nobody reads."""

    def count(self, name: str, **labels: str) -> None:
        """Count nothing."""

    def observe(self, name: str, seconds: float, **labels: str) -> None:
        """Note nothing."""


SILENCE = NullMeter()

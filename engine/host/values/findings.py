"""Findings: what a check-up saw, and what to do where it is not well."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at."""

    healthy: bool
    text: str

    def __str__(self) -> str:
        return f"{'ok   ' if self.healthy else 'MEND '} {self.text}"


def well(text: str) -> Finding:
    """Note something that is in order."""
    return Finding(healthy=True, text=text)


def ill(text: str) -> Finding:
    """Note something to mend."""
    return Finding(healthy=False, text=text)

"""What a renderer answers to "Why?"."""

from typing import NamedTuple


class Why(NamedTuple):
    """How one result came about, in Markdown, and the IDs of the rules that made it."""

    headline: str
    explanation: str
    rules: tuple[str, ...]

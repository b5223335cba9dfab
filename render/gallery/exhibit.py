"""What hangs in the gallery."""

from typing import Any, NamedTuple


class Exhibit(NamedTuple):
    """A picture to be drawn: of which kind, what it is a case of, and what it shows."""

    kind: str  # one of the renderer's drawings
    name: str  # of the case, fit for a file
    shown: Any
    names: tuple[str, ...]
    look: str = ""

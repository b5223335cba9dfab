"""How captains are called: by a letter for short, and by their names."""

from engine.core.asks import Seat
from engine.core.words import captain
from render.canvas import Canvas
from render.type import UNKNOWN, Face, drawable
from render.words import Words, plain

NAME_LIMIT = 24
LEGIBLE = 35  # letters side by side are as wide as a picture when a phone still shows them


def letter(seat: Seat) -> str:
    """Return the letter of a captain, the same on pictures and in texts."""
    return chr(ord("A") + seat)


def raw_name(names: tuple[str, ...], seat: Seat, words: Words) -> str:
    """Return the name of a captain as written, or "Captain A" where there is none."""
    name = names[seat].strip() if seat < len(names) else ""
    return name or words(captain(seat))


def marked_name(names: tuple[str, ...], seat: Seat, words: Words) -> str:
    """Return the name of a captain for Markdown, harmless."""
    return plain(raw_name(names, seat, words)) or raw_name((), seat, words)


def least_size(canvas: Canvas) -> int:
    """Return how small a name may be, so that a phone shows it; what is longer is cut."""
    return -(-canvas.box.w // LEGIBLE)


def drawn_name(names: tuple[str, ...], seat: Seat, words: Words) -> str:
    """Return a name that can be drawn; "Captain A" where no letter of it can."""
    name = raw_name(names, seat, words)
    shown = drawable(name, Face.BOLD).strip(f"{UNKNOWN} ")
    return name if shown else raw_name((), seat, words)


def short_name(names: tuple[str, ...], seat: Seat, words: Words) -> str:
    """Return the name of a captain for an alternative text."""
    name = raw_name(names, seat, words)
    return name if len(name) <= NAME_LIMIT else f"{name[: NAME_LIMIT - 1]}…"

"""How captains are called: by a letter for short, and by their names."""

from engine.core.asks import Seat
from engine.core.words import say
from render.words import Words, plain


def letter(seat: Seat) -> str:
    """Return the letter of a captain, the same on pictures and in texts."""
    return chr(ord("A") + seat)


def raw_name(names: tuple[str, ...], seat: Seat, words: Words) -> str:
    """Return the name of a captain as written, or "Captain A" where there is none."""
    name = names[seat].strip() if seat < len(names) else ""
    return name or words(say("tremble-captain", letter=letter(seat)))


def marked_name(names: tuple[str, ...], seat: Seat, words: Words) -> str:
    """Return the name of a captain for Markdown, harmless."""
    return plain(raw_name(names, seat, words)) or words(say("tremble-captain", letter=letter(seat)))

"""Films: drawn small, and smaller still where the file would be large."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from PIL import Image

from render.encoding import FilmFrame, gif
from render.theme import NIGHT, Look

FILM = Look(NIGHT, 0.6)
MOST_BYTES = 900_000
SMALLER = 0.75  # is a film that would be larger


def filmed(
    shoot: Callable[[Look], Iterable[FilmFrame]], inks: Image.Image, look: Look, most: int
) -> bytes:
    """Draw a film as large as a small file holds."""
    drawn = gif(list(shoot(look)), inks)
    while len(drawn) > most:
        look = replace(look, scale=look.scale * SMALLER)
        drawn = gif(list(shoot(look)), inks)
    return drawn

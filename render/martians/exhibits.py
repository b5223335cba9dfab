"""What of Martians!!! hangs in the gallery beside what does of any game: drafts of each kind."""

from collections.abc import Iterator

from render.gallery.exhibit import Kinds, Sample
from render.gallery.played import Played
from render.martians.renderer import MartiansRenderer
from render.theme import LARGE

RENDERER = MartiansRenderer()


def _orders(game: Played) -> Iterator[Sample]:
    """Show the last draft of each kind, when the town is largest."""
    found = {order.ask.kind: RENDERER.drafted(*order) for order in game.orders}
    for kind, shown in found.items():
        if shown is not None:
            yield Sample(kind, shown)
            yield Sample(f"{kind}-large", shown, look=LARGE)


KINDS: Kinds = {"orders": _orders}

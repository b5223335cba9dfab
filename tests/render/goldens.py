"""Golden images: canonical pictures, and how far one may be from them; `make golden` renews them.

Vectors become pixels a little differently on other machines, so pictures are compared small, in
blocks: a whole thing that moved or changed its colour is seen, a smoothed edge is not.
"""

import io
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image, ImageChops, ImageFilter, ImageStat

from engine.humanity.table.view import PublicView
from render.games import GAMES
from render.humanity import pictures as humanity
from render.picture import Drawing, Picture
from render.words import words_for
from tests.render.humanity.samples import FINALE, GATHERING, VIEWS
from tests.render.tremble.samples import HANDS, NAMES, public_of
from tests.render.tremble_draft import samples as draft

FOLDER = Path(__file__).parent / "golden"
SHEET = Path(__file__).parents[2] / "build" / "golden.png"
BLOCK = 4  # pixels become one
MOST_MEAN, MOST_ANYWHERE = 0.6, 24  # of 255
SHOWN_WIDTH = 420
GROUND = (49, 51, 56)  # of a dark chat

_DRAWINGS = GAMES["tremble"].full_renderer.drawings
_DRAFT = GAMES["tremble-draft"].full_renderer.drawings
_HUMANITY = GAMES["humanity"].full_renderer.drawings


def _of(
    kind: str, shown: object, look: str = "", drawings: Mapping[str, Drawing] = _DRAWINGS
) -> Callable[[], bytes]:
    return lambda: drawings[kind].draw(shown, NAMES, words_for("en"), look).png


def _titan(draw: Callable[..., Picture], view: str, look: str = "") -> Callable[[], bytes]:
    return lambda: draw(VIEWS[view], NAMES, words_for("en"), look).png


def _hand(seat: int, view: PublicView, *more: Any) -> Picture:
    return humanity.hand(view, seat, *more)


def _base(seat: int, view: PublicView, *more: Any) -> Picture:
    return humanity.base(view, seat, *more)


GOLDENS: Mapping[str, Callable[[], bytes]] = {
    "board-2-planning": _of("board", public_of("planning-2")),
    "board-2-helped": _of("board", public_of("helped-2")),
    "board-3-catching": _of("board", public_of("catching-3")),
    "board-5-planning": _of("board", public_of("planning-5")),
    "board-5-fought": _of("board", public_of("fought-5"), "clear"),
    "board-4-over": _of("board", public_of("over-4")),
    "hand-waiting": _of("hand", HANDS["waiting"]),
    "hand-large": _of("hand", HANDS["first"], "large"),
    "draft-3-army": _of("board", draft.public_of("meeting-3"), drawings=_DRAFT),
    "draft-5-fought": _of("board", draft.public_of("fought-5"), "clear", _DRAFT),
    "draft-4-over": _of("board", draft.public_of("over-4"), drawings=_DRAFT),
    "draft-hand": _of("hand", draft.HANDS["planning"], drawings=_DRAFT),
    "humanity-2-first": _titan(humanity.board, "first-2"),
    "humanity-4-placing": _titan(humanity.board, "placing-4", "clear"),
    "humanity-base": _titan(partial(_base, 0), "late-4"),
    "humanity-turn-2": _titan(partial(_hand, 0), "first-2"),
    "humanity-turn-4": _titan(partial(_hand, 0), "late-4"),
    "humanity-base-full": _titan(partial(_base, 1), "late-4"),
    "humanity-turn-large": _titan(partial(_hand, 0), "late-3", "large"),
    "humanity-podium": _of("podium", FINALE, drawings=_HUMANITY),
    "humanity-podium-large": _of("podium", FINALE, "large", _HUMANITY),
    "humanity-poster": _of("poster", GATHERING, drawings=_HUMANITY),
    "draft-hand-large": _of("hand", draft.HANDS["setup"], "large", _DRAFT),
}


class Distance(NamedTuple):
    """How far two pictures are apart, of 255: on average, and where they differ most."""

    mean: float
    most: int

    @property
    def is_small(self) -> bool:
        """Tell whether people would not see it."""
        return self.mean <= MOST_MEAN and self.most <= MOST_ANYWHERE


def opened(png: bytes) -> Image.Image:
    """Read a picture."""
    with Image.open(io.BytesIO(png)) as image:
        return image.convert("RGB")


def distance(one: Image.Image, other: Image.Image) -> Distance:
    """Compare two pictures as people do who look at them from afar."""
    if one.size != other.size:
        return Distance(255.0, 255)
    apart = ImageChops.difference(_blocks(one), _blocks(other))
    mean = max(ImageStat.Stat(apart).mean)
    most = max(at for band in apart.split() for at, count in enumerate(band.histogram()) if count)
    return Distance(mean, most)


def _blocks(image: Image.Image) -> Image.Image:
    return image.filter(ImageFilter.BoxBlur(1)).reduce(BLOCK)


def sheet(rows: list[tuple[Image.Image, Image.Image]]) -> Image.Image:
    """Lay out pictures before, after, and where they differ."""
    laid = [[_shown(old), _shown(new), _shown(_marked(old, new))] for old, new in rows]
    heights = [max(image.height for image in row) + 12 for row in laid]
    whole = Image.new("RGB", (3 * (SHOWN_WIDTH + 12), sum(heights)), GROUND)
    y = 0
    for row, height in zip(laid, heights, strict=True):
        for column, image in enumerate(row):
            whole.paste(image, (column * (SHOWN_WIDTH + 12), y))
        y += height
    return whole


def _marked(old: Image.Image, new: Image.Image) -> Image.Image:
    """Show where two pictures differ, bright on black."""
    large = Image.new("RGB", (max(old.width, new.width), max(old.height, new.height)))
    first, second = large.copy(), large.copy()
    first.paste(old)
    second.paste(new)
    return ImageChops.difference(first, second).point(lambda value: min(255, value * 3))


def _shown(image: Image.Image) -> Image.Image:
    return image.resize((SHOWN_WIDTH, image.height * SHOWN_WIDTH // image.width))


def main() -> None:
    """Renew the golden images and lay out what changed."""
    changed = []
    for name, draw in GOLDENS.items():
        path, new = FOLDER / f"{name}.png", draw()
        old = path.read_bytes() if path.exists() else new
        if not path.exists() or not distance(opened(old), opened(new)).is_small:
            changed.append((opened(old), opened(new)))
            path.write_bytes(new)
    if changed:
        SHEET.parent.mkdir(exist_ok=True)
        sheet(changed).save(SHEET)
    told = f"; see {SHEET.relative_to(Path.cwd())}" if changed else ""
    print(f"{len(changed)} of {len(GOLDENS)} golden images changed{told}.")  # noqa: T201


if __name__ == "__main__":
    main()

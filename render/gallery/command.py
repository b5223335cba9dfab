"""`bot.py gallery`: the pictures that it writes, and the page that shows them."""

import argparse
import io
from collections.abc import Iterable
from html import escape
from itertools import groupby
from pathlib import Path
from timeit import default_timer
from typing import NamedTuple

from PIL import Image
from rich.console import Console

from render.gallery.exhibit import Exhibit, Kinds, exhibits, usual_kinds
from render.gallery.played import played
from render.games import GAMES
from render.installed import InstalledGame
from render.trials import TrialError, counts_of, strength_of
from render.words import words_for

OK = 0

_console = Console()


STYLE = """
body { background: #313338; color: #e6e6ea; font: 15px/1.4 system-ui, sans-serif; margin: 24px }
h1, h2 { font-weight: 600 } nav a { margin-right: 16px } a { color: #9db4ff }
section { display: grid; gap: 24px; grid-template-columns: repeat(auto-fill, 360px) }
figure { margin: 0 } img { width: 360px; height: auto; border-radius: 8px; display: block }
figcaption { margin-top: 8px } p { margin: 4px 0; color: #b9bbc4; white-space: pre-line }
"""


class Plate(NamedTuple):
    """A picture on the wall and what stands under it."""

    kind: str
    name: str
    file: str
    alt: str
    width: int
    height: int
    size: int  # bytes
    seconds: float  # drawing and encoding


def gallery(options: argparse.Namespace) -> int:
    """Play games with a computer captain and hang pictures of all kinds."""
    game, folder = GAMES[options.game], options.folder
    kinds = kinds_of(game)
    if options.kind not in {None, *kinds}:
        raise TrialError(f"There is no kind {options.kind}; choose of {', '.join(kinds)}.")
    folder.mkdir(parents=True, exist_ok=True)
    captain = game.captain(strength_of(game, None))
    hung: list[Plate] = []
    for seats in counts_of(game, options):
        shown = played(game.newest, seats, options.seed, captain, options.variant)
        wanted = (each for each in exhibits(kinds, shown) if options.kind in {None, each.kind})
        hung += [hang(game, exhibit, folder, options.locale) for exhibit in wanted]
    hung.sort(key=lambda plate: list(kinds).index(plate.kind))
    index = folder / "index.html"
    index.write_text(page(game.renderer.title(words_for(options.locale)), hung), "utf-8")
    _console.print(f"{len(hung)} pictures hang in {index}.", markup=False, soft_wrap=True)
    return OK


def kinds_of(game: InstalledGame) -> Kinds:
    """List the kinds of pictures of a game: those of any, and its own samples."""
    own = game.samples() if game.samples else {}
    return {**usual_kinds(game.full_renderer), **own}


def hang(game: InstalledGame, exhibit: Exhibit, folder: Path, locale: str) -> Plate:
    """Draw an exhibit and write it into the folder."""
    drawing = game.full_renderer.drawings[exhibit.kind]
    began = default_timer()
    picture = drawing.draw(exhibit.shown, exhibit.names, words_for(locale), exhibit.look)
    seconds = default_timer() - began
    name = f"{exhibit.kind}-{exhibit.name}{Path(picture.name).suffix}"
    (folder / name).write_bytes(picture.png)
    width, height = Image.open(io.BytesIO(picture.png)).size
    size = len(picture.png)
    return Plate(exhibit.kind, exhibit.name, name, picture.alt, width, height, size, seconds)


def page(title: str, plates: Iterable[Plate]) -> str:
    """Write the page; it needs nothing but the pictures beside it."""
    rooms = [(kind, list(hung)) for kind, hung in groupby(plates, lambda plate: plate.kind)]
    links = "".join(f'<a href="#{escape(kind)}">{escape(kind)}</a>' for kind, _ in rooms)
    return "\n".join(
        (
            '<!doctype html><html lang="en"><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>{escape(title)}</title><style>{STYLE}</style>",
            f"<h1>{escape(title)}</h1><nav>{links}</nav>",
            *(_room(kind, hung) for kind, hung in rooms),
            "</html>\n",
        )
    )


def _room(kind: str, hung: list[Plate]) -> str:
    head = f'<h2 id="{escape(kind)}">{escape(kind)} ({len(hung)})</h2>'
    return f"{head}<section>{''.join(_figure(plate) for plate in hung)}</section>"


def _figure(plate: Plate) -> str:
    file, alt = escape(plate.file), escape(plate.alt)
    facts = f"{plate.width}×{plate.height}, {plate.size:,} bytes, {plate.seconds * 1000:.0f} ms"
    return (
        f'<figure><a href="{file}"><img src="{file}" alt="{alt}" loading="lazy"'
        f' width="{plate.width}" height="{plate.height}"></a>'
        f"<figcaption><b>{escape(plate.name)}</b><br>{facts}<p>{alt}</p></figcaption></figure>"
    )

"""`bot.py gallery`: the pictures that it writes."""

import argparse
import io
from pathlib import Path
from timeit import default_timer

from PIL import Image
from rich.console import Console

from render.gallery.exhibit import Exhibit, Kinds, exhibits
from render.gallery.page import Plate, page
from render.gallery.played import played
from render.gallery.usual import usual_kinds
from render.games import GAMES
from render.installed import InstalledGame
from render.trials import TrialError, counts_of, strength_of
from render.words import words_for

OK = 0

_console = Console()


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

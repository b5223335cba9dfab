"""`bot.py gallery`: its options, and the pictures that it writes."""

import argparse
import io
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from timeit import default_timer

from PIL import Image
from rich.console import Console

from render.gallery.exhibit import Exhibit
from render.gallery.page import Plate, page
from render.gallery.played import Captain, Played, played
from render.games import GAMES
from render.tremble import exhibits as tremble
from render.words import words_for

OK = 0
GAME = "tremble"
ROOMS: Mapping[str, Callable[[Played], Iterator[Exhibit]]] = {GAME: tremble.exhibits}

_console = Console()


def add_options(line: argparse.ArgumentParser) -> None:
    """Describe the options of the command."""
    line.add_argument(
        "folder", nargs="?", type=Path, default=Path("build/gallery"), help="(build/gallery)"
    )
    line.add_argument("--captains", type=int, choices=range(2, 6), help="only games of so many")
    line.add_argument("--kind", choices=tuple(tremble.KINDS), help="only this kind of picture")
    line.add_argument("--seed", type=int, default=7, help="of the played games (7)")
    line.add_argument("--locale", default="en", help="of the words (en)")


def gallery_command(options: argparse.Namespace, captain: Captain) -> int:
    """Play games with a computer captain and hang pictures of all kinds."""
    folder: Path = options.folder
    folder.mkdir(parents=True, exist_ok=True)
    hung: list[Plate] = []
    for seats in (options.captains,) if options.captains else range(2, 6):
        game = played(GAME, seats, options.seed, captain)
        wanted = (each for each in ROOMS[GAME](game) if options.kind in {None, each.kind})
        hung += [hang(exhibit, folder, options.locale) for exhibit in wanted]
    hung.sort(key=lambda plate: list(tremble.KINDS).index(plate.kind))
    index = folder / "index.html"
    index.write_text(
        page(GAMES[GAME].full_renderer.title(words_for(options.locale)), hung), "utf-8"
    )
    _console.print(f"{len(hung)} pictures hang in {index}.", markup=False, soft_wrap=True)
    return OK


def hang(exhibit: Exhibit, folder: Path, locale: str) -> Plate:
    """Draw an exhibit and write it into the folder."""
    drawing = GAMES[GAME].full_renderer.drawings[exhibit.kind]
    began = default_timer()
    picture = drawing.draw(exhibit.shown, exhibit.names, words_for(locale), exhibit.look)
    seconds = default_timer() - began
    name = f"{exhibit.kind}-{exhibit.name}{Path(picture.name).suffix}"
    (folder / name).write_bytes(picture.png)
    width, height = Image.open(io.BytesIO(picture.png)).size
    size = len(picture.png)
    return Plate(exhibit.kind, exhibit.name, name, picture.alt, width, height, size, seconds)

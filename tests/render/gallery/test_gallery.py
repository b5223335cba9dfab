"""The gallery: what hangs there, and the page around it."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PIL import Image

from bot import main
from engine.tremble.captains.captains import CAPTAINS
from engine.tremble.rules import TREMBLE
from engine.tremble.table.view import Phase
from render.gallery.command import Plate, page
from render.gallery.exhibit import exhibits
from render.gallery.played import Played, played
from render.games import GAMES
from render.tremble.exhibits import KINDS

PLATE = Plate("board", "late", "late.png", 'Ann "the <Fox>"\nleads', 1200, 900, 54_321, 0.25)


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.images: list[dict[str, str | None]] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "img":
            self.images.append(found)
        self.addresses += [found[key] or "" for key in ("src", "href") if key in found]


def parsed(text: str) -> _Tags:
    tags = _Tags()
    tags.feed(text)
    return tags


@pytest.fixture(scope="module")
def game() -> Played:
    return played(TREMBLE, 2, 7, CAPTAINS["easy"])


def test_the_command_hangs_pictures_on_a_page(tmp_path: Path) -> None:
    assert main(["gallery", str(tmp_path), "--captains", "2", "--kind", "poster"]) == 0
    tags = parsed((tmp_path / "index.html").read_text("utf-8"))
    assert len(tags.images) == len(list(tmp_path.glob("poster-*.png"))) > 2
    for image in tags.images:
        assert image["alt"]
        with Image.open(tmp_path / str(image["src"])) as drawn:
            size = drawn.size
        assert size == (int(image["width"] or 0), int(image["height"] or 0))


def test_the_page_tells_of_pictures_and_needs_nothing_else() -> None:
    text = page("Tremble & more", [PLATE, PLATE._replace(kind="hand")])
    tags = parsed(text)
    assert [image["alt"] for image in tags.images] == [PLATE.alt, PLATE.alt]
    assert set(tags.addresses) == {"#board", "#hand", "late.png"}
    assert "54,321 bytes, 250 ms" in text
    assert "<Fox>" not in text
    assert not re.search(r"https?:|url\(|<script|@import", text)


def test_every_kind_of_picture_hangs_early_in_the_middle_and_late(game: Played) -> None:
    assert set(KINDS) == set(GAMES["tremble"].full_renderer.drawings)
    shown = list(exhibits(KINDS, game))
    assert {each.kind for each in shown} == set(KINDS) - {"example"}  # the same for all games
    names = {(each.kind, each.name) for each in shown}
    assert len(names) == len(shown)
    boards = " ".join(name for kind, name in names if kind == "board")
    hands = " ".join(name for kind, name in names if kind == "hand")
    for when in ("early", "middle", "late"):
        assert f"{when}-planning" in boards
        assert f"{when}-fighting" in boards
        assert f"{when}-buying" in hands


def test_a_game_is_the_same_for_the_same_seed_and_ends(game: Played) -> None:
    assert played(TREMBLE, 2, 7, CAPTAINS["easy"]) == game
    assert played(TREMBLE, 2, 8, CAPTAINS["easy"]) != game
    assert game.steps[-1].public.public.phase is Phase.OVER
    assert all(step.public.own is None for step in game.steps)

"""Drawings on disk: read where they are whole, drawn where not, and no more than that."""

import os
import time
from pathlib import Path

import pytest

from render.art import kept as keeping
from render.art.kept import END, OLD, forget_old, kept
from render.art.svg import png_of

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="4" height="8"/></svg>'
PNG = b"\x89PNG and what is drawn" + END


class Pen:
    """Draws, and counts how often."""

    drawn = 0

    def __call__(self) -> bytes:
        self.drawn += 1
        return PNG


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(keeping, "FOLDER", tmp_path / "of" / "drawings")
    return tmp_path / "of" / "drawings"


def test_a_drawing_is_made_once_and_read_afterwards(folder: Path) -> None:
    pen = Pen()
    assert kept("a saucer", pen) == kept("a saucer", pen) == PNG
    assert pen.drawn == 1
    assert kept("a tripod", pen)
    assert pen.drawn == 2
    assert folder.stat().st_mode & 0o077 == 0 or os.name == "nt"


def test_sizes_and_pictures_are_told_apart(folder: Path) -> None:
    assert png_of(SVG, 8, 8) != png_of(SVG, 9, 8)
    assert png_of(SVG.replace('"4"', '"3"'), 8, 8) != png_of(SVG, 8, 8)
    assert len(list(folder.iterdir())) == 3


def test_half_a_file_is_drawn_anew_and_mended(folder: Path) -> None:
    pen = Pen()
    whole = kept("a saucer", pen)
    (file,) = folder.iterdir()
    file.write_bytes(whole[: len(whole) // 2])
    assert kept("a saucer", pen) == whole
    assert pen.drawn == 2
    assert kept("a saucer", pen) == whole
    assert pen.drawn == 2


def test_where_nothing_can_be_kept_everything_is_drawn(folder: Path) -> None:
    folder.parent.parent.mkdir(exist_ok=True)
    folder.parent.write_text("no folder")
    pen = Pen()
    assert kept("a saucer", pen) == kept("a saucer", pen)
    assert pen.drawn == 2
    forget_old()


def test_a_disk_that_is_full_leaves_nothing_behind(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Path, _target: Path) -> Path:
        raise OSError(28, "no space left", str(self))

    monkeypatch.setattr(Path, "replace", full)
    assert kept("a saucer", Pen()) == PNG
    assert list(folder.iterdir()) == []


def test_what_was_drawn_long_ago_is_forgotten(folder: Path) -> None:
    pen = Pen()
    kept("a saucer", pen)
    (old,) = folder.iterdir()
    kept("a tripod", pen)
    os.utime(old, (time.time() - OLD - 60,) * 2)
    forget_old()
    assert kept("a tripod", pen)
    assert pen.drawn == 2
    assert kept("a saucer", pen)
    assert pen.drawn == 3

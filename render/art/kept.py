"""Drawings on disk: what one process has drawn the next one reads, and again after a restart.

They are named by what they are made of, so none is ever out of date; where nothing can be kept,
everything is drawn.
"""

import hashlib
import os
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from platformdirs import user_cache_path

FOLDER = user_cache_path("mothership", appauthor=False) / "drawings"
OLD = 60 * 86400.0  # seconds after which a drawing is made anew: its kind may long be gone
END = b"IEND\xaeB`\x82"  # of every whole file


def kept(made_of: str, draw: Callable[[], bytes]) -> bytes:
    """Return the PNG that is made of this, drawn once on this machine."""
    file = FOLDER / f"{hashlib.sha256(made_of.encode()).hexdigest()}.png"
    with suppress(OSError):
        if (png := file.read_bytes()).endswith(END):
            return png
    png = draw()
    with suppress(OSError):
        _keep(file, png)
    return png


def _keep(file: Path, png: bytes) -> None:
    """Put a drawing in its place whole: others may be reading it."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, unfinished = tempfile.mkstemp(dir=file.parent)
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(png)
        Path(unfinished).replace(file)
    except OSError:
        Path(unfinished).unlink(missing_ok=True)
        raise


def forget_old() -> None:
    """Remove what was drawn long ago, and what a process that ended left unfinished."""
    before = time.time() - OLD
    for file in FOLDER.glob("*"):
        with suppress(OSError):
            if file.stat().st_mtime < before:
                file.unlink()

"""The log of a run: what goes wrong with requests fills a line each in a file, never a terminal."""

import contextlib
import logging
import traceback
from collections.abc import Iterator
from logging.handlers import RotatingFileHandler
from pathlib import Path

LOG = "page.log"
MOST_BYTES, MOST_LETTERS = 2**18, 300  # of the file, of a message


class _OneLine(logging.Formatter):
    """Writes a line; of an exception its kind and place, as its message may quote a request."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        told = "".join(each if each.isprintable() else " " for each in record.getMessage())
        if record.exc_info and record.exc_info[0]:
            told = f"{told[:MOST_LETTERS]} ({_fault(record)})"
        line = {**vars(record), "msg": told[: 2 * MOST_LETTERS], "args": (), "exc_info": None}
        return super().format(logging.makeLogRecord({**line, "exc_text": None, "stack_info": None}))


@contextlib.contextmanager
def page_log(folder: Path) -> Iterator[Path]:
    """Keep what is logged in a file of the folder for as long as this lasts; give the file."""
    file, root = folder / LOG, logging.getLogger()
    handler = RotatingFileHandler(file, maxBytes=MOST_BYTES, backupCount=1, encoding="utf-8")
    handler.setFormatter(_OneLine())
    root.addHandler(handler)
    try:
        yield file
    finally:
        root.removeHandler(handler)
        handler.close()


def _fault(record: logging.LogRecord) -> str:
    """Name the kind of an exception, and where it was raised."""
    assert record.exc_info is not None
    kind, _, trace = record.exc_info
    name = kind.__name__ if kind else "nothing"
    last = traceback.extract_tb(trace)[-1:]
    return " at ".join([name, *(f"{Path(each.filename).name}:{each.lineno}" for each in last)])

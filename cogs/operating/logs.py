"""Logs: one line per event as text or JSON, from which secrets are struck out."""

import asyncio
import json
import logging
import re
import sys
import threading
import traceback
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Literal

from cogs.operating.strangers import quiet_strangers
from engine.host.values.operating import printable

Format = Literal["text", "json"]

TALKATIVE = ("discord", "asyncio")  # at DEBUG they would log orders and tokens
STRUCK = "[struck out]"

# Whoever has the address of a reply can write in the bot's name for a quarter of an hour.
_REPLIES = re.compile(r"(?<=/webhooks/)(\d+/)[^/?\s'\"]+|(?<=/interactions/)(\d+/)[^/?\s'\"]+")
_log = logging.getLogger("mothership")
_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class _Plain(logging.Formatter):
    """Text; an exception is told by its kind and place, for its message may quote an order."""

    def __init__(self, secrets: tuple[str, ...]) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        return _struck(printable(super().format(record)), self._secrets)

    def formatException(self, ei: Any) -> str:  # noqa: N802  (the library's name)
        """Write where something broke, and what kind of thing it was."""
        places = [f"  at {place}" for place in _places(ei[2])]
        return "\n".join([ei[0].__name__, *places]) if ei[0] else ""


class _Json(logging.Formatter):
    """One JSON object per line; what a call gives as `extra` becomes fields."""

    def __init__(self, secrets: tuple[str, ...]) -> None:
        super().__init__()
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        fields: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "event": str(record.msg),
            "message": record.getMessage(),
        }
        fields |= {name: value for name, value in vars(record).items() if name not in _STANDARD}
        if record.exc_info and record.exc_info[0]:
            fields["error"] = record.exc_info[0].__name__
            fields["at"] = _places(record.exc_info[2])
        return _struck(json.dumps(fields, default=str, ensure_ascii=False), self._secrets)


class _Discreet(logging.StreamHandler[Any]):
    """Writes lines to standard error; one that cannot be written is told by its place alone."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  (the library's name)
        """Tell where it came from; the library would quote all that was to be in it."""
        with suppress(OSError, ValueError):
            self.stream.write(f"a line cannot be written: {record.pathname}:{record.lineno}\n")


def make_formatter(form: Format, secrets: tuple[str, ...] = ()) -> logging.Formatter:
    """Make a formatter that strikes out `secrets`."""
    known = tuple(secret for secret in secrets if secret)
    return _Json(known) if form == "json" else _Plain(known)


def set_up_logs(level: str, form: Format, secrets: tuple[str, ...]) -> None:
    """Log to standard error."""
    handler = _Discreet()
    handler.setFormatter(make_formatter(form, secrets))
    logging.basicConfig(level=level, handlers=[handler])
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.INFO)
    quiet_strangers()
    sys.excepthook = _last_words
    threading.excepthook = lambda fault: _tell_fault(fault.exc_value)
    sys.unraisablehook = lambda fault: _tell_fault(fault.exc_value)


def tell_faults(loop: asyncio.AbstractEventLoop) -> None:
    """Log what nobody waits for any more like everything else; asyncio would quote it."""
    loop.set_exception_handler(lambda _, context: _tell_fault(context.get("exception")))


def _tell_fault(error: BaseException | None) -> None:
    _log.error("a fault that nobody waited for", exc_info=error)


def _last_words(kind: type[BaseException], error: BaseException, trace: Any) -> None:
    """Log what ends the process like everything else: without its message."""
    _log.critical("the bot is stopped by a fault", exc_info=(kind, error, trace))


def _struck(text: str, secrets: tuple[str, ...]) -> str:
    text = _REPLIES.sub(lambda found: f"{found[1] or found[2]}{STRUCK}", text)
    for secret in secrets:
        text = text.replace(secret, STRUCK)
    return text


def _places(trace: Any) -> list[str]:
    return [f"{frame.filename}:{frame.lineno}" for frame in traceback.extract_tb(trace)]

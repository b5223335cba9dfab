"""Draws one picture after another, in this process or in one of its own.

`python -m render.drawing` reads subjects, one a line, and writes pictures; it ends with its input.
"""

import os
import select
import signal
import sys
from collections.abc import Callable, Iterable
from typing import IO, Any

import msgspec

from engine.host.values.operating import where
from render.art.kept import forget_old
from render.games import GAMES
from render.picture import Picture
from render.words import words_for

BEHIND = 5  # steps of niceness: where cores are few, somebody waits to hear that a click counts
MOST_SECONDS = 20.0  # of the processor; a picture that takes more will never be done
SIZE_BYTES = 4  # before all that the process says stands how long it is


class Subject(msgspec.Struct, frozen=True, array_like=True):
    """What a picture shows; equal subjects make equal pictures."""

    what: str  # the name of a kind of picture
    game: str
    view: Any  # or whatever a picture of that kind shows
    names: tuple[str, ...]
    locale: str
    look: str  # as its reader chose it


class DrawingReply(msgspec.Struct, frozen=True, array_like=True):
    """What the process answers: a picture, or what broke and where."""

    picture: Picture | None
    fault: str = ""


class _Order(Subject, frozen=True):
    """A subject that was read, whose view is yet to be understood."""

    view: msgspec.Raw


def ordered(subject: Subject) -> bytes:
    """Write a subject down, in one line."""
    return msgspec.json.encode(subject)


def drawn(order: bytes) -> Picture:
    """Draw what was ordered."""
    subject = msgspec.json.decode(order, type=_Order)
    renderer, words = GAMES[subject.game].full_renderer, words_for(subject.locale)
    drawing = renderer.drawings[subject.what]
    shown = msgspec.json.decode(subject.view, type=drawing.shown)
    return drawing.draw(shown, subject.names, words, subject.look)


def serve(
    orders: IO[bytes],
    answers: IO[bytes],
    draw: Callable[[bytes], Picture] = drawn,
    most: float = MOST_SECONDS,
    preparations: Iterable[Callable[[], None]] = (),
) -> None:
    """Say that it is ready, then draw until no more orders come, or one takes too long.

    Until the first order comes it makes things ready: whoever waits already, as after a restart,
    gets what they need and nothing else.
    """
    answers.write(bytes(SIZE_BYTES))
    answers.flush()
    for prepare in preparations:
        if _waits(orders):
            break
        prepare()
    for order in orders:
        try:
            _end_after(most)
            answer = DrawingReply(draw(order))
        except Exception as error:  # noqa: BLE001  (whatever breaks, the next one may not)
            answer = DrawingReply(None, where(error))
        finally:
            _end_after(0)
        said = msgspec.msgpack.encode(answer)
        answers.write(len(said).to_bytes(SIZE_BYTES, "big") + said)
        answers.flush()


def _waits(orders: IO[bytes]) -> bool:
    """Tell whether an order has come, or none will come any more."""
    return sys.platform != "win32" and bool(select.select([orders], [], [], 0)[0])


def _end_after(seconds: float) -> None:
    """Let the system end this process once it has worked for so long; never, where that is 0.

    Work counts, not time: on a busy machine a picture takes longer, and is none the worse.
    """
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the bot ends what is under way first
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(BEHIND)
    serve(
        sys.stdin.buffer,
        sys.stdout.buffer,
        preparations=[forget_old, *(game.full_renderer.prepare for game in GAMES)],
    )

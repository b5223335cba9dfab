"""Golden transcripts: whole games, line by line, that rules must play for ever in one way."""

import hashlib
from itertools import count
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from engine.core.asks import Decide
from engine.core.contract import AnyGame
from tests.contract.records import Step, dump, record, viewers
from tests.contract.subjects import Subject

FOLDER = Path(__file__).parent / "golden"
SEED = 7


def path_of(subject: Subject) -> Path:
    """Return where the transcript of a game lies."""
    return FOLDER / f"{str(subject).replace('/', '-')}.jsonl"


def transcript(subject: Subject, seed: int = SEED) -> bytes:
    """Write one game of the fewest and one of the most seats, and one with the options chosen.

    Of a subject with long games the first two that quick tests play are written, and no others.
    """
    if subject.brief:
        return b"".join(_game(subject, seats, number) for seats, number in subject.quick[:2])
    fewest, most = min(subject.seats), max(subject.seats)
    games = [_game(subject, seats, seed) for seats in (fewest, most)]
    if subject.options and not _is_chosen(subject, seed):
        chosen = next(each for each in count(seed) if _is_chosen(subject, each))
        games.append(_game(subject, min(fewest + 1, most), chosen))
    return b"".join(games)


def _is_chosen(subject: Subject, seed: int) -> bool:
    """Tell whether a game of this seed has the options that a subject chooses."""
    return subject.options.items() <= subject.setup(min(subject.seats), seed).options.items()


def _game(subject: Subject, seats: int, seed: int) -> bytes:
    game = subject.game
    steps = record(subject, seats, seed)
    head = {"game": game.id, "data": game.data_hash, "seats": seats, "seed": seed}
    if subject.variant or subject.options:
        head["setup"] = subject.setup(seats, seed)
    end = game.pending(steps[-1].turn.state)
    lines = [head, *(_line(game, step, seats) for step in steps), end]
    return b"".join(dump(line) + b"\n" for line in lines)


def _line(game: AnyGame, step: Step, seats: int) -> dict[str, Any]:
    """Tell a step: what was asked, what was given, what was told, and prints of the views."""
    views = {str(viewer): game.view(step.turn.state, viewer) for viewer in viewers(seats)}
    asked = step.pending
    if isinstance(asked, Decide):
        asked = replace(asked, sitting="")  # in how many messages it is told is no rule
    return {
        "asked": asked,
        "given": sorted(step.answers.items()) or step.outcome,
        "told": step.turn.notices,
        "barrier": step.turn.barrier,
        "views": {viewer: _print(view) for viewer, view in views.items()},
        "state": _print(step.turn.state),
    }


def _print(value: Any) -> str:
    return hashlib.sha256(dump(value)).hexdigest()[:12]


def check_golden(subject: Subject) -> None:
    """Compare a game with its transcript, line by line."""
    path = path_of(subject)
    assert path.exists(), (
        f"{subject} has no transcript: python -m tests.contract.golden {subject.game.id}"
    )
    expected, found = path.read_bytes().splitlines(), transcript(subject).splitlines()
    for number, (old, new) in enumerate(zip(expected, found, strict=False), start=1):
        assert new == old, f"{path.name} line {number} is played in another way"
    assert len(found) == len(expected), f"{path.name} ends elsewhere"

"""The games the contract tests run over."""

from typing import Any

from engine.core.contract import AnyGame, variants_of
from engine.core.registry import name_of
from render.games import GAMES
from tests.contract.humanity import humanity_subject
from tests.contract.martians import martians_subject
from tests.contract.subject import Subject
from tests.contract.toy import toy_subject
from tests.contract.tremble import tremble_subject
from tests.contract.tremble_draft import tremble_draft_subject
from tests.contract.walk import walk_subject
from tests.walk.game import WALK

__all__ = ["Subject", "toy_subject", "walk_subject"]

DECLARED = {
    "tremble": tremble_subject,
    "tremble-draft": tremble_draft_subject,
    "humanity": humanity_subject,
    "martians": martians_subject,
}


def subject_of(game: AnyGame) -> Subject:
    """Return a registered game with its declarations, if it has any."""
    declared = DECLARED.get(name_of(game.id))
    return declared(game) if declared else Subject(game, rate=0.1, seeds=1)


def every_variant(game: AnyGame) -> tuple[Subject, ...]:
    """List a registered game in each of its variants."""
    return tuple(subject_of(game).played_as(way) for way in variants_of(game))


SUBJECTS = (
    toy_subject(),
    *(walk_subject(variant=way.key) for way in WALK.variants),
    *(subject for game in GAMES.rules for subject in every_variant(game)),
)


HOSTED = tuple(subject for subject in SUBJECTS if subject.canaries)
"""Those that are played on Discord, where they hide things."""

PLOTTED = tuple(subject for subject in SUBJECTS if subject.canaries or subject.varied)
"""Those that are played there in two ways; some hide nothing but answers until they count."""

SHARED = tuple(subject for subject in PLOTTED if subject.varied)
"""Those in which several are asked at once, so that one can answer behind the others' backs."""

TOY = SUBJECTS[0]
TREMBLE = next(each for each in SUBJECTS if each.game is GAMES["tremble"].newest)


def quick_cases() -> list[tuple[Subject, int, int]]:
    """List subject, seats and seed for the tests that always run."""
    return [(subject, seats, seed) for subject in SUBJECTS for seats, seed in subject.quick]


def case_name(value: Any) -> str:
    """Name a part of a case for the test's id."""
    return str(value)

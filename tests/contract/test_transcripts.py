"""Golden transcripts, other hash seeds, and coverage: for every game."""

import hashlib
import os
import subprocess
import sys

import pytest

from tests.contract.covering import check_coverage
from tests.contract.subjects import SUBJECTS, Subject
from tests.contract.transcripts import FOLDER, check_golden, path_of

FROZEN = {"toy/1": "40360584cc707240402e89b92acf6aafc8e46e0e3fa57112f9f3e7426549cb69"}
"""Rules that are played: their transcripts never change again; other behaviour, other id."""

subjects = pytest.mark.parametrize("subject", SUBJECTS, ids=str)


@subjects
def test_golden_transcript(subject: Subject) -> None:
    check_golden(subject)


def test_frozen_transcripts_are_the_old_ones() -> None:
    for subject in SUBJECTS:
        if subject.game.id in FROZEN:
            assert _digest(path_of(subject).read_bytes()) == FROZEN[subject.game.id]


def test_no_transcript_is_left_over() -> None:
    assert {path_of(subject) for subject in SUBJECTS} == set(FOLDER.glob("*.jsonl"))


def _digest(written: bytes) -> str:
    return hashlib.sha256(written).hexdigest()


def _prints(hash_seed: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "tests.contract.prints", *arguments],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        check=True,
        text=True,
    )
    return done.stdout


def test_hash_seeds_change_nothing() -> None:
    """The golden ones are played here too, with the seed that Python drew for this process."""
    golden = [f"{each} {_digest(path_of(each).read_bytes())}" for each in SUBJECTS]
    assert _prints("1").splitlines() == golden


def test_planted_order_of_a_set_is_caught() -> None:
    assert _prints("1", "planted") != _prints("2", "planted")


@subjects
def test_everything_declared_occurs(subject: Subject) -> None:
    found = check_coverage(subject, subject.curious)
    assert found.taken

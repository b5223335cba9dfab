"""Chance: frozen vectors, fairness, independence of labels, commitment."""

import hashlib
import hmac
from collections import Counter
from itertools import permutations

import pytest

from engine.core.asks import Draw, Roll, Shuffle
from engine.core.chance import (
    ScriptedChance,
    SeededChance,
    commitment,
    is_outcome,
    picker,
)

KEY = bytes(range(32))


@pytest.mark.parametrize(
    ("mix", "draw", "outcome"),
    [
        ((), Draw("t1:fight:3", Roll(5)), (4, 2, 2, 6, 5)),
        ((), Draw("t1:fight:3", Roll(3, 100)), (8, 12, 76)),
        ((), Draw("deck:1", Shuffle(10)), (3, 1, 7, 9, 2, 5, 4, 6, 8, 0)),
        (("id-1", "id-2"), Draw("deck:1", Shuffle(10)), (6, 2, 9, 7, 3, 4, 8, 1, 5, 0)),
        ((), Draw("empty", Shuffle(0)), ()),
        ((), Draw("one", Shuffle(1)), (0,)),
    ],
)
def test_frozen_vectors(mix: tuple[str, ...], draw: Draw, outcome: tuple[int, ...]) -> None:
    """Old games must be verified for ever: these never change."""
    assert SeededChance(KEY, mix).outcome(draw) == outcome


def test_frozen_commitment() -> None:
    assert commitment(KEY) == "f8bcbaf966cef1bc7121f3937f5fcf8991e084e6ef3f72ff857719b67e4d1444"


def test_roll_as_anybody_can_compute_it() -> None:
    key = hmac.digest(KEY, b"mothership mix\x00", "sha256")
    block = hmac.digest(key, b"t1:roll\x00" + bytes(4), "sha256")
    words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
    assert all(word < 2**32 - 2**32 % 6 for word in words)
    faces = tuple(word % 6 + 1 for word in words)
    assert SeededChance(KEY).outcome(Draw("t1:roll", Roll(8))) == faces


def test_dice_are_uniform() -> None:
    chance = SeededChance(KEY)
    counts = Counter(
        face for number in range(200) for face in chance.outcome(Draw(f"d{number}", Roll(60)))
    )
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    expected = 200 * 60 / 6
    squares = sum((count - expected) ** 2 / expected for count in counts.values())
    assert squares < 20.5  # chi-square, 5 degrees of freedom, 0.1 %


def test_shuffles_are_uniform() -> None:
    chance = SeededChance(KEY)
    counts = Counter(chance.outcome(Draw(f"s{number}", Shuffle(4))) for number in range(4800))
    assert set(counts) == set(permutations(range(4)))
    squares = sum((count - 200) ** 2 / 200 for count in counts.values())
    assert squares < 49.7  # chi-square, 23 degrees of freedom, 0.1 %


def test_words_beyond_the_last_fair_one_are_rejected() -> None:
    """With a limit just above half the range nearly every second word must go."""
    limit = 2**31 + 1
    pick = picker(KEY, "rejection")
    raw = picker(KEY, "rejection")
    words = [raw(2**32) for _ in range(40)]
    fair = [word for word in words if word < limit]
    assert [pick(limit) for _ in fair] == fair
    assert len(fair) < len(words)


def test_labels_keys_and_mixes_are_independent() -> None:
    draw = Draw("a", Roll(20))
    one = SeededChance(KEY).outcome(draw)
    assert one == SeededChance(KEY).outcome(draw)
    assert one != SeededChance(KEY).outcome(Draw("b", Roll(20)))
    assert one != SeededChance(bytes(32)).outcome(draw)
    assert one != SeededChance(KEY, ("id",)).outcome(draw)
    assert SeededChance(KEY, ("a", "b")).outcome(draw) != SeededChance(KEY, ("b", "a")).outcome(
        draw
    )


def test_mixed_ids_cannot_be_glued() -> None:
    """Two ids are another thing than one id that looks like both."""
    with pytest.raises(ValueError, match="NUL"):
        SeededChance(KEY, ("a\x00b",))


def test_commitment_binds_and_hides() -> None:
    assert commitment(KEY) != commitment(bytes(32))
    assert KEY.hex() not in commitment(KEY)
    assert commitment(KEY) == hashlib.sha256(b"mothership commitment\x00" + KEY).hexdigest()


def test_script_goes_before_chance() -> None:
    rest = SeededChance(KEY)
    chance = ScriptedChance({"a": (6, 6)}, rest)
    assert chance.outcome(Draw("a", Roll(2))) == (6, 6)
    assert chance.outcome(Draw("b", Roll(9))) == rest.outcome(Draw("b", Roll(9)))


@pytest.mark.parametrize(
    ("draw", "outcome", "fits"),
    [
        (Draw("a", Roll(2)), (1, 6), True),
        (Draw("a", Roll(2)), (1,), False),
        (Draw("a", Roll(2)), (0, 6), False),
        (Draw("a", Roll(2)), (1, 7), False),
        (Draw("a", Roll(1, 8)), (8,), True),
        (Draw("a", Shuffle(3)), (2, 0, 1), True),
        (Draw("a", Shuffle(3)), (2, 2, 1), False),
        (Draw("a", Shuffle(3)), (0, 1), False),
    ],
)
def test_shape_of_outcomes(draw: Draw, outcome: tuple[int, ...], *, fits: bool) -> None:
    assert is_outcome(draw, outcome) is fits

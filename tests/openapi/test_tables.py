"""The tables by which the stand-in judges have Discord's limits, as they were recorded."""

from typing import Any

import pytest

from playground.validate.shape import Problems
from tests.openapi.bodies import bodies
from tests.openapi.description import recorded
from tests.openapi.shapes import LAYOUT_LISTS, LEFT_OUT, LOOSER, PAIRS, STRICTER, kinds_of, ours


@pytest.fixture(scope="module")
def limits() -> dict[str, Any]:
    return recorded()


@pytest.mark.parametrize("name", PAIRS)
def test_every_field_has_the_same_limits(limits: dict[str, Any], name: str) -> None:
    shape, theirs = PAIRS[name], limits[name]
    assert set(theirs["unknown"]) <= set(LEFT_OUT)
    required = {key for key, field in shape.fields.items() if field.required}
    assert required == set(theirs["required"])
    for key, told in theirs["fields"].items():
        kept = ours(shape.fields[key])
        for fact in sorted((set(told) | set(kept)) - {"kinds"}):
            if (name, key, fact) in LOOSER:
                assert fact not in kept
            elif (name, key, fact) in STRICTER:
                assert kept[fact] < told[fact]
            else:
                assert kept.get(fact) == told.get(fact), (name, key, fact)


@pytest.mark.parametrize("name", PAIRS)
def test_lists_take_the_same_kinds(limits: dict[str, Any], name: str) -> None:
    for key, told in limits[name]["fields"].items():
        kinds = kinds_of(PAIRS[name].fields[key])
        if (name, key) not in LAYOUT_LISTS:
            assert kinds == told.get("kinds"), (name, key)


@pytest.mark.parametrize("name", PAIRS)
def test_bodies_are_taken_up_to_each_limit_and_no_further(name: str) -> None:
    shape, count = PAIRS[name], 0
    for about, body, fits in bodies(shape):
        problems = Problems()
        shape.judge(body, (), problems)
        assert bool(problems) is not fits, (about, problems.found[:2])
        count += 1
    assert count >= 2

"""Whole bodies in which one field is at its limit, or just beyond."""

import copy
from collections.abc import Iterator
from typing import Any

from playground.validate.shape import (
    ByType,
    Choice,
    Field,
    Listing,
    Number,
    Object,
    Scalar,
    Snowflake,
    Table,
    Text,
    Whole,
)


def sample(field: Field) -> Any:
    """Make a small value that fits a field."""
    if isinstance(field, Listing):
        return distinct(field.of, max(1, field.low))
    if isinstance(field, ByType):
        return sample(next(iter(field.kinds.values())))
    if isinstance(field, Object):
        return {key: sample(inner) for key, inner in field.fields.items() if inner.required}
    return plain_sample(field)


def plain_sample(field: Field) -> Any:
    if isinstance(field, Text | Scalar):
        address = isinstance(field, Text) and field.url
        return "https://example.org/" if address else "a"
    if isinstance(field, Whole):
        return field.low or 1
    if isinstance(field, Number):
        return 1.5
    if isinstance(field, Choice):
        return field.values[0]
    if isinstance(field, Table):
        return {}
    return "1" if isinstance(field, Snowflake) else True


def distinct(field: Field, count: int) -> list[Any]:
    """Make so many values, different where a set wants them different."""
    if isinstance(field, Choice) and count <= len(field.values):
        return list(field.values[:count])
    made = [sample(field) for _ in range(count)]
    if made and isinstance(made[0], str) and made[0].isdecimal():
        return [str(number + 1) for number in range(count)]
    return made


def edges(field: Field) -> Iterator[tuple[Any, bool]]:
    """Make values just inside and just outside of a field's limits."""
    if isinstance(field, Text) and not field.url:
        yield from text_edges(field)
    elif isinstance(field, Whole):
        yield from number_edges(field)
    elif isinstance(field, Choice):
        yield from ((value, True) for value in field.values)
        yield 99, False
    elif isinstance(field, Listing):
        yield from list_edges(field)
    elif isinstance(field, Object | ByType):
        yield [], False
    if field.required:
        yield None, False


def text_edges(field: Text) -> Iterator[tuple[Any, bool]]:
    if field.high:
        yield "a" * field.high, True
        yield "a" * (field.high + 1), False
    if field.low:
        yield "", False
    yield 5, False


def number_edges(field: Whole) -> Iterator[tuple[Any, bool]]:
    if field.high is not None:
        yield field.high, True
        yield field.high + 1, False
    if field.low is not None:
        yield field.low, True
        yield field.low - 1, False


def list_edges(field: Listing) -> Iterator[tuple[Any, bool]]:
    if field.high and not (field.unique and isinstance(field.of, Choice)):
        yield distinct(field.of, field.high), True
        yield distinct(field.of, field.high + 1), False
    if field.low:
        yield [], False
    yield {}, False


def bodies(shape: Object) -> Iterator[tuple[str, dict[str, Any], bool]]:
    """Make whole bodies in which one field is at or beyond its limit."""
    whole = sample(shape)
    yield "whole", whole, True
    for key, field in shape.fields.items():
        if field.required:
            yield f"without {key}", {k: v for k, v in whole.items() if k != key}, False
        for number, (value, fits) in enumerate(edges(field)):
            yield f"{key} {number}", {**copy.deepcopy(whole), key: value}, fits

"""What battle orders for a city say, in clauses of a line."""

from collections.abc import Iterable, Mapping

from engine.core.forms import Field
from engine.core.words import Text, say

_OPEN = say("invasion-ahead-line-open")


def by_kind(fields: Iterable[Field], space: int) -> dict[str, Field]:
    """Sort out the fields for one space, by the kind of order that they ask for."""
    parts = [(*field.key.partition("."), field) for field in fields]
    return {kind: field for kind, _, place, field in parts if place == str(space)}


def first_of(fields: Mapping[str, Field], kind: str) -> str:
    """Return what is chosen in a field first; empty where nothing is, or it is not asked."""
    return next(iter(fields[kind].chosen), "") if kind in fields else ""


def listed(field: Field) -> Text:
    """List what is chosen in a field."""
    return listing([each.label for each in field.options if each.key in field.chosen] or [_OPEN])


def listing(texts: Iterable[Text]) -> Text:
    """List texts, with commas between them."""
    told, *more = texts
    for text in more:
        told = say("list-comma", rest=told, next=text)
    return told


def one_line(clauses: Iterable[Text]) -> Text:
    """Make one line of clauses."""
    line, *more = clauses
    for clause in more:
        line = say("list-clause", rest=line, next=clause)
    return line

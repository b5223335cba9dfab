"""Battle orders filled in ahead: a field keeps its suggestion until a draft says otherwise."""

from collections.abc import Collection

from msgspec.structs import replace

from engine.core.asks import Answer
from engine.core.forms import Field, chosen
from engine.core.words import say

SUGGESTED = say("invasion-ahead-suggested")


def suggested(field: Field, wanted: Collection[str]) -> Field:
    """Fill in what is wanted and offered."""
    return replace(field, chosen=tuple([each.key for each in field.options if each.key in wanted]))


def drafted(field: Field, draft: Answer) -> Field:
    """Choose as a draft says; where it says nothing, the suggestion stays.

    To choose nothing is an answer only where nothing need be chosen.
    """
    if not draft.get(field.key) and (field.key not in draft or field.least):
        return field
    return replace(field, chosen=chosen(draft, field.key, [each.key for each in field.options]))

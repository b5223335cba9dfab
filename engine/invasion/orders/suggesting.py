"""Battle orders filled in ahead: a field keeps its suggestion until a draft says otherwise."""

from collections.abc import Callable, Collection, Iterable

from msgspec.structs import replace

from engine.core.asks import Answer
from engine.core.forms import Field, chosen
from engine.core.words import say
from engine.kit.advice import Orders

SUGGESTED = say("invasion-ahead-suggested")


def suggested(field: Field, wanted: Collection[str]) -> Field:
    """Fill in what is wanted and offered."""
    return replace(field, chosen=tuple([each.key for each in field.options if each.key in wanted]))


def ordered(
    fields: Iterable[Field],
    orders: Orders,
    usual: Callable[[Field, str, int, Answer], tuple[str, ...]],
) -> Answer:
    """Give the orders there are of what fields offer; else what goes without saying there.

    `usual` is told the kind and the space of a field, and what is answered before it.
    """
    answer: Answer = {}
    for field in fields:
        kind, _, space = field.key.partition(".")
        wanted = orders(kind, int(space) if space else "")
        picked = tuple([each.key for each in field.options if each.key in wanted])
        answer[field.key] = picked or usual(field, kind, int(space or 0), answer)
    return answer


def drafted(field: Field, draft: Answer) -> Field:
    """Choose as a draft says; where it says nothing, the suggestion stays.

    To choose nothing is an answer only where nothing need be chosen.
    """
    if not draft.get(field.key) and (field.key not in draft or field.least):
        return field
    return replace(field, chosen=chosen(draft, field.key, [each.key for each in field.options]))

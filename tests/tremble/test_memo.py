"""What forms remember from draft to draft."""

from msgspec.structs import replace

from engine.core.asks import Ask
from engine.tremble.looking.views import make_view
from engine.tremble.phases.setup import laid_out
from engine.tremble.table.memo import latest, once
from engine.tremble.table.view import TrembleView


def test_only_the_same_question_of_the_same_view_is_remembered() -> None:
    made: list[tuple[TrembleView, Ask]] = []

    @once
    def number(view: TrembleView, ask: Ask) -> int:
        made.append((view, ask))
        return len(made)

    view = make_view(laid_out(3), 0)
    copy, ask, other = replace(view), Ask(0, "loss", (1,)), Ask(0, "loss", (2,))
    assert [number(view, ask), number(view, Ask(0, "loss", (1,)))] == [1, 1]
    assert [number(view, other), number(view, other)] == [2, 2]
    assert [number(copy, other), number(copy, other)] == [3, 3]
    assert number(view, ask) == 4
    assert made == [(view, ask), (view, other), (copy, other), (view, ask)]


def test_only_the_same_part_is_remembered() -> None:
    made: list[list[int]] = []

    @latest
    def number(part: list[int]) -> int:
        made.append(part)
        return len(made)

    one, other = [1], [1]
    assert [number(one), number(one), number(other), number(other), number(one)] == [1, 1, 2, 2, 3]

"""Advice: one row for a kind of question, as CONTRIBUTING shows and games have it."""

import re
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from engine.core.asks import Answer, Ask
from engine.kit.advice import Advice, AdviceTable, Orders, no_orders, order_of

CONTRIBUTING = Path(__file__).parents[2] / "CONTRIBUTING.md"
BID = Ask(0, "bid")


def example() -> AdviceTable[int]:
    """Run the example of CONTRIBUTING, and return its table."""
    blocks = re.findall(r"```python\n(.*?)```", CONTRIBUTING.read_text("utf-8"), re.DOTALL)
    (code,) = [dedent(each) for each in blocks if "engine.kit.advice" in each]
    names: dict[str, Any] = {}
    exec(code, names)
    table: AdviceTable[int] = names["ADVICE"]
    return table


def test_the_example_of_contributing_answers() -> None:
    table = example()
    assert table.default(9, BID) == {"bid": ("0",)}
    assert table.suggestion(9, BID) == {"bid": ("4",)}
    assert table.standing(9, BID, {"most": ("3",)}) == {"bid": ("3",)}
    assert table.standing(9, BID, {}) is None
    assert not table.early(9, BID, {"most": ("3",)})
    assert table.policies(9, {}).fields == ()


def test_what_nobody_suggests_is_suggested_as_by_default() -> None:
    table = AdviceTable[int]({"bid": Advice(lambda view, _ask: {"bid": (str(view),)})})
    assert table.suggestion(7, BID) == table.default(7, BID) == {"bid": ("7",)}
    assert table.ahead == {}


def test_a_kind_without_a_row_is_no_kind() -> None:
    with pytest.raises(KeyError):
        example().default(9, Ask(0, "raise"))


def test_orders_are_read_for_a_place_or_for_all() -> None:
    kept: Answer = {"fight.3": ("always",), "when": ("turns", "helps")}
    orders: Orders = lambda kind, place: kept.get(f"{kind}.{place}" if place else kind, ())  # noqa: E731
    assert order_of(orders, "fight", 3, "never") == "always"
    assert order_of(orders, "fight", 4, "never") == "never"
    assert order_of(orders, "when") == "turns"
    assert order_of(no_orders, "fight", 3) == ""

"""Orders that are kept: spelled, read, changed one by one, and held to the form."""

import pytest

from engine.core.asks import Answer, Ask
from engine.core.forms import Field, Form, Option, make_form
from engine.core.words import say
from engine.kit.ahead import held_to, key_of, read, said, spelled, with_said


def test_orders_are_spelled_and_read() -> None:
    orders = spelled({"aim": ("place",), "aim.region": ("3",), "tiles": ("1", "2"), "none": ()})
    assert said(orders, "aim") == ("place",)
    assert said(orders, "aim.region") == ("3",)
    assert read(orders) == {"aim": ("place",), "aim.region": ("3",), "tiles": ("1", "2")}
    assert said(with_said(orders, "aim", "flee"), "aim") == ("flee",)
    assert said(with_said(orders, "tiles"), "tiles") == ()
    assert {key_of(each) for each in orders} == {"aim", "aim.region", "tiles"}


@pytest.mark.parametrize(
    ("ordered", "counts"),
    [
        ({"bid": ("2",)}, "2"),
        ({"bid": ("9",)}, "1"),
        ({"bid": ("2",), "loot": ("2",)}, "1"),
        ({}, "1"),
    ],
    ids=["legal", "not offered", "a field too many", "nothing"],
)
def test_what_orders_come_to_is_held_to_the_form(ordered: Answer, counts: str) -> None:
    held = held_to(_bids, lambda _view, _ask: {"bid": ("1",)})
    assert held(3, Ask(0, "bid"), ordered) == {"bid": (counts,)}


def _bids(most: int, _ask: Ask, draft: Answer) -> Form:
    options = [Option(str(each), say("number", value=each)) for each in range(1, most + 1)]
    chosen = draft.get("bid", ())
    return make_form([Field("bid", say("number", value=0), tuple(options), chosen)])

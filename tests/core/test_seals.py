"""Seals: the same order has the same code, every other one another."""

import base64
import hashlib
from itertools import combinations

from engine.core.asks import Answer, Draw, Roll
from engine.core.log import Closed, Drawn, Given, Source, Undone
from engine.core.seals import CODE_BYTES, code_of, named, salt_of, seal, sealed, spelled

KEY, OTHER = bytes(range(32)), bytes(32)
ORDERS: tuple[Answer, ...] = (
    {},
    {"a": ("1",)},
    {"a": ("1", "2")},
    {"a": ("2", "1")},
    {"b": ("1",)},
)


def test_a_code_is_the_hash_of_salt_and_order() -> None:
    salt = salt_of(KEY, "t1:buy", 2)
    digest = hashlib.sha256(salt + b'["t1:buy",2,{"ship":["x"]}]').digest()
    wanted = base64.b32encode(digest[:CODE_BYTES]).decode()
    code = code_of(salt, "t1:buy", 2, {"ship": ("x",), "credit": ()})
    assert code.replace("-", "") == wanted
    assert [len(part) for part in code.split("-")] == [4] * 4
    assert CODE_BYTES * 8 >= 80


def test_nothing_else_has_the_same_code() -> None:
    places = [(key, group, seat) for key in (KEY, OTHER) for group in "gh" for seat in (0, 1)]
    codes = [seal(*place, order) for place in places for order in ORDERS]
    assert all(one != other for one, other in combinations(codes, 2))


def test_fields_have_one_spelling() -> None:
    assert spelled("g", 0, {"b": ("1",), "a": ("2",), "c": ()}) == b'["g",0,{"a":["2"],"b":["1"]}]'


def test_the_salt_is_no_other_secret() -> None:
    assert salt_of(KEY, "g", 0) not in KEY
    assert len({salt_of(KEY, "g", 1), salt_of(KEY, "g~1", 1), salt_of(KEY, "g", 11)}) == 3


def test_a_log_has_the_codes_that_were_on_the_receipts() -> None:
    first = Closed("g", (Given(0, {"a": ("1",)}, Source.PLAYER),), barrier=False)
    again = Closed("g", (Given(0, {"a": ("2",)}, Source.DEFAULT),), barrier=True)
    roll = Drawn(Draw("d", Roll(1)), (3,))
    found = list(sealed(KEY, (roll, first, Undone(1), again)))
    assert [each.group for each in found] == ["g", named("g", 1)] == ["g", "g~1"]
    assert [each.code for each in found] == [
        seal(KEY, "g", 0, {"a": ("1",)}),
        seal(KEY, "g~1", 0, {"a": ("2",)}),
    ]
    assert [each.source for each in found] == [Source.PLAYER, Source.DEFAULT]

"""Custom ids: what goes in comes out, within Discord's hundred characters."""

import re

import discord
import pytest

from cogs.parts.controls import CUSTOM_ID_LIMIT, button, select
from cogs.parts.custom_ids import OURS, Act, StrangeActError, act_from

ACTS = [
    Act("join", 1),
    Act("orders", 123456789),
    Act("accept", 7, "o12"),
    Act("done", 7, "t3:plan"),
    Act("done", 7, "t10:army:6:3~12"),
    Act.to("choose", 7, 0, 1, group="t3:fight:2"),
    Act.to("choose", 7, 11, 24, group="t3:fight:2~1"),
    Act.to("page", 99999, 3, 4),
    Act.to("rule", 0, "tremble", "#rulings"),
    Act.to("set-me", 0, "language"),
    Act("quiet"),
]


@pytest.mark.parametrize("act", ACTS, ids=str)
def test_an_act_survives_its_spelling(act: Act) -> None:
    assert OURS.fullmatch(str(act))
    assert act_from(str(act)) == act


@pytest.mark.parametrize(
    "forged", ["ms:join:x", "ms:join:1#", "ms:Join:1", "ms:", "mp:1:t1:buy", "ms:a-:1", "x:1", ""]
)
def test_a_forged_id_asks_for_nothing(forged: str) -> None:
    assert act_from(forged) is None


@pytest.mark.parametrize("args", [(), (1, 2, 3), ("x", 2), (1, 10**10), ("-1", 2)])
def test_arguments_that_are_none_are_refused(args: tuple[int | str, ...]) -> None:
    with pytest.raises(StrangeActError):
        Act.to("page", 1, *args).numbers(2)


def test_the_longest_id_fits() -> None:
    longest = Act.to("choose", 10**12, 39, 999, 24, "deadbeef", group="t10:army:6:3~999")
    assert len(str(longest)) <= CUSTOM_ID_LIMIT
    assert re.fullmatch(r"[\x21-\x7e]+", str(longest))


def test_too_long_an_id_fails_in_the_build_not_on_the_server() -> None:
    with pytest.raises(ValueError, match="103 characters"):
        button(Act("done", 1, "t" * 93), "Done")


def test_a_26th_option_fails_in_the_build_not_on_the_server() -> None:
    options = [discord.SelectOption(label=str(number)) for number in range(26)]
    with pytest.raises(ValueError, match="25 options"):
        select(Act("turn", 1), options)

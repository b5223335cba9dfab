"""Playing without people: forms are walked by open options, games to their end."""

import random

import pytest

from engine.core.asks import Answer, Over, Setup
from engine.core.chance import picker
from engine.core.forms import Field, Form, Option, chosen, make_form
from engine.core.log import Closed, Source
from engine.core.playthrough import (
    DeadEndError,
    EndlessGameError,
    addable,
    play,
    random_answer,
    with_added,
)
from engine.core.words import say
from tests.core.helpers import CHANCE, KEY
from tests.toy.faults import Endless
from tests.toy.game import TOY

WORD = say("word")


def shop(draft: Answer, purse: int = 5, least: int = 0) -> Form:
    """Offer things of price 1 to 4; what the purse does not pay beside the rest is closed."""
    keys = ("1", "2", "3", "4")
    picked = chosen(draft, "buy", keys)
    left = purse - sum(map(int, picked))
    options = tuple(
        Option(key, WORD, closed=say("dear") if key not in picked and int(key) > left else None)
        for key in keys
    )
    faults = () if left >= 0 else (say("too-much"),)
    pay = ("cash", "credit")
    return make_form(
        (
            Field("buy", WORD, options, picked, least, 4),
            Field("pay", WORD, tuple(Option(key, WORD) for key in pay), chosen(draft, "pay", pay)),
        ),
        faults,
    )


def test_random_answers_are_legal_and_reach_everything() -> None:
    rng = random.Random(1)
    answers = [random_answer(shop, rng.randrange) for _ in range(300)]
    assert not any(shop(answer).faults for answer in answers)
    bought = {answer["buy"] for answer in answers}
    assert {(), ("1",), ("4",), ("1", "2"), ("2", "3"), ("1", "4")} <= bought
    assert {answer["pay"] for answer in answers} == {("cash",), ("credit",)}


def test_answers_are_drawn_with_few_forms() -> None:
    calls: list[Answer] = []

    def counted(draft: Answer) -> Form:
        calls.append(draft)
        return shop(draft, purse=10)

    rng = random.Random(1)
    for _ in range(100):
        random_answer(counted, rng.randrange)
    assert len(calls) <= 300


def test_choosing_what_is_chosen_already_makes_no_form_again() -> None:
    calls: list[Answer] = []

    def usual(draft: Answer) -> Form:
        calls.append(draft)
        pay = chosen(draft, "pay", ("cash",)) or ("cash",)
        return make_form((Field("pay", WORD, (Option("cash", WORD),), pay),))

    assert random_answer(usual, lambda _: 0) == {"pay": ("cash",)}
    assert calls == [{}]


def test_preferred_options_come_first() -> None:
    rng = random.Random(1)
    answers = [
        random_answer(shop, rng.randrange, lambda field, option: option in {"4", "credit"})
        for _ in range(50)
    ]
    assert all(answer["pay"] == ("credit",) for answer in answers)
    assert all("4" in answer["buy"] for answer in answers if answer["buy"])


def test_field_that_opens_late_is_filled_at_last() -> None:
    def form(draft: Answer) -> Form:
        first = chosen(draft, "first", ("a", "b"))
        second = chosen(draft, "second", ("go",))
        why = None if second else say("go-first")
        return make_form(
            (
                Field("first", WORD, tuple(Option(key, WORD, closed=why) for key in "ab"), first),
                Field("second", WORD, (Option("go", WORD),), second),
            )
        )

    answer = random_answer(form, random.Random(1).randrange)
    assert answer["second"] == ("go",)
    assert answer["first"] in {("a",), ("b",)}


def test_dead_end_is_an_error() -> None:
    def form(draft: Answer) -> Form:
        shut = (Option("a", WORD, closed=say("never")),)
        return make_form([Field("only", WORD, shut, chosen(draft, "only", ("a",)))])

    with pytest.raises(DeadEndError, match="fault-too-few"):
        random_answer(form, random.Random(1).randrange)


def test_addable_and_with_added() -> None:
    form = shop({"buy": ("3",)})
    assert [option.key for option in addable(form.field("buy"))] == ["1", "2"]
    assert with_added(form, "buy", "1") == {"buy": ("3", "1"), "pay": ()}
    assert addable(shop({"pay": ("cash",)}).field("pay")) == ()


def test_whole_game_ends_and_says_who_answered() -> None:
    pick = picker(KEY, "players")
    steps: list[int] = []
    table = play(
        TOY,
        Setup(2),
        CHANCE,
        lambda view, ask, make: random_answer(make, pick),
        lambda table, notices: steps.append(len(notices)),
    )
    assert isinstance(table.pending(), Over)
    assert len(steps) == 1 + sum(isinstance(entry, Closed) for entry in table.log)
    assert steps[0] == 2  # what was dealt before the first question
    sources = {
        given.source for entry in table.log if isinstance(entry, Closed) for given in entry.given
    }
    assert sources == {Source.COMPUTER}


def test_illegal_player_and_endless_game_are_errors() -> None:
    with pytest.raises(AssertionError, match="r1:bid, seat 1"):
        play(TOY, Setup(2), CHANCE, lambda view, ask, make: {})
    rng = random.Random(1)
    with pytest.raises(EndlessGameError):
        play(
            Endless(), Setup(2), CHANCE, lambda view, ask, make: random_answer(make, rng.randrange)
        )

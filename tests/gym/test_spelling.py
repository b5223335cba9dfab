"""Whatever is legal can be spelled word by word, and nothing else can."""

from collections.abc import Iterator
from functools import partial
from itertools import combinations, product
from typing import Any

import pytest

from engine.core.asks import Answer, Ask
from engine.core.chance import SeededChance, picker
from engine.core.fields import Countable, Stages
from engine.core.forms import Field, Form, Option, chosen, make_form, shut
from engine.core.playthrough import DeadEndError, FormMaker, play, random_answer
from engine.core.words import say
from engine.gym.spelling import PASS, Spelling, spelled
from render.games import GAMES
from tests.contract.records import key_of
from tests.contract.subjects import SUBJECTS, Subject

WHY = say("toy-too-dear")


def option(key: str, *, closed: bool = False) -> Option:
    return shut(Option(key, say("toy-card")), WHY) if closed else Option(key, say("toy-card"))


def field(
    key: str, options: tuple[Option, ...], picked: tuple[str, ...], least: int, most: int
) -> Field:
    return Field(key, say("toy-card"), options, picked, least, most)


def endings(make: FormMaker) -> set[str]:
    """Spell every answer there is."""
    found: set[str] = set()
    rows: list[tuple[str, ...]] = [()]
    while rows:
        row = rows.pop()
        spelling = Spelling(make)
        for word in row:
            spelling.add(word)
        if spelling.field is None:
            found.add(repr(spelling.form.answer()))
        rows += [(*row, word) for word in spelling.words()]
    return found


def legal_answers(make: FormMaker) -> set[str]:
    """Try every draft there could be."""
    fields = make({}).fields
    keys = [key.key for key in fields]
    choices = [list(_some(each)) for each in fields]
    forms = [make(dict(zip(keys, row, strict=True))) for row in product(*choices)]
    return {repr(form.answer()) for form in forms if not form.faults}


def _some(each: Field) -> Iterator[tuple[str, ...]]:
    keys = [option.key for option in each.options]
    for count in range(each.most + 1):
        yield from combinations(keys, count)


def bill(draft: Answer) -> Form:
    """Buy up to two of three things, for which a loan that is asked for later may be needed."""
    prices = ("1", "2", "4")
    buy, loan = chosen(draft, "buy", prices), draft.get("loan", ())
    left = (5 if loan else 3) - sum(int(price) for price in buy)
    things = tuple(option(price, closed=int(price) > left and price not in buy) for price in prices)
    fields = (
        field("buy", things, buy, 0, 2),
        field("loan", (option("take"),), loan, 0, 1),
    )
    return make_form(fields, [WHY] if left < 0 else [])


def proposal(draft: Answer) -> Form:
    """Propose two of three ships; they may be swapped or sent home, but one has to stay."""
    stay = chosen(draft, "stay", "abc") or ("a", "b")
    return make_form(
        [
            field("stay", tuple(map(option, "abc")), stay, 1, 2),
            field("when", tuple(map(option, "xy")), draft.get("when", ("x",)), 1, 1),
        ]
    )


def amounts(draft: Answer) -> Form:
    """Give five of three kinds: what is chosen of one closes and opens what others offer."""
    stages = Stages(draft)
    kinds = [
        Countable(key, say("toy-card"), limit) for key, limit in (("a", 2), ("b", 3), ("c", 4))
    ]
    stages.amounts("give", kinds, 5)
    return stages.form()


@pytest.mark.parametrize("make", [bill, proposal, amounts])
def test_all_that_is_legal_can_be_spelled_and_nothing_else(make: FormMaker) -> None:
    assert endings(make) == legal_answers(make)


def test_a_field_is_asked_again_for_what_came_open_in_it() -> None:
    spelling = Spelling(bill)
    assert spelling.words() == (PASS, "1", "2")
    for word in (PASS, "take"):
        spelling.add(word)
    assert spelling.field is not None
    assert (spelling.field.key, spelling.words()) == ("buy", (PASS, "1", "2", "4"))


def test_a_fault_of_the_whole_form_is_mended_before_it_ends() -> None:
    spelling = Spelling(amounts)
    while PASS in spelling.words():
        spelling.add(PASS)
    assert spelling.form.faults
    assert PASS not in spelling.words()  # of the last field that could mend it


def test_a_word_that_does_not_fit_is_refused() -> None:
    spelling = Spelling(bill)
    with pytest.raises(ValueError, match="does not fit"):
        spelling.add("4")
    assert spelling.form.answer() == {"buy": (), "loan": ()}


def test_a_form_that_cannot_be_filled_is_no_silent_end() -> None:
    with pytest.raises(DeadEndError):
        Spelling(lambda _: make_form([field("x", (option("a", closed=True),), (), 1, 1)]))


def test_an_answer_that_no_words_spell_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot"):
        spelled(bill, {"buy": ("4",), "loan": ()})


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_answers_of_all_captains_can_be_spelled(subject: Subject) -> None:
    """Captains think further than chance: what they want must not be out of reach."""
    seats, pick = subject.seats[0], picker(key_of(1), "spelling")
    found = GAMES.find(subject.name)
    strongest = tuple(found.captains.values())[-1] if found else None
    said = 0

    def answer(view: Any, ask: Ask, make: FormMaker) -> Answer:
        nonlocal said
        chance = strongest is None or not pick(2)
        given = random_answer(make, pick) if chance else strongest(view, ask, make, pick)  # type: ignore[misc]
        fair = partial(subject.game.form, view, ask)
        spelling = Spelling(fair)
        for word in spelled(fair, given):
            said += 1
            spelling.add(word)
        assert spelling.field is None
        assert spelling.form.answer() == make(given).answer()
        return given

    play(subject.game, subject.agreed(seats), SeededChance(key_of(2)), answer)
    assert said > 5

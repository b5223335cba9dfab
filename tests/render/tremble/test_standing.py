"""Standing orders as a captain reads them on a phone."""

import pytest

from engine.core.asks import Answer, Setup
from engine.core.chance import SeededChance
from engine.core.table import open_table
from engine.invasion.orders.standing import Rule
from engine.tremble.rules import TREMBLE
from engine.tremble.standing.choices import RULES
from engine.tremble.standing.plan import CHOOSY
from render.words import Words

PHONE = 44  # letters that a line of a menu shows


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.key)
def test_choices_are_short_and_tell_each_other_apart(rule: Rule, words: Words) -> None:
    labels = [words(choice.label) for choice in rule.choices]
    assert len(set(labels)) == len(labels)
    assert all(len(label) <= PHONE for label in (words(rule.label), *labels)), labels


def told(words: Words, **orders: str) -> list[str]:
    """Say what the form of standing orders tells of a draft."""
    table, _ = open_table(TREMBLE, Setup(3))
    table, _ = table.settle(SeededChance(b"standing"))
    draft: Answer = {key: (choice,) for key, choice in orders.items()}
    *facts, usual = TREMBLE.policies(TREMBLE.view(table.state, 0), draft).facts
    assert "raid; fight an army" in words(usual)
    return [words(fact) for fact in facts]


def test_without_orders_nothing_is_told(words: Words) -> None:
    assert told(words) == []
    assert told(words, when="at-once") == []


def test_orders_tell_when_they_count(words: Words) -> None:
    rules = "Planning, Trophy claims."
    late, *_ = told(words, plan="richest", claim="always")
    assert late == f"If you have not answered at the deadline, your rules count for: {rules}"
    soon, *_ = told(words, when="at-once", plan="richest", claim="always")
    assert soon == f"As soon as it is asked, your rules count for: {rules}"


def test_orders_that_may_have_to_wait_say_so(words: Words) -> None:
    (pair,) = told(words, when="at-once", claim="always")[1:]
    assert pair.startswith("Ships lost and trophy claims can be one question; it waits")
    assert told(words, when="at-once", claim="always", loss="cheapest")[1:] == []
    choosy, *_ = sorted(CHOOSY)
    assert told(words, when="at-once", plan=choosy)[1:] == [
        "A plan still waits for the deadline when none of its cities is there."
    ]

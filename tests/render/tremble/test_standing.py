"""Standing orders as a captain reads them on a phone."""

import pytest

from engine.core.asks import Answer, Setup
from engine.core.chance import SeededChance
from engine.core.table import open_table
from engine.tremble.policies_rules import RULES, Rule
from engine.tremble.rules import TREMBLE
from render.words import Words

PHONE = 44  # letters that a line of a menu shows


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.key)
def test_choices_are_short_and_tell_each_other_apart(rule: Rule, words: Words) -> None:
    labels = [words(choice.label) for choice in rule.choices]
    assert len(set(labels)) == len(labels)
    assert all(len(label) <= PHONE for label in (words(rule.label), *labels)), labels


def test_orders_that_have_to_wait_are_listed(words: Words) -> None:
    table, _ = open_table(TREMBLE, Setup(3))
    table, _ = table.settle(SeededChance(b"standing"))
    draft: Answer = {"when": ("at-once",), "plan": ("richest",), "claim": ("always",)}
    (fact,) = TREMBLE.policies(TREMBLE.view(table.state, 0), draft).facts
    assert words(fact) == (
        "Still only at the deadline, because they read what you alone can see: "
        "Planning, Trophy claims."
    )

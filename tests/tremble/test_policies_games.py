"""Standing orders in whole games: any policy, any question, any number of captains."""

import random
from collections.abc import Iterable
from itertools import product
from typing import Any

import pytest

from engine.core.asks import PUBLIC, Answer, Ask, Decide, Notice, Over, Setup
from engine.core.chance import SeededChance
from engine.core.forms import stray_fields
from engine.core.log import Closed, Source
from engine.core.playthrough import FormMaker, play, random_answer
from engine.core.table import Refusal, Table, open_table
from engine.invasion.orders.standing import Rule, RuleChoice
from engine.tremble.rules import QUESTIONS, TREMBLE
from engine.tremble.standing.choices import RULES

RULES_FOR = {
    "move": ("moves",),
    "transfer": ("moves",),
    "army-respond": ("respond",),
    "loss": ("loss", "claim"),
    "aftermath": ("loss", "claim", "reward", "army"),
    "orders": ("fight", "respond", "loss", "claim", "reward", "army"),
}
MAY_NOT_FIT = {"tasks", "scientific", "cultural", "industrial"}
BY_KEY = {rule.key: rule for rule in RULES}


def policies_for(kind: str) -> list[Answer]:
    """List all that standing orders can say about a kind of question."""
    rules: list[Rule] = [BY_KEY[key] for key in RULES_FOR.get(kind, (kind,))]
    ways: Iterable[tuple[RuleChoice | None, ...]]
    ways = product(*([None, *rule.choices[1:]] for rule in rules))
    if len(rules) > 2:  # one rule at a time: all of them together are tens of thousands
        alone = [(at, choice) for at, rule in enumerate(rules) for choice in rule.choices[1:]]
        ways = [
            tuple(choice if at == n else None for n in range(len(rules))) for at, choice in alone
        ]
    return [
        {rule.key: (choice.key,) for rule, choice in zip(rules, way, strict=True) if choice}
        for way in ways
        if any(way)
    ]


def test_every_kind_of_question_has_a_rule() -> None:
    assert {kind for kind in QUESTIONS if not policies_for(kind)} == set()


def check(table: Table, ask: Ask) -> None:
    """Answer one question by all policies; at once only by what everybody sees."""
    view, public = TREMBLE.view(table.state, ask.seat), TREMBLE.view(table.state, PUBLIC)
    twin = TREMBLE.imagine(public, SeededChance(b"twin"))
    for policy in policies_for(ask.kind):
        answer = TREMBLE.standing(view, ask, policy)
        if answer is None:
            assert ask.kind == "plan", (policy, ask)
            assert policy["plan"][0] in MAY_NOT_FIT
            continue
        form = TREMBLE.form(view, ask, answer)
        assert not form.faults, (policy, ask, form.faults)
        assert not stray_fields(form, answer)
        assert not TREMBLE.early(public, ask, policy)
        if TREMBLE.early(public, ask, {**policy, "when": ("at-once",)}):
            own = TREMBLE.view(twin, ask.seat)
            there = TREMBLE.standing(own, ask, policy)
            assert there is not None
            assert not TREMBLE.form(own, ask, there).faults


@pytest.mark.parametrize("seats", TREMBLE.seats)
def test_every_policy_answers_every_question(seats: int) -> None:
    rng, kinds = random.Random(f"policies {seats}"), set()

    def look(table: Table, _notices: tuple[Notice[Any], ...]) -> None:
        pending = table.pending()
        for ask in pending.asks if isinstance(pending, Decide) else ():
            kinds.add(ask.kind)
            check(table, ask)

    def answer(_view: Any, ask: Ask, make: FormMaker) -> Answer:
        if ask.kind == "reward":  # armies are met where somebody catches
            return random_answer(make, rng.randrange, lambda _, option: option == "catch")
        return random_answer(make, rng.randrange)

    for seed in range(5):
        battles = {"battles": "live" if seed < 4 else "ahead"}
        play(TREMBLE, Setup(seats, battles), SeededChance(bytes([seats, seed])), answer, look)
    assert kinds >= {
        "buy",
        "plan",
        "fight",
        "respond",
        "loss",
        "reward",
        "army",
        "army-respond",
        "orders",
    }


@pytest.mark.parametrize("battles", ["live", "ahead"])
@pytest.mark.parametrize("seats", TREMBLE.seats)
def test_games_end_by_standing_orders_alone(seats: int, battles: str) -> None:
    rng, chance = random.Random(f"absent {seats}"), SeededChance(bytes([seats, 99]))
    table, _ = open_table(TREMBLE, Setup(seats, {"battles": battles}))
    table, _ = table.settle(chance)
    sources: set[Source] = set()
    while not isinstance(table.pending(), Over):
        seat = rng.randrange(seats)
        view = TREMBLE.view(table.state, seat)

        def form(draft: Answer, view: Any = view) -> Any:
            return TREMBLE.policies(view, draft)

        left = table.leave(seat, random_answer(form, rng.randrange))
        assert not isinstance(left, Refusal)
        table, _ = left.answer_early().expire().settle(chance)
    for entry in table.log:
        if isinstance(entry, Closed):
            sources |= {given.source for given in entry.given}
    by_rule = {Source.POLICY} if battles == "live" else {Source.SUGGESTION}  # windows; orders ahead
    assert sources - by_rule == {Source.STANDING, Source.DEFAULT}

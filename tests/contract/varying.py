"""Checks of variants: what is declared fits together, and every option is played by some."""

import pytest

from engine.core.asks import Setup
from engine.core.contract import variant_of, variants_of
from engine.core.variants import SetupError
from tests.contract.subjects import Subject


def check_variants(subject: Subject, seats: int, seed: int) -> None:
    """Keys are told apart, defaults are offered, and the seats are those of the game."""
    del seats, seed
    game, variants = subject.game, variants_of(subject.game)
    keys = [variant.key for variant in variants]
    assert len(set(keys)) == len(keys) > 0, f"{subject}: variants {keys}"
    played = {seats for variant in variants for seats in variant.seats}
    assert played == set(game.seats), f"{subject}: variants for {played} seats"
    for variant in variants:
        choices = [choice.key for choice in variant.choices]
        assert len(set(choices)) == len(choices), f"{subject}: options {choices}"
        for choice in variant.choices:
            values = [value.key for value in choice.values]
            assert len(set(values)) == len(values), f"{subject}: {choice.key} is {values}"
            assert choice.default in values, f"{subject}: {choice.key} is {choice.default}"
        for count in variant.seats:
            assert variant_of(game, variant.setup(count)) == variant


def check_setups(subject: Subject, seats: int, seed: int) -> None:
    """What was not agreed on as declared is refused, and what is not chosen is by default."""
    agreed = subject.chosen(seats, seed)
    variant = variant_of(subject.game, agreed)
    wrong = [
        Setup(max(subject.seats) + 1, agreed.options, agreed.variant),
        Setup(agreed.seats, agreed.options, "no such variant"),
        Setup(agreed.seats, {**agreed.options, "no such option": "x"}, agreed.variant),
    ]
    for choice in variant.choices:
        others = {key: value for key, value in agreed.options.items() if key != choice.key}
        wrong.append(Setup(agreed.seats, {**others, choice.key: "\x00"}, agreed.variant))
        wrong.append(Setup(agreed.seats, others, agreed.variant))
        assert variant.setup(agreed.seats, others).options[choice.key] == choice.default
    for setup in wrong:
        with pytest.raises(SetupError):
            variant_of(subject.game, setup)

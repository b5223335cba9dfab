"""Refusals: what is denied is said in a sentence, with its reasons."""

import pytest

from cogs.parts.refusals import SENTENCES, sentence
from engine.core.words import say
from engine.host.values.denials import Denial, DeniedError
from render.words import Words, words_for


@pytest.fixture
def words() -> Words:
    return words_for("en")


@pytest.mark.parametrize("denial", Denial)
def test_every_denial_is_a_sentence(denial: Denial, words: Words) -> None:
    told = sentence(DeniedError(denial), words)
    assert SENTENCES[denial].key == f"denied-{denial}"
    assert told.endswith(".")
    assert "⟦" not in told


def test_the_faults_of_an_order_are_listed(words: Words) -> None:
    fault = say("denied-too-few")
    told = sentence(DeniedError(Denial.NOT_LEGAL, (fault,)), words)
    assert told.splitlines()[1] == f"⚠️ {words(fault)}"

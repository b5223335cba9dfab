"""Every form that games of every kind ask with, as a panel: it fits Discord's limits."""

import random
from collections import Counter

import pytest

from engine.core.asks import Answer, Ask
from engine.core.chance import SeededChance
from engine.core.playthrough import FormMaker, play
from render.words import words_for
from tests.cogs.test_forms import check_form
from tests.contract.records import key_of, shown_form
from tests.contract.subjects import SUBJECTS, Subject

GAMES_OF_EACH = 3
RARE = 2  # kinds of questions that not every game has


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_every_form_of_a_game_fits_panels(subject: Subject) -> None:
    """Before anything is chosen, and when all is."""
    largest = [(max(subject.seats), seed) for seed in range(GAMES_OF_EACH)]
    games = subject.played.get(subject.variant, largest)
    asked = set[str]().union(*(_kinds_asked(subject, seats, seed) for seats, seed in games))
    kinds = {each.partition(":")[0] for each in subject.must_occur if ":" in each}
    assert len(kinds - asked) <= RARE, f"never asked: {kinds - asked}"


def _kinds_asked(subject: Subject, seats: int, seed: int) -> Counter[str]:
    rng, asked = random.Random(seed), Counter[str]()

    def answer(view: object, ask: Ask, make_form: FormMaker) -> Answer:
        given = subject.player(make_form, ask, rng)
        if asked[ask.kind] % subject.thinned == 0:
            check_form(shown_form(subject.game, view, ask, {}), words_for("en"))
            check_form(shown_form(subject.game, view, ask, given), words_for("en"))
        asked[ask.kind] += 1
        return given

    with subject.at_home():
        play(subject.game, subject.setup(seats, seed), SeededChance(key_of(seed)), answer)
    return asked

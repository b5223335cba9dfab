"""Whoever read the guide can answer what a first game turns on: its numbers are the rules'."""

from collections.abc import Collection, Iterable
from statistics import mean

import pytest

from engine.core.words import say
from engine.tremble.cards.cards import FIRST, SECOND, City, Colour, Ship
from engine.tremble.cards.fuel import fuel_limit
from engine.tremble.cards.tables import PACK
from engine.tremble.phases.setup import START_HUMANS
from engine.tremble.table.shopping import MAX_SHIPS, MAX_STATIONS
from engine.tremble.table.state import colour_in
from render.tremble.moments import RED
from render.words import Words

ARMIES = [army.attack for army in PACK.armies.values()]
STRONG = sorted(attack for attack in ARMIES if attack is not None)
COUNTED = ("no", "one", "two", "three", "four", "five")
DIFFICULTIES = sorted({city.difficulty for city in PACK.cities.values()})
FIRST_RED = next(turn for turn in range(1, 11) if colour_in(turn) is Colour.RED)


def mean_of(things: Iterable[City | Ship], colour: Colour, what: str) -> float:
    return float(mean(getattr(each, what) for each in things if each.colour is colour))


def growth(things: Collection[City | Ship], what: str) -> float:
    return mean_of(things, Colour.RED, what) / mean_of(things, Colour.BLUE, what)


CITIES, SHIPS = [*PACK.cities.values()], [*PACK.ships.values()]
RAIDS, CATCHES = round(growth(CITIES, "raid")), int(growth(CITIES, "catch"))
ANSWERS = {
    "What do I begin with?": f"You begin with {START_HUMANS:,} and a training saucer",
    "How much may I own?": (
        f"You may own {COUNTED[MAX_SHIPS]} ships and {COUNTED[MAX_STATIONS]} stations."
    ),
    "How much fuel is there?": f"Fuel is {fuel_limit(1)} in the first turn and {fuel_limit(10)}",
    "May I save fuel up?": "what you do not burn is lost",
    "What does a retreat cost me?": "Retreat, and you keep your ships and lose the city.",
    "Who says first whether to fight?": "the weakest decides first",
    "How many armies does a catch meet?": (
        f"if you beat {COUNTED[DIFFICULTIES[0]]} to {COUNTED[DIFFICULTIES[-1]]} army cards"
    ),
    "What armies are there?": (
        f"Of twenty, {COUNTED[ARMIES.count(None)]} are no army, "
        f"the others are {STRONG[0]} to {STRONG[-1]} strong."
    ),
    "What does a failed catch cost me?": "A failed catch costs you the raid too.",
    "When does it get richer?": (
        f"In turn {FIRST_RED} all gets richer: a raid brings {COUNTED[RAIDS]} times as much, "
        f"a catch more than {COUNTED[CATCHES]} times, and ships are stronger and cheaper."
    ),
    "What are tasks worth?": (
        f"{FIRST:,} humans for the most trophies of one type or region, {SECOND:,} for the second"
    ),
}


@pytest.mark.parametrize("question", ANSWERS)
def test_the_guide_answers(question: str, words: Words) -> None:
    assert len(ARMIES) == 20
    assert ANSWERS[question] in words(say("tremble-rules-go-1-text"))


def test_a_guided_game_tells_the_same_when_it_comes(words: Words) -> None:
    assert growth(SHIPS, "price") < 1 < growth(SHIPS, "attack")
    told = words(say("tremble-moment-rich"))
    assert f"From turn {FIRST_RED} on" in told
    assert f"about {COUNTED[RAIDS]} times what it did" in told
    assert f"more than {COUNTED[CATCHES]} times" in told
    assert RED == FIRST_RED
    task = words(say("tremble-moment-task"))
    assert f"{FIRST:,} humans" in task
    assert f"{SECOND:,}" in task


def test_nothing_tells_a_newcomer_that_a_retreat_is_free(words: Words) -> None:
    for key in ("invasion-guide-fight", "tremble-rules-go-1-text", "tremble-rules-f-2-text"):
        told = words(say(key))
        assert "the city" in told
        assert "nothing but dignity" not in told
        assert "lose nothing" not in told

"""What is seen as numbers: the same fact stands at the same place, other facts elsewhere."""

from collections import defaultdict

import msgspec
import numpy as np
import pytest

from engine.gym.features import LIMIT, WIDTH, facts, features, places_of
from tests.contract.subjects import SUBJECTS, Subject
from tests.gym.learning import environment, play_on

SEEN = {"hand": ["red", "blue"], "ships": [{"id": "sofa", "fuel": 2}], "over": False, "who": None}


def test_facts_are_named_by_their_path() -> None:
    told = dict(facts(SEEN, "view"))
    assert told["view.hand.0=red"] == told["view.hand.*=red"] == told["view.ships.*=id:sofa"] == 1
    assert told["view.ships.0.fuel"] == pytest.approx(np.log(3))
    assert told["view.over"] == 0
    assert not any(name.startswith("view.who") for name in told)


def test_a_fact_keeps_its_place_for_good() -> None:
    """These places are what trained captains know: they must not move."""
    places = [np.flatnonzero(features(word, "view", WIDTH)).tolist() for word in ("red", "sofa")]
    assert places == [[3584, 10601, 15403], [1636, 5349, 6105]]


def test_large_numbers_stay_in_bounds() -> None:
    crowd = dict.fromkeys(map(str, range(3000)), 10**30)
    assert features(crowd, "view", 2).max() == LIMIT


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_every_fact_can_be_told_from_the_vector(subject: Subject) -> None:
    """Of all names of a game at once; one view has a tenth of them."""
    env, rng = environment(subject, subject.seats[-1]), np.random.default_rng(6)
    env.reset(seed=6)
    names = set[str]()
    while not all(env.terminations.values()):
        for agent in env.agents:
            moment, view = env.moment(agent), msgspec.to_builtins(env.view(agent))
            asked = moment.asked() if moment else {}
            names |= {name for name, _ in (*facts(view, "view"), *facts(asked, "ask"))}
        play_on(env, rng, 50)
    assert mixed(names, WIDTH) == set()


def mixed(names: set[str], width: int) -> set[str]:
    """Take away each name that has a place for itself, until none has; return what is left."""
    there: defaultdict[int, set[str]] = defaultdict(set)
    for name in names:
        for place in places_of(name, width):
            there[place].add(name)
    left = names
    while alone := set().union(*(each for each in there.values() if len(each) == 1)):
        left = left - alone
        for each in there.values():
            each.difference_update(alone)
    return left


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_different_views_look_different(subject: Subject) -> None:
    env, rng = environment(subject), np.random.default_rng(5)
    env.reset(seed=5)
    found: dict[bytes, object] = {}
    for _ in range(60):
        play_on(env, rng, 5)
        for agent in env.agents:
            view = env.view(agent)
            vector = features(view, "view", WIDTH).tobytes()
            assert found.setdefault(vector, view) == view
    assert len(found) > 1

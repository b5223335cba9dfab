"""What is seen as numbers: the same fact stands at the same place, other facts elsewhere."""

import numpy as np
import pytest

from engine.gym.features import LIMIT, WIDTH, facts, features
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
    places = [int(np.flatnonzero(features(word, "view", WIDTH))[0]) for word in ("red", "sofa")]
    assert places == [127, 3399]


def test_large_numbers_stay_in_bounds() -> None:
    crowd = dict.fromkeys(map(str, range(3000)), 10**30)
    assert features(crowd, "view", 2).max() == LIMIT


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
    assert len(found) > 10

"""The example learns, and what it became plays in earnest."""

from functools import partial

import numpy as np

from engine.core.chance import SeededChance, picker
from engine.core.playthrough import Pick, play
from engine.core.table import ended
from engine.gym.moments import Moment, Observation, captain_of
from tests.contract.records import key_of
from tests.contract.subjects import TREMBLE
from tests.gym import example
from tests.gym.learning import WIDTH, environment, words

GAMES, CHECKED = 120, 20


def test_a_learner_beats_chance_and_becomes_a_captain() -> None:
    """After so few games it wins by far: the docs say what more of them bring."""
    env = environment(TREMBLE, 2)
    learned = example.learn(env, GAMES)
    assert example.measured(env, learned, CHECKED).low > 0.3
    captain = captain_of(example.policy_of(learned), words(TREMBLE))
    pick = picker(key_of(1), "example")
    table = play(
        TREMBLE.game,
        TREMBLE.agreed(2),
        SeededChance(key_of(1)),
        lambda view, ask, make: captain(view, ask, make, pick),
    )
    assert ended(table) is not None


def test_a_captain_sees_what_an_environment_shows() -> None:
    env = environment(TREMBLE, 2)
    env.reset(seed=3)
    ask, view, seen = env.question("seat_0"), env.view("seat_0"), list[Observation]()
    assert ask is not None

    def last_action(moment: Moment, _pick: Pick) -> int:
        seen.append(moment.observation())
        return int(moment.actions().max())

    captain = captain_of(last_action, words(TREMBLE), WIDTH)
    captain(view, ask, partial(TREMBLE.game.form, view, ask), lambda _: 0)
    for expected in seen:
        shown = env.observe("seat_0")
        assert np.array_equal(shown["observation"], expected["observation"])
        assert np.array_equal(shown["action_mask"], expected["action_mask"])
        env.step(int(np.flatnonzero(shown["action_mask"]).max()))
    assert len(seen) > 1
    assert env.agent_selection == "seat_1"

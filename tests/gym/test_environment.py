"""Every game is an environment of PettingZoo, fair to seats and steady in what it says."""

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import mothership
from engine.core.asks import Over, Place
from engine.core.chance import SeededChance
from engine.core.registry import UnknownGameError
from engine.core.variants import SetupError
from engine.core.words import say
from engine.gym.environment import GameEnv, rewards, safe
from engine.gym.spelling import PASS
from engine.gym.words import UnknownWordError, WordIndex
from render.games import GAMES
from tests.contract.records import key_of
from tests.contract.subjects import SUBJECTS, TOY, Subject
from tests.gym.learning import any_action, environment, play_on, words

NOT_ARRAYS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces",
)
"""What the test of PettingZoo says to all environments with masks but those that it knows."""


def checked(check: Callable[..., None], *args: Any, **options: Any) -> None:
    with warnings.catch_warnings():
        for told in NOT_ARRAYS:
            warnings.filterwarnings("ignore", told)
        check(*args, **options)


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_pettingzoo_finds_nothing(subject: Subject) -> None:
    checked(api_test, safe(environment(subject)), num_cycles=60)


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_a_seed_is_a_game(subject: Subject) -> None:
    checked(seed_test, lambda: safe(environment(subject)), num_cycles=40)


@pytest.mark.parametrize("rules", GAMES.rules.ids())
def test_registered_games_are_learned_by_their_id(rules: str) -> None:
    env = mothership.env(rules, render_mode="ansi")
    env.reset(seed=1)
    assert env.possible_agents == ["seat_0", "seat_1"]
    assert set(env.observe("seat_0")) == {"observation", "action_mask"}
    assert all(f"seat\\_{number}" in env.render() for number in range(2))
    assert str(env.unwrapped) == rules.replace("/", "_v")


def test_tables_that_nobody_plays_are_refused() -> None:
    with pytest.raises(SetupError):
        mothership.env("tremble/1", seats=99)
    with pytest.raises(SetupError):
        mothership.env("tremble/1", options={"battles": "by-chance"})
    with pytest.raises(UnknownGameError):
        mothership.env("tremble/77")


def test_without_a_seed_another_game_follows_from_the_last() -> None:
    def three() -> list[bytes]:
        env = environment(TOY)
        shown = []
        for seed in (5, None, None):
            env.reset(seed=seed)
            shown.append(env.observe("seat_0")["observation"].tobytes())
        return shown

    assert three() == three()
    assert len(set(three())) == 3


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_masks_hide_nothing_that_a_form_offers(subject: Subject) -> None:
    env, rng = environment(subject), np.random.default_rng(3)
    env.reset(seed=3)
    field, said = "", set[str]()  # what was filled in and taken back is not offered again
    for _ in range(150):
        if env.terminations[env.agent_selection]:
            break
        asked = env.asked
        if asked.key != field:
            field, said = asked.key, set()
        offered = {each.key for each in asked.open_options()}
        mask = env.observe(env.agent_selection)["action_mask"]
        named = {env.words[int(number)] for number in np.flatnonzero(mask)}
        assert named - {PASS} <= offered | set(asked.chosen)
        if not asked.chosen:
            assert offered <= named | said
        action = any_action(env, rng)
        said.add(env.words[action])
        env.step(action)


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_a_seat_observes_its_view_and_no_more(subject: Subject) -> None:
    """In a state that its owner cannot tell from the real one, everything looks the same."""
    env, rng = environment(subject), np.random.default_rng(4)
    env.reset(seed=4)
    for number in range(12):
        play_on(env, rng, 11)
        for agent in env.agents:
            real, chance = env.observe(agent), SeededChance(key_of(number))
            with env.imagined(env.table.game.imagine(env.view(agent), chance)):
                imagined = env.observe(agent)
            assert np.array_equal(real["observation"], imagined["observation"])
            assert np.array_equal(real["action_mask"], imagined["action_mask"])


def test_who_is_asked_together_learns_nothing_of_earlier_answers() -> None:
    seen = []
    for answer in range(2):
        env = environment(TOY)
        env.reset(seed=6)
        while env.agent_selection == "seat_0":
            env.step(int(np.flatnonzero(env.observe("seat_0")["action_mask"])[-1 - answer]))
        seen.append(env.observe("seat_1")["observation"])
        assert env.table.inbox.keys() == {0}
    assert env.agent_selection == "seat_1"
    first, second = seen
    assert np.array_equal(first, second)


def test_nobody_acts_out_of_turn() -> None:
    env = environment(TOY)
    env.reset(seed=6)
    assert env.agent_selection == "seat_0"
    assert not env.observe("seat_1")["action_mask"].any()
    assert env.question("seat_1") is None


def test_an_illegal_action_ends_the_game_at_the_cost_of_who_did_it() -> None:
    env = safe(environment(TOY))
    env.reset(seed=1)
    shut = int(np.flatnonzero(env.observe("seat_0")["action_mask"] == 0)[0])
    env.step(shut)
    assert env.rewards == {agent: -1.0 if agent == "seat_0" else 0 for agent in env.agents}
    assert all(env.terminations.values())


def test_the_bare_environment_refuses_an_illegal_action() -> None:
    env = environment(TOY)
    env.reset(seed=1)
    shut = int(np.flatnonzero(env.observe("seat_0")["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="does not fit"):
        env.step(shut)


def test_a_word_without_a_number_is_no_silent_gap() -> None:
    known = words(TOY)
    fewer = WordIndex([known[number] for number in range(1, len(known)) if known[number] != "1"])
    env = GameEnv(TOY.game, fewer, TOY.agreed(2))
    env.reset(seed=1)
    with pytest.raises(UnknownWordError, match="'1' has no number"):
        env.observe("seat_0")


@pytest.mark.parametrize(
    ("ranks", "winners", "expected"),
    [
        ((1, 2, 3), (0,), (1.0, 0.0, -1.0)),
        ((1, 1, 3), (0, 1), (0.5, 0.5, -1.0)),
        ((2, 1), (1,), (-1.0, 1.0)),
        ((1, 1), (0, 1), (1.0, 1.0)),
        ((1, 1), (), (-1.0, -1.0)),
        ((1,), (0,), (1.0,)),
        ((1,), (), (-1.0,)),
    ],
)
def test_rewards_follow_from_ranks(
    ranks: tuple[int, ...], winners: tuple[int, ...], expected: tuple[float, ...]
) -> None:
    places = tuple(Place(seat, rank, 0) for seat, rank in enumerate(ranks))
    over = Over(winners, places, say("toy-over"))
    assert rewards(over) == dict(enumerate(expected))


def test_a_game_that_is_over_pays_once() -> None:
    env, rng = environment(TOY), np.random.default_rng(2)
    env.reset(seed=2)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, over, _, _ = env.last()
        paid[agent] += reward
        env.step(None if over else any_action(env, rng))
    assert env.agents == []
    final = env.table.pending()
    assert isinstance(final, Over)
    assert paid == {f"seat_{seat}": won for seat, won in rewards(final).items()}


def test_a_known_answer_is_spelled_in_actions() -> None:
    env = environment(TOY)
    env.reset(seed=1)
    ask = env.question("seat_0")
    assert ask is not None
    wanted = TOY.game.default(env.view("seat_0"), ask)
    for action in env.actions_of(wanted):
        env.step(action)
    assert {key: picked for key, picked in env.table.inbox[0].answer.items() if picked} == {
        key: picked for key, picked in wanted.items() if picked
    }

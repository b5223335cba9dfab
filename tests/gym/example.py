"""A learner of a few lines: what to prefer in each field, found by policy gradient.

`python -m tests.gym.example tremble/1 200 table.json` plays so many games against somebody who
chooses by chance, says how the learner does then, and keeps what it learned. It never looks at
its view: which words pay in which field is all that it knows, and that is enough to beat chance.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

import mothership
from engine.core.measures import Measured, Ratio
from engine.gym.environment import GameEnv
from engine.gym.moments import Moment, Policy

BATCH, RATE = 20, 0.15
Table: TypeAlias = dict[str, NDArray[np.float64]]
"""What each action is worth in a field, by the kind of question and the head of the field's key."""


class Choice(NamedTuple):
    """An action that was taken, among which, and how likely each of them was."""

    row: str
    actions: NDArray[np.int64]
    odds: NDArray[np.float64]
    taken: int


def row_of(moment: Moment) -> str:
    """Name what the learner tells apart: the ship or city that a field is about, it does not."""
    return f"{moment.ask.kind}:{moment.field.key.partition('.')[0]}"


def odds_of(table: Table, moment: Moment) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Return the actions there are, and how likely each is to be taken."""
    actions = moment.actions()
    worth = table[row_of(moment)][actions] if row_of(moment) in table else np.zeros(len(actions))
    odds = np.exp(worth - worth.max())
    return actions, odds / odds.sum()


def play(env: GameEnv, table: Table, seed: int, learner: str) -> tuple[float, list[Choice]]:
    """Play one game against chance; return what the learner got, and what it chose."""
    rng, choices = np.random.default_rng([seed, 1]), list[Choice]()
    env.reset(seed=seed)
    while (moment := env.moment(env.agent_selection)) is not None:
        learns = env.agent_selection == learner
        actions, odds = odds_of(table if learns else {}, moment)
        taken = int(rng.choice(len(actions), p=odds))
        if learns:
            choices.append(Choice(row_of(moment), actions, odds, taken))
        env.step(int(actions[taken]))
    return env.rewards[learner], choices


def improve(table: Table, games: list[tuple[float, list[Choice]]], width: int) -> None:
    """Make what was done in better games likelier, and what was done in worse ones less so."""
    won = np.array([reward for reward, _ in games])
    for (_, choices), gain in zip(games, won - won.mean(), strict=True):
        for row, actions, odds, taken in choices:
            worth = table.setdefault(row, np.zeros(width))
            step = gain * RATE / np.sqrt(len(games))
            worth[actions] -= step * odds
            worth[actions[taken]] += step


def learn(env: GameEnv, games: int, told: Callable[[int, float], None] | None = None) -> Table:
    """Learn from so many games, the first seat and the second in turn."""
    table: Table = {}
    for first in range(0, games, BATCH):
        played = [
            play(env, table, seed, f"seat_{seed % 2}") for seed in range(first, first + BATCH)
        ]
        improve(table, played, len(env.words))
        if told is not None:
            told(first + BATCH, float(np.mean([reward for reward, _ in played])))
    return table


def measured(env: GameEnv, table: Table, games: int, first: int = 1_000_000) -> Measured:
    """Measure what a learner gets against chance in games that it has not seen."""
    rewards = [
        play(env, table, seed, f"seat_{seed % 2}")[0] for seed in range(first, first + games)
    ]
    return sum((Ratio.of_game(reward) for reward in rewards), Ratio()).mean()


def policy_of(table: Table) -> Policy:
    """Make a policy of what was learned: the likeliest action, the first of several."""

    def policy(moment: Moment, _pick: Any) -> int:
        actions, odds = odds_of(table, moment)
        return int(actions[int(odds.argmax())])

    return policy


if __name__ == "__main__":
    rules, games, file = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    bare = mothership.env(rules).unwrapped  # no vectors are made that nobody looks at
    learned = learn(bare, games, lambda *news: print(*news, flush=True))  # noqa: T201
    Path(file).write_bytes(
        msgspec.json.encode({row: worth.tolist() for row, worth in learned.items()})
    )
    print(measured(bare, learned, 400))  # noqa: T201

"""A game as an environment of PettingZoo: seats act in turn, each on its own view.

Seats that are asked together answer one after another, in their order, and learn nothing of each
other's answers before all are in. A seat is rewarded when the game is over, and by its rank alone.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from engine.core.asks import PUBLIC, Ask, Decide, Over, Seat, Setup
from engine.core.chance import KEY_BYTES, SeededChance
from engine.core.contract import AnyGame
from engine.core.registry import name_of
from engine.core.table import Refusal, Table, open_table
from engine.gym.features import LIMIT, WIDTH, Vector, features
from engine.gym.moments import Moment, Observation
from engine.gym.spelling import Spelling, spelled
from engine.gym.words import WordIndex

ILLEGAL = -1.0
"""What a seat gets for an action that its mask forbids: as much as for the last place."""


def safe(env: "GameEnv") -> Any:
    """Wrap an environment as usual: an illegal action ends the game, at the cost of its seat."""
    terminating = TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(terminating))


class GameEnv(AECEnv):  # type: ignore[misc]  # pettingzoo has no types
    """A game for a number of seats; an action is the number of a word."""

    def __init__(
        self,
        game: AnyGame,
        words: WordIndex,
        setup: Setup,
        *,
        width: int = WIDTH,
        tell: Callable[[Any], str] = repr,
        render_mode: str | None = None,
    ) -> None:
        """Take rules, their words and a table; `tell` says in words what everybody sees."""
        super().__init__()
        self.metadata = {
            "name": f"{name_of(game.id)}_v{game.id.partition('/')[2]}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.words = words
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.seats)]
        self._game, self._setup, self._width, self._tell = game, setup, width, tell
        self._observation_spaces = {agent: self._seen_space() for agent in self.possible_agents}
        self._action_spaces = {agent: Discrete(len(words)) for agent in self.possible_agents}
        self._random, _ = np_random()

    def observation_space(self, agent: str) -> Dict:
        """Return the space of what a seat observes."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of actions: the number of a word."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game; without a seed it is another one, which follows from the last seed."""
        del options
        if seed is not None:
            self._random, _ = np_random(seed)
        self._chance = SeededChance(self._random.bytes(KEY_BYTES))
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._seen: dict[str, tuple[Any, Vector]] = {}
        self._table: Table = open_table(self._game, self._setup)[0].settle(self._chance)[0]
        self.agent_selection = self.agents[0]
        self._spelling: Spelling | None = None
        self._go_on()

    def step(self, action: int | None) -> None:
        """Say a word for the seat whose turn it is; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        assert self._spelling is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._spelling.add(self.words[int(action)])
        self._go_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """Return what a seat sees, and which actions it has; none while another is asked."""
        moment = self.moment(agent)
        if moment is not None:
            return moment.observation()
        mask = np.zeros(len(self.words), np.int8)
        return {"observation": self._view_vector(agent), "action_mask": mask}

    def moment(self, agent: str) -> Moment | None:
        """Return what a seat chooses its action by; None while it is another's turn."""
        ask, spelling = self.question(agent), self._spelling
        if ask is None or spelling is None:
            return None
        seen = partial(self._view_vector, agent)
        return Moment(self.view(agent), ask, spelling, self.words, seen)

    def view(self, agent: str) -> Any:
        """Return all that a seat may see, as its computer captain gets it."""
        return self._table.view(self._seat(agent))

    def question(self, agent: str) -> Ask | None:
        """Return what a seat is asked now; None while it is another's turn."""
        over = self.terminations.get(agent, True)
        asked = agent == self.agent_selection and not over
        return self._table.ask_of(self._seat(agent)) if asked else None

    def actions_of(self, answer: Mapping[str, tuple[str, ...]]) -> tuple[int, ...]:
        """Return the actions that give an answer to the question of the seat whose turn it is."""
        ask = self.question(self.agent_selection)
        assert ask is not None
        make_form = partial(self._table.derived.form, ask)
        return tuple([self.words.number(word) for word in spelled(make_form, dict(answer))])

    def render(self) -> str | None:
        """Return what everybody sees, in words, in the mode `ansi`."""
        return self._tell(self._table.view(PUBLIC)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Keep nothing open: there is nothing to close."""

    def _go_on(self) -> None:
        """Go on to the next word that somebody has to say, or to the end."""
        while self._spelling is None or self._spelling.field is None:
            pending = self._table.pending()
            if isinstance(pending, Over):
                self._finish(pending)
                return
            assert isinstance(pending, Decide)
            self._take_answer()
            asked = [ask for ask in pending.asks if not self._table.is_done(ask.seat)]
            if asked:
                self._ask(asked[0])
            else:
                self._table = self._table.settle(self._chance)[0]

    def _ask(self, ask: Ask) -> None:
        self.agent_selection = self.possible_agents[ask.seat]
        self._spelling = Spelling(partial(self._table.derived.form, ask))

    def _take_answer(self) -> None:
        """Hand in what was spelled, if anything was."""
        if self._spelling is None:
            return
        seat, group = self._seat(self.agent_selection), self._table.group() or ""
        after = self._table.submit(seat, group, self._spelling.form.answer())
        if isinstance(after, Refusal):
            raise AssertionError(f"{group}, seat {seat + 1}: {after}")  # noqa: TRY004
        self._table, self._spelling = after, None

    def _finish(self, over: Over) -> None:
        self._spelling = None
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = {self.possible_agents[seat]: won for seat, won in rewards(over).items()}
        self.agent_selection = self.agents[0]

    def _view_vector(self, agent: str) -> Vector:
        """Return a view as numbers; made once for as long as it stays the same."""
        view = self.view(agent)
        kept = self._seen.get(agent)
        if kept is None or kept[0] is not view:
            kept = self._seen[agent] = (view, features(view, "view", self._width))
        return kept[1]

    def _seen_space(self) -> Dict:
        return Dict(
            {
                "observation": Box(-LIMIT, LIMIT, (self._width,), np.float32),
                "action_mask": Box(0, 1, (len(self.words),), np.int8),
            }
        )

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)


def rewards(over: Over) -> dict[Seat, float]:
    """Return what seats get for their ranks: from 1 for the first to -1 for the last, 0 in all.

    Each is the share of the others it left behind, less the share of those ahead of it. Whoever
    plays alone gets 1 for winning and -1 for losing, and so do all where all have the same rank.
    """
    ranks = {place.seat: place.rank for place in over.places}
    if len(set(ranks.values())) == 1:
        return {seat: 1.0 if seat in over.winners else -1.0 for seat in ranks}
    others = len(ranks) - 1
    return {
        seat: sum([(rank < other) - (rank > other) for other in ranks.values()]) / others
        for seat, rank in ranks.items()
    }

"""The way in for researchers: `mothership.env("chess/1")` makes a game that can be learned."""

from collections.abc import Mapping
from typing import Any

from engine.core.contract import agreed, variant_of
from engine.core.registry import UnknownGameError
from engine.gym.environment import GameEnv, safe
from engine.gym.features import WIDTH
from engine.gym.moments import Captain, Moment, Policy, captain_of
from engine.gym.words import WordIndex, read_words, words_of
from render.games import GAMES
from render.words import FALLBACK, words_for

__all__ = ["Moment", "Policy", "UnknownGameError", "captain", "env", "words"]


def env(
    rules: str,
    seats: int = 2,
    *,
    variant: str | None = None,
    options: Mapping[str, str] | None = None,
    width: int = WIDTH,
    render_mode: str | None = None,
) -> Any:
    """Make an environment of PettingZoo's AEC kind from the rules of an installed game.

    `variant` and `options` are those of the lobby, each as it goes without saying where it is not
    named. `width` is how many numbers an observation has. What wraps the environment ends the game
    at an illegal action; `unwrapped` has views, questions, and actions for a known answer.
    """
    game, installed = GAMES.rules.find(rules), GAMES.of(rules)
    usual = agreed(game, seats, variant)
    setup = variant_of(game, usual).setup(seats, options)
    variant_of(game, setup)  # what was not chosen from the lobby's options is refused here

    def tell(view: Any) -> str:
        names = tuple(f"seat_{seat}" for seat in range(seats))
        return installed.full_renderer.board_text(view, names, words_for(FALLBACK))

    return safe(GameEnv(game, words(rules), setup, width=width, tell=tell, render_mode=render_mode))


def captain(rules: str, policy: Policy, *, width: int = WIDTH) -> Captain:
    """Make a computer captain of a policy, to be named as an entry point of `mothership.captains`.

    Its moments are those of an environment with observations of the same `width`.
    """
    return captain_of(policy, words(rules), width)


def words(rules: str) -> WordIndex:
    """Return what the actions of a game are, by number."""
    game, kept = GAMES.rules.find(rules), GAMES.of(rules).actions
    return words_of(game, {} if kept is None else read_words(kept))

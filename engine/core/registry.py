"""The games that are known, by the id of their rules."""

import re
from collections.abc import Iterator

from engine.core.contract import AnyGame

_ID = re.compile(r"[a-z][a-z0-9-]*/[1-9][0-9]*")


class UnknownGameError(LookupError):
    """No game has this id, or its data are not the ones that were played with."""


class GameDataError(ValueError):
    """The data of a game, such as its cards, cannot be used; the message says why."""


class Registry:
    """Rules by id; the newest version of each game comes last."""

    def __init__(self, games: tuple[AnyGame, ...]) -> None:
        for game in games:
            if not _ID.fullmatch(game.id):
                raise ValueError(f"{game.id!r} is no id of rules: it must be name/number")
        names = list(dict.fromkeys(name_of(game.id) for game in games))
        ordered = sorted(games, key=lambda game: (names.index(name_of(game.id)), _number(game.id)))
        self._games = {game.id: game for game in ordered}
        if len(self._games) != len(games):
            raise ValueError("two games have the same id")

    def __iter__(self) -> Iterator[AnyGame]:
        return iter(self._games.values())

    def ids(self) -> tuple[str, ...]:
        """List the ids of all rules, game by game, oldest first."""
        return tuple(self._games)

    def names(self) -> tuple[str, ...]:
        """List the games without their versions."""
        return tuple(dict.fromkeys(name_of(rules) for rules in self._games))

    def newest(self, name: str) -> AnyGame:
        """Return the newest rules of the game `name`; raise UnknownGameError."""
        ids = [rules for rules in self._games if name_of(rules) == name]
        if not ids:
            raise UnknownGameError(f"no game is called {name}")
        return self._games[ids[-1]]

    def find(self, rules: str, data_hash: str | None = None) -> AnyGame:
        """Return the rules `rules`; raise UnknownGameError if they or their data are not here."""
        game = self._games.get(rules)
        if game is None:
            raise UnknownGameError(f"the rules {rules} are not installed")
        if data_hash is not None and game.data_hash != data_hash:
            raise UnknownGameError(f"the cards of {rules} are not the ones this game began with")
        return game


def name_of(rules: str) -> str:
    """Name a game without its version."""
    return rules.partition("/")[0]


def _number(rules: str) -> int:
    return int(rules.partition("/")[2])

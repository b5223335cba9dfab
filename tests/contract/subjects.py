"""The games the contract tests run over, with what only tests need to know of each."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.core.asks import Answer, Ask, Seat
from engine.core.contract import AnyGame
from engine.core.playthrough import FormMaker, random_answer
from render.games import GAMES
from tests.contract import tremble
from tests.toy.game import TOY
from tests.toy.state import Dug, Won

Player: TypeAlias = Callable[[FormMaker, Ask, random.Random], Answer]


def at_random(make: FormMaker, ask: Ask, rng: random.Random) -> Answer:
    """Answer anything that is legal."""
    del ask
    return random_answer(make, rng.randrange)


@dataclass(frozen=True, eq=False)
class Subject:
    """A game and its declarations."""

    game: AnyGame
    reveals: Callable[[Any], frozenset[Seat]] = lambda event: frozenset()
    """Whose secret answers may show in everybody's trace once this event was seen."""
    opens: Callable[[Any], bool] = lambda event: False
    """Whether the event rightly tells what no view keeps."""
    must_occur: frozenset[str] = frozenset()
    """What games of curious players must show: `kind:field:option`, event tags and words."""
    rate: float = 1.0
    """How much of a game the costly checks look at."""
    seeds: int = 5
    """How many games per seat count the quick tests play."""
    rare: frozenset[str] = frozenset()
    """What of that only the long runs need to show."""
    curious: int = 30
    """How many games of curious players show the rest."""
    player: Player = at_random
    """How everybody answers in the games that the checks of secrecy look at."""

    def __str__(self) -> str:
        return self.game.id


def _toy_reveals(event: Any) -> frozenset[Seat]:
    return frozenset({event.seat}) if isinstance(event, Won | Dug) else frozenset()


def toy_subject(game: AnyGame = TOY) -> Subject:
    """Return the toy, or a faulty variant of it, with the toy's declarations."""
    tags = {"drew", "won", "rolled", "chose", "played", "dug"}
    asked = {"bid:bid:0", "bid:stake:red-7", "prize:prize:coins", "window:play:pass"}
    return Subject(
        game,
        reveals=_toy_reveals,
        opens=lambda event: isinstance(event, Dug),
        must_occur=frozenset(tags | asked),
    )


def _tremble_reveals(event: Any) -> frozenset[Seat]:
    """Plans show at the reveal, and with them which ships were bought."""
    if type(event).__name__ != "PlansRevealed":
        return frozenset()
    return frozenset({attack.seat for attack in event.attacks} | set(event.home))


def subject_of(game: AnyGame) -> Subject:
    """Return a registered game with its declarations."""
    if game.id.startswith("tremble/"):
        return Subject(
            game,
            reveals=_tremble_reveals,
            must_occur=tremble.MUST_OCCUR,
            rare=tremble.RARE,
            rate=0.1,
            seeds=1,
            curious=50,
        )
    return Subject(game, rate=0.1, seeds=1)


SUBJECTS = (toy_subject(), *map(subject_of, GAMES.rules))


def quick_cases() -> list[tuple[Subject, int, int]]:
    """List subject, seats and seed for the tests that always run."""
    return [
        (subject, seats, seed)
        for subject in SUBJECTS
        for seats in subject.game.seats
        for seed in range(subject.seeds)
    ]


def case_name(value: Any) -> str:
    """Name a part of a case for the test's id."""
    return str(value)

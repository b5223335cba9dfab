"""The games the contract tests run over, with what only tests need to know of each."""

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from engine.core.asks import Answer, Ask, Seat, Setup
from engine.core.contract import AnyGame, variants_of
from engine.core.playthrough import FormMaker, random_answer
from engine.core.variants import Variant
from render.games import GAMES
from tests.contract import tremble
from tests.toy.game import TOY
from tests.toy.state import Dug, Won
from tests.walk.game import WALK

Player: TypeAlias = Callable[[FormMaker, Ask, random.Random], Answer]


def at_random(make: FormMaker, ask: Ask, rng: random.Random) -> Answer:
    """Answer anything that is legal."""
    del ask
    return random_answer(make, rng.randrange)


@dataclass(frozen=True, eq=False)
class Subject:
    """A game in one of its variants, and its declarations."""

    game: AnyGame
    variant: str = ""
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
        return f"{self.game.id}-{self.variant}" if self.variant else self.game.id

    @property
    def seats(self) -> range:
        """Return how many may play the variant."""
        return self._played().seats

    def setup(self, seats: int, seed: int) -> Setup:
        """Agree on a game with any options."""
        rng = random.Random(f"options {seed}")
        played = self._played()
        options = {choice.key: rng.choice(choice.values).key for choice in played.choices}
        return played.setup(seats, options)

    def _played(self) -> Variant:
        return next(way for way in variants_of(self.game) if way.key == self.variant)


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


def walk_subject(game: AnyGame = WALK, variant: str = "rescue") -> Subject:
    """Return the walking toy, or a faulty variant of it, in one of its modes."""
    tags = {"rolled", "laid", "stepped", "played", "fought", "gave", "haunted", "drew"}
    asked = {"lay:turn:3", "step:way:stop", "lose:give:1", "haunt:ghost:B5", "answer:play:pass"}
    return Subject(game, variant, must_occur=frozenset(tags | asked), rate=0.2, seeds=1, curious=6)


def every_variant(game: AnyGame) -> tuple[Subject, ...]:
    """List a registered game in each of its variants."""
    return tuple(replace(subject_of(game), variant=way.key) for way in variants_of(game))


SUBJECTS = (
    toy_subject(),
    *(walk_subject(variant=way.key) for way in WALK.variants),
    *(subject for game in GAMES.rules for subject in every_variant(game)),
)


def quick_cases() -> list[tuple[Subject, int, int]]:
    """List subject, seats and seed for the tests that always run."""
    return [
        (subject, seats, seed)
        for subject in SUBJECTS
        for seats in subject.seats
        for seed in range(subject.seeds)
    ]


def case_name(value: Any) -> str:
    """Name a part of a case for the test's id."""
    return str(value)

"""What only tests need to know of a game, in one place."""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Any, Self, TypeAlias

import msgspec

from engine.core.asks import Answer, Ask, Seat, Setup
from engine.core.contract import AnyGame, variants_of
from engine.core.playthrough import FormMaker, random_answer
from engine.core.registry import name_of
from engine.core.variants import Variant
from render.games import GAMES
from render.installed import InstalledGame

PlotPlan: TypeAlias = tuple[int, int, frozenset[str]]
"""A plot on Discord: captains, groups, and the phases in which an answer must have varied."""

Player: TypeAlias = Callable[[FormMaker, Ask, random.Random], Answer]


def at_random(make: FormMaker, ask: Ask, rng: random.Random) -> Answer:
    """Answer anything that is legal."""
    del ask
    return random_answer(make, rng.randrange)


@dataclass(frozen=True)
class Belongings:
    """What captains own, each thing by the word that a sentence on its loss must have."""

    held: Callable[[Any, Seat], Counter[str]]
    """What a captain has, by their own view."""
    spent: Callable[[Any, Seat], Counter[str]]
    """What an event says that they spent or used up as they ordered; more is no matter."""
    costs: Callable[[Any], Iterable[tuple[Seat, str]]] = lambda event: ()
    """Whom an event takes something from that no view lacks, or that the same step gives back."""
    takers: frozenset[str] = frozenset()
    """The kinds of events that take something, all of which games must show."""


@dataclass(frozen=True, eq=False)
class Subject:
    """A game in one of its variants, and its declarations."""

    game: AnyGame
    variant: str = ""
    reveals: Callable[[Any], frozenset[Seat]] = lambda event: frozenset()
    """Whose secret answers may show in everybody's trace once this event was seen."""
    opens: Callable[[Any], bool] = lambda event: False
    """Whether the event rightly tells what no view keeps."""
    acts: Callable[[Any], bool] = lambda event: False
    """Whether the event carries out a secret order, after which no view need keep what was done."""
    must_occur: frozenset[str] = frozenset()
    """What games of curious players must show: `kind:field:option`, event tags and words."""
    rate: float = 1.0
    """How much of a game the costly checks look at."""
    seeds: int = 5
    """How many games per seat count the quick tests play."""
    played: Mapping[str, tuple[tuple[int, int], ...]] = field(default_factory=dict)
    """Which games of a variant the quick tests play, by seats and seed, where it is not each."""
    thinned: int = 1
    """Of how many questions of a kind a costly check of their panels looks at one."""
    brief: Mapping[str, str] = field(default_factory=dict)
    """Options by which random games are short, though no lobby offers them."""
    rare: frozenset[str] = frozenset()
    """What of that only the long runs need to show."""
    curious: int = 30
    """How many games of curious players show the rest."""
    telling: tuple[int, ...] = ()
    """Seeds of such games that show what others hardly do; they are played first."""
    player: Player = at_random
    """How everybody answers in the games that the checks of secrecy look at."""
    installed: InstalledGame | None = None
    """How it is registered, where the house does not have it."""
    canaries: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """What only some may see, as views name it, with all the words that betray it."""
    reticent: bool = False
    """Whether its pages on the web name nothing hidden in the first rounds, seen or not."""
    belongings: Belongings | None = None
    """What events may take from captains, who must then read of it."""
    options: Mapping[str, str] = field(default_factory=dict)
    """What a table on Discord chooses that is not usual, as a game of the transcript does, too."""
    groups: int = 1000
    """How many questions of a game are played on Discord before it is left; many are to its end."""
    varied: tuple[PlotPlan, ...] = ()
    """Plots on Discord.

    A game has none in which nobody is asked together with others; what happens in it is looked
    at all the same.
    """
    otherwise: tuple[tuple[Mapping[str, str], PlotPlan], ...] = ()
    """Plots in which a table chooses something else, and what that is."""

    def __str__(self) -> str:
        return f"{self.game.id}-{self.variant}" if self.variant else self.game.id

    @property
    def name(self) -> str:
        """Name the game, whatever its version."""
        return name_of(self.game.id)

    @property
    def seats(self) -> range:
        """Return how many may play the variant."""
        return self._played().seats

    @property
    def quick(self) -> tuple[tuple[int, int], ...]:
        """List the games that the quick tests play, by seats and seed."""
        return self.played.get(self.variant, tuple(product(self.seats, range(self.seeds))))

    @property
    def plots(self) -> tuple[PlotPlan, ...]:
        """Return the plots that are played on Discord."""
        return self.varied or ((min(3, self.seats[-1]), 4, frozenset()),)

    @property
    def chosen_otherwise(self) -> tuple[Self, ...]:
        """List the game as tables play it who choose something else, each with its plot."""
        return tuple(
            [replace(self, options=options, varied=(plan,)) for options, plan in self.otherwise]
        )

    def played_as(self, way: Variant) -> Self:
        """Return the game in a variant; plots for options that it does not offer are left out."""
        offered = {choice.key for choice in way.choices}
        otherwise = tuple([each for each in self.otherwise if each[0].keys() <= offered])
        return replace(self, variant=way.key, otherwise=otherwise)

    def setup(self, seats: int, seed: int) -> Setup:
        """Agree on a game with any options, but a short one."""
        setup = self.chosen(seats, seed)
        brief = {key: value for key, value in self.brief.items() if key in setup.options}
        return msgspec.structs.replace(setup, options=setup.options | brief)

    def chosen(self, seats: int, seed: int) -> Setup:
        """Agree on a game with any options that a lobby offers."""
        rng = random.Random(f"options {seed}")
        played = self._played()
        options = {choice.key: rng.choice(choice.values).key for choice in played.choices}
        return played.setup(seats, options)

    def agreed(self, seats: int) -> Setup:
        """Agree on a game as the lobby of a hasty table proposes it, but for the options chosen."""
        return self._played().setup(seats, self.options)

    @contextmanager
    def at_home(self) -> Iterator[None]:
        """Let the house have the game for a while."""
        with GAMES.also(self.installed) if self.installed else nullcontext():
            yield

    def _played(self) -> Variant:
        return next(way for way in variants_of(self.game) if way.key == self.variant)

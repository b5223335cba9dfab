"""Many games of computer captains, without any host: on all cores, the same for the same seed."""

import hashlib
import json
import multiprocessing
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from timeit import default_timer
from typing import Any

from engine.core.asks import Answer, Ask, Decide, Draw, Over, Setup
from engine.core.chance import SeededChance
from engine.core.contract import AnyGame, agreed
from engine.core.forms import Form
from engine.core.playthrough import MAX_GROUPS, EndlessGameError, Pick
from engine.core.registry import UnknownGameError
from render.games import GAMES
from render.installed import InstalledGame
from render.plugged import Captain
from render.report.measures import Watch
from render.report.tally import GeneralWatch, Totals

CHUNK = 10  # games a process plays before it reports
_WORD = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Simulation:
    """What a simulation found: how fast it was, and how the games went."""

    game: str
    data_hash: str
    captains: tuple[str, ...]
    games: int
    seed: int
    jobs: int
    seconds: float
    tally: Totals

    @property
    def decisions(self) -> int:
        """Return how many answers were given."""
        return self.tally.decisions

    @property
    def figures(self) -> dict[str, Any]:
        """Return the figures, those of the game itself included."""
        measures = GAMES.of(self.game).measures
        own = measures().figures(self.tally.own[0]) if measures and self.tally.own else {}
        return self.tally.figures() | own

    @property
    def games_per_second(self) -> float:
        """Return how many games were played in a second, on all cores."""
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def decisions_per_second(self) -> float:
        """Return how many answers were given in a second, on all cores."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def to_json(self) -> str:
        """Return the report as JSON."""
        return json.dumps(
            {
                "game": self.game,
                "data_hash": self.data_hash,
                "captains": self.captains,
                "games": self.games,
                "seed": self.seed,
                "jobs": self.jobs,
                "seconds": self.seconds,
                "decisions": self.decisions,
                "games_per_second": round(self.games_per_second, 2),
                "decisions_per_second": round(self.decisions_per_second, 1),
                "figures": self.figures,
            }
        )


class UnknownCaptainError(LookupError):
    """No computer captain has this name."""


class ChangedCardsError(UnknownGameError):
    """The card files were changed after the first process had read them."""


def simulate(
    game_id: str,
    captains: tuple[str, ...],
    games: int,
    seed: int,
    jobs: int = 1,
    on_progress: Callable[[int, int], None] | None = None,
    variant: str | None = None,
) -> Simulation:
    """Play `games` games of these captains, who change seats from game to game.

    Tell `on_progress` how many of all games are done. The figures do not depend on `jobs`.
    """
    game, known_captains = GAMES.rules.find(game_id), GAMES.of(game_id).captains
    for name in captains:
        if name not in known_captains:
            known = ", ".join(sorted(known_captains))
            raise UnknownCaptainError(f"there is no computer captain {name}; known are {known}")
    setup = agreed(game, len(captains), variant)
    began = default_timer()
    play = partial(_play_chunk, game_id, game.data_hash, setup, captains, games, seed)
    starts = range(0, games, CHUNK)
    tally = Totals()
    with _workers(min(jobs, len(starts))) as pool:
        played = pool.map(play, starts) if pool else map(play, starts)
        for start, chunk in zip(starts, played, strict=True):
            tally.add(chunk)
            if on_progress is not None:
                on_progress(min(games, start + CHUNK), games)
    seconds = default_timer() - began
    return Simulation(
        game=game.id,
        data_hash=game.data_hash,
        captains=captains,
        games=games,
        seed=seed,
        jobs=jobs,
        seconds=round(seconds, 3),
        tally=tally,
    )


@contextmanager
def _workers(jobs: int) -> Iterator[ProcessPoolExecutor | None]:
    """Start processes that play; none where this one is enough."""
    if jobs <= 1:
        yield None
        return
    context = multiprocessing.get_context("spawn")  # forking is not safe beside threads
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        yield pool


def _play_chunk(
    game_id: str,
    data_hash: str,
    setup: Setup,
    captains: tuple[str, ...],
    games: int,
    seed: int,
    start: int,
) -> Totals:
    """Play the games of one chunk and count them."""
    game = GAMES.rules.find(game_id)
    if game.data_hash != data_hash:
        raise ChangedCardsError(
            "The card files were changed while games were played. Start the simulation again."
        )
    tally = Totals()
    for number in range(start, min(games, start + CHUNK)):
        turned = number % len(captains)
        seated = captains[turned:] + captains[:turned]
        tally.add(play_game(game, setup, seated, f"{seed}/{number}"))
    return tally


def play_game(
    rules: AnyGame,
    setup: Setup,
    captains: tuple[str, ...],
    seed: str,
    known: Mapping[str, Captain] | None = None,
) -> Totals:
    """Play one game straight through the rules and count it; `known` are more captains."""
    chance = SeededChance(hashlib.sha256(b"game " + seed.encode()).digest())
    pick = picker(f"captains {seed}")
    game = GAMES.of(rules.id)
    by_name = {**game.captains, **(known or {})}
    players = tuple(by_name[name] for name in captains)
    general, own = GeneralWatch(captains), _own_watch(game, len(captains))
    turn = rules.start(setup)
    for _ in range(MAX_GROUPS):
        for watch in own:
            watch.hear(turn.notices)
        match rules.pending(turn.state):
            case Over() as over:
                tally = general.tally(over)
                tally.own = [watch.tally() for watch in own]
                return tally
            case Draw() as wanted:
                turn = rules.draw(turn.state, chance.outcome(wanted))
            case Decide(asks=asks):
                general.ask(asks)
                for watch in own:
                    watch.ask(asks)
                answers = {
                    ask.seat: _answer(rules, turn.state, ask, players[ask.seat], pick)
                    for ask in asks
                }
                turn = rules.decide(turn.state, answers)
    raise EndlessGameError(f"{rules.id} asks more than {MAX_GROUPS} times")


def _own_watch(game: InstalledGame, seats: int) -> list[Watch]:
    """Begin to count what only this game has; nothing where it measures nothing."""
    return [game.measures().watch(seats)] if game.measures else []


def _answer(game: AnyGame, state: object, ask: Ask, captain: Captain, pick: Pick) -> Answer:
    view = game.view(state, ask.seat)

    def make(draft: Answer) -> Form:
        return game.form(view, ask, draft)

    form = make(captain(view, ask, make, pick))
    if form.faults:
        raise AssertionError(f"{ask.kind}: a captain's answer is not legal: {form.faults[0].key}")
    return form.answer()


def picker(seed: str) -> Pick:
    """Return a source of choices: a 64-bit mixing generator, quick and the same everywhere."""
    word = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big")

    def pick(limit: int) -> int:
        nonlocal word
        word = (word + 0x9E3779B97F4A7C15) & _WORD
        mixed = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _WORD
        return ((mixed ^ (mixed >> 31)) * limit) >> 64

    return pick

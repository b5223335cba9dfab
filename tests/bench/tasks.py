"""The tasks whose work is counted: `python -m tests.bench.tasks NAME TIMES` says what it did."""

import gc
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from cogs.operating.running import run_on_loop
from engine.core.asks import Answer, Ask, Seat
from engine.core.chance import KEY_BYTES
from engine.core.playthrough import FormMaker, play
from engine.core.start import chance_of as mixed_chance
from engine.host.host import Host
from engine.host.values.replies import Panel
from engine.host.values.terms import Terms
from render.games import GAMES
from storage.engines.database import open_database
from storage.engines.places import Place
from storage.store import SqlStore
from tests.bench.book import NAMES
from tests.bench.duel import chess_moves
from tests.bench.hosting import SilentPresenter
from tests.bench.playing import (
    TREMBLE,
    decisions_of,
    easy,
    easy_game,
    played_again,
    usual,
)
from tests.host.fakes import ManualClock

KEY = bytes(KEY_BYTES)
BEGUN = 2  # games; the first that is played warms everything up
WAKING = 2  # turns of the loop until who slept has begun to work: `wait_idle` waits for the rest
UNCHANGED = {"martians": {"answers": "ahead"}}
"""Options without windows in which orders answer first: what is given there is not the same."""
WINDOWS = 8  # that follow one another at most, without a question that somebody must answer


def chess(times: int) -> int:
    """Play random games of chess; return the number of moves."""
    return sum(map(chess_moves, range(times)))


def decision(times: int, game: str) -> int:
    """Play a game again without thinking; return the number of decisions."""
    played = easy_game(1, game)
    return sum(decisions_of(played_again(played, 1)) for _ in range(times))


def thought(times: int, game: str) -> int:
    """Play games of `easy` captains; return the number of decisions."""
    return sum(decisions_of(easy_game(seed, game)) for seed in range(times))


def hosted(times: int, game: str) -> int:
    """Play as many of the games that have begun in the house to their end; return the decisions."""
    with tempfile.TemporaryDirectory() as folder:
        return run_on_loop(play_hosted(Path(folder) / "games.sqlite3", times, game))


async def play_hosted(path: Place, games: int, game: str = TREMBLE) -> int:
    """Begin games in a database, play some of them; return the number of decisions."""
    database, clock = await open_database(path), ManualClock(spins=WAKING)
    store, silent = SqlStore(database), SilentPresenter()
    host = Host(GAMES.rules, store, silent, clock, key_source=lambda size: KEY[:size])
    await host.open()
    gc.collect()
    gc.freeze()
    done = 0
    begun = {number: await _begun(host, number, game) for number in range(1, BEGUN + 1)}
    for number, answers in list(begun.items())[:games]:
        for ask, answer in answers:
            panel = await _asked(host, clock, number, ask)
            if panel.group is not None and panel.receipt is None:  # no rule has answered it
                await host.submit(number, _person(number, ask.seat), panel.group, answer)
        done += len(answers)
    await host.wait_idle()
    await host.close()
    await database.close()
    return done


async def _asked(host: Host, clock: ManualClock, number: int, ask: Ask) -> Panel:
    """Return the panel of a question, once the windows before it have closed."""
    for _ in range(WINDOWS):
        panel = await host.panel(number, _person(number, ask.seat))
        if panel.ask == ask:
            return panel
        due = (await host.glance(number, None)).due
        await clock.advance((due or clock.now()) - clock.now())
        await host.wait_idle()
    raise RuntimeError(f"game {number} never came to {ask}")


async def _begun(host: Host, number: int, game: str) -> list[tuple[Ask, Answer]]:
    """Begin a game; return all answers that will be given in it."""
    pace = 3600.0 * 24 ** (number - 1)  # no window of one outlasts a later one
    setup = usual(game)  # with all decisions that may be asked for, but for what orders answer
    setup = replace(setup, options=setup.options | UNCHANGED.get(game, {}))
    terms = Terms(pace=pace, variant=setup.variant, options=setup.options)
    options: dict[str, Any] = {"game": game, "seats": setup.seats, "terms": terms, "locale": "en"}
    person = _person(number, 0)
    await host.create(channel=number, guild=1, person=person, name=NAMES[0], **options)
    for seat in range(1, setup.seats):
        await host.join(number, _person(number, seat), NAMES[seat])
    await host.start(number, person)
    await host.wait_idle()
    info = await host.info(number)
    assert info is not None
    given: list[tuple[Ask, Answer]] = []
    think = easy(number, game)

    def answer(view: Any, ask: Ask, make_form: FormMaker) -> Answer:
        given.append((ask, think(view, ask, make_form)))
        return given[-1][1]

    chance = mixed_chance(KEY, info.header(), info.start_post or "")
    play(GAMES.rules.newest(game), info.header().setup, chance, answer)
    return given


def _person(number: int, seat: Seat) -> int:
    return number * 10 + seat


OF_EACH = {"decision": decision, "easy decision": thought, "hosted decision": hosted}
TASKS: dict[str, Callable[[int], int]] = {
    "chess": chess,
    **{
        f"{task} of {game}": partial(work, game=game)
        for task, work in OF_EACH.items()
        for game in GAMES.names()
    },
}


if __name__ == "__main__":
    sys.stdout.write(str(TASKS[sys.argv[1]](int(sys.argv[2]))))

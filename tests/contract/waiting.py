"""Checks of waiting: sittings belong to one seat and end, windows close by the clock alone."""

import random
from collections import Counter
from functools import partial
from typing import Any

from engine.core.asks import PUBLIC, Answer, Decide, Over, Seat, Sitting
from engine.core.chance import SeededChance
from engine.core.forms import stray_fields
from engine.core.playthrough import MAX_GROUPS, random_answer
from engine.core.table import Table, open_table
from tests.contract.playing import taken
from tests.contract.records import Step, dice, dump, imagined, key_of, record, sampled, seen
from tests.contract.subjects import Subject

LONGEST = 200
"""So many questions a sitting has at most."""


def check_sittings(subject: Subject, seats: int, seed: int) -> None:
    """A sitting asks one seat alone, is never a window, ends, and does not come again.

    One that begins within another bears its name in front; then the outer one may go on.
    """
    asked: Counter[Sitting] = Counter()
    open_ones: list[Sitting] = []
    for step in record(subject, seats, seed):
        if not isinstance(step.pending, Decide) or not step.pending.sitting:
            continue
        name = f"{subject}: {step.pending.group}"
        assert len(step.asks) == 1, f"{name}: a sitting of several seats"
        assert step.pending.window is None, f"{name}: a sitting that is a window"
        sitting = Sitting(step.asks[0].seat, step.pending.sitting)
        came_again = asked[sitting] and sitting not in open_ones
        assert not came_again, f"{name}: the sitting {sitting.name} comes again"
        asked[sitting] += 1
        assert asked[sitting] <= LONGEST, f"{name}: the sitting goes on and on"
        outer = [one for one in open_ones if sitting.name.startswith(f"{one.name}:")]
        open_ones = [*outer, sitting]


def check_absent_sittings(subject: Subject, seats: int, seed: int) -> None:
    """Whoever is absent has the sitting played out at once, and the game ends all the same."""
    chance = SeededChance(key_of(seed))
    table = open_table(subject.game, subject.setup(seats, seed))[0].settle(chance)[0]
    for _ in range(MAX_GROUPS):
        pending, sitting = table.pending(), table.sitting()
        if isinstance(pending, Over):
            return
        table, _ = table.expire_sitting(chance)
        ended = sitting is None or table.sitting() != sitting
        assert ended, f"{subject}: the sitting {sitting} goes on and on"
    raise AssertionError(f"{subject} does not end when sittings are played out")


def check_windows(subject: Subject, seats: int, seed: int) -> None:
    """Whatever anybody holds, orders or answers, a window looks the same until it closes.

    What it brought stays: reopened, it would tell who answered by hand.
    """
    rng = dice(seed, "windows")
    for step in sampled(subject, seats, seed, "windows"):
        if isinstance(step.pending, Decide) and step.pending.window is not None:
            assert 0 <= step.pending.window <= 1, f"{subject}: {step.pending} never closes"
            assert step.turn.barrier, f"{subject}: {step.pending} can be taken back"
            _check_rule(subject, step)
            setup = subject.setup(seats, seed)
            twin = imagined(subject.game, step.before, PUBLIC, rng.randrange(1 << 30))
            traces = [
                _trace(Table(subject.game, setup, state), rng)
                for state in (step.before, step.before, twin)
            ]
            assert traces[0] == traces[1] == traces[2], (
                f"{subject}: {step.pending.group} tells by closing what is answered"
            )


def _check_rule(subject: Subject, step: Step) -> None:
    """The game has a rule for who left no orders; what it answers is legal."""
    for ask in step.asks:
        view = subject.game.view(step.before, ask.seat)
        answer = subject.game.standing(view, ask, {})
        if answer is not None:
            form = subject.game.form(view, ask, answer)
            legal = not form.faults and not stray_fields(form, answer)
            assert legal, f"{subject}: the rule of {ask.kind} answers illegally: {form.faults}"


def _trace(table: Table, rng: random.Random) -> list[Any]:
    """Let everybody leave orders and answer at random; return what shows meanwhile."""
    shown = [_shown(table)]
    for seat in range(table.setup.seats):
        table = _with_orders(table, seat, rng)
    table = table.answer_early()
    shown.append(_shown(table))
    for seat in range(table.setup.seats):
        table = _by_hand(table, seat, rng)
        shown.append(_shown(table))
    return shown


def _shown(table: Table) -> list[Any]:
    """Return what the public sees of an open window: who is asked, and whether it closes."""
    pending = table.pending()
    assert isinstance(pending, Decide)
    closes = table.setup.seats > 1 and table.ready()  # who plays alone tells nobody anything
    return [table.group(), pending.window, closes, seen(table.game, table.state, PUBLIC)]


def _with_orders(table: Table, seat: Seat, rng: random.Random) -> Table:
    view = table.view(seat)

    def policies(draft: Answer) -> Any:
        return table.game.policies(view, draft)

    return taken(table.leave(seat, random_answer(policies, rng.randrange)))


def _by_hand(table: Table, seat: Seat, rng: random.Random) -> Table:
    """Answer now and then, and take back what orders said."""
    ask, group = table.ask_of(seat), table.group() or ""
    if ask is None or rng.random() < 0.3:
        return table
    if table.is_done(seat):
        table = taken(table.withdraw(seat, group))
    answer = random_answer(partial(table.derived.form, ask), rng.randrange)
    return taken(table.submit(seat, group, answer))


def check_what_waits(subject: Subject, seats: int, seed: int) -> None:
    """Where the rules say at once what they wait for, it is what they wait for."""
    for step in record(subject, seats, seed):
        if step.turn.waits is not None:
            pending = subject.game.pending(step.turn.state)
            assert dump(step.turn.waits) == dump(pending), f"{subject}: waits for something else"

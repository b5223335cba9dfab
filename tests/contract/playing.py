"""Checks by playing: random games end, round trip, replay; absent players never block one."""

import random
from typing import Any

import msgspec

from engine.core.asks import Answer, Decide, Notice, Over, Pending, Seat
from engine.core.chance import SeededChance, is_outcome
from engine.core.contract import AnyGame
from engine.core.log import BY_ITSELF, UNANSWERED, Closed, Drawn, Entry, Source
from engine.core.playthrough import MAX_GROUPS, play, random_answer
from engine.core.replay import replay
from engine.core.table import Reason, Refusal, SeatStatus, Table, ended, open_table
from tests.contract.records import dice, dump, form_maker, key_of, viewers
from tests.contract.subjects import Subject

ABSENT = UNANSWERED | BY_ITSELF


def check_playthrough(subject: Subject, seats: int, seed: int) -> None:
    """Play at random through the table; look at every step; replay from log and from JSON."""
    game, rng = subject.game, dice(seed, "players")
    groups: list[str] = []

    def look(table: Table, notices: tuple[Notice[Any], ...]) -> None:
        assert not game.problems(table.state), game.problems(table.state)
        _check_pending(table, groups)
        _check_codecs(game, table, notices)

    table = play(
        game,
        subject.setup(seats, seed),
        SeededChance(key_of(seed)),
        lambda view, ask, make: random_answer(make, rng.randrange),
        look,
    )
    _check_log(table, groups)
    over = ended(table)
    assert over is not None
    _check_over(over, seats)
    _check_replay(table)


def _check_pending(table: Table, groups: list[str]) -> None:
    pending = table.pending()
    if isinstance(pending, Decide):
        seats = [ask.seat for ask in pending.asks]
        assert seats, f"{pending.group} asks nobody"
        assert len(set(seats)) == len(seats), f"{pending.group} asks a seat twice"
        assert set(seats) <= set(range(table.setup.seats))
        groups.append(pending.group)


def _check_codecs(game: AnyGame, table: Table, notices: tuple[Notice[Any], ...]) -> None:
    _same(table.state, game.state_type)
    pending = table.pending()
    _same(pending, Pending)
    for viewer in viewers(table.setup.seats):
        _same(game.view(table.state, viewer), game.view_type)
        for notice in notices:
            event = notice.seen_by(viewer)
            if event is not None:
                _same(event, game.event_type)
    if isinstance(pending, Decide):
        for ask in pending.asks:
            form = table.form(ask.seat)
            assert form is not None
            _same(form, type(form))


def _same(value: Any, kind: Any) -> None:
    coded = dump(value)
    back = msgspec.json.decode(coded, type=kind)
    assert back == value, f"{type(value).__name__} changes on its way through JSON"
    assert dump(back) == coded


def _check_log(table: Table, groups: list[str]) -> None:
    assert len(set(groups)) == len(groups), "a group id comes twice"
    labels = [entry.draw.label for entry in table.log if isinstance(entry, Drawn)]
    assert len(set(labels)) == len(labels), "a draw label comes twice"
    for entry in table.log:
        assert not isinstance(entry, Drawn) or is_outcome(entry.draw, entry.outcome)


def _check_over(over: Over, seats: int) -> None:
    assert sorted(place.seat for place in over.places) == list(range(seats))
    assert len(set(over.winners)) == len(over.winners)
    assert set(over.winners) <= set(range(seats))
    ranks = [place.rank for place in over.places]
    for rank in ranks:
        better = sum(other < rank for other in ranks)
        assert rank == better + 1, "ranks leave gaps that are no ties"


def _check_replay(table: Table) -> None:
    again = replay(table.game, table.setup, table.log)
    assert dump(again.state) == dump(table.state), "the replay ends elsewhere"
    log = msgspec.json.decode(dump(table.log), type=tuple[Entry, ...])
    assert log == table.log
    assert replay(table.game, table.setup, log).state == table.state


def check_timeouts(subject: Subject, seats: int, seed: int) -> None:
    """Nobody answers: the game ends by defaults alone."""
    table = _play_absent(subject, seats, seed, active=frozenset())
    for entry in table.log:
        if isinstance(entry, Closed):
            assert all(given.source in ABSENT for given in entry.given)


def check_one_player(subject: Subject, seats: int, seed: int) -> None:
    """One seat plays, the rest time out: the game ends, and the log says who did what."""
    active = seed % seats
    table = _play_absent(subject, seats, seed, active=frozenset({active}))
    for entry in table.log:
        for given in entry.given if isinstance(entry, Closed) else ():
            expected = {Source.PLAYER} if given.seat == active else ABSENT
            assert given.source in expected


def check_filled_in(subject: Subject, seats: int, seed: int) -> None:
    """Nobody answers: what a form shows filled in counts as it stands, unless a draft does."""
    rng, chance = dice(seed, "players"), SeededChance(key_of(seed))
    table = _opened(subject, seats, seed, chance)
    for _ in range(MAX_GROUPS):
        pending = table.pending()
        if isinstance(pending, Over):
            return
        assert isinstance(pending, Decide)
        by_rule = pending.window is not None
        for ask in () if by_rule else pending.asks:
            blank = table.untold_form(ask.seat, {})
            counted = table.expire_one(ask.seat).inbox[ask.seat]
            if blank is not None and blank.suggestion() is not None:
                assert counted.answer == blank.answer(), f"{ask.kind} looks answered otherwise"
                default = subject.game.default(table.view(ask.seat), ask)
                same = table.derived.form(ask, default).answer() == counted.answer
                assert counted.source is (Source.DEFAULT if same else Source.SUGGESTION)
            else:
                assert counted.source is Source.DEFAULT
        for ask in pending.asks:
            if rng.random() < 0.5:
                answer = _random(table, ask.seat, rng)
                table = taken(table.submit(ask.seat, table.group() or "", answer))
        table, _ = table.expire().settle(chance)
    raise AssertionError(f"{subject} does not end when players are absent")


def _play_absent(subject: Subject, seats: int, seed: int, active: frozenset[Seat]) -> Table:
    rng, chance = dice(seed, "players"), SeededChance(key_of(seed))
    table = _opened(subject, seats, seed, chance)
    for _ in range(MAX_GROUPS):
        pending = table.pending()
        if isinstance(pending, Over):
            return table
        assert isinstance(pending, Decide)
        for ask in pending.asks:
            if ask.seat in active:
                answer = _random(table, ask.seat, rng)
                table = taken(table.submit(ask.seat, table.group() or "", answer))
        table, _ = table.expire().settle(chance)
    raise AssertionError(f"{subject} does not end when players are absent")


def check_drafts_and_policies(subject: Subject, seats: int, seed: int) -> None:
    """Seats leave drafts and standing orders of any kind: the best of them counts, legally."""
    game, rng, chance = subject.game, dice(seed, "absent"), SeededChance(key_of(seed))
    table = _opened(subject, seats, seed, chance)
    for _ in range(MAX_GROUPS):
        pending = table.pending()
        if isinstance(pending, Over):
            return
        assert isinstance(pending, Decide)
        table = _leave_something(table, rng)
        table = table.answer_early()
        drafts: dict[Seat, bool] = {}
        for ask in pending.asks:
            if table.status(ask.seat) is SeatStatus.EMPTY and rng.random() < 0.5:
                draft = _part(_random(table, ask.seat, rng), rng)
                table = taken(table.save(ask.seat, table.group() or "", draft))
                form = table.form(ask.seat)
                drafts[ask.seat] = form is not None and not form.faults
        table, _ = table.expire().settle(chance)
        _check_sources(table, pending, drafts)
    raise AssertionError(f"{game.id} does not end with drafts and policies")


def _leave_something(table: Table, rng: random.Random) -> Table:
    seat = rng.randrange(table.setup.seats)
    view = table.game.view(table.state, seat)
    policy = random_answer(lambda draft: table.game.policies(view, draft), rng.randrange)
    return taken(table.leave(seat, policy))


def _check_sources(table: Table, pending: Decide, drafts: dict[Seat, bool]) -> None:
    closed = next(
        entry
        for entry in reversed(table.log)
        if isinstance(entry, Closed) and entry.group == pending.group
    )
    for given in closed.given:
        if given.seat in drafts and pending.window is None:
            assert (given.source is Source.DRAFT) == drafts[given.seat]


def check_arrival_order(subject: Subject, seats: int, seed: int) -> None:
    """Change, withdraw and answer in any order: only the last answers count, together."""
    game, rng, chance = subject.game, dice(seed, "arrival"), SeededChance(key_of(seed))
    table = _opened(subject, seats, seed, chance)
    old_group = ""
    for _ in range(MAX_GROUPS):
        pending, group = table.pending(), table.group() or ""
        if isinstance(pending, Over):
            return
        assert isinstance(pending, Decide)
        _check_refusals(table, old_group)
        answers = {ask.seat: _random(table, ask.seat, rng) for ask in pending.asks}
        straight = table
        for seat, answer in answers.items():
            straight = taken(straight.submit(seat, group, answer))
        crooked = table
        for seat in rng.sample(sorted(answers), len(answers)):
            crooked = taken(crooked.submit(seat, group, _random(table, seat, rng)))
            again = crooked.submit(seat, group, answers[seat])
            assert again == Refusal(Reason.ALREADY_DONE)
            crooked = taken(taken(crooked.withdraw(seat, group)).submit(seat, group, answers[seat]))
        backwards = game.decide(table.state, dict(reversed(answers.items()))).state
        together = game.decide(table.state, answers).state
        assert dump(backwards) == dump(together), "the order of arrival matters"
        (table, _), (other, _) = straight.settle(chance), crooked.settle(chance)
        assert dump(table.state) == dump(other.state), "what was taken back matters"
        assert table.log == other.log
        old_group = group
    raise AssertionError(f"{game.id} does not end")


def _check_refusals(table: Table, old_group: str) -> None:
    group = table.group() or ""
    asked = {ask.seat for ask in table.pending().asks}  # type: ignore[union-attr]
    assert table.submit(min(asked), old_group, {}) == Refusal(Reason.TOO_LATE)
    assert table.withdraw(min(asked), old_group) == Refusal(Reason.TOO_LATE)
    for seat in set(range(table.setup.seats)) - asked:
        assert table.submit(seat, group, {}) == Refusal(Reason.NOT_ASKED)
    nonsense = table.submit(min(asked), group, {"no such field": ("x",)})
    assert isinstance(nonsense, Refusal)
    assert nonsense.reason is Reason.NOT_LEGAL
    assert nonsense.faults


def taken(result: Table | Refusal) -> Table:
    """Return the table, or fail where it refused."""
    assert isinstance(result, Table), result
    return result


def _opened(subject: Subject, seats: int, seed: int, chance: SeededChance) -> Table:
    table, _ = open_table(subject.game, subject.setup(seats, seed))
    return table.settle(chance)[0]


def _random(table: Table, seat: Seat, rng: random.Random) -> Answer:
    ask = table.ask_of(seat)
    assert ask is not None
    make = form_maker(table.game, table.game.view(table.state, seat), ask)
    return random_answer(make, rng.randrange)


def _part(answer: Answer, rng: random.Random) -> Answer:
    """Return an answer with pieces missing, as a draft is."""
    return {
        field: tuple(key for key in chosen if rng.random() < 0.7)
        for field, chosen in answer.items()
    }

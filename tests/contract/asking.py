"""Checks of asking: nobody is sent a form with one legal answer, and nobody else goes without."""

from collections.abc import Iterator
from functools import partial
from itertools import combinations

from engine.core.asks import Answer, Decide, Seat
from engine.core.playthrough import FormMaker
from engine.core.table import Table
from engine.host.steps.base.step import Step
from engine.host.steps.base.timetable import is_window
from engine.host.steps.changes.play import open_group
from engine.host.steps.news.clock_news import remind
from engine.host.values.posts import PostKind
from engine.host.values.records import GameInfo, GameStatus, SeatInfo
from engine.host.values.rows import GameRow
from engine.host.values.terms import Terms
from tests.contract.records import dice, record
from tests.contract.subjects import Subject

SHARE = 0.1  # of the questions that all may answer in several ways
MANY = 5000  # forms after which a question is taken to have several answers


def check_no_only_answers(subject: Subject, seats: int, seed: int) -> None:
    """Questions and reminders go to whoever has several answers, and to nobody else."""
    game, setup, rng = subject.game, subject.setup(seats, seed), dice(seed, "asking")
    for played in record(subject, seats, seed):
        if not isinstance(played.pending, Decide):
            continue
        table = Table(game, setup, played.before)
        makers = {ask.seat: partial(game.form, table.view(ask.seat), ask) for ask in played.asks}
        single = [seat for seat, maker in makers.items() if not has_several(maker)]
        if not single and rng.random() > SHARE:
            continue
        for alone in (True, False):
            early = table.answer_early(alone=alone)
            name, told = f"{subject}: {played.pending.group}", _told(early, seats, alone=alone)
            assert told.isdisjoint(single), f"{name} is sent with one answer"
            missing = {*makers} - {*single} - told
            in_window = played.pending.window is not None
            assert in_window or not missing, f"{name} is not sent to {missing}"


def _told(table: Table, seats: int, *, alone: bool) -> set[Seat | None]:
    """Return the seats that are sent a question when its group opens, or reminded of it."""
    captains = tuple([SeatInfo(seat, seat, f"Captain {seat + 1}") for seat in range(seats)])
    info = GameInfo(
        number=1,
        rules=table.game.id,
        data_hash=table.game.data_hash,
        commitment="",
        revision=1,
        guild=1,
        channel=1,
        host=0,
        status=GameStatus.RUNNING,
        seats=captains,
        terms=Terms(pace=3600.0, alone=alone),
        locale="en-US",
        min_seats=seats,
        max_seats=seats,
    )
    step = Step(GameRow(info=info, key=b"key"), table, 0.0)
    open_group(step, table, ())
    asked = {post.seat for post in step.posts if post.kind is PostKind.ORDER}
    remind(step, [seat for seat in range(seats) if table.ask_of(seat) is not None])
    if not is_window(table):  # nobody is reminded of one
        asked |= {post.seat for post in step.posts if post.kind is PostKind.REMINDER}
    return asked


def has_several(make_form: FormMaker) -> bool:
    """Tell whether a form takes two answers at least, by trying all there are."""
    found: list[Answer] = []
    for tries, form_answer in enumerate(_answers(make_form)):
        if form_answer is not None and form_answer not in found:
            found.append(form_answer)
        if len(found) > 1 or tries == MANY:
            return True
    return False


def _answers(make_form: FormMaker) -> Iterator[Answer | None]:
    drafts: list[Answer] = [{}]
    keys = [field.key for field in make_form({}).fields]
    while drafts:
        draft = drafts.pop()
        form = make_form(draft)
        if len(draft) == len(keys):
            yield None if form.faults else form.answer()
            continue
        yield None
        field = form.field(keys[len(draft)])
        offered = [option.key for option in field.options]
        for count in range(min(field.most, len(offered)), field.least - 1, -1):
            drafts += [{**draft, field.key: picked} for picked in combinations(offered, count)]

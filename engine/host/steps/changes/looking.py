"""Looking at a game: panels and glances, each from its viewer's view."""

from engine.core.asks import Ask, Decide, Over, Seat
from engine.core.forms import Choices
from engine.core.log import Source
from engine.core.table import SeatStatus, Table
from engine.host.steps.base.timetable import is_untold, is_window
from engine.host.steps.changes.clock_changes import extensions_left
from engine.host.steps.news.recaps import hint_for, recap_for
from engine.host.steps.news.recording import answer_before, code_for
from engine.host.steps.seats.patience import waits_until
from engine.host.steps.seats.permits import seat_of
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.records import GameInfo, GameStatus
from engine.host.values.replies import Glance, Panel
from engine.host.values.rows import GameRow
from engine.host.values.terms import Progress


def panel_of(row: GameRow, table: Table | None, person: int) -> Panel:
    """Make the order panel of a captain; deny it before a game begins, and where it halted."""
    seat = seat_of(row.info, person)
    if row.info.status is GameStatus.HALTED:
        raise DeniedError(Denial.HALTED)
    if table is None:
        starting = row.info.status is GameStatus.STARTING
        raise DeniedError(Denial.STARTING if starting else Denial.NOT_RUNNING)
    return panel_for(row, table, seat)


def panel_for(row: GameRow, table: Table, seat: Seat) -> Panel:
    """Make the order panel of a seat."""
    asked, group = table.ask_of(seat), table.group()
    running = row.info.status is GameStatus.RUNNING
    back = group if running and table.may_undo(seat) else None
    everybody = asked_now(table) if running else ()
    if asked is None or not running:
        return Panel(
            game=row.info,
            seat=seat,
            view=table.view(seat),
            status=SeatStatus.NOT_NEEDED,
            before=answer_before(row, group, seat),
            back=back,
            recap=recap_for(row, seat, None),
            news=_news(row),
            asked=everybody,
            window=is_window(table),
        )
    sitting, order = table.sitting(), row.open_posts.orders.get(seat)
    only = table.only_answer(seat) if is_untold(table, seat) else None
    return Panel(
        game=row.info,
        seat=seat,
        view=table.view(seat),
        status=table.status(seat) if only is None else SeatStatus.DONE,
        group=group,
        sitting=sitting.name if sitting else "",
        ask=asked,
        form=table.form(seat, only),
        due=_due(row),
        until=waits_until(row, table, seat),
        receipt=_receipt(row, table, group, seat),
        only=only is not None,
        before=answer_before(row, group, seat),
        by_rule=_is_by_rule(table, seat),
        more=extensions_left(row, table, seat) if only is None else 0,
        order=order.post if order is not None and order.group == group else None,
        back=back,
        recap=recap_for(row, seat, group),
        lesson_over=row.open_posts.lesson_over == group,
        hint=hint_for(row, group),
        news=_news(row),
        asked=everybody,
        window=is_window(table),
    )


def asked_now(table: Table) -> tuple[Seat, ...]:
    """List who is asked, as the news in the channel do."""
    pending = table.pending()
    return tuple([ask.seat for ask in pending.asks]) if isinstance(pending, Decide) else ()


def usual_answer(table: Table, seat: Seat) -> Choices:
    """Say field by field what counts at the deadline for a captain who does nothing."""
    slip = table.expire_one(seat).inbox.get(seat)
    form = table.untold_form(seat, slip.answer) if slip is not None else None
    return form.choices() if form is not None else ()


def _news(row: GameRow) -> int | None:
    scene = row.open_posts.scene
    return scene.post if scene is not None else None


def _is_by_rule(table: Table, seat: Seat) -> bool:
    slip = table.inbox.get(seat)
    return slip is not None and slip.done and slip.source in {Source.STANDING, Source.POLICY}


def _receipt(row: GameRow, table: Table, group: str | None, seat: Seat) -> str | None:
    slip = table.inbox.get(seat)
    if slip is None or not slip.done:
        return None
    return code_for(row, group or "", seat, slip.answer, slip.source)


def glance_at(row: GameRow, table: Table | None, seat: Seat | None) -> Glance:
    """Show a game as `seat` may see it, or anybody where it is None."""
    info = row.info
    if table is None:
        return Glance(game=info, view=None)
    pending = table.pending()
    asks: tuple[Ask, ...] = ()
    if isinstance(pending, Decide) and info.status is GameStatus.RUNNING:
        asks = pending.asks
    return Glance(
        game=info,
        view=table.view(seat),
        group=table.group() if asks else None,
        asks=asks,
        statuses=_statuses(info, table, seat) if asks else (),
        answered=_answered(info, table, asks) if asks else None,
        due=_soonest(row),
        until=_without_absent(row, table, asks),
        more=0 if seat is None else extensions_left(row, table, seat),
        over=pending if isinstance(pending, Over) else None,
    )


def _statuses(info: GameInfo, table: Table, viewer: Seat | None) -> tuple[SeatStatus | None, ...]:
    """List what each seat owes; whether others have begun is nobody's business."""
    found: list[SeatStatus | None] = []
    for each in info.seats:
        status: SeatStatus | None = table.status(each.seat)
        if each.seat == viewer and is_untold(table, viewer):
            status = SeatStatus.DONE  # they owe nothing, whenever it counts
        if each.seat != viewer and status is not SeatStatus.NOT_NEEDED:
            if info.terms.progress is not Progress.NAMES or is_window(table):
                status = None
            elif status is SeatStatus.DRAFT:
                status = SeatStatus.EMPTY
        found.append(status)
    return tuple(found)


def _answered(info: GameInfo, table: Table, asks: tuple[Ask, ...]) -> int | None:
    """Count who is done, where the table tells that much; of a window nobody learns it."""
    if info.terms.progress is Progress.NOTHING or is_window(table):
        return None
    return sum(table.status(ask.seat) is SeatStatus.DONE for ask in asks)


def _due(row: GameRow) -> float | None:
    return row.deadline.due if row.deadline else None


def _without_absent(row: GameRow, table: Table, asks: tuple[Ask, ...]) -> float | None:
    """Return when the question would close if only those were missing who missed too much."""
    if row.deadline is not None and row.deadline.closing is not None:
        return None
    waits = (waits_until(row, table, ask.seat) for ask in asks)
    return next((until for until in waits if until is not None), None)


def _soonest(row: GameRow) -> float | None:
    """Return when the open question closes as things stand; a captain who is back has longer.

    That others are done stays untold where the table tells nothing of it.
    """
    closing = row.deadline.closing if row.deadline else None
    untold = closing is None or row.info.terms.progress is Progress.NOTHING
    return _due(row) if untold else closing

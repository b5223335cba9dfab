"""The result of a game: what is kept for statistics when it comes to its end."""

from collections.abc import Sequence
from statistics import median

from msgspec.structs import replace

from engine.core.asks import PUBLIC, Over, Place, Seat
from engine.core.log import DRAFTED, UNANSWERED, Closed, Entry, Source, Undone
from engine.core.seals import named
from engine.core.table import Table
from engine.host.steps.base.step import Step
from engine.host.steps.changes.lobby import BY_COMPUTER
from engine.host.values.records import GameInfo, SeatInfo, SeatKind
from engine.host.values.results import GameResult, SeatResult

MISSED = UNANSWERED | DRAFTED | {Source.COMPUTER}
"""Where answers come from in place of a captain who did not answer in time."""


def keep_result(step: Step, table: Table, over: Over) -> None:
    """Keep how a game ended; what it shows of its captains is what everybody sees in the end."""
    info, view = step.info, table.view(PUBLIC)
    step.result = GameResult(
        game=info.number,
        guild=info.guild,
        rules=info.rules,
        variant=info.terms.variant,
        began=step.now,
        ended=step.now,
        alone=info.terms.alone,
        seats=tuple(
            replace(
                _seat_result(info, place, table.log, won=place.seat in over.winners),
                keepsakes=step.storyboard.keepsakes(info, place.seat, view),
            )
            for place in sorted(over.places, key=lambda place: place.seat)
        ),
    )


def _seat_result(info: GameInfo, place: Place, log: Sequence[Entry], *, won: bool) -> SeatResult:
    """Tell how a game ended for the captain who began it on a seat."""
    seat = info.seats[place.seat]
    result = SeatResult(seat=seat.seat, rank=place.rank, score=place.score, won=won)
    if seat.mixed.startswith(BY_COMPUTER):
        stayed = seat.kind is SeatKind.COMPUTER
        return replace(result, computer=seat.strength) if stayed else result
    first = next((each for each in info.proceedings.former if each.seat == seat.seat), None)
    if first is not None and first.person != seat.person:
        return replace(result, person=first.person, given_up=True)
    answered, missed = _answers(seat, log)
    return replace(result, person=seat.person, answered=answered, missed=missed)


def _answers(seat: SeatInfo, log: Sequence[Entry]) -> tuple[int, int]:
    """Count the questions that a captain answered, and those that were answered in their place.

    Standing orders are neither, nor is what nobody needs to answer.
    """
    sources = [
        given.source
        for entry in log
        if isinstance(entry, Closed)
        for given in entry.given
        if given.seat == seat.seat
    ]
    by_hand = sum(source is Source.PLAYER for source in sources)
    return by_hand, sum(source in MISSED for source in sources)


def with_times(
    result: GameResult,
    log: Sequence[Entry],
    times: Sequence[float],
    receipts: Sequence[tuple[Seat, str, float]],
) -> GameResult:
    """Add when a game began, and how fast captains answered: from a question to the last receipt.

    `times` tell when the entries of the log were committed, receipts who answered which group.
    """
    opened = _openings(log, times)
    last = {(seat, group): at for seat, group, at in receipts}
    waits: dict[Seat, list[float]] = {}
    for (seat, group), at in last.items():
        if group in opened:
            waits.setdefault(seat, []).append(at - opened[group])
    seats = tuple(_paced(seat, waits) for seat in result.seats)
    return replace(result, began=times[0] if times else result.began, seats=seats)


def _openings(log: Sequence[Entry], times: Sequence[float]) -> dict[str, float]:
    """Tell when the questions of a game were asked: once the entry before was committed."""
    opened: dict[str, float] = {}
    undos = 0
    for number, entry in enumerate(log):
        if isinstance(entry, Closed) and number:
            opened[named(entry.group, undos)] = times[number - 1]
        undos += isinstance(entry, Undone)
    return opened


def _paced(seat: SeatResult, waits: dict[Seat, list[float]]) -> SeatResult:
    if seat.person is None or seat.given_up or seat.seat not in waits:
        return seat
    return replace(seat, pace=median(waits[seat.seat]))

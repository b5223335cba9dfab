"""Recaps: what a scene brought to each captain, in the message that asks the next question.

It takes no message of its own. Whoever is not asked for a while hears of the last scene only, and
of all that was taken from them since they were asked.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.core.table import Table
from engine.core.words import Text
from engine.host.steps.base.step import Step
from engine.host.steps.base.timetable import is_untold
from engine.host.values.replies import Recap
from engine.host.values.rows import GameRow


def note_recaps(step: Step, table: Table, post: int, events: Sequence[Any]) -> None:
    """Sum a scene that is over up for every person who plays, each from their own view."""
    found, carried = dict[Seat, Recap](), dict[Seat, Recap]()
    for captain in step.info.seats:
        if captain.person is None:
            continue
        seat = captain.seat
        text = step.storyboard.recap(step.info, seat, table.view(seat), events)
        lost = step.storyboard.losses(step.info, seat, events)
        earlier = _unheard(step, seat)
        missed = tuple(each for each in earlier.lost if each not in lost) if earlier else ()
        if text is not None or lost:
            found[seat] = Recap(text, post, lost=(*missed, *lost))
        elif earlier and missed:
            carried[seat] = Recap(None, earlier.post, lost=missed)
    if found:
        step.keep_posts(recaps=carried | found)


def last_recaps(step: Step, table: Table, events: Sequence[Any]) -> dict[Seat, tuple[Text, ...]]:
    """Say what each person has yet to hear when the game ends, losses first.

    `events` are the last ones, which no scene before has told.
    """
    texts: dict[Seat, tuple[Text, ...]] = {}
    for captain in step.info.seats:
        if captain.person is None:
            continue
        seat, unheard = captain.seat, _unheard(step, captain.seat)
        lost = step.storyboard.losses(step.info, seat, events)
        recap = step.storyboard.recap(step.info, seat, table.view(seat), events)
        if unheard is not None:
            lost = (*unheard.lost, *[each for each in lost if each not in unheard.lost])
            recap = unheard.text or recap
        texts[seat] = Recap(recap, 0, lost=lost).texts
    return texts


def note_losses(step: Step, events: Sequence[Any]) -> None:
    """Note what a step took from each person who plays: the scene may go on with a question."""
    scene, recaps = step.row.open_posts.scene, dict(step.row.open_posts.recaps)
    for captain in step.info.seats if scene is not None else ():
        seat = captain.seat
        lost = step.storyboard.losses(step.info, seat, events) if captain.person is not None else ()
        if scene is not None and lost:
            known = _unheard(step, seat) or Recap(None, scene.post)
            recaps[seat] = replace(known, lost=(*known.lost, *lost))
    if recaps != step.row.open_posts.recaps:
        step.keep_posts(recaps=recaps)


def _unheard(step: Step, seat: Seat) -> Recap | None:
    """Return what a captain has yet to hear, if anything."""
    recap = step.row.open_posts.recaps.get(seat)
    return None if recap is None or recap.group else recap


def hand_out(step: Step, table: Table) -> None:
    """Note with which question each captain hears it; after that it is no news."""
    group, before = table.group() or "", step.row.open_posts.recaps
    asked = {seat for seat in before if _is_told(table, seat)}
    kept = {
        seat: replace(recap, group=group) if seat in asked else recap
        for seat, recap in before.items()
        if recap.group in {"", group}
    }
    if kept != before:
        step.keep_posts(recaps=kept)


def _is_told(table: Table, seat: Seat) -> bool:
    """Tell whether a seat is sent the open question."""
    return table.ask_of(seat) is not None and not is_untold(table, seat)


def end_lesson(step: Step, table: Table) -> None:
    """Note with which question a lesson is over: the first one to its captain after it.

    That may be long after the guided turn, for not every turn asks everybody.
    """
    info, before = step.info, step.row.open_posts.lesson_over
    for captain in info.seats if info.terms.guided else ():
        if captain.person is not None and _is_told(table, captain.seat):
            guided = step.storyboard.guides(info, table.view(captain.seat))
            over = "" if guided else before or table.group() or ""
            if over != before:  # it begins anew where the guided turn is taken back
                step.keep_posts(lesson_over=over)


def teach(step: Step, table: Table) -> None:
    """Note what a lesson tells with a question that is new: each thing once, one a question.

    What was told stays with its question, and is told again with that alone.
    """
    info, given, group = step.info, step.row.open_posts.hints, table.group()
    if not info.terms.guided or group is None or group in given.values():
        return
    for captain in info.seats:
        ask = None if captain.person is None else table.ask_of(captain.seat)
        if ask is not None:
            hint = step.storyboard.hint(info, table.view(captain.seat), ask, given)
            if hint:
                step.keep_posts(hints={**given, hint: group})


def hint_for(row: GameRow, group: str | None) -> str:
    """Name what a lesson tells with a question; empty for nothing."""
    return next((name for name, told in row.open_posts.hints.items() if told == group), "")


def drop_recaps(step: Step) -> None:
    """Forget what has yet to be heard: an answer was taken back, and it may all come otherwise."""
    if step.row.open_posts.recaps:
        step.keep_posts(recaps={})


def recap_for(row: GameRow, seat: Seat, group: str | None) -> Recap | None:
    """Return what a captain may hear beside a question, or beside none."""
    recap = row.open_posts.recaps.get(seat)
    return recap if recap is not None and recap.group in {"", group} else None

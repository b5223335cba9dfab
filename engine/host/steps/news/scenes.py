"""Scenes: a post begins with one, grows with every step, and goes on in another when full."""

from collections.abc import Sequence
from math import inf
from typing import Any, NamedTuple

from msgspec.structs import replace

from engine.core.asks import Ask, Seat
from engine.core.codec import Kept
from engine.core.contract import AnyGame
from engine.core.log import Source
from engine.core.seals import chain_of, named, sealed
from engine.core.table import SeatStatus, Table
from engine.core.words import Text
from engine.host.steps.base.replayed import last_step
from engine.host.steps.base.step import Notices, Step, news_of
from engine.host.steps.base.timetable import called, is_window
from engine.host.steps.news.orders import owe_summons
from engine.host.steps.news.recaps import last_recaps, note_losses, note_recaps
from engine.host.steps.news.recording import code_for
from engine.host.steps.seats.absence import new_entries, written_to
from engine.host.values.posts import PostKind, Scene, Sealed
from engine.host.values.rows import Payload
from engine.host.values.terms import Progress

CALM = 600.0  # seconds after a mention in which a captain is not mentioned again


class Late(NamedTuple):
    """Who did not answer in time, and the kinds of questions that they missed."""

    seats: tuple[Seat, ...]
    kinds: tuple[str, ...]


class Unheard(NamedTuple):
    """Who did not answer by hand: in time, or at all, as their standing orders did."""

    late: Late
    ordered: tuple[Seat, ...]
    later: tuple[Seat, ...] = ()
    """For whom standing orders answered questions after the one that a step closed."""


NOBODY = Unheard(Late((), ()), ())


def tell(step: Step, table: Table, notices: Notices, *, due: float, late: Late) -> None:
    """Tell a step and what is asked now: in the post of its scene, or in the next one."""
    group = table.group()
    assert group is not None
    name = step.storyboard.scene(step.info, group)
    news = _news(step, table, notices, due)
    unheard = _unheard(step, late)
    scene, events = step.row.open_posts.scene, news.events
    if scene is None or scene.name != name:
        scene, events = _opened(step, table, name, events, unheard)
    else:
        scene = _grown(table, _reversible(step, table, _sealed(step, scene)), events, unheard)
    scene = _turned(step, table, scene)
    _write(step, scene, replace(news, events=scene.story))
    note_losses(step, events_of(table.game, events))
    summon(step, table, news.asks)


class Ended(NamedTuple):
    """The post that tells how a game ended, and what each person has yet to hear of it."""

    post: int
    recaps: dict[Seat, tuple[Text, ...]]


def tell_end(step: Step, table: Table, notices: Notices, last: Payload, *, late: Late) -> Ended:
    """Tell the last step; the result stands in a post of its own."""
    news = news_of(table, notices, None)
    unheard = _unheard(step, late)
    scene, events = _opened(step, table, "", news.events, unheard)
    recaps = last_recaps(step, table, events_of(table.game, events))
    scene = _turned(step, table, scene)
    scene = _with_untold(step, scene)
    told = replace(
        last,
        view=news.view,
        events=scene.story,
        late=scene.late,
        missed=scene.missed,
        ordered=scene.ordered,
        sealed=scene.sealed,
        why=_why(scene),
        before=scene.before,
    )
    number = step.post(PostKind.OVER, told)
    step.end_posts()
    return Ended(number, recaps)


def close(step: Step, table: Table, events: tuple[Kept, ...], unheard: Unheard) -> tuple[Kept, ...]:
    """Tell the scene before to its end; return the events that belong to the next one.

    Who did not answer is told there only if something else is.
    """
    scene = step.row.open_posts.scene
    if scene is None:
        return events
    known = events_of(table.game, events)
    count = step.storyboard.belated(step.info, scene.name, known)
    if count:
        closed = unheard._replace(later=())
        scene = _grown(table, _sealed(step, scene), events[:count], closed)
        scene = _turned(step, table, scene)
        _write(step, scene, _ended(step, table, scene))
    else:
        _put_away(step, scene)
    told = step.row.open_posts.scene or scene
    note_recaps(step, table, told.post, events_of(table.game, scene.story))
    step.keep_posts(scene=None)
    return events[count:]


def end_scene(step: Step) -> None:
    """Owe an edit of the newest post of a game that is called off: nothing is asked there."""
    if step.row.open_posts.scene is not None:
        _put_away(step, step.row.open_posts.scene)


def summon(step: Step, table: Table, asks: Sequence[Ask]) -> None:
    """Mention those who must act and get no direct message, if they want that."""
    seats = tuple(ask.seat for ask in asks if _is_summoned(step, table, ask.seat))
    if not seats:
        return
    step.keep_posts(called={**step.row.open_posts.called, **dict.fromkeys(seats, step.now)})
    owe_summons(step, Payload(called=seats))


def shorten(step: Step) -> bool:
    """Take the last step out of the story that is being told; False where it is told elsewhere.

    What is asked now goes into the same post, which is written when the group is opened.
    """
    scene = step.row.open_posts.scene
    if scene is None or not scene.steps:
        return False
    *steps, length = scene.steps
    step.keep_posts(scene=replace(scene, story=scene.story[:length], steps=tuple(steps)))
    return True


def refresh(step: Step) -> None:
    """Owe what is open anew: its deadline has moved, or the clock stands still."""
    scene, table, deadline = step.row.open_posts.scene, step.table, step.row.deadline
    sitting = table.sitting() if table is not None else None
    for seat, order in step.row.open_posts.orders.items():
        told = Payload(group=order.group, sitting=sitting.name if sitting else "")
        step.post(PostKind.ORDER, told, seat=seat, edits=order.post)
    if scene is None or not scene.post or table is None or deadline is None:
        return
    news = _news(step, table, (), deadline.due)
    _write(step, scene, replace(news, events=scene.story))


def events_of(game: AnyGame, story: Sequence[Kept]) -> tuple[Any, ...]:
    """Return the events of a story."""
    return tuple([event.value(game.event_type) for event in story])


def _news(step: Step, table: Table, notices: Notices, due: float) -> Payload:
    """Make what everybody is told; who is done already is not asked, where all may know that."""
    news = news_of(table, notices, due)
    if step.info.terms.progress is not Progress.NAMES or is_window(table):
        return news
    asks = tuple(ask for ask in news.asks if table.status(ask.seat) is not SeatStatus.DONE)
    return replace(news, asks=asks)


def _is_summoned(step: Step, table: Table, seat: Seat) -> bool:
    captain, deadline = step.info.seats[seat], step.row.deadline
    if not called(captain, step.people) or written_to(step, seat):
        return False
    last = step.row.open_posts.called.get(seat, -inf)
    if table.sitting() is not None and deadline is not None and last >= deadline.opened:
        return False  # once in a sitting
    return last + CALM <= step.now


def _opened(
    step: Step, table: Table, name: str, events: tuple[Kept, ...], unheard: Unheard
) -> tuple[Scene, tuple[Kept, ...]]:
    """Begin a scene with what the one before leaves to it; `_write` gives it its post.

    Where a step ended the scene before, its results, seals and latecomers are told there. Return
    the events of the new scene, too.
    """
    rest = close(step, table, events, unheard)
    told = len(rest) < len(events)
    number = 0 if step.table_before is None else last_step(step.table_before) + 1
    before = _seen(table if told else step.table_before)
    so_far = sealed_by(step) if told else sealed_before(step)
    counted = replace(so_far, first=so_far.count)
    scene = Scene(name, 0, number + told, number, before, sealed=counted)
    if told:
        return _grown(table, scene, rest, NOBODY._replace(later=unheard.later)), rest
    return _grown(table, _sealed(step, scene), rest, unheard), rest


def _sealed(step: Step, scene: Scene) -> Scene:
    """Add the orders that this step counted."""
    return replace(scene, sealed=replace(sealed_by(step), first=scene.sealed.first))


def _grown(
    table: Table,
    scene: Scene,
    events: tuple[Kept, ...],
    unheard: Unheard,
) -> Scene:
    """Add what a step brought."""
    return replace(
        scene,
        last=last_step(table),
        story=scene.story + events,
        late=tuple(dict.fromkeys((*scene.late, *unheard.late.seats))),
        missed=tuple(dict.fromkeys((*scene.missed, *unheard.late.kinds))),
        ordered=tuple(dict.fromkeys((*scene.ordered, *unheard.ordered, *unheard.later))),
    )


def _reversible(step: Step, table: Table, scene: Scene) -> Scene:
    """Remember where the story stood before a single step that can be taken back."""
    closed = len(new_entries(step))
    if table.anchor is None or closed > 1:
        return replace(scene, steps=())
    return replace(scene, steps=(*scene.steps, len(scene.story))) if closed else scene


def _unheard(step: Step, late: Late) -> Unheard:
    """Find for whom standing orders answered in this step.

    Of a window nobody learns who answered it by hand.
    """
    entries = new_entries(step)
    found = [
        (entry.group == entries[0].group, given.seat)
        for entry in entries
        if entry.group not in step.windows
        for given in entry.given
        if given.source is Source.STANDING
    ]
    closed, later = (tuple([seat for first, seat in found if first is at]) for at in (True, False))
    return Unheard(late, closed, later)


def _why(scene: Scene) -> tuple[int, int] | None:
    """Return the steps whose results are told, if any are."""
    return (scene.first, scene.last) if scene.first <= scene.last else None


def _turned(step: Step, table: Table, scene: Scene) -> Scene:
    """Fill posts with what does not fit into one; return the scene that goes on in the next."""
    while True:
        room = step.storyboard.fitting(step.info, events_of(table.game, scene.story))
        if room >= len(scene.story):
            return scene
        room = max(1, room)
        full = replace(scene, story=scene.story[:room])
        _write(step, full, _past(step, table, full))
        before, rest = _seen(step.table_before), scene.story[room:]
        counted = replace(scene.sealed, first=scene.sealed.count)
        scene = Scene(scene.name, 0, scene.last, scene.last, before, rest, sealed=counted)


def _seen(table: Table | None) -> Kept | None:
    """Return what everybody sees of a table; nothing of one that is not set up yet."""
    return None if table is None else table.shown()


def _past(step: Step, table: Table, scene: Scene) -> Payload:
    """Make a post in which nothing is asked any more; its picture stays as it was."""
    shown = table if step.table_before is None else step.table_before
    return Payload(view=shown.shown(), events=scene.story, closed=True)


def _ended(step: Step, table: Table, scene: Scene) -> Payload:
    """Make the last edit of a scene's post, which shows what came out."""
    past = _past(step, table, scene)
    if step.table_before is None:
        return past
    before, view = (each.shown().value(table.game.view_type) for each in (step.table_before, table))
    story = events_of(table.game, scene.story)
    return replace(past, view=Kept(step.storyboard.came_out(step.info, before, view, story)))


def _put_away(step: Step, scene: Scene) -> None:
    """Owe an edit of a post whose question is closed: it tells the same, and asks nobody.

    It keeps who was asked, so that its board stays the one that stood beside the question.
    """
    if step.table_before is not None and scene.post:
        news = replace(news_of(step.table_before, (), None), events=scene.story, closed=True)
        step.post(PostKind.NEWS, _filled(scene, news), edits=scene.post)


def _filled(scene: Scene, news: Payload) -> Payload:
    """Add to the news what is known of their scene."""
    return replace(
        news,
        before=scene.before,
        late=scene.late,
        missed=scene.missed,
        ordered=scene.ordered,
        sealed=scene.sealed,
        why=_why(scene),
    )


def _write(step: Step, scene: Scene, news: Payload) -> None:
    """Owe the post of a scene, or an edit of it."""
    scene = _with_untold(step, scene)
    number = step.post(PostKind.NEWS, _filled(scene, news), edits=scene.post or None)
    if not scene.post:
        scene = replace(scene, post=number)
    step.keep_posts(scene=scene, sealed=sealed_by(step), untold=None)


def note_untold(step: Step, lost: Sealed) -> None:
    """Remember which seals stood in a post that cannot be delivered: the next one tells them."""
    open_posts = step.row.open_posts
    if open_posts.sealed is not None and lost.first < lost.count:
        first = lost.first if open_posts.untold is None else min(open_posts.untold, lost.first)
        step.keep_posts(untold=first)


def sealed_rest(step: Step) -> Sealed:
    """Return the seal of all orders; those stand elsewhere whose posts were not lost."""
    so_far, untold = sealed_before(step), step.before.open_posts.untold
    return replace(so_far, first=so_far.count if untold is None else untold)


def _with_untold(step: Step, scene: Scene) -> Scene:
    """Let a scene tell the seals that were lost, too."""
    untold = step.row.open_posts.untold
    if untold is None or untold >= scene.sealed.first:
        return scene
    return replace(scene, sealed=replace(scene.sealed, first=untold))


def sealed_before(step: Step) -> Sealed:
    """Return the seal of all orders that counted before this step."""
    kept, table = step.before.open_posts.sealed, step.table_before
    if kept is not None or table is None:
        return kept or Sealed()
    return _with(Sealed(), [each.code for each in sealed(step.row.key, table.log)])


def sealed_by(step: Step) -> Sealed:
    """Return the seal of all orders that counted, with those of this step.

    Each code is made of the one before, so that none of them can be exchanged later.
    """
    undos = step.table.undos if step.table else 0
    return _with(
        sealed_before(step),
        [
            code_for(step.row, named(entry.group, undos), order.seat, order.answer, order.source)
            for entry in new_entries(step)
            for order in entry.given
        ],
    )


def _with(so_far: Sealed, codes: Sequence[str]) -> Sealed:
    return Sealed(0, so_far.count + len(codes), chain_of(codes, so_far.chain))

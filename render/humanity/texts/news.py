"""What is new in a base between two views, in words: what lies there, was spent and came."""

from collections.abc import Iterator

from engine.core.words import Text, listed, say
from engine.humanity.base.grid import NAMES
from engine.humanity.table.events import Paid
from engine.humanity.table.terms import units_text, won_parts
from engine.humanity.table.view import AstronautView, ModuleView, ObstacleView, PlayerView
from render.humanity.parts.terms import module_text, paid_text
from render.words import Words


def news(before: PlayerView, player: PlayerView, words: Words) -> str:
    """Tell what is new; empty where nothing is."""
    return words.clauses([*_came(before, player), *_stores(before, player), *_crew(before, player)])


def _came(before: PlayerView, player: PlayerView) -> Iterator[Text]:
    """Tell what lies there now, what was cleared, completed, done and gained."""
    placed = [
        say("humanity-news-module", module=module_text(now.module, now.colour), cell=NAMES[cell])
        for cell, (was, now) in _changed(before, player)
        if isinstance(now, ModuleView) and not _same(was, now)
    ]
    if placed:
        yield say("humanity-news-new", things=listed(placed))
    for each in player.experiments[len(before.experiments) :]:
        yield say("humanity-news-experiment", experiment=each.name)
    for cell, (was, now) in _changed(before, player):
        if isinstance(was, ObstacleView):
            left = now.left if isinstance(now, ObstacleView) else 0
            key = "humanity-tell-obstacle" if left else "humanity-tell-cleared"
            yield say(key, cell=NAMES[cell], left=left)
    for corner in player.squares:
        if corner not in before.squares:
            yield say("humanity-news-square", cell=NAMES[corner])
    points, science, research = figures_since(before, player)
    won = won_parts(
        player.research - research, max(0, player.points - points), player.science - science
    )
    if won:
        yield say("humanity-news-won", won=listed(won))
    if player.points < points:
        yield say("humanity-news-lost", points=points - player.points)


def _stores(before: PlayerView, player: PlayerView) -> Iterator[Text]:
    """Tell what modules gave up, and what they store more."""
    stocks = [
        (cell, now.module, now.stock - was.stock)
        for cell, (was, now) in _changed(before, player)
        if isinstance(was, ModuleView) and isinstance(now, ModuleView) and _same(was, now)
    ]
    paid = [Paid(cell, module, -more) for cell, module, more in stocks if more < 0]
    if paid:
        yield say("humanity-news-spent", paid=paid_text(paid))
    stored = [
        say("humanity-work-store", units=units_text(more, module.makes), cell=NAMES[cell])
        for cell, module, more in stocks
        if more > 0
    ]
    if stored:
        yield say("humanity-news-stored", stored=listed(stored))


def _crew(before: PlayerView, player: PlayerView) -> Iterator[Text]:
    """Tell who joined, is elsewhere now, works more, or is tired or awake."""
    known = {each.number: each for each in before.astronauts}
    for now in player.astronauts:
        was = known.get(now.number)
        if was is None:
            yield say("humanity-news-joins", number=now.number + 1)
            continue
        if moved := _moved(was, now):
            yield moved
        elif was.active != now.active:
            key = "humanity-news-woken" if now.active else "humanity-news-tired"
            yield say(key, number=now.number + 1)
        if was.work != now.work:
            yield say("humanity-news-works", number=now.number + 1, work=now.work)


def _moved(was: AstronautView, now: AstronautView) -> Text | None:
    number = now.number + 1
    if now.hangar is not None and now.hangar != was.hangar:
        return say("humanity-news-goes", number=number, hangar=now.hangar)
    if now.cell is not None and now.cell != was.cell:
        return say("humanity-news-lands", number=number, cell=NAMES[now.cell])
    return None


def figures_since(before: PlayerView, player: PlayerView) -> tuple[int, int, int]:
    """Return what points, science and research were; research that began anew was nothing else."""
    return before.points, before.science, min(before.research, player.research)


_Ground = ModuleView | ObstacleView | None


def _changed(before: PlayerView, player: PlayerView) -> list[tuple[int, tuple[_Ground, _Ground]]]:
    """List the cells where anything is new, as they were and are."""
    pairs = zip(before.cells, player.cells, strict=True)
    return [(cell, (was, now)) for cell, (was, now) in enumerate(pairs) if was != now]


def _same(was: _Ground, now: ModuleView) -> bool:
    """Tell whether a module lay there already."""
    return isinstance(was, ModuleView) and was.module.id == now.module.id

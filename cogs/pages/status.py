"""Where a game stands, in a few lines."""

from cogs.pages.posts import names_of, renderer_of, waiting
from cogs.parts.due import due_line
from cogs.parts.layouts import lines
from engine.core.table import SeatStatus
from engine.core.words import say
from engine.host.values.records import GameStatus
from engine.host.values.replies import Glance, Panel
from engine.host.values.terms import Progress
from render.words import Words, plain


def heading(panel: Panel, words: Words) -> str:
    """Head a panel: which game, and where it stands."""
    headline = renderer_of(panel.game).headline(panel.view, words)
    return words(say("order-heading", number=panel.game.number, headline=headline))


def status_text(glance: Glance, words: Words) -> str:
    """Tell where a game stands, and who still owes an answer."""
    game, names = glance.game, names_of(glance.game)
    if glance.view is None:
        return words(say("status-lobby", number=game.number, joined=len(names)))
    headline = renderer_of(game).headline(glance.view, words)
    ended = {
        GameStatus.HALTED: say("post-halted", number=game.number),
        GameStatus.CANCELLED: say("post-cancelled", number=game.number),
        GameStatus.OVER: say("status-over", number=game.number),
    }
    if game.status in ended:
        return lines([f"### {headline}", words(ended[game.status])])
    told = [f"### {headline}", *_progress(glance, names, words)]
    told.append(due_line(glance.game, glance.due, words))
    if glance.more:
        told.append(words(say("status-more", count=glance.more)))
    return lines(told)


def _progress(glance: Glance, names: tuple[str, ...], words: Words) -> list[str]:
    """Tell who is done, as far as the table tells it."""
    if glance.answered is None:
        return [words(say("status-untold", asked=len(glance.asks)))]
    if glance.game.terms.progress is Progress.NAMES:
        done = [ask for ask in glance.asks if glance.statuses[ask.seat] is SeatStatus.DONE]
        owing = [ask for ask in glance.asks if ask not in done]
        told = [words(say("status-done", captain=plain(names[ask.seat]))) for ask in done]
        return [waiting(owing, names, words), *told]
    return [words(say("status-count", answered=glance.answered, asked=len(glance.asks)))]

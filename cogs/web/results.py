"""How a game ended, as its page shows it: places, what stood out, and everybody's best moment."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from markupsafe import Markup

from cogs.pages.history import turns_of
from cogs.pages.posts import names_of, renderer_of
from cogs.web.markdown import inline, story
from cogs.web.turns import title_of
from engine.core.asks import Over
from engine.core.words import Text, say
from engine.host.values.past import History
from render.house.podium import ending_of, winners_line
from render.words import Words, plain


class Row(NamedTuple):
    """A captain at the end."""

    rank: int
    name: str
    score: str
    moment: Markup


class ResultPage(NamedTuple):
    """All that the page of a result shows, but for its picture."""

    game: str
    title: str
    reason: Markup
    rows: list[Row]
    medals: Markup
    podium_alt: str
    turns: tuple[int, ...]


def result_page(history: History, over: Over, words: Words) -> ResultPage:
    """Tell how a game ended to who reads its page."""
    names, ending = names_of(history.game), ending_of(over)
    winners = words.listed(names[seat] for seat in ending.winners)
    return ResultPage(
        game=title_of(history.game, words),
        title=words(winners_line(ending, winners)),
        reason=story([words(over.reason)]),
        rows=[
            Row(place.rank, names[place.seat], words.number(place.score), moment)
            for place, moment in zip(ending.places, _moments(history, over, words), strict=True)
        ],
        medals=story(words(medal) for medal in _medals(history, words)),
        podium_alt=words(say("web-podium-alt")),
        turns=turns_of(history),
    )


def finale_of(history: History, over: Over) -> Any:
    """Sum up a finished game for its podium."""
    return renderer_of(history.game).finale(over, _seen(history))


def _seen(history: History) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    return ((step.after, step.events) for step in history.steps)


def _moments(history: History, over: Over, words: Words) -> Iterator[Markup]:
    """Tell the best moment of each captain as everybody saw it; empty where there is none."""
    renderer = renderer_of(history.game)
    for place in ending_of(over).places:
        moment = renderer.moment(place.seat, _seen(history))
        yield Markup("") if moment is None else inline(words(moment))


def _medals(history: History, words: Words) -> Iterator[Text]:
    names = names_of(history.game)
    for medal in renderer_of(history.game).medals(_seen(history)):
        captains = words.listed(f"**{plain(names[seat])}**" for seat in medal.seats)
        yield say("over-medal", title=medal.title, captains=captains, reason=medal.reason)

"""How a game ended, as its page shows it: places, what stood out, and everybody's best moment."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from markupsafe import Markup

from cogs.pages.courses import course_lines, course_of
from cogs.pages.game_statistics import luck_lines, rating_lines
from cogs.pages.history import turns_of
from cogs.pages.posts import medal_lines, names_of, renderer_of
from cogs.web.curves import CurvePage, curve_page
from cogs.web.markdown import story
from cogs.web.turns import title_of
from engine.core.asks import Over
from engine.core.words import say
from engine.host.values.past import History
from engine.host.values.ratings import RatingChange
from render.house.captains import marked_name
from render.house.podium import ending_of, winners_line
from render.words import Words


class Row(NamedTuple):
    """A captain at the end."""

    rank: int
    name: str
    score: str


class ResultPage(NamedTuple):
    """All that the page of a result shows, but for its picture."""

    game: str
    title: str
    reason: Markup
    rows: list[Row]
    ratings: Markup
    decided: Markup
    curves: CurvePage | None
    luck: Markup
    moments: Markup
    podium_alt: str
    turns: tuple[int, ...]


def result_page(
    history: History, over: Over, words: Words, changes: Sequence[RatingChange] = ()
) -> ResultPage:
    """Tell how a game ended to who reads its page."""
    names, ending = names_of(history.game), ending_of(over)
    course = course_of(history, over)
    winners = words.listed(names[seat] for seat in ending.winners)
    return ResultPage(
        game=title_of(history.game, words),
        title=words(winners_line(ending, winners)),
        reason=story([words(over.reason)]),
        rows=[
            Row(place.rank, names[place.seat], words.number(place.score)) for place in ending.places
        ],
        ratings=story(rating_lines(changes, names, words)),
        decided=story([*course_lines(course, over, names, words), *_medals(history, words)]),
        curves=None if course is None else curve_page(course, names, words),
        luck=story(luck_lines(renderer_of(history.game).luck(_seen(history)), names, words)),
        moments=story(_moments(history, over, words)),
        podium_alt=words(say("web-podium-alt")),
        turns=turns_of(history),
    )


def finale_of(history: History, over: Over) -> Any:
    """Sum up a finished game for its podium."""
    return renderer_of(history.game).finale(over, _seen(history))


def _seen(history: History) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    return ((step.after, step.events) for step in history.steps)


def _moments(history: History, over: Over, words: Words) -> Iterator[str]:
    """Tell the best moment of each captain who had one, as everybody saw it."""
    renderer, names = renderer_of(history.game), names_of(history.game)
    for place in ending_of(over).places:
        moment = renderer.moment(place.seat, _seen(history))
        if moment is not None:
            captain = marked_name(names, place.seat, words)
            yield words(say("web-moment", captain=captain, moment=moment))


def _medals(history: History, words: Words) -> Iterator[str]:
    medals = renderer_of(history.game).medals(_seen(history))
    return medal_lines(medals, names_of(history.game), words)

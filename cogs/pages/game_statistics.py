"""What a finished game tells: places, points, who led, what stood out, how the dice fell."""

from collections.abc import Iterator, Sequence

from cogs.pages.courses import course_lines, course_of
from cogs.pages.posts import medal_lines, names_of, renderer_of
from cogs.parts.layouts import Layout, lines
from engine.core.asks import Over
from engine.core.words import say
from engine.host.values.past import History
from engine.host.values.ratings import RatingChange
from engine.host.values.times import moment, span
from render.house.captains import marked_name
from render.renderers import Luck
from render.words import Words


def game_page(
    history: History, over: Over, words: Words, changes: Sequence[RatingChange] = ()
) -> Layout:
    """Lay out what a finished game tells: places, points, what stood out, how the dice fell."""
    game, names, renderer = history.game, names_of(history.game), renderer_of(history.game)
    title = say("game-statistics", game=renderer.title(words), number=game.number)
    layout = Layout().say(words(title)).say(lines(_places(over, names, words)))
    times = [step.at for step in history.steps if step.at is not None]
    if times:
        turn, took = renderer.turn(history.steps[-1].after), span(times[-1] - times[0])
        layout.say(words(say("game-took", turn=turn, span=took, when=moment(times[-1]))))
    steps = [(step.after, step.events) for step in history.steps]
    told = [*rating_lines(changes, names, words)]
    told += course_lines(course_of(history, over), over, names, words)
    told += medal_lines(renderer.medals(steps), names, words)
    luck = list(luck_lines(renderer.luck(steps), names, words))
    heading = [words(say("luck-heading"))] if luck else []
    return layout.say(lines(told)).say(lines([*heading, *luck]))


def _places(over: Over, names: tuple[str, ...], words: Words) -> Iterator[str]:
    for place in sorted(over.places, key=lambda place: (place.rank, place.seat)):
        captain = marked_name(names, place.seat, words)
        won = "yes" if place.seat in over.winners else "no"
        yield words(say("game-place", rank=place.rank, captain=captain, score=place.score, won=won))


def rating_lines(
    changes: Sequence[RatingChange], names: tuple[str, ...], words: Words
) -> Iterator[str]:
    """Tell what a game brought to the points of those who want it told."""
    for each in changes:
        captain = marked_name(names, each.seat, words)
        yield words(say("game-rated", captain=captain, before=each.before, after=each.after))


def luck_lines(luck: Sequence[Luck], names: tuple[str, ...], words: Words) -> Iterator[str]:
    """Tell how the dice of captains fell, against what they bring on average."""
    for each in luck:
        captain = marked_name(names, each.seat, words)
        about = {"total": each.total, "average": round(each.expected), "share": each.luckier_than}
        yield words(say("luck", captain=captain, dice=each.dice, **about))
    if luck:
        yield words(say("luck-how"))

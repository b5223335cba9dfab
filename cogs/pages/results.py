"""How a game ended for one captain: the place, the best moment, and the way to play again."""

from discord import ui

from cogs.pages.posts import mark_line, names_of, renderer_of
from cogs.pages.recorded import recap_lines
from cogs.parts.layouts import Layout, lines
from cogs.parts.places import address_of
from engine.core.asks import Over, Seat
from engine.core.words import Text, say
from engine.host.values.posts import Post
from render.words import Words


def result_layout(post: Post, words: Words) -> Layout:
    """Lay out what a captain is told at the end; the post in the channel has the podium."""
    game, renderer = post.game, renderer_of(post.game)
    title = say("result-heading", game=renderer.title(words), number=game.number)
    told = [words(title)]
    if post.over is not None and post.seat is not None:
        told.append(words(_place(post.over, post.seat)))
        steps = ((step.after, step.events) for step in post.past.steps) if post.past else ()
        moment = renderer.moment(post.seat, steps)
        told.append(recap_lines(post.texts, None, words.of(names_of(game))))
        told += [words(say("result-moment", moment=moment))] if moment else []
    next_time = say("result-again", channel=f"<#{game.channel}>")
    told.append(words(say("alone-next") if game.terms.alone else next_time))
    layout = Layout().say(lines(told))
    if post.link is not None:
        label = words(say("button-to-result"))
        layout.rows([ui.Button(label=label, url=address_of(game, post.link))])
    return layout.say(mark_line(post, words))


def _place(over: Over, seat: Seat) -> Text:
    """Say where a captain came; whoever wins or loses with all others has no place to speak of."""
    place = next(each for each in over.places if each.seat == seat)
    key = "result-lost" if over.winners else "result-nobody"
    if seat in over.winners:
        key = "result-won" if len(over.winners) == 1 else "result-shared"
    among = len(over.places)
    return say(key, rank=place.rank, among=among, score=place.score)

"""Pictures beside the board: poster, podium, fights, film; no post is lost for one that fails."""

from typing import Any

from cogs.pages.lobby import gathering
from cogs.pages.posts import renderer_of
from cogs.pictures.picture_cache import PictureCache
from cogs.pictures.waiting import Patience
from engine.host.values.posts import Post
from render.picture import Picture
from render.words import Words


async def poster(
    picture_cache: PictureCache, post: Post, words: Words, patience: Patience
) -> Picture | None:
    """Draw who gathers in a lobby."""
    return await patience.picture(
        picture_cache.draw("poster", post.game, gathering(post.game), words)
    )


async def podium(
    picture_cache: PictureCache, post: Post, words: Words, patience: Patience
) -> Picture | None:
    """Draw how a game ended, from what everybody saw of it; None where that cannot be told."""
    if post.over is None or post.past is None or not post.past.steps:
        return None
    steps = ((step.after, step.events) for step in post.past.steps)
    finale = renderer_of(post.game).finale(post.over, steps)
    return await patience.picture(picture_cache.draw("podium", post.game, finale, words))


async def fights(
    picture_cache: PictureCache, post: Post, words: Words, patience: Patience
) -> list[Picture]:
    """Draw the fights of which a post tells, from close up, where no film shows them.

    They are shown behind **Details**, too, one by one.
    """
    shown = () if _film_of(post) else renderer_of(post.game).fights(post.before, post.events)
    drawn = [
        await patience.beside(picture_cache.draw("fight", post.game, fight, words))
        for fight in shown
    ]
    return [picture for picture in drawn if picture is not None]


async def film(
    picture_cache: PictureCache, post: Post, words: Words, patience: Patience
) -> Picture | None:
    """Draw how a reveal unfolds, where the table wants that and the post tells of one."""
    story = _film_of(post)
    if story is None:
        return None
    return await patience.beside(picture_cache.draw("film", post.game, story, words))


def _film_of(post: Post) -> Any:
    """Sum up what a post tells for its film; None where nothing is shown moving."""
    if not post.game.terms.films:
        return None
    return renderer_of(post.game).story(post.view, post.events, post.before)

"""Pictures beside the board: poster, podium and film; no post is lost for one that fails."""

import hashlib
import logging
from collections.abc import Awaitable
from functools import lru_cache
from pathlib import PurePath

from cogs.pages.lobby import gathering
from cogs.pages.posts import renderer_of
from cogs.pictures.picture_cache import KEPT_PICTURES, PictureCache
from engine.host.values.operating import where
from engine.host.values.posts import Post
from render.picture import Picture
from render.words import Words

_log = logging.getLogger(__name__)


@lru_cache(KEPT_PICTURES)
def named(picture: Picture) -> Picture:
    """Name a picture by what it shows, so that one that hangs already is not sent again."""
    name, code = PurePath(picture.name), hashlib.sha256(picture.png).hexdigest()[:12]
    return picture._replace(name=f"{name.stem.partition('-')[0]}-{code}{name.suffix}")


async def poster(picture_cache: PictureCache, post: Post, words: Words) -> Picture | None:
    """Draw who gathers in a lobby."""
    return await unless_it_fails(
        picture_cache.draw("poster", post.game, gathering(post.game), words)
    )


async def podium(picture_cache: PictureCache, post: Post, words: Words) -> Picture | None:
    """Draw how a game ended, from what everybody saw of it; None where that cannot be told."""
    if post.over is None or post.past is None or not post.past.steps:
        return None
    steps = ((step.after, step.events) for step in post.past.steps)
    finale = renderer_of(post.game).finale(post.over, steps)
    return await unless_it_fails(picture_cache.draw("podium", post.game, finale, words))


async def film(picture_cache: PictureCache, post: Post, words: Words) -> Picture | None:
    """Draw how a reveal unfolds, where the table wants that and the post tells of one."""
    if not post.game.terms.films:
        return None
    story = renderer_of(post.game).story(post.view, post.events)
    return (
        None
        if story is None
        else await unless_it_fails(picture_cache.draw("film", post.game, story, words))
    )


async def unless_it_fails(drawing: Awaitable[Picture]) -> Picture | None:
    """Wait for a picture; go without it where it fails."""
    try:
        return named(await drawing)
    except Exception as error:  # noqa: BLE001  (all it shows stands in the post as text, too)
        _log.error("a picture is left out: %s", where(error))
        return None

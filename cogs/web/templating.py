"""Pages put together: what is told of a game, in the reader's words, in the frame of all pages."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from aiohttp import web
from jinja2 import Environment, PackageLoader, StrictUndefined

from cogs.pages.terms import language_name
from cogs.web.reader import CHOSEN, chosen_language, words_of
from engine.core.words import Text, say
from render.words import locales

ORIGIN = web.AppKey("origin", str)
"""Where the world finds the pages; empty where it does not."""
TEMPLATES = Environment(
    loader=PackageLoader("cogs.web"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
LABELS: Mapping[str, Text] = {
    "back": say("web-back"),
    "captain": say("web-captain"),
    "code": say("web-code"),
    "download": say("web-download"),
    "decided": say("web-decided"),
    "draws": say("web-draws"),
    "figures": say("web-course-figures"),
    "luck": say("web-luck"),
    "meaning": say("web-meaning"),
    "moments": say("web-moments"),
    "orders": say("web-orders"),
    "parts": say("web-parts"),
    "place": say("web-place"),
    "profile": say("web-profile"),
    "proof": say("button-fair"),
    "ratings": say("web-ratings"),
    "result": say("web-result"),
    "salt": say("web-salt"),
    "score": say("web-score"),
    "board_words": say("web-board-words"),
    "film": say("web-film"),
    "kinds": say("web-kinds"),
    "languages": say("web-languages"),
    "made": say("web-made"),
    "named": say("web-named"),
    "on": say("web-on"),
    "seasons": say("web-seasons"),
    "skip": say("web-skip"),
    "turning": say("web-keys"),
    "turns": say("web-turns"),
    "unplayed": say("web-unplayed"),
    "unrated": say("web-unrated"),
    "why": say("web-why"),
}
"""What the templates call the sentences that take no arguments."""


class Preview(NamedTuple):
    """What a chat shows of a link: a line, and a picture with its alternative text."""

    told: str
    picture: str  # its address on these pages
    alt: str


def page(request: web.Request, name: str, *, status: int = 200, **shown: Any) -> web.Response:
    """Answer with a page; the words are those of the reader."""
    words, chosen = words_of(request), chosen_language(request)
    text = TEMPLATES.get_template(name).render(
        locale=words.locale,
        t={key: words(label) for key, label in LABELS.items()},
        spoken=[(each, language_name(each)) for each in locales()],
        query=f"?{CHOSEN}={chosen}" if chosen else "",
        origin=request.app[ORIGIN],
        in_words=f"?{CHOSEN}={words.locale}",
        **shown,
    )
    answer = web.Response(text=text, content_type="text/html", status=status)
    answer.headers["Vary"] = "Accept-Language"
    return answer


def missing(request: web.Request) -> web.Response:
    """Answer that there is nothing here, in the same words whatever is or was here."""
    words = words_of(request)
    title, told = words(say("web-nothing")), words(say("web-nothing-told"))
    return page(request, "nothing.html", status=404, title=title, told=told)

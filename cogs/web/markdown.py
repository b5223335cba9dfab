"""What is told on Discord as HTML: the little Markdown that games speak; all else is escaped."""

import datetime as dt
import re
from collections.abc import Iterable, Iterator

from markupsafe import Markup, escape

_INLINE = re.compile(
    r"\\(?P<sign>[^\w\s]|_)"
    r"|`(?P<code>[^`\n]+)`"
    r"|<t:(?P<moment>\d{1,11})(?::[a-zA-Z])?>"
    r"|\*\*(?P<strong>(?:\\.|[^\\*]|\*(?!\*))+)\*\*"
    r"|\*(?P<em>(?:\\.|[^\\*])+)\*"
)
_LINE = re.compile(r"#{1,3} +(?P<head>.+)|-# +(?P<small>.+)|(?P<deep> *)- +(?P<point>.+)")
_SPANS = {"strong": Markup("<b>{}</b>"), "em": Markup("<i>{}</i>")}


def story(lines: Iterable[str], level: int = 3) -> Markup:
    """Write lines as HTML; their headings are of this level."""
    return Markup("").join(_written(lines, level))


def _written(lines: Iterable[str], level: int) -> Iterator[Markup]:
    """Write line by line; points that follow each other are one list."""
    points: list[Markup] = []
    for line in (each for text in lines for each in text.split("\n") if each.strip()):
        found = _LINE.fullmatch(line)
        if found is not None and found["point"]:
            deep = Markup(' class="deep"') if found["deep"] else Markup("")
            points.append(Markup("<li{}>{}</li>").format(deep, inline(found["point"])))
            continue
        yield from _listed(points)
        points = []
        yield _line(line, found, level)
    yield from _listed(points)


def _listed(points: list[Markup]) -> Iterator[Markup]:
    if points:
        yield Markup("<ul>{}</ul>").format(Markup("").join(points))


def _line(line: str, found: re.Match[str] | None, level: int) -> Markup:
    if found is None:
        return Markup("<p>{}</p>").format(inline(line))
    if found["head"]:
        return Markup("<h{0}>{1}</h{0}>").format(level, inline(found["head"]))
    return Markup('<p class="small">{}</p>').format(inline(found["small"]))


def inline(text: str) -> Markup:
    """Write what stands within a line."""
    parts, end = [], 0
    for found in _INLINE.finditer(text):
        parts += [escape(text[end : found.start()]), _span(found)]
        end = found.end()
    return Markup("").join([*parts, escape(text[end:])])


def _span(found: re.Match[str]) -> Markup:
    kind, inner = next((name, told) for name, told in found.groupdict().items() if told)
    if kind in _SPANS:
        return _SPANS[kind].format(inline(inner))
    if kind == "code":
        return Markup("<code>{}</code>").format(inner)
    return moment(int(inner)) if kind == "moment" else escape(inner)


def moment(seconds: float) -> Markup:
    """Write a moment; the script says it in the reader's own way and time zone."""
    when = dt.datetime.fromtimestamp(seconds, dt.UTC)
    return Markup('<time datetime="{}">{:%Y-%m-%d %H:%M} UTC</time>').format(when.isoformat(), when)

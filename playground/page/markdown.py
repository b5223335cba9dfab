"""Discord's markdown as HTML; whatever is no markdown is escaped."""

import datetime as dt
import re
from collections.abc import Callable, Iterator

from markupsafe import Markup, escape

Find = Callable[[str, int], str]
"""Tell what is written for a mention, by its kind and number.

Kinds are `user`, `role`, `channel`, `place` and `emoji`. The `place` of a channel and the `emoji`
are addresses, empty where there is none."""

_INLINE = re.compile(
    r"\\(?P<plain>[^\w\s]|_)"
    r"|(?P<ticks>`{1,2})(?P<code>[^`]+)(?P=ticks)"
    r"|<t:(?P<moment>-?\d{1,12})(?::(?P<style>[tTdDfFsSR]))?>"
    r"|<@!?(?P<user>\d{1,20})>|<@&(?P<role>\d{1,20})>|<#(?P<channel>\d{1,20})>"
    r"|</(?P<command>[^:<>\n]{1,100}):\d{1,20}>"
    r"|<a?:(?P<emoji>\w{1,32}):(?P<number>\d{1,20})>"
    r"|\[(?P<label>(?:\\.|[^\]\\\n])+)\]\(<?(?P<target>https?://[^\s)>]+)>?\)"
    r"|<?(?P<bare>https?://[^\s<>]+)>?"
    r"|\*\*(?P<strong>(?:\\.|[^\\])+?)\*\*(?!\*)"
    r"|__(?P<under>(?:\\.|[^\\])+?)__(?!_)"
    r"|~~(?P<strike>(?:\\.|[^\\])+?)~~"
    r"|\|\|(?P<spoiler>(?:\\.|[^\\])+?)\|\|"
    r"|\*(?P<em>(?:\\.|[^\\*])+?)\*"
    r"|(?<!\w)_(?P<slant>(?:\\.|[^\\_])+?)_(?!\w)",
    re.DOTALL,
)
_SPANS = {
    "strong": Markup("<strong>{}</strong>"),
    "under": Markup("<u>{}</u>"),
    "strike": Markup("<s>{}</s>"),
    "em": Markup("<em>{}</em>"),
    "slant": Markup("<em>{}</em>"),
    "spoiler": Markup('<details class="spoiler"><summary>▒▒▒</summary>{}</details>'),
}
_FENCE = re.compile(r"```(?:\w+\n)?\n?(.*?)```", re.DOTALL)
_LINE = re.compile(
    r"(?P<head>#{1,3}) +(?P<title>.+)|-# +(?P<small>.+)|> ?(?P<quote>.*)"
    r"|(?P<indent> *)(?P<mark>[-*]|\d{1,9}\.) +(?P<item>.+)"
)


_JUMP = re.compile(
    r"https://(?:\w+\.)?discord\.com/channels/(?:@me|\d{1,20})/(\d{1,20})(?:/(\d{1,20}))?/?"
)


def way_of(target: str, find: Find) -> str:
    """Tell where an address within Discord leads here; empty for all others."""
    found = _JUMP.fullmatch(target)
    place = find("place", int(found[1])) if found else ""
    return f"{place}#m{found[2]}" if found and found[2] and place else place


def markdown(text: str, find: Find) -> Markup:
    """Write a text as HTML."""
    parts = []
    for number, piece in enumerate(_FENCE.split(text)):
        if number % 2:
            parts.append(Markup("<pre><code>{}</code></pre>").format(piece.strip("\n")))
        else:
            parts += _blocks(piece.strip("\n").split("\n") if piece.strip("\n") else [], find)
    return Markup("").join(parts)


def _blocks(lines: list[str], find: Find) -> Iterator[Markup]:
    """Write line by line; lines without a mark of their own that follow each other are one."""
    plain: list[str] = []
    for line in lines:
        found = _LINE.fullmatch(line)
        if found is None:
            plain.append(line)
            continue
        yield from _paragraph(plain, find)
        plain = []
        yield _block(found, find)
    yield from _paragraph(plain, find)


def _paragraph(lines: list[str], find: Find) -> Iterator[Markup]:
    if lines:
        yield Markup("<p>{}</p>").format(_inline("\n".join(lines), find))


def _block(found: re.Match[str], find: Find) -> Markup:
    if found["head"]:
        level = len(found["head"]) + 2
        return Markup("<h{0}>{1}</h{0}>").format(level, _inline(found["title"], find))
    if found["small"]:
        return Markup('<p class="small">{}</p>').format(_inline(found["small"], find))
    if found["item"]:
        mark = "•" if found["mark"] in "-*" else found["mark"]
        row = Markup('<p class="item{}"><span>{}</span><span>{}</span></p>')
        deep = " deep" if len(found["indent"]) > 1 else ""
        return row.format(deep, mark, _inline(found["item"], find))
    return Markup("<blockquote>{}</blockquote>").format(_inline(found["quote"], find))


def _inline(text: str, find: Find) -> Markup:
    parts, end = [], 0
    for found in _INLINE.finditer(text):
        parts += [_lines(text[end : found.start()]), _mark(found, find)]
        end = found.end()
    return Markup("").join([*parts, _lines(text[end:])])


def _lines(text: str) -> Markup:
    return Markup("<br>").join(escape(line) for line in text.split("\n"))


def _mark(found: re.Match[str], find: Find) -> Markup:
    kind, inner = next((name, told) for name, told in found.groupdict().items() if told)
    if kind in _SPANS:
        return _SPANS[kind].format(_inline(inner, find))
    if kind == "plain":
        return escape(inner)
    if kind == "ticks":
        return Markup("<code>{}</code>").format(found["code"])
    if kind == "moment":
        return _moment(int(inner), found["style"] or "f")
    if kind in {"user", "role", "channel"}:
        return _mention(kind, int(inner), find)
    if kind == "command":
        return Markup(
            '<button type="button" class="mention" data-command="{0}">/{0}</button>'
        ).format(inner)
    if kind == "emoji":
        return emoji(inner, find("emoji", int(found["number"])))
    return _link(found["target"] or found["bare"], found["label"], find)


def _mention(kind: str, number: int, find: Find) -> Markup:
    told, way = find(kind, number), find("place", number) if kind == "channel" else ""
    if way:
        return Markup('<a class="mention" href="{}">{}</a>').format(way, told)
    return Markup('<span class="mention">{}</span>').format(told)


def emoji(name: str, source: str) -> Markup:
    """Write an emoji of the bot's own, or its name where there is no picture of it."""
    if not source:
        return Markup(":{}:").format(name)
    return Markup('<img class="emoji" src="{}" alt=":{}:">').format(source, name)


def _link(target: str, label: str | None, find: Find) -> Markup:
    told = _inline(label, find) if label else target
    way = way_of(target, find)
    if way:
        return Markup('<a href="{}">{}</a>').format(way, told)
    link = Markup('<a href="{}" target="_blank" rel="noopener noreferrer">{}</a>')
    return link.format(target, told)


def _moment(seconds: int, style: str) -> Markup:
    """Write a moment; the page says it in the reader's own way and time zone."""
    try:
        when = dt.datetime.fromtimestamp(seconds, dt.UTC)
    except (OverflowError, ValueError):
        return Markup("<time>?</time>")
    told = f"{when:%Y-%m-%d %H:%M} UTC"
    return Markup('<time datetime="{}" data-style="{}">{}</time>').format(
        when.isoformat(), style, told
    )

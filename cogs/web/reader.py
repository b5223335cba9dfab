"""Who reads: in which language, by the address or as the browser says."""

from collections.abc import Iterator

from aiohttp import web

from render.words import Words, locales, own_words, words_for

CHOSEN = "lang"  # what an address says where somebody chose a language


def chosen_language(request: web.Request) -> str:
    """Return the language that the address names; empty where it names none that is spoken."""
    wanted = request.query.get(CHOSEN, "")
    return wanted if wanted in locales() else ""


def words_of(request: web.Request) -> Words:
    """Return the words of a reader: as chosen, else of the first language that is spoken here."""
    chosen = chosen_language(request)
    if chosen:
        return words_for(chosen)
    for wanted in _accepted(request.headers.get("Accept-Language", "")):
        words = own_words(wanted)
        if words is not None:
            return words
    return words_for(None)


def _accepted(header: str) -> Iterator[str]:
    """List the languages of a browser, the one it likes most first; `ru-RU;q=0.8` is one."""
    ranked = []
    for part in header[:200].split(","):
        language, _, weight = part.partition(";q=")
        ranked.append((-_weight(weight), language.strip()))
    yield from (language for _, language in sorted(ranked, key=lambda pair: pair[0]))


def _weight(text: str) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0

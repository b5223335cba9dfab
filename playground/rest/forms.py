"""Forms that bring files, taken apart at once: a body is here as a whole before it is read."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple
from urllib.parse import unquote

_BOUNDARY = re.compile(r'boundary=(?:"([^"]+)"|([^;\s]+))', re.IGNORECASE)
_ABOUT = re.compile(rb"^content-disposition:(.*)$", re.IGNORECASE | re.MULTILINE)
_FACT = re.compile(r';\s*([\w*]+)=("(?:[^"\\]|\\.)*"|[^;\s]*)')
_ESCAPED = re.compile(r"\\(.)")
_UTF8 = "utf-8''"
KNOWN_HEADS = 500


class BrokenFormError(Exception):
    """A body that does not end where it says it would, or that says nothing of its parts."""


class Part(NamedTuple):
    """A field of a form, or a file."""

    name: str
    filename: str | None
    data: bytes


def parts_of(kind: str, body: bytes) -> Iterator[Part]:
    """List the parts of a form whose content type is `kind`."""
    found = _BOUNDARY.search(kind)
    if found is None:
        raise BrokenFormError
    line = b"--" + (found[1] or found[2]).encode()
    first, *pieces = body.split(b"\r\n" + line)
    if not first.startswith(line) or not pieces or not pieces[-1].startswith(b"--"):
        raise BrokenFormError
    for piece in (first[len(line) :], *pieces[:-1]):
        head, _, data = piece.partition(b"\r\n\r\n")
        yield Part(*_named(head), data)


@lru_cache(KNOWN_HEADS)
def _named(head: bytes) -> tuple[str, str | None]:
    about = _ABOUT.search(head)
    facts = dict(_FACT.findall(about[1].decode(errors="replace") if about else ""))
    spelled = facts.get("filename*", "")
    if spelled.lower().startswith(_UTF8):
        return _plain(facts.get("name", "")), unquote(spelled[len(_UTF8) :])
    return _plain(facts.get("name", "")), _plain(facts["filename"]) if "filename" in facts else None


def _plain(value: str) -> str:
    return _ESCAPED.sub(r"\1", value[1:-1]) if value.startswith('"') else value

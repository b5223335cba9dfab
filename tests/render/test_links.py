"""Addresses: none of them takes along what follows it, wherever one can be pressed."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from render.words import locales

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "render" / "locales"
READ = (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("*/README.md"))
URL = re.compile(r"\{ *\$(?:url|address) *\}|https?://[^\s<>\"'`|{}]+")
"""What becomes an address; other things to be filled in are none."""


def greedy(text: str) -> Iterator[str]:
    """Find addresses behind which a reader's program goes on with what is no part of them."""
    for line in re.sub(r"(?m)^ *```.*?^ *```", "", text, flags=re.DOTALL).splitlines():
        outside = re.sub(r"\]\([^()\s]*(?:\{[^}]*\})?[^()\s]*\)|<[^<> ]*>|`[^`]*`", " ", line)
        for address in URL.finditer(outside):
            after = outside[address.end() : address.end() + 1]
            if address.group()[-1] in ").,;:!?" or (after and not after.isspace()):
                yield outside[max(0, address.start() - 20) : address.end() + 2]


@pytest.mark.parametrize("locale", locales())
def test_no_address_in_a_catalogue_takes_along_what_follows_it(locale: str) -> None:
    for file in (WORDS / locale).glob("*.ftl"):
        assert not list(greedy(file.read_text(encoding="utf-8"))), file.name


def test_no_address_in_a_page_to_read_takes_along_what_follows_it() -> None:
    assert len(READ) > 10
    for file in READ:
        assert not list(greedy(file.read_text(encoding="utf-8"))), file.name


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("in post `{ $post }` ({ $url })", True),
        ("see { $url }.", True),
        ("see https://a.example/b, and", True),
        ("[post]({ $url }) `{ $post }`", False),
        ("[post](https://a.example/b).", False),
        ("<https://a.example/b>.", False),
        ("Open { $url }", False),
    ],
)
def test_what_takes_more_along_is_found(text: str, *, found: bool) -> None:
    assert bool(list(greedy(text))) is found

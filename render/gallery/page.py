"""The page of the gallery: every picture with its alternative text, its size and its bytes."""

from collections.abc import Iterable
from html import escape
from itertools import groupby
from typing import NamedTuple

STYLE = """
body { background: #313338; color: #e6e6ea; font: 15px/1.4 system-ui, sans-serif; margin: 24px }
h1, h2 { font-weight: 600 } nav a { margin-right: 16px } a { color: #9db4ff }
section { display: grid; gap: 24px; grid-template-columns: repeat(auto-fill, 360px) }
figure { margin: 0 } img { width: 360px; height: auto; border-radius: 8px; display: block }
figcaption { margin-top: 8px } p { margin: 4px 0; color: #b9bbc4; white-space: pre-line }
"""


class Plate(NamedTuple):
    """A picture on the wall and what stands under it."""

    kind: str
    name: str
    file: str
    alt: str
    width: int
    height: int
    size: int  # bytes
    seconds: float  # drawing and encoding


def page(title: str, plates: Iterable[Plate]) -> str:
    """Write the page; it needs nothing but the pictures beside it."""
    rooms = [(kind, list(hung)) for kind, hung in groupby(plates, lambda plate: plate.kind)]
    links = "".join(f'<a href="#{escape(kind)}">{escape(kind)}</a>' for kind, _ in rooms)
    return "\n".join(
        (
            '<!doctype html><html lang="en"><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>{escape(title)}</title><style>{STYLE}</style>",
            f"<h1>{escape(title)}</h1><nav>{links}</nav>",
            *(_room(kind, hung) for kind, hung in rooms),
            "</html>\n",
        )
    )


def _room(kind: str, hung: list[Plate]) -> str:
    head = f'<h2 id="{escape(kind)}">{escape(kind)} ({len(hung)})</h2>'
    return f"{head}<section>{''.join(_figure(plate) for plate in hung)}</section>"


def _figure(plate: Plate) -> str:
    file, alt = escape(plate.file), escape(plate.alt)
    facts = f"{plate.width}×{plate.height}, {plate.size:,} bytes, {plate.seconds * 1000:.0f} ms"
    return (
        f'<figure><a href="{file}"><img src="{file}" alt="{alt}" loading="lazy"'
        f' width="{plate.width}" height="{plate.height}"></a>'
        f"<figcaption><b>{escape(plate.name)}</b><br>{facts}<p>{alt}</p></figcaption></figure>"
    )

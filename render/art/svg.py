"""Vector drawing in a few words: SVG elements as strings, made into pixels."""

import io
from collections.abc import Iterable, Sequence
from typing import TypeAlias

import resvg_py
from PIL import Image

from render.art.kept import kept
from render.theme import Colour

Points: TypeAlias = Sequence[tuple[float, float]]


def hexed(colour: Colour) -> str:
    """Write a colour as SVG does."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def element(tag: str, inner: str = "", /, **attributes: float | str) -> str:
    """Write an element; `_` in the name of an attribute stands for `-`."""
    told = "".join(
        f' {key.replace("_", "-")}="{_told(value)}"' for key, value in attributes.items()
    )
    return f"<{tag}{told}>{inner}</{tag}>" if inner else f"<{tag}{told}/>"


def _told(value: float | str) -> str:
    return value if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")


def polygon(points: Points, fill: str, **more: float | str) -> str:
    """Draw a filled polygon."""
    told = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return element("polygon", points=told, fill=fill, **more)


def gradient(
    name: str, stops: Iterable[tuple[float, Colour, float]], *, radial: bool = False
) -> str:
    """Define a gradient from top to bottom (or outwards): offset, colour and opacity each."""
    inner = "".join(
        element("stop", offset=offset, stop_color=hexed(colour), stop_opacity=opacity)
        for offset, colour, opacity in stops
    )
    if radial:
        return element("radialGradient", inner, id=name)
    return element("linearGradient", inner, id=name, x1=0, y1=0, x2=0, y2=1)


def document(width: float, height: float, body: str, defs: str = "", top: float = 0) -> str:
    """Write a whole drawing."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 {top:g} {width:g} {height:g}">'
    return f"{head}<defs>{defs}</defs>{body}</svg>"


def sprite(svg: str, width: int, height: int) -> Image.Image:
    """Draw an SVG exactly as large as asked, with transparency."""
    return Image.open(io.BytesIO(png_of(svg, width, height))).convert("RGBA")


def png_of(svg: str, width: int, height: int) -> bytes:
    """Draw it as a file, or read the one that was drawn before."""
    root = f'<svg width="{width}" height="{height}" preserveAspectRatio="none" '
    drawn = svg.replace("<svg ", root, 1)
    return kept(
        f"{resvg_py.__version__} {drawn}",
        lambda: bytes(resvg_py.svg_to_bytes(svg_string=drawn, skip_system_fonts=True)),
    )

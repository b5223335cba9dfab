"""Vector drawings made into pixels."""

import io

import resvg_py
from PIL import Image


def sprite(svg: str, width: int, height: int) -> Image.Image:
    """Draw an SVG exactly as large as asked, with transparency."""
    root = f'<svg width="{width}" height="{height}" preserveAspectRatio="none" '
    png = resvg_py.svg_to_bytes(svg_string=svg.replace("<svg ", root, 1), skip_system_fonts=True)
    return Image.open(io.BytesIO(png)).convert("RGBA")

"""A film: frames one after another, as a GIF that plays once and then stands still.

Discord plays GIFs wherever it runs; of an APNG it keeps the first frame. A GIF holds as many
colours as a palette of ours, so that nothing is lost, and Pillow stores only what changes.
"""

import io
from typing import NamedTuple

from PIL import Image


class Frame(NamedTuple):
    """A picture, and for how many milliseconds it is seen."""

    image: Image.Image
    duration: int


def gif(frames: list[Frame], palette: Image.Image) -> bytes:
    """Encode frames with a fixed palette."""
    shown = [frame.image.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    buffer = io.BytesIO()
    shown[0].save(
        buffer,
        "GIF",
        save_all=True,
        append_images=shown[1:],
        duration=[frame.duration for frame in frames],
        optimize=False,
        disposal=1,  # the next frame is laid over what is there
    )
    return buffer.getvalue()

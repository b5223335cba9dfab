"""PNG files put together from strips, each packed by itself; and films, as GIFs that play once.

Discord plays GIFs wherever it runs; of an APNG it keeps the first frame. A GIF holds as many
colours as a palette of ours, so that nothing is lost, and Pillow stores only what changes.
"""

import io
import struct
import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

SIGNATURE = b"\x89PNG\r\n\x1a\n"
HEADER = struct.Struct(">IIBBBBB")
DEPTH, INDEXED = 8, 3  # bits of a pixel, each of which names a colour of the palette
UNFILTERED = 0  # stands before each row; for indexed pixels nothing else packs as well
STREAM, STREAM_END = b"\x78\x5e", b"\x03\x00"  # of zlib: what begins it, and an empty last block
RAW = -15  # deflate without header and sum, in the largest window
LEVEL, MEMORY = 3, 8  # of packing: closer ones save a tenth and take twice as long
CLOSER = ((280_000, 6, 9), (299_000, 9, 5))  # bytes from which on it takes longer: level, memory
KEPT = 256  # strips
CLEAR = 255  # stands in a GIF for what the frame before shows
ADLER = 65521  # the modulus of its sum


class Packed(NamedTuple):
    """A strip that was packed: whole blocks of deflate, which follow any others."""

    data: bytes
    height: int
    length: int  # unpacked
    check: int  # its sum by zlib


def packed(pixels: Image.Image) -> Packed:
    """Pack indexed pixels."""
    framed = Image.new("P", (pixels.width + 1, pixels.height), UNFILTERED)
    framed.paste(pixels, (1, 0))  # numbers of colours, whatever palette they are of
    rows = framed.tobytes()
    data = _deflated(rows, LEVEL, MEMORY)
    return Packed(data, pixels.height, len(rows), zlib.adler32(rows))


def png(palette: Image.Image, width: int, strips: Sequence[Packed]) -> bytes:
    """Put strips together, from top to bottom, to a picture so wide; pack a large one closer."""
    check, colours = 1, bytes(palette.getpalette() or [])
    data = [strip.data for strip in strips]
    for most, level, memory in CLOSER:
        if sum(map(len, data)) > most:
            data = [_packed_closer(strip.data, level, memory) for strip in strips]
    for strip in strips:
        check = _joined(check, strip)
    height = sum(strip.height for strip in strips)
    stream = (STREAM, *data, STREAM_END, check.to_bytes(4, "big"))
    chunks = (
        _chunk(b"IHDR", HEADER.pack(width, height, DEPTH, INDEXED, 0, 0, 0)),
        _chunk(b"PLTE", colours),
        _chunk(b"IDAT", b"".join(stream)),
        _chunk(b"IEND", b""),
    )
    return SIGNATURE + b"".join(chunks)


@lru_cache(KEPT)
def _packed_closer(data: bytes, level: int, memory: int) -> bytes:
    """Pack a strip again: to unpack it is far quicker than to draw it."""
    return _deflated(zlib.decompress(data + STREAM_END, RAW), level, memory)


def _deflated(rows: bytes, level: int, memory: int) -> bytes:
    deflate = zlib.compressobj(level, zlib.DEFLATED, RAW, memory)
    return deflate.compress(rows) + deflate.flush(zlib.Z_FULL_FLUSH)


def _joined(check: int, strip: Packed) -> int:
    """Continue a sum by zlib with that of what follows."""
    low, high = check & 0xFFFF, check >> 16
    after_low, after_high = strip.check & 0xFFFF, strip.check >> 16
    high = (high + after_high + strip.length * (low - 1)) % ADLER
    return high << 16 | (low + after_low - 1) % ADLER


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = zlib.crc32(kind + data)
    return len(data).to_bytes(4, "big") + kind + data + check.to_bytes(4, "big")


class FilmFrame(NamedTuple):
    """A picture, and for how many milliseconds it is seen."""

    image: Image.Image
    duration: int


def gif(frames: list[FilmFrame], palette: Image.Image) -> bytes:
    """Encode frames with a fixed palette, whose last place is free for what stays as it is."""
    shown = [frame.image.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    buffer = io.BytesIO()
    shown[0].save(
        buffer,
        "GIF",
        save_all=True,
        append_images=shown[1:],
        duration=[frame.duration for frame in frames],
        optimize=True,  # what stays as it is becomes transparent
        transparency=CLEAR,
        disposal=1,  # the next frame is laid over what is there
    )
    return buffer.getvalue()

"""Faults: what of an error may be told."""

import traceback


def where(error: BaseException) -> str:
    """Name what broke and where, without its message: that may quote an order."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else "nowhere"
    return f"{type(error).__name__} at {place}"

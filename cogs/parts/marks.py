"""Marks: the small public number under each post, by which we find our own posts again."""

import re
from typing import Any

import discord

_LINE = re.compile(r"^-# #\d+·\d+.*$", re.MULTILINE)


def texts_of(message: discord.Message) -> str:
    """Read all texts of a message of ours."""
    parts = [message.content]
    pending: list[Any] = list(message.components)
    while pending:
        component = pending.pop(0)
        parts.append(getattr(component, "content", None) or "")
        pending.extend(getattr(component, "children", None) or ())
    return "\n".join(parts)


def mark_of(message: discord.Message | None) -> str:
    """Return the line with the mark of a message, so that redrawing keeps it; else nothing."""
    found = _LINE.findall(texts_of(message)) if message else []
    return found[-1] if found else ""


def bears(message: discord.Message, mark: str) -> bool:
    """Tell whether `message` carries exactly this mark."""
    line = mark_of(message)
    return re.match(re.escape(f"-# {mark}") + r"(?!\d)", line) is not None

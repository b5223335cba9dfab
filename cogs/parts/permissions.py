"""What the bot must be allowed in a channel, and what of it is missing."""

from collections.abc import Mapping
from typing import Any

import discord

from engine.core.words import Text, say

NEEDED = {
    "view_channel": say("permission-view-channels"),
    "send_messages": say("permission-send-messages"),
    "attach_files": say("permission-attach-files"),
    "read_message_history": say("permission-read-history"),
}
IN_THREADS = {  # beside these, for games that have a thread of their own
    "create_public_threads": say("permission-create-threads"),
    "send_messages_in_threads": say("permission-send-in-threads"),
}
INVITED = discord.Permissions(**dict.fromkeys((*NEEDED, *IN_THREADS), True))
"""What whoever lets the bot in should grant."""


def lacking(granted: discord.Permissions, needed: Mapping[str, Text] = NEEDED) -> list[Text]:
    """List the permissions that are missing, by the names Discord's settings show."""
    if granted.administrator:
        return []
    return [label for name, label in needed.items() if not getattr(granted, name)]


def needed_in(channel: Any) -> Mapping[str, Text]:
    """Return what must be allowed in a channel or a thread for a game to be opened there."""
    if not isinstance(channel, discord.Thread):
        return NEEDED
    wanted = "send_messages_in_threads"
    others = {name: label for name, label in NEEDED.items() if name != "send_messages"}
    return {**others, wanted: IN_THREADS[wanted]}

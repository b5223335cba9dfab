"""What the bot must be allowed in a channel, and what of it is missing."""

from typing import Any

import discord

from engine.core.words import Text, say

NEEDED = {
    "view_channel": say("permission-view-channels"),
    "send_messages": say("permission-send-messages"),
    "attach_files": say("permission-attach-files"),
    "read_message_history": say("permission-read-history"),
}
IN_THREADS = {**NEEDED, "send_messages_in_threads": say("permission-send-in-threads")}


def lacking(granted: discord.Permissions, channel: Any = None) -> list[Text]:
    """List the permissions that are missing, by the names Discord's settings show."""
    if granted.administrator:
        return []
    needed = NEEDED
    if isinstance(channel, discord.Thread):
        needed = {name: label for name, label in IN_THREADS.items() if name != "send_messages"}
    return [label for name, label in needed.items() if not getattr(granted, name)]

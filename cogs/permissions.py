"""What the bot must be allowed in a channel, and what of it is missing."""

from typing import Any

import discord

NEEDED = {
    "view_channel": "View Channels",
    "send_messages": "Send Messages",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}
IN_THREADS = {**NEEDED, "send_messages_in_threads": "Send Messages in Threads"}


def lacking(granted: discord.Permissions, channel: Any = None) -> list[str]:
    """List the permissions that are missing, by the names Discord's settings show."""
    if granted.administrator:
        return []
    needed = NEEDED
    if isinstance(channel, discord.Thread):
        needed = {name: label for name, label in IN_THREADS.items() if name != "send_messages"}
    return [label for name, label in needed.items() if not getattr(granted, name)]

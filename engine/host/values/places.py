"""Places: where somebody asks for something."""

import msgspec


class ChatLocation(msgspec.Struct, frozen=True):
    """A channel, a thread, or somebody's direct messages with the bot."""

    channel: int
    private: bool = False  # the direct messages

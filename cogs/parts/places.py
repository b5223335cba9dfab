"""Where a click or a command was made: rights belong to places."""

from cogs.parts.responder import Interaction
from engine.host.values.places import ChatLocation
from engine.host.values.records import GameInfo


def address_of(game: GameInfo, reference: str) -> str:
    """Return the address of a post in the channel of a game."""
    return f"https://discord.com/channels/{game.guild or '@me'}/{game.channel}/{reference}"


def place_of(interaction: Interaction) -> ChatLocation:
    """Tell where somebody asks; messages between other people are no direct messages with us."""
    alone = interaction.guild_id is None and not interaction.context.private_channel
    return ChatLocation(interaction.channel_id or 0, private=alone)

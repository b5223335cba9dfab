"""Who is staff: a permission that each server names, never the name of a role."""

from cogs.acts.frontend import Frontend
from cogs.parts.responder import Interaction
from engine.host.doors.staff import Officer


async def is_staff(frontend: Frontend, interaction: Interaction) -> bool:
    """Tell whether the server trusts whoever asks with every game."""
    if interaction.guild_id is None:
        return False
    guild = await frontend.host.people_cache.guild(interaction.guild_id)
    return bool(getattr(interaction.permissions, guild.staff, False))


async def officer(frontend: Frontend, interaction: Interaction) -> Officer:
    """Describe whoever asks to the game-master tools."""
    user = interaction.user
    return Officer(user.id, user.display_name, staff=await is_staff(frontend, interaction))

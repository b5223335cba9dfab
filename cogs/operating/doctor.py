"""The doctor's part in Discord: whether the token works and the bot may do what it must."""

import discord
from discord.http import Route

from cogs.operating.joining import UnreachableDiscordError, point_at
from cogs.parts.permissions import IN_THREADS, lacking
from engine.host.values.operating import Diagnosis, ill, well
from render.words import FALLBACK, words_for

FEW_SESSIONS = 50


async def examine_discord(
    token: str, api_base: str, gateway: str, interactions: str = ""
) -> list[Diagnosis]:
    """Log in with `token` over REST; look where clicks come, and at the permissions everywhere."""
    if not token:
        return [
            ill(
                "There is no token. Copy it from the developer portal into the environment "
                "variable MOTHERSHIP_DISCORD__TOKEN.",
            )
        ]
    client = discord.Client(intents=discord.Intents.none())
    try:
        await point_at(api_base, gateway)
        await client.login(token)
        return [*await _permissions(client), _clicks(client, interactions)]
    except discord.LoginFailure:
        return [ill("Discord rejects the token. Copy it anew from the portal.")]
    except UnreachableDiscordError as error:
        return [ill(str(error))]
    except (discord.HTTPException, OSError) as error:
        kind = type(error).__name__
        return [ill(f"Discord does not answer as it should ({kind}). Try again later.")]
    finally:
        await client.close()


async def _sessions(client: discord.Client) -> Diagnosis:
    """Look how many more sessions Discord grants; at none it resets the token."""
    _, _, limit = await client.http.get_bot_gateway()
    left, hours = limit["remaining"], limit["reset_after"] / 3_600_000
    text = f"Discord grants {left} more sessions within {hours:.0f} h."
    if left < FEW_SESSIONS:
        return ill(f"{text} Keep the bot stopped until then, and mend what makes it restart.")
    return well(text)


def _clicks(client: discord.Client, listen: str) -> Diagnosis:
    """Look whether clicks come where they are taken: Discord has one way for all of them."""
    assert client.application is not None
    url = client.application.interactions_endpoint_url
    if not url and not listen:
        return well("Clicks come by the gateway.")
    if not url:
        text = f"Clicks are taken at {listen}, but Discord still sends them by the gateway."
        return well(f"{text} Give it the address in the developer portal once the bot runs.")
    if not listen:
        text = f"Discord posts clicks to <{url}>, and nobody takes them."
        mend = "Set [discord] interactions, or take the address out in the developer portal."
        return ill(f"{text} {mend}")
    return well(f"Clicks come over HTTP: Discord posts them to <{url}>, and {listen} takes them.")


async def _permissions(client: discord.Client) -> list[Diagnosis]:
    assert client.user is not None
    found = [well(f"The token belongs to {client.user.name}."), await _sessions(client)]
    words = words_for(FALLBACK)
    guilds = await client.http.request(Route("GET", "/users/@me/guilds"))
    if not guilds:
        text = "The bot is on no server yet. Invite it (see the README)."
        return [*found, ill(text)]
    for guild in guilds:
        granted = discord.Permissions(int(guild["permissions"]))
        missing, absent = lacking(granted), lacking(granted, IN_THREADS)
        listed = words.series(words(each) for each in missing or absent)
        if missing:
            text = f"On {guild['name']} the bot lacks: {listed}. Grant them there."
        elif absent:
            text = f"On {guild['name']} the bot opens no threads for games: it lacks {listed}."
        else:
            text = f"On {guild['name']} the bot may do all it needs."
        found.append(ill(text) if missing else well(text))
    return found

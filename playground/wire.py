"""How things are written for the client."""

import datetime as dt
from typing import TYPE_CHECKING, Any

from playground.places import IN_DMS, USUAL, Channel, Guild, Role, User, role_id

if TYPE_CHECKING:
    from playground.application import Application
    from playground.message import Message

CONTENT_INTENT = 1 << 15
MEMBERS_INTENT = 1 << 1


def moment(when: float) -> str:
    """Write a time."""
    return dt.datetime.fromtimestamp(when, dt.UTC).isoformat(timespec="microseconds")


def user_wire(user: User) -> dict[str, Any]:
    """Write a user."""
    return {
        "id": str(user.id),
        "username": user.name.lower().replace(" ", "_"),
        "global_name": None if user.bot else user.name,
        "discriminator": "0",
        "avatar": None,
        "bot": user.bot,
        "public_flags": 0,
    }


def member_wire(user: User, guild: Guild, *, permissions: int | None = None) -> dict[str, Any]:
    """Write a member of a guild."""
    member: dict[str, Any] = {
        "user": user_wire(user),
        "nick": None,
        "avatar": None,
        "roles": [str(role_id(user))] if user.id in guild.bots else [],
        "joined_at": moment(guild.joined.get(user.id, 0)),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
    }
    if permissions is not None:
        member["permissions"] = str(permissions)
    return member


def role_wire(role: Role) -> dict[str, Any]:
    """Write a role."""
    return {
        "id": str(role.id),
        "name": role.name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": int(role.managed),
        "permissions": str(role.permissions),
        "managed": role.managed,
        "mentionable": False,
        "flags": 0,
    }


def roles_wire(guild: Guild) -> list[dict[str, Any]]:
    """Write the roles of a guild."""
    return [role_wire(role) for role in guild.roles]


def guild_wire(guild: Guild, app: "Application") -> dict[str, Any]:
    """Write a guild as a bot gets it."""
    everybody = bool(app.intents & MEMBERS_INTENT)
    shown = guild.members.values() if everybody else [app.user]
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "owner_id": str(next((each.id for each in guild.members.values() if not each.bot), 0)),
        "preferred_locale": guild.locale,
        "features": [],
        "roles": roles_wire(guild),
        "emojis": [],
        "stickers": [],
        "channels": [channel_wire(channel) for channel in guild.channels],
        "threads": [channel_wire(each) for each in guild.threads if not each.archived],
        "members": [member_wire(user, guild) for user in shown],
        "member_count": len(guild.members),
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "system_channel_flags": 0,
        "afk_timeout": 300,
        "large": False,
        "joined_at": moment(guild.joined.get(app.user.id, 0)),
    }


def channel_wire(channel: Channel) -> dict[str, Any]:
    """Write a channel."""
    last = str(channel.messages[-1].id) if channel.messages else None
    head: dict[str, Any] = {"id": str(channel.id), "last_message_id": last, "flags": 0}
    if channel.guild is None:
        recipients = [user_wire(channel.person)] if channel.person else []
        return head | {"type": 1, "recipients": recipients}
    if channel.parent is not None:
        return head | _thread(channel)
    return head | {
        "type": 0,
        "guild_id": str(channel.guild.id),
        "name": channel.name,
        "position": channel.guild.channels.index(channel),
        "permission_overwrites": _overwrites(channel),
        "topic": None,
        "nsfw": False,
        "parent_id": None,
        "rate_limit_per_user": 0,
    }


def _thread(thread: Channel) -> dict[str, Any]:
    assert thread.guild is not None
    assert thread.parent is not None
    assert thread.owner is not None
    return {
        "type": 11,
        "guild_id": str(thread.guild.id),
        "parent_id": str(thread.parent.id),
        "owner_id": str(thread.owner.id),
        "name": thread.name,
        "message_count": len(thread.messages),
        "total_message_sent": len(thread.messages),
        "member_count": len(thread.followers),
        "rate_limit_per_user": 0,
        "thread_metadata": {
            "archived": thread.archived,
            "archive_timestamp": moment(0),
            "auto_archive_duration": 10080,
            "locked": thread.locked,
        },
    }


def _overwrites(channel: Channel) -> list[dict[str, Any]]:
    every = (1 << 53) - 1
    return [
        {"id": str(user), "type": 1, "allow": str(allowed), "deny": str(every & ~allowed)}
        for user, allowed in channel.overrides.items()
    ]


def channel_for_interaction(channel: Channel, user: User) -> dict[str, Any]:
    """Write a channel as it stands inside an interaction."""
    shown = channel_wire(channel)
    if channel.guild is None:
        return shown
    shown.pop("permission_overwrites", None)
    return shown | {"permissions": str(person_permissions(channel, user))}


def app_permissions(channel: Channel, app: "Application") -> int:
    """Tell what an interaction says that a bot may do: of direct messages only the little extras.

    That it may write there goes without saying.
    """
    return IN_DMS if channel.guild is None else channel.permissions(app)


def person_permissions(channel: Channel, user: User) -> int:
    """Tell what a person may do in a channel."""
    if not channel.admits(user):
        return 0
    return USUAL | (channel.guild.trusted.get(user.id, 0) if channel.guild else 0)


def message_wire(
    message: "Message", app: "Application | None" = None, *, quoted: bool = False
) -> dict[str, Any]:
    """Write a message, without its content for a bot that may not read it."""
    look, hidden = message.look, app is not None and not may_read(message, app)
    answer: dict[str, Any] = {
        "id": str(message.id),
        "type": 19 if message.reply_to else _kind(message),
        "channel_id": str(message.channel.id),
        "author": user_wire(message.author),
        "content": "" if hidden else look.content,
        "timestamp": moment(message.created),
        "edited_timestamp": None if message.edited is None else moment(message.edited),
        "tts": message.tts,
        "mention_everyone": False,
        "mentions": _mentioned(message),
        "mention_roles": [],
        "attachments": [] if hidden else [part.wire() for part in look.attachments],
        "embeds": [] if hidden else list(look.embeds),
        "components": [] if hidden else list(look.raw_components),
        "pinned": False,
        "flags": look.flags,
    }
    if message.nonce is not None:
        answer["nonce"] = message.nonce
    if message.application is not None:
        answer["application_id"] = str(message.application)
    if message.interaction is not None:
        answer["interaction_metadata"] = message.interaction
        answer["webhook_id"] = str(message.application)
    if message.reply_to is not None:
        answer |= _reference(message.reply_to, app, quoted=quoted)
    return answer


def _kind(message: "Message") -> int:
    return 20 if message.interaction and message.interaction["type"] == 2 else 0


def _mentioned(message: "Message") -> list[dict[str, Any]]:
    users = message.channel.world.users
    return [user_wire(users[number]) for number in message.look.pinged if number in users]


def _reference(original: "Message", app: "Application | None", *, quoted: bool) -> dict[str, Any]:
    reference = {"channel_id": str(original.channel.id), "message_id": str(original.id), "type": 0}
    if original.channel.guild is not None:
        reference["guild_id"] = str(original.channel.guild.id)
    if quoted:  # what is quoted inside a quotation stays a mere reference
        return {"message_reference": reference}
    shown = None if original.deleted else message_wire(original, app, quoted=True)
    return {"message_reference": reference, "referenced_message": shown}


def may_read(message: "Message", app: "Application") -> bool:
    """Tell whether a bot gets the content: its own, direct messages, mentions, or by intent."""
    return (
        message.author is app.user
        or message.channel.guild is None
        or app.user.id in message.look.pinged
        or bool(app.intents & CONTENT_INTENT)
    )

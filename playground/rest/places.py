"""REST: who and what there is."""

from typing import Any

from playground.application import Application
from playground.errors import refusal
from playground.places import Guild
from playground.rest.api import Call, Reply, Route, route
from playground.validate.shape import Object, Problems, Snowflake, Text
from playground.wire import channel_wire, guild_wire, member_wire, roles_wire, user_wire

_APPLICATION = Object(
    fields={"interactions_endpoint_url": Text(high=2048, url=("http", "https"))}, nullable=False
)
_RECIPIENT = Object(fields={"recipient_id": Snowflake(required=True, nullable=False)})


def me(call: Call) -> Reply:
    """Show the bot itself."""
    return Reply(user_wire(call.app.user))


def _application(app: Application) -> dict[str, Any]:
    return {
        "id": str(app.id),
        "name": app.name,
        "icon": None,
        "description": "",
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": app.verify_key,
        "interactions_endpoint_url": app.endpoint or None,
        "flags": 0,
        "owner": user_wire(app.user),
        "team": None,
        "install_params": None,
    }


def application(call: Call) -> Reply:
    """Show the application."""
    return Reply(_application(call.app))


async def edit_application(call: Call) -> Reply:
    """Change where the application's interactions are posted, once that address was tried."""
    problems = Problems()
    _APPLICATION.judge(call.body, (), problems)
    problems.raise_if_any()
    if "interactions_endpoint_url" in call.body and call.world.poster is not None:
        await call.world.poster.move(call.app, call.body["interactions_endpoint_url"] or "")
    return Reply(_application(call.app))


def open_dm(call: Call) -> Reply:
    """Open direct messages; whether they arrive shows only at the send."""
    problems = Problems()
    _RECIPIENT.judge(call.body, (), problems)
    problems.raise_if_any()
    user = call.world.users.get(int(call.body["recipient_id"]))
    if user is None:
        raise refusal(10013)
    if user.bot:
        raise refusal(50007)
    return Reply(channel_wire(call.world.dm(call.app, user)))


def user(call: Call) -> Reply:
    """Show a user."""
    found = call.world.users.get(call.number("user"))
    if found is None:
        raise refusal(10013)
    return Reply(user_wire(found))


def channel(call: Call) -> Reply:
    """Show a channel."""
    return Reply(channel_wire(call.channel()))


def _guild(call: Call) -> Guild:
    guild = call.world.guilds.get(call.number("guild"))
    if guild is None:
        raise refusal(10004)
    if call.app.user.id not in guild.members:
        raise refusal(50001)
    return guild


def guild(call: Call) -> Reply:
    """Show a guild."""
    return Reply(guild_wire(_guild(call), call.app))


def guild_channels(call: Call) -> Reply:
    """Show the channels of a guild."""
    return Reply([channel_wire(channel) for channel in _guild(call).channels])


def guild_roles(call: Call) -> Reply:
    """Show the roles of a guild."""
    return Reply(roles_wire(_guild(call)))


def guild_member(call: Call) -> Reply:
    """Show a member of a guild."""
    place = _guild(call)
    found = place.members.get(call.number("user"))
    if found is None:
        raise refusal(10007 if call.number("user") in call.world.users else 10013)
    return Reply(member_wire(found, place))


def my_guilds(call: Call) -> Reply:
    """Show the guilds the bot is in."""
    app = call.app
    return Reply(
        [
            {
                "id": str(place.id),
                "name": place.name,
                "icon": None,
                "owner": False,
                "permissions": str(place.bots[app.user.id]),
                "features": [],
            }
            for place in call.world.guilds.values()
            if app.user.id in place.bots
        ]
    )


ROUTES: list[Route] = [
    route("GET /users/@me", me),
    route("GET /users/@me/guilds", my_guilds),
    route("POST /users/@me/channels", open_dm, "dms.open"),
    route("GET /users/:user", user),
    route("GET /applications/@me", application),
    route("PATCH /applications/@me", edit_application),
    route("GET /oauth2/applications/@me", application),
    route("GET /channels/:channel", channel),
    route("GET /guilds/:guild", guild),
    route("GET /guilds/:guild/channels", guild_channels),
    route("GET /guilds/:guild/roles", guild_roles),
    route("GET /guilds/:guild/members/:user", guild_member),
]

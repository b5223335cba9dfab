"""REST: application commands, global and per guild."""

import json
from functools import lru_cache
from typing import Any

from playground.application import GLOBAL, Application
from playground.errors import refusal
from playground.rest.api import Call, Reply, Route, route
from playground.validate.commands import MAX_COMMANDS, check_command, check_commands

KEPT = 16  # lists that were found right


def _place(call: Call) -> tuple[Application, int]:
    app = call.app
    if call.number("app") != app.id:
        raise refusal(50001)
    if "guild" not in call.params:
        return app, GLOBAL
    guild = call.world.guilds.get(call.number("guild"))
    if guild is None or app.user.id not in guild.members:
        raise refusal(50001)
    return app, guild.id


def _keep(call: Call, app: Application, place: int, body: dict[str, Any]) -> dict[str, Any]:
    known = app.commands.get(place, [])
    kind = body.get("type") or 1
    old = next((c for c in known if (c["name"], c["type"]) == (body["name"], kind)), None)
    command: dict[str, Any] = {
        "description": "",
        "options": [],
        "default_member_permissions": None,
        "dm_permission": True,
        "nsfw": False,
        "contexts": None,
        "integration_types": [0],
        **body,
        "id": old["id"] if old else str(call.world.ids.next()),
        "type": kind,
        "application_id": str(app.id),
        "version": str(call.world.ids.next()),
    }
    permissions = command["default_member_permissions"]
    command["default_member_permissions"] = None if permissions is None else str(permissions)
    if place != GLOBAL:
        command["guild_id"] = str(place)
    return command


def _synced(app: Application) -> None:
    app.syncs += 1
    app.world.stir()


def overwrite(call: Call) -> Reply:
    """Replace all commands of a place."""
    app, place = _place(call)
    _check_all(json.dumps(call.body))
    app.commands[place] = [_keep(call, app, place, body) for body in call.body]
    _synced(app)
    return Reply(app.commands[place])


@lru_cache(KEPT)
def _check_all(written: str) -> None:
    """Judge a list once: a bot that starts again sends the same."""
    check_commands(json.loads(written))


def show_all(call: Call) -> Reply:
    """List the commands of a place."""
    app, place = _place(call)
    return Reply(app.commands.get(place, []))


def create(call: Call) -> Reply:
    """Add a command, or replace the one of the same name."""
    app, place = _place(call)
    check_command(call.body)
    known = app.commands.setdefault(place, [])
    command = _keep(call, app, place, call.body)
    others = [old for old in known if old["id"] != command["id"]]
    if len(others) >= MAX_COMMANDS:
        raise refusal(30032)
    app.commands[place] = [*others, command]
    _synced(app)
    return Reply(command, status=200 if len(others) < len(known) else 201)


def _find(call: Call) -> tuple[Application, int, dict[str, Any]]:
    app, place = _place(call)
    for command in app.commands.get(place, []):
        if command["id"] == call.params["command"]:
            return app, place, command
    raise refusal(10063)


def show(call: Call) -> Reply:
    """Show one command."""
    return Reply(_find(call)[2])


def edit(call: Call) -> Reply:
    """Change one command."""
    app, place, command = _find(call)
    wanted = {**command, **(call.body if isinstance(call.body, dict) else {})}
    check_command(wanted)
    command.update(_keep(call, app, place, wanted))
    _synced(app)
    return Reply(command)


def delete(call: Call) -> Reply:
    """Remove one command."""
    app, place, command = _find(call)
    app.commands[place].remove(command)
    return Reply()


ROUTES: list[Route] = [
    made
    for base in ("/applications/:app/commands", "/applications/:app/guilds/:guild/commands")
    for made in (
        route(f"PUT {base}", overwrite, "commands.write"),
        route(f"GET {base}", show_all),
        route(f"POST {base}", create, "commands.write"),
        route(f"GET {base}/:command", show),
        route(f"PATCH {base}/:command", edit, "commands.write"),
        route(f"DELETE {base}/:command", delete, "commands.write"),
    )
]

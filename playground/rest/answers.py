"""REST: answers to interactions, and what follows them."""

import dataclasses
from typing import Any

from playground.errors import refusal
from playground.interactions import Interaction, Modal
from playground.message import EPHEMERAL, LOADING, SUPPRESS_EMBEDS, Appearance, Message
from playground.message import LAYOUT as IS_LAYOUT
from playground.rest.api import Call, Reply, Route, route
from playground.rest.bodies import (
    check_layout_stays,
    check_not_empty,
    compose,
    publish_files,
    wanted_flags,
)
from playground.validate import callbacks
from playground.validate.messages import EDIT, REPLY, check_body
from playground.wire import message_wire

_SETTABLE = EPHEMERAL | SUPPRESS_EMBEDS | IS_LAYOUT | (1 << 12)


def answer(call: Call) -> Reply:
    """Acknowledge an interaction, in one of the ways there are."""
    interaction = call.world.interactions.get(call.number("interaction"))
    if interaction is None or interaction.token != call.params["token"] or interaction.failed:
        raise refusal(10062)
    if interaction.acknowledged is not None:
        raise refusal(40060)
    kind = callbacks.check_callback(call.body, interaction.kind, interaction.source)
    data = call.body.get("data") or {}
    message = _carry_out(call, interaction, kind, data)
    interaction.acknowledge(kind)
    if call.query.get("with_response", "").lower() not in {"1", "true"}:
        return Reply()
    return Reply(_receipt(interaction, kind, message))


def _carry_out(
    call: Call, interaction: Interaction, kind: int, data: dict[str, Any]
) -> Message | None:
    if kind == callbacks.MODAL:
        interaction.modal = Modal(raw=data, origin=interaction)
        return None
    if kind == callbacks.CHOICES:
        interaction.choices = data.get("choices") or []
        return None
    if kind == callbacks.MESSAGE:
        interaction.original = _say(call, interaction, data)
        return interaction.original
    if kind == callbacks.DEFER_MESSAGE:
        flags = LOADING | (int(data.get("flags") or 0) & EPHEMERAL)
        interaction.original = _post(interaction, Appearance(flags=flags))
        return interaction.original
    interaction.original = interaction.source
    if kind == callbacks.UPDATE and interaction.source is not None:
        _rewrite(call, interaction, interaction.source, data)
    return interaction.source


def _say(call: Call, interaction: Interaction, data: dict[str, Any]) -> Message:
    look = compose(interaction.app, interaction.channel, data, call.uploads)
    look = dataclasses.replace(look, flags=look.flags & _SETTABLE)
    check_not_empty(look)
    publish_files(call.world, look)
    return _post(interaction, look)


def _post(interaction: Interaction, look: Appearance) -> Message:
    world = interaction.world
    message = Message(
        id=world.ids.next(),
        channel=interaction.channel,
        author=interaction.app.user,
        created=world.clock.now(),
        look=look,
        application=interaction.app.id,
        ephemeral_for=interaction.person if look.flags & EPHEMERAL else None,
        interaction=interaction.metadata(),
    )
    interaction.replies.append(message)
    world.post(message)
    return message


def _rewrite(call: Call, interaction: Interaction, message: Message, data: dict[str, Any]) -> None:
    old = message.look
    look = compose(
        interaction.app, interaction.channel, data, call.uploads, old=old, keep_flags=old.flags
    )
    check_not_empty(look)
    publish_files(call.world, look)
    call.world.change(message, look, quiet=bool(message.look.flags & LOADING))


def _receipt(interaction: Interaction, kind: int, message: Message | None) -> dict[str, Any]:
    about: dict[str, Any] = {
        "id": str(interaction.id),
        "type": interaction.kind,
        "channel_id": str(interaction.channel.id),
    }
    if interaction.channel.guild is not None:
        about["guild_id"] = str(interaction.channel.guild.id)
    resource: dict[str, Any] = {"type": kind}
    if message is not None:
        about["response_message_id"] = str(message.id)
        about["response_message_loading"] = kind == callbacks.DEFER_MESSAGE
        about["response_message_ephemeral"] = message.ephemeral_for is not None
        if kind in {callbacks.MESSAGE, callbacks.UPDATE}:
            resource["message"] = message_wire(message)
    return {"interaction": about, "resource": resource}


def _hook(call: Call) -> Interaction:
    """Find the interaction by its token, which must belong to the application of the path."""
    interaction = call.world.tokens.get(call.params["token"])
    if interaction is None or interaction.app.id != call.number("app"):
        raise refusal(10015)
    if not interaction.alive:
        raise refusal(50027)
    if interaction.acknowledged is None:
        raise refusal(10015)
    return interaction


def follow_up(call: Call) -> Reply:
    """Send a further message; after a deferral the first one takes the place of the waiting."""
    interaction = _hook(call)
    layout = bool(wanted_flags(call.body) & IS_LAYOUT)
    check_body(REPLY, call.body, layout=layout)
    waiting = interaction.original
    if waiting is not None and waiting.loading and not waiting.deleted:
        _rewrite(call, interaction, waiting, call.body)
        interaction.progress()
        return Reply(message_wire(waiting))
    message = _say(call, interaction, call.body)
    interaction.progress()
    return Reply(message_wire(message))


def _target(call: Call, interaction: Interaction) -> Message:
    name = call.params.get("message", "@original")
    if name == "@original":
        message = interaction.original
    else:
        message = call.world.messages.get(int(name)) if name.isdecimal() else None
        mine = {interaction.original, interaction.source, *interaction.replies}
        message = message if message in mine else None
    if message is None or message.deleted:
        raise refusal(10008)
    return message


def show(call: Call) -> Reply:
    """Show a message of the interaction."""
    return Reply(message_wire(_target(call, _hook(call))))


def edit(call: Call) -> Reply:
    """Change a message of the interaction."""
    interaction = _hook(call)
    message = _target(call, interaction)
    check_body(EDIT, call.body, layout=check_layout_stays(message, call.body))
    _rewrite(call, interaction, message, call.body)
    interaction.progress()
    return Reply(message_wire(message))


def delete(call: Call) -> Reply:
    """Delete a message of the interaction."""
    interaction = _hook(call)
    call.world.remove(_target(call, interaction))
    interaction.progress()
    return Reply()


_HOOK = "/webhooks/:app/:token"
ROUTES: list[Route] = [
    route(
        "POST /interactions/:interaction/:token/callback",
        answer,
        "callbacks",
        signed=False,
        counted=False,
    ),
    route(f"POST {_HOOK}", follow_up, "webhooks", signed=False, counted=False),
    route(f"GET {_HOOK}/messages/:message", show, "webhooks", signed=False, counted=False),
    route(f"PATCH {_HOOK}/messages/:message", edit, "webhooks", signed=False, counted=False),
    route(f"DELETE {_HOOK}/messages/:message", delete, "webhooks", signed=False, counted=False),
]

"""REST: messages in channels."""

import dataclasses
from typing import Any

from playground.application import Application
from playground.errors import ApiError, refusal
from playground.message import EPHEMERAL, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS, Message
from playground.places import MANAGE_MESSAGES, READ_HISTORY, Channel
from playground.rest.api import Call, Reply, Route, route
from playground.rest.bodies import (
    check_layout_stays,
    check_not_empty,
    check_rights,
    compose,
    publish_files,
    wanted_flags,
)
from playground.validate.messages import CREATE, EDIT, IS_LAYOUT, check_body
from playground.validate.shape import Problems, Snowflake
from playground.wire import message_wire

HOUR = 3600.0
_SETTABLE = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | IS_LAYOUT


def create(call: Call) -> Reply:
    """Post a message."""
    channel, app, world = call.channel(), call.app, call.world
    if not channel.lets_post(app):
        raise refusal(50013)
    if channel.locked:
        raise refusal(160005)
    _check_flags(call.body)
    layout = wanted_flags(call.body) & IS_LAYOUT != 0
    check_body(CREATE, call.body, layout=layout)
    _check_reachable(channel, app)
    earlier = _earlier(call, channel)
    if earlier is not None:
        return Reply(message_wire(earlier, app))
    look = compose(app, channel, call.body, call.uploads)
    look = check_rights(channel, app, dataclasses.replace(look, flags=look.flags & _SETTABLE))
    check_not_empty(look)
    reply_to = _reply_to(call, channel)
    message = Message(
        id=world.ids.next(),
        channel=channel,
        author=app.user,
        created=world.clock.now(),
        look=look,
        nonce=call.body.get("nonce"),
        reply_to=reply_to,
        tts=bool(call.body.get("tts")),
    )
    _remember(call, channel, message)
    publish_files(world, look)
    if channel.archived:
        channel.archive(archived=False)
    if channel.parent is not None:
        channel.followers |= {each: world.users[each] for each in look.pinged}
    world.post(message)
    return Reply(message_wire(message, app))


def _check_flags(body: Any) -> None:
    if wanted_flags(body) & EPHEMERAL:
        problems = Problems()
        text = "Ephemeral messages can only answer interactions"
        problems.add(("flags",), "MESSAGE_FLAGS_EPHEMERAL", text)
        raise problems.error()


def _check_reachable(channel: Channel, app: Application) -> None:
    if channel.guild is not None or channel.person is None:
        return
    if not channel.world.share_guild(app, channel.person):
        raise refusal(50278)
    if not channel.person.dms_open:
        raise refusal(50007)


def _nonce_key(call: Call, channel: Channel) -> tuple[int, int, str] | None:
    nonce = call.body.get("nonce")
    if nonce is None or not call.body.get("enforce_nonce"):
        return None
    return (call.app.id, channel.id, str(nonce))


def _earlier(call: Call, channel: Channel) -> Message | None:
    key = _nonce_key(call, channel)
    message = call.world.nonces.get(key) if key else None
    if message is None:
        return None
    if call.world.clock.now() - message.created > call.world.limits.nonce_seconds:
        return None
    if message.deleted:
        raise refusal(10008)
    return message


def _remember(call: Call, channel: Channel, message: Message) -> None:
    key = _nonce_key(call, channel)
    if key is not None:
        call.world.nonces[key] = message


def _reply_to(call: Call, channel: Channel) -> Message | None:
    reference = call.body.get("message_reference")
    if not reference:
        return None
    message = call.world.messages.get(int(reference["message_id"]))
    if message is not None and message.channel is channel and not message.deleted:
        return message
    if reference.get("fail_if_not_exists") is False:
        return None
    problems = Problems()
    problems.add(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    raise problems.error()


def find(call: Call, channel: Channel) -> Message:
    """Find the message of the path; private replies cannot be reached this way."""
    message = call.world.messages.get(call.number("message"))
    if message is None or message.deleted or message.channel is not channel:
        raise refusal(10008)
    if message.ephemeral_for is not None:
        raise refusal(10008)
    return message


def edit(call: Call) -> Reply:
    """Change a message of the bot's own."""
    channel, app, world = call.channel(), call.app, call.world
    message = find(call, channel)
    if message.author is not app.user:
        raise refusal(50005)
    if channel.archived:
        raise refusal(50083)
    _check_old_edits(call, message)
    layout = check_layout_stays(message, call.body)
    check_body(EDIT, call.body, layout=layout)
    keep = message.look.flags if layout == bool(message.look.flags & IS_LAYOUT) else 0
    look = compose(app, channel, call.body, call.uploads, old=message.look, keep_flags=keep)
    look = check_rights(channel, app, look)
    check_not_empty(look)
    publish_files(world, look)
    world.change(message, look)
    return Reply(message_wire(message, app))


def _check_old_edits(call: Call, message: Message) -> None:
    most = call.world.limits.old_edits
    old = call.world.clock.now() - message.created > HOUR
    if most is not None and old and message.edits >= most:
        raise refusal(30046)


def delete(call: Call) -> Reply:
    """Delete a message: the bot's own, or any with the permission."""
    channel, app = call.channel(), call.app
    message = find(call, channel)
    if message.author is not app.user:
        if channel.guild is None:
            raise refusal(50003)
        if not channel.permissions(app) & MANAGE_MESSAGES:
            raise refusal(50013)
    call.world.remove(message)
    return Reply()


def get(call: Call) -> Reply:
    """Show one message."""
    channel = call.channel()
    _check_history(call, channel)
    return Reply(message_wire(find(call, channel), call.app))


def history(call: Call) -> Reply:
    """Show messages, newest first: the last ones, or those before, after or around one."""
    channel = call.channel()
    limit = _limit(call.query.get("limit", "50"))
    if not channel.permissions(call.app) & READ_HISTORY:
        return Reply([])
    seen = [m for m in channel.messages if not m.deleted and m.ephemeral_for is None]
    before, after, around = (_number(call, key) for key in ("before", "after", "around"))
    if around:
        older = [m for m in seen if m.id <= around][-(limit // 2 + 1) :]
        seen = older + [m for m in seen if m.id > around][: limit // 2]
    elif after:
        seen = [m for m in seen if m.id > after][:limit]
    elif before:
        seen = [m for m in seen if m.id < before]
    return Reply([message_wire(m, call.app) for m in reversed(seen[-limit:])])


def _number(call: Call, key: str) -> int:
    text = call.query.get(key, "0")
    problems = Problems()
    Snowflake().check(text, (key,), problems)
    problems.raise_if_any()
    return int(text)


def _limit(text: str) -> int:
    problems = Problems()
    limit = int(text) if text.isdecimal() else 0
    if not 1 <= limit <= 100:
        word = "greater than or equal to 1" if limit < 1 else "less than or equal to 100"
        code = "NUMBER_TYPE_MIN" if limit < 1 else "NUMBER_TYPE_MAX"
        problems.add(("limit",), code, f"int value should be {word}.")
        raise problems.error()
    return limit


def _check_history(call: Call, channel: Channel) -> None:
    if not channel.permissions(call.app) & READ_HISTORY:
        raise refusal(50013)


def pin(call: Call) -> Reply:
    """Refuse politely: this stand-in has no pins."""
    call.channel()
    raise refusal(50013)


def pins(call: Call) -> Reply:
    """Show that nothing is pinned."""
    call.channel()
    return Reply([])


def typing(call: Call) -> Reply:
    """Take note that the bot is typing."""
    if not call.channel().lets_post(call.app):
        raise refusal(50013)
    return Reply()


def bulk_delete(call: Call) -> Reply:
    """Delete several messages at once."""
    channel = call.channel()
    if not channel.permissions(call.app) & MANAGE_MESSAGES:
        raise refusal(50013)
    numbers = call.body.get("messages") if isinstance(call.body, dict) else None
    if not isinstance(numbers, list) or not 2 <= len(numbers) <= 100:
        raise ApiError(400, 50016, "Provided too few or too many messages to delete.")
    for number in numbers:
        message = call.world.messages.get(int(number) if str(number).isdecimal() else 0)
        if message is not None and message.channel is channel and not message.deleted:
            call.world.remove(message)
    return Reply()


ROUTES: list[Route] = [
    route("POST /channels/:channel/messages", create, "messages.create"),
    route("GET /channels/:channel/messages", history, "messages.read"),
    route("GET /channels/:channel/messages/pins", pins),
    route("GET /channels/:channel/pins", pins),
    route("GET /channels/:channel/messages/:message", get, "messages.read"),
    route("PATCH /channels/:channel/messages/:message", edit, "messages.edit"),
    route("DELETE /channels/:channel/messages/:message", delete, "messages.delete"),
    route("POST /channels/:channel/messages/bulk-delete", bulk_delete, "messages.delete"),
    route("PUT /channels/:channel/pins/:message", pin),
    route("PUT /channels/:channel/messages/pins/:message", pin),
    route("POST /channels/:channel/typing", typing),
]

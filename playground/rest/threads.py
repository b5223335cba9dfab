"""REST: threads under messages, and what may be changed of them."""

from playground.errors import refusal
from playground.places import CREATE_THREADS
from playground.rest.api import Call, Reply, Route, route
from playground.rest.messages import find
from playground.validate.shape import Choice, Flag, Object, Problems, Text, Whole
from playground.wire import channel_wire

_OPENING = Object(
    fields={
        "name": Text(required=True, nullable=False, low=1, high=100),
        "auto_archive_duration": Choice(values=(60, 1440, 4320, 10080)),
        "rate_limit_per_user": Whole(low=0, high=21600),
    }
)
_CHANGE = Object(fields={"archived": Flag()})


def open_under(call: Call) -> Reply:
    """Open the thread of a message, which has its id; it can have one only."""
    channel, world = call.channel(), call.world
    message = find(call, channel)
    if channel.guild is None or channel.parent is not None:
        raise refusal(50024)
    if not channel.permissions(call.app) & CREATE_THREADS:
        raise refusal(50013)
    problems = Problems()
    _OPENING.judge(call.body, (), problems)
    problems.raise_if_any()
    if message.id in world.channels:
        raise refusal(160004)
    thread = channel.guild.add_thread(message, call.body["name"], call.app.user)
    return Reply(channel_wire(thread), 201)


def change(call: Call) -> Reply:
    """Put a thread into the archive or take it out; of other channels nothing can be changed."""
    channel = call.channel()
    if channel.parent is None or not channel.lets_post(call.app):
        raise refusal(50013)
    problems = Problems()
    _CHANGE.judge(call.body, (), problems)
    problems.raise_if_any()
    if channel.locked:
        raise refusal(50013)
    channel.archive(archived=bool(call.body.get("archived", channel.archived)))
    return Reply(channel_wire(channel))


ROUTES: list[Route] = [
    route("POST /channels/:channel/messages/:message/threads", open_under, "threads.open"),
    route("PATCH /channels/:channel", change),
]

"""REST: the emojis of an application."""

import base64
import binascii
import re
from typing import Any

from playground.application import Application
from playground.errors import ApiError, invalid_form, refusal
from playground.rest.api import Call, Reply, Route, route

MOST_EMOJIS = 2000
MOST_BYTES = 256 * 1024
_NAME = re.compile(r"\w{2,32}", re.ASCII)
_IMAGE = re.compile(r"data:image/(png|jpeg|gif|webp);base64,(.+)", re.DOTALL)


def _owner(call: Call) -> Application:
    if call.number("app") != call.app.id:
        raise refusal(50001)
    return call.app


def show_all(call: Call) -> Reply:
    """List the emojis."""
    return Reply({"items": list(_owner(call).emojis.values())})


def create(call: Call) -> Reply:
    """Add an emoji, whose name no other may have."""
    app, body = _owner(call), call.body if isinstance(call.body, dict) else {}
    name = str(body.get("name") or "")
    if len(app.emojis) >= MOST_EMOJIS:
        raise refusal(30008)
    if not _NAME.fullmatch(name):
        raise _invalid("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if any(emoji["name"] == name for emoji in app.emojis.values()):
        text = "An emoji with this name already exists."
        raise _invalid("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", text)
    picture = _image(str(body.get("image") or ""))
    emoji: dict[str, Any] = {
        "id": str(call.world.ids.next()),
        "name": name,
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }
    app.emojis[int(emoji["id"])] = emoji
    app.signs[int(emoji["id"])] = picture
    call.world.stir()
    return Reply(emoji, status=201)


def delete(call: Call) -> Reply:
    """Remove an emoji."""
    app, number = _owner(call), call.number("emoji")
    if app.emojis.pop(number, None) is None:
        raise refusal(10014)
    app.signs.pop(number)
    return Reply()


def _image(text: str) -> tuple[str, bytes]:
    """Read media type and bytes of a picture."""
    found = _IMAGE.fullmatch(text)
    try:
        data = base64.b64decode(found[2], validate=True) if found else b""
    except binascii.Error:
        data = b""
    if found is None or not data:
        raise _invalid("image", "IMAGE_INVALID", "Invalid image data")
    if len(data) > MOST_BYTES:
        raise _invalid("image", "BINARY_TYPE_MAX_LENGTH", "File cannot be larger than 256.0 kb.")
    return f"image/{found[1]}", data


def _invalid(field: str, code: str, text: str) -> ApiError:
    return invalid_form({field: {"_errors": [{"code": code, "message": text}]}})


_PATH = "/applications/:app/emojis"
ROUTES: list[Route] = [
    route(f"GET {_PATH}", show_all),
    route(f"POST {_PATH}", create),
    route(f"DELETE {_PATH}/:emoji", delete),
]

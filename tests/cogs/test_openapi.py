"""Everything the bot sends in a game fits Discord's official API description."""

import json
import os
import re
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from playground.record import Request
from tests.cogs.house import House, house
from tests.cogs.test_orders import answer

SPEC = os.environ.get("DISCORD_OPENAPI")
KNOWN_ODDITIES = {"additionalProperties", "unevaluatedProperties"}
"""discord.py sends fields the description does not know, and Discord takes them."""

pytestmark = pytest.mark.skipif(
    not SPEC, reason="DISCORD_OPENAPI names no file with Discord's API description"
)


@pytest.fixture(scope="module")
def spec() -> dict[str, Any]:
    assert SPEC
    found: dict[str, Any] = json.loads(Path(SPEC).read_text(encoding="utf-8"))
    return found


async def _sent(folder: Path) -> list[Request]:
    """Play two turns' worth of questions and collect what the bot sent."""
    async with house(folder) as home:
        home.people[2].close_dms()
        news = await home.begin(3)
        for person in home.people[:2]:
            await answer(home, person)
        await _answer_privately(home)
        await home.post("My orders", after=news.id)
        for command in ("status", "board", "orders", "join", "cancel"):
            await home.told(home.people[1].slash(home.channel, f"game {command}"))
        await home.end(home.people[0])
        await home.people[0].wait_for(lambda post: "was cancelled" in post.text)
        return home.discord.record.requests


async def _answer_privately(home: House) -> None:
    panel = await home.private(home.people[2])
    press = await home.people[2].press(panel, label="Done")
    await press.settled()


async def test_what_the_bot_sends_is_valid(tmp_path: Path, spec: dict[str, Any]) -> None:
    checked: set[str] = set()
    for request in await _sent(tmp_path):
        template = _template(spec, request)
        validator = _validator(spec, template, request.method)
        if validator is None or request.body is None:
            continue
        wrong = [error for error in validator.iter_errors(request.body) if not _odd(error)]
        assert not wrong, f"{request.method} {template}: {wrong[0].message[:300]}"
        checked.add(f"{request.method} {template.split('/')[-1]}")
    assert {"POST messages", "POST callback", "PATCH @original", "PUT commands"} <= checked


def _button(**changes: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Join", "custom_id": "ms:join:1"} | changes


@pytest.mark.parametrize(
    "body",
    [
        {"content": ["x"]},
        {"content": "x" * 4001},
        {"components": [{"type": 1, "components": [_button(label="x" * 81)]}], "flags": 32768},
        {"components": [{"type": 1, "components": [_button(custom_id="x" * 101)]}]},
        {"components": [{"type": 99}], "flags": 32768},
    ],
)
def test_a_wrong_request_would_be_found(spec: dict[str, Any], body: dict[str, Any]) -> None:
    validator = _validator(spec, "/channels/{channel_id}/messages", "POST")
    assert validator is not None
    assert [error for error in validator.iter_errors(body) if not _odd(error)]


def _validator(
    spec: dict[str, Any], template: str, method: str
) -> jsonschema.Draft202012Validator | None:
    """Make the validator of a request's body, if the description has one."""
    body = spec["paths"][template].get(method.lower(), {}).get("requestBody")
    if body is None:
        return None
    kinds = body["content"]
    schema = (kinds.get("application/json") or next(iter(kinds.values())))["schema"]
    return jsonschema.Draft202012Validator({**schema, "components": spec["components"]})


def _template(spec: dict[str, Any], request: Request) -> str:
    """Find the path of the description that a request was sent to."""
    path = re.sub(r"^(/api)?(/v\d+)?", "", request.path).partition("?")[0]
    fits = [
        template
        for template in spec["paths"]
        if re.fullmatch(re.sub(r"\\\{[^}]*\\\}", "[^/]+", re.escape(template)), path)
    ]
    assert fits, f"the description has no path for {request.method} {path}"
    best: str = min(fits, key=lambda template: template.count("{"))
    return best


def _odd(error: jsonschema.ValidationError) -> bool:
    """Tell whether a difference is only about fields or numbers that Discord takes anyway."""
    if error.validator in KNOWN_ODDITIES:
        return True
    if error.validator == "type" and isinstance(error.instance, int):
        return True  # ids as numbers
    if error.validator in {"oneOf", "anyOf"} and error.context:
        branches: dict[Any, list[jsonschema.ValidationError]] = {}
        for inner in error.context:
            branches.setdefault(inner.schema_path[0], []).append(inner)
        return any(all(_odd(inner) for inner in branch) for branch in branches.values())
    return False

"""The emojis of an application, and what Discord refuses of them."""

import base64
from typing import Any

import pytest

from playground.rest.emojis import MOST_BYTES, MOST_EMOJIS
from tests.playground.stage import Answer, Stage

DOT = base64.b64encode(b"\x89PNG\r\n\x1a\n").decode()
LARGE = base64.b64encode(bytes(MOST_BYTES + 1)).decode()


def uri(data: str, kind: str = "png") -> str:
    return f"data:image/{kind};base64,{data}"


async def post(stage: Stage, name: str = "sofa", image: str = uri(DOT)) -> Answer:
    path = f"/applications/{stage.app.id}/emojis"
    return await stage.rest("POST", path, {"name": name, "image": image})


async def test_an_emoji_is_added_listed_and_removed(stage: Stage) -> None:
    made = await post(stage)
    assert made.status == 201
    path = f"/applications/{stage.app.id}/emojis"
    assert (await stage.rest("GET", path)).body == {"items": [made.body]}
    assert (await stage.rest("DELETE", f"{path}/{made.body['id']}")).status == 204
    assert (await stage.rest("DELETE", f"{path}/{made.body['id']}")).code == 10014
    assert (await stage.rest("GET", path)).body == {"items": []}


@pytest.mark.parametrize(
    ("name", "image", "field"),
    [
        ("s", uri(DOT), "name"),
        ("s" * 33, uri(DOT), "name"),
        ("so-fa", uri(DOT), "name"),
        ("sofa", DOT, "image"),
        ("sofa", uri(DOT, "bmp"), "image"),
        ("sofa", uri("%%"), "image"),
        ("sofa", uri(LARGE), "image"),
    ],
)
async def test_refuses_what_is_none(stage: Stage, name: str, image: str, field: str) -> None:
    answer = await post(stage, name, image)
    assert answer.code == 50035
    assert field in answer.body["errors"]


async def test_refuses_two_of_a_name_and_too_many(stage: Stage) -> None:
    assert (await post(stage)).status == 201
    assert "name" in (await post(stage)).body["errors"]
    stage.app.emojis = {number: {"name": f"x{number}"} for number in range(MOST_EMOJIS)}
    assert (await post(stage)).code == 30008


async def test_another_application_has_others(stage: Stage) -> None:
    assert (await stage.rest("GET", "/applications/5/emojis")).code == 50001


async def test_components_bear_emojis_of_their_own_application(stage: Stage) -> None:
    known = (await post(stage)).body["id"]
    button = {"type": 2, "style": 1, "custom_id": "sit", "emoji": {"id": known, "name": "sofa"}}
    option = {"label": "Sofa", "value": "0", "emoji": {"id": "7", "name": "sofa"}}
    select = {"type": 3, "custom_id": "seat", "options": [option]}
    told = {"flags": 1 << 15, "components": [_row(button)]}
    message = await stage.posted(told)
    refused = await stage.post({**told, "components": [_row(button), _row(select)]})
    assert refused.wrong("components", 1, "components", 0, "options", 0, "emoji", "id") == [
        "BUTTON_COMPONENT_INVALID_EMOJI"
    ]
    del stage.app.emojis[int(known)]
    refused = await stage.edit(message, told)
    assert refused.code == 50035
    assert refused.wrong("components", 0, "components", 0, "emoji", "id")
    assert (await stage.edit(message, {})).status == 200, "what stands there may stay"


def _row(component: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": [component]}

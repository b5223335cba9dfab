"""What was recorded of Discord's API description is still so, and it judges bodies as we do."""

from typing import Any

import jsonschema
import pytest

from playground.components import KINDS
from playground.validate import commands, messages, tables
from playground.validate.shape import ByType, Problems
from tests.openapi.bodies import bodies
from tests.openapi.description import Reader, described, recorded
from tests.openapi.shapes import PAIRS


@pytest.fixture(scope="module")
def spec() -> dict[str, Any]:
    return described()


@pytest.mark.parametrize("name", PAIRS)
def test_the_record_is_true(spec: dict[str, Any], name: str) -> None:
    assert recorded()[name] == Reader(spec).limits(name, PAIRS[name])


def test_a_message_takes_the_same_kinds_of_components(spec: dict[str, Any]) -> None:
    reader = Reader(spec)
    listed = reader.schema("MessageCreateRequest")["properties"]["components"]
    parts = [reader.plain(part) for part in listed["items"]["oneOf"]]
    assert isinstance(tables.LAYOUT.of, ByType)
    assert {part["properties"]["type"]["enum"][0] for part in parts} == set(tables.LAYOUT.of.kinds)
    assert listed["maxItems"] == tables.LAYOUT.high


def test_we_know_every_kind_of_component(spec: dict[str, Any]) -> None:
    told = Reader(spec).schema("MessageComponentTypes")["oneOf"]
    assert {part["const"] for part in told} == set(KINDS)


# Bodies the description takes although the documentation does not, or the other way round.
ODD: dict[tuple[str, str], str] = {
    ("MessageCreateRequest", "content"): "see STRICTER",
    ("MessageEditRequestPartial", "content"): "see STRICTER",
    ("ModalInteractionCallbackRequestData", "components"): "see STRICTER",
    ("ActionRowComponentForModalRequest", "components"): "see STRICTER",
    ("MessageAllowedMentionsRequest", "parse"): "it takes a list with a null",
}


@pytest.mark.parametrize("name", PAIRS)
def test_bodies_are_judged_alike(spec: dict[str, Any], name: str) -> None:
    root = {"$ref": f"#/components/schemas/{name}", "components": spec["components"]}
    judge = jsonschema.Draft202012Validator(root)
    for about, body, fits in bodies(PAIRS[name]):
        if (name, about.partition(" ")[0]) not in ODD:
            assert judge.is_valid(body) is fits, (about, body)


def test_what_the_description_does_not_know_is_taken(spec: dict[str, Any]) -> None:
    schema = Reader(spec).schema("ApplicationCommandUpdateRequest")
    assert "nsfw" not in schema["properties"]
    problems = Problems()
    body = {"name": "game", "description": "d", "nsfw": True}
    commands.COMMAND.judge(body, (), problems)
    messages.EDIT.judge({"tts": False, "embeds": [{"flags": 0}]}, (), problems)
    messages.MENTIONS.judge({"users": [5]}, (), problems)
    assert not problems

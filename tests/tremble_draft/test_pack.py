"""The data files: their schema is up to date, and describes them."""

import json
import tomllib

import jsonschema
import pytest

from engine.tremble_draft.cards.card_files import schema
from engine.tremble_draft.cards.pack import DATA


def test_schema_file_is_up_to_date() -> None:
    assert (DATA / "schema.json").read_text("utf-8") == schema()


@pytest.mark.parametrize("file", ["cities", "armies", "ships", "tasks"])
def test_schema_accepts_the_house_set(file: str) -> None:
    content = tomllib.loads((DATA / f"{file}.toml").read_text("utf-8"))
    jsonschema.validate(content, json.loads(schema()))
    next(iter(content.values()))[0]["colour"] = "blue"
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(content, json.loads(schema()))

"""Discord's API description, where the environment variable DISCORD_OPENAPI names the file.

`python -m tests.openapi.description` records its limits for those who do not have it.
"""

import json
import os
from pathlib import Path
from typing import Any

from playground.validate.shape import Object
from tests.openapi.shapes import LAYOUT_LISTS, PAIRS, kinds_of

SPEC = os.environ.get("DISCORD_OPENAPI", "")
RECORDED = Path(__file__).parent / "limits.json"


def described() -> dict[str, Any]:
    """Read the description."""
    told: dict[str, Any] = json.loads(Path(SPEC).read_text(encoding="utf-8"))
    return told


def recorded() -> dict[str, Any]:
    """Read what was recorded of it."""
    told: dict[str, Any] = json.loads(RECORDED.read_text(encoding="utf-8"))
    return told


class Reader:
    """Reads constraints out of the description."""

    def __init__(self, spec: dict[str, Any]) -> None:
        self._schemas = spec["components"]["schemas"]

    def schema(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self._schemas[name]
        return found

    def plain(self, schema: dict[str, Any]) -> dict[str, Any]:
        """Follow references, and drop the null of a choice."""
        while True:
            if "$ref" in schema:
                schema = self._schemas[schema["$ref"].rpartition("/")[2]]
                continue
            some = [part for part in schema.get("oneOf", ()) if part != {"type": "null"}]
            if "oneOf" in schema and len(some) == 1 and "const" not in some[0]:
                schema = some[0]
                continue
            return schema

    def facts(self, schema: dict[str, Any]) -> dict[str, Any]:
        """List the limits of one property."""
        schema = self.plain(schema)
        keys = ("minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems")
        found = {key: schema[key] for key in keys if schema.get(key)}
        if "enum" in schema:
            found["values"] = sorted(schema["enum"])
        elif "oneOf" in schema and all("const" in part for part in schema["oneOf"]):
            found["values"] = sorted(part["const"] for part in schema["oneOf"])
        if "maxProperties" in schema:
            found["maxProperties"] = schema["maxProperties"]
        return found

    def limits(self, name: str, shape: Object) -> dict[str, Any]:
        """List the limits of a schema: what is required, and all of the fields we know."""
        schema = self.schema(name)
        required = sorted(set(schema.get("required", ())) & set(shape.fields))
        known = {key: each for key, each in schema["properties"].items() if key in shape.fields}
        fields = {key: self.facts(each) for key, each in known.items()}
        for key, each in known.items():
            if kinds_of(shape.fields[key]) is not None and (name, key) not in LAYOUT_LISTS:
                fields[key]["kinds"] = self._kinds(each)
        others = sorted(set(schema["properties"]) - set(shape.fields))
        return {"required": required, "fields": fields, "unknown": others}

    def _kinds(self, field: dict[str, Any]) -> list[int]:
        items = self.plain(field).get("items", field)
        parts = items.get("oneOf", [items])
        return sorted(self.plain(part)["properties"]["type"]["enum"][0] for part in parts)


def main() -> None:
    """Record the limits."""
    reader = Reader(described())
    found = {name: json.dumps(reader.limits(name, shape)) for name, shape in PAIRS.items()}
    lines = ",\n".join(f'"{name}": {limits}' for name, limits in found.items())
    RECORDED.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()

"""Requests beside Discord's API description, for whoever has that file; needs jsonschema."""

import importlib
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from playground.errors import PlaygroundError
from playground.record import Request

KNOWN_ODDITIES = {"additionalProperties", "unevaluatedProperties"}
"""discord.py sends fields the description does not know, and Discord takes them."""
EXTRA = "pip install 'mothership[playground]'"


class DescriptionError(PlaygroundError):
    """The description cannot be used."""


class Description:
    """Discord's API description."""

    def __init__(self, spec: dict[str, Any]) -> None:
        self.spec = spec
        self._judge = cache(self._make_judge)

    @classmethod
    def read(cls, path: Path) -> "Description":
        """Read it from a file; raise DescriptionError."""
        try:
            importlib.import_module("jsonschema")
            told = json.loads(path.read_text(encoding="utf-8"))
            told["paths"], told["components"]
        except ImportError:
            raise DescriptionError(f"To judge requests install jsonschema: {EXTRA}") from None
        except (OSError, ValueError, KeyError, TypeError):
            raise DescriptionError(f"{path} is not Discord's API description (JSON).") from None
        return cls(told)

    def wrong_in(self, request: Request) -> list[str] | None:
        """List what does not fit; None where it says nothing of such a body."""
        template = self.template_of(request)
        if not template:
            return [f"the description has no path for {request.method} {request.path}"]
        judge = self.judge_of(template, request.method)
        if judge is None or request.body is None:
            return None
        errors = [each for each in judge.iter_errors(request.body) if not is_odd(each)]
        return [f"{request.method} {template}: {each.message[:300]}" for each in errors]

    def judge_of(self, template: str, method: str) -> Any:
        """Find the validator of a request's body, if the description has one."""
        return self._judge(template, method.lower())

    def _make_judge(self, template: str, method: str) -> Any:
        body = self.spec["paths"][template].get(method, {}).get("requestBody")
        if body is None:
            return None
        kinds = body["content"]
        schema = (kinds.get("application/json") or next(iter(kinds.values())))["schema"]
        validator = importlib.import_module("jsonschema").Draft202012Validator
        return validator({**schema, "components": self.spec["components"]})

    def template_of(self, request: Request) -> str:
        """Find the path of the description that a request was sent to; empty where it has none."""
        path = re.sub(r"^(/api)?(/v\d+)?", "", request.path).partition("?")[0]
        fits = [each for each in self.spec["paths"] if _pattern(each).fullmatch(path)]
        return min(fits, key=lambda template: template.count("{"), default="")


@cache
def _pattern(template: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{[^}]*\\\}", "[^/]+", re.escape(template)))


def is_odd(error: Any) -> bool:
    """Tell whether a difference is only about fields or numbers that Discord takes anyway."""
    if error.validator in KNOWN_ODDITIES:
        return True
    if error.validator == "type" and isinstance(error.instance, int):
        return True  # ids as numbers
    if error.validator in {"oneOf", "anyOf"} and error.context:
        branches: dict[Any, list[Any]] = {}
        for inner in error.context:
            branches.setdefault(inner.schema_path[0], []).append(inner)
        return any(all(is_odd(inner) for inner in branch) for branch in branches.values())
    return False

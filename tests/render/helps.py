"""The rules help of every game there is, registered or not."""

from importlib import import_module
from pathlib import Path

from render.rules_help import RulesHelp

_ENGINE = Path(__file__).parents[2] / "engine"

HELPS = {
    file.parent.name: RulesHelp(import_module(f"engine.{file.parent.name}.help").ENTRIES)
    for file in sorted(_ENGINE.glob("*/help.py"))
}

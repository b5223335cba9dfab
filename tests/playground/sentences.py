"""The sentences that the code refuses with."""

import ast
from pathlib import Path

import playground

ROOT = Path(playground.__file__).parent


def refusals_in(*parts: str) -> set[str]:
    """List what `Impossible` is raised with, as it stands in the code."""
    files = [file for part in parts for file in _files(ROOT / part)]
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8")))]
    calls = [node for node in nodes if isinstance(node, ast.Call) and _refuses(node)]
    told = [node for c in calls for node in c.args if isinstance(node, ast.Constant)]
    return {str(node.value) for node in told}


def _files(path: Path) -> list[Path]:
    return list(path.rglob("*.py")) if path.is_dir() else [path]


def _refuses(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id == "Impossible"

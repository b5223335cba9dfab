"""Packages that bring computer captains, as they would be installed."""

from importlib.metadata import EntryPoint
from pathlib import Path

from render.plugged import GROUP


def entry(name: str, place: str) -> EntryPoint:
    """Name a captain and where it is."""
    return EntryPoint(name, place, GROUP)


def package(folder: Path, name: str, code: str, entries: dict[str, str]) -> None:
    """Install a package of one module into a folder, as an installer leaves it."""
    (folder / f"{name}.py").write_text(code, "utf-8")
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
    lines = [f"[{GROUP}]", *(f"{key} = {place}" for key, place in entries.items())]
    (info / "entry_points.txt").write_text("\n".join(lines), "utf-8")

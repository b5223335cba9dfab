"""Write what `make lock` keeps: all that runs and builds with its hashes, and the licences of it.

Versions come from `constraints.txt`; whoever changes one there runs it anew.
"""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
RUNNING, BUILDING = ROOT / "requirements.lock", ROOT / "build.lock"
LICENCES = ROOT / "licenses"
LIST = LICENCES / "README.md"

TOLD = {  # where what a package says of itself is no licence's short name
    "audioop-lts": "PSF-2.0",  # runs with Python 3.13 and later alone
    "deckr-fonts": "MIT AND OFL-1.1",  # the package, the fonts that it carries
    "discord-py": "MIT",
    "fluent-runtime": "Apache-2.0",
    "fluent-syntax": "Apache-2.0",
    "font-manrope": "OFL-1.1",
    "resvg-py": "MIT",
}
SHORT = {
    "Apache 2.0": "Apache-2.0",
    "MIT License": "MIT",
}
_PINNED = re.compile(r"([\w.-]+)==([^\s;]+)")
_TEXT = re.compile(r"(licen[cs]e|copying)[^/]*$", re.IGNORECASE)

INTRODUCTION = """\
# What runs with Mothership, and its licences

Written by `make lock`; `tests/test_lock.py` keeps it true. Most packages bring the text of their
licence along, and it stays beside them where they are installed. The texts that are missing there
stand in this folder, which is part of the wheel and of the image.

| package | version | licence | text |
|---|---|---|---|
"""


class Pin(NamedTuple):
    """A package at a version."""

    name: str
    version: str


def plain(name: str) -> str:
    """Spell the name of a package as indexes do."""
    return re.sub(r"[-_.]+", "-", name).casefold()


def pins(path: Path) -> Iterator[Pin]:
    """Read what a file pins."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if found := _PINNED.match(line):
            yield Pin(plain(found[1]), found[2])


def build_tools() -> list[str]:
    """List what the project is built with, as it demands it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return list(project["build-system"]["requires"])


def licence_of(name: str) -> str:
    """Tell the licence of a package that is installed."""
    if name in TOLD:
        return TOLD[name]
    about = metadata.metadata(name)
    told = [*about.get_all("License-Expression", []), *about.get_all("License", [])]
    classes = [each for each in about.get_all("Classifier", []) if each.startswith("License")]
    said = str([*told, *classes][0]).split(" :: ")[-1]
    return SHORT.get(said, said)


def text_of(name: str) -> str:
    """Tell where the text of a licence stands; raise ValueError where there is none."""
    own = LICENCES / f"{licence_of(name)}.txt"
    try:
        files = metadata.files(name) or []
    except metadata.PackageNotFoundError:
        return "beside the package"  # another Python runs it
    if any("dist-info" in each.parts[0] and _TEXT.search(str(each)) for each in files):
        return "beside the package"
    if not own.is_file():
        raise ValueError(f"{name} brings no text of its licence, and {own} is not there")
    return f"[{own.name}]({own.name})"


def listed() -> str:
    """Write the list of all that runs."""
    rows = [
        f"| {name} | {version} | {licence_of(name)} | {text_of(name)} |\n"
        for name, version in pins(RUNNING)
    ]
    return INTRODUCTION + "".join(rows)


def _lock(source: str, target: Path, *given: str, lines: str = "") -> None:
    """Let `uv` find all that is needed, for every machine; no index is named in what it writes."""
    options = ("--generate-hashes", "--universal", "--no-header", "--no-annotate", "--quiet")
    command = (str(Path(sys.executable).parent / "uv"), "pip", "compile", source, *options, *given)
    told = ("--python-version", "3.11", "--upgrade", "--output-file", str(target))
    subprocess.run((*command, *told), input=lines, text=True, check=True, cwd=ROOT)


def main() -> None:
    """Write everything anew."""
    _lock("pyproject.toml", RUNNING, "--constraints", "constraints.txt")
    _lock("-", BUILDING, lines="\n".join(build_tools()))
    LIST.write_text(listed(), encoding="utf-8")


if __name__ == "__main__":
    main()

"""What runs is what was locked: by version, by hash, and with its licence."""

import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.lock import BUILDING, LICENCES, LIST, ROOT, RUNNING, build_tools, listed, pins, plain

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
MAKE = "run `make lock`"


def running() -> set[str]:
    """Find all that is needed at run time here: what we demand, and what that demands."""
    found: set[str] = set()
    waiting = list(map(Requirement, PROJECT["dependencies"]))
    while waiting:
        wanted = waiting.pop()
        if plain(wanted.name) not in found:
            found.add(plain(wanted.name))
            demands = map(Requirement, metadata.requires(wanted.name) or ())
            waiting += [
                each
                for each in demands
                if each.marker is None or each.marker.evaluate({"extra": ""})
            ]
    return found


def test_all_that_runs_is_locked_at_the_version_that_runs() -> None:
    locked = dict(pins(RUNNING))
    assert {name: metadata.version(name) for name in running()}.items() <= locked.items(), MAKE


def test_tests_run_with_what_is_locked() -> None:
    tested = dict(pins(ROOT / "constraints.txt"))
    drifted = {
        name: tested[name]
        for name, version in pins(RUNNING)
        if tested.get(name, version) != version
    }
    assert not drifted, MAKE


def test_what_builds_is_locked_too() -> None:
    assert [f"{name}=={version}" for name, version in pins(BUILDING)] == build_tools(), MAKE


@pytest.mark.parametrize("path", [RUNNING, BUILDING], ids=lambda path: path.name)
def test_every_file_has_its_hash_and_no_place(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "//" not in text, "where packages come from is nobody's business"
    for entry in re.split(r"\n(?=\w)", text):
        assert re.search(r"--hash=sha256:[0-9a-f]{64}\b", entry), entry[:40]


def test_licences_are_listed_as_packages_tell_them() -> None:
    assert LIST.read_text(encoding="utf-8") == listed(), MAKE


def test_the_texts_of_licences_are_part_of_the_wheel() -> None:
    shipped = {path for each in PROJECT["license-files"] for path in ROOT.glob(each)}
    assert shipped == {ROOT / "LICENSE", *LICENCES.iterdir()}


def test_the_image_is_made_of_what_is_locked() -> None:
    recipe = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    bases = re.findall(r"^ARG BASE=(.*)$", recipe, re.MULTILINE)
    assert [bool(re.fullmatch(r"\S+@sha256:[0-9a-f]{64}", base)) for base in bases] == [True]
    assert set(re.findall(r"^FROM (\S+)", recipe, re.MULTILINE)) == {"${BASE}"}
    installing = [line for line in recipe.splitlines() if "pip install" in line]
    assert all("--require-hashes" in line or "--no-index" in line for line in installing)


def test_the_image_copies_all_that_is_built() -> None:
    recipe = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    copied = {
        name
        for line in re.findall(r"^COPY (?!--from)(.*) \S+$", recipe, re.MULTILINE)
        for name in line.split()
    }
    built = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    packages = {each.rstrip("*") for each in built["setuptools"]["packages"]["find"]["include"]}
    modules = {f"{each}.py" for each in built["setuptools"]["py-modules"]}
    texts = {PROJECT["readme"], *(each.partition("/")[0] for each in PROJECT["license-files"])}
    locks = {"build.lock", "requirements.lock", "pyproject.toml"}
    assert copied == packages | modules | texts | locks
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert not copied & set(ignored)

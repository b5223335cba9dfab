"""Which modules have rules, and which tests they meet: a suite for each folder of `engine`."""

from dataclasses import dataclass
from pathlib import Path

ENGINE = Path("engine")
ASIDE = ("captains*", "counting", "pack", "sharp*", "wording")
"""Tests that play games or test no rule: a broken rule is noticed by a test that says which."""


@dataclass(frozen=True)
class Suite:
    """Modules with rules in a folder of `engine`, and the tests that must notice each change.

    Without rules are cards and their checks, computer captains, what people are shown, statistics.
    """

    name: str
    rules: tuple[str, ...]
    tested_by: tuple[str, ...]

    @property
    def folder(self) -> Path:
        """Return where its modules are."""
        return ENGINE / self.name

    @property
    def tests(self) -> tuple[Path, ...]:
        """Return where its tests are."""
        return tuple(Path("tests") / name for name in self.tested_by)

    def modules(self) -> list[Path]:
        """List the modules with rules."""
        return [path for part in self.rules for path in sorted(self.folder.glob(f"{part}.py"))]

    def ignored(self) -> list[str]:
        """Name for pytest the tests that stand aside."""
        return [f"--ignore-glob={folder}/test_{name}.py" for folder in self.tests for name in ASIDE]

    def first(self, module: Path) -> list[Path]:
        """List the tests that most likely notice a change to a module."""
        own = [folder / f"test_{module.name}" for folder in self.tests]
        own += [folder / "test_examples.py" for folder in self.tests]
        return [path for path in own if path.exists()][:1]


def _in(folder: str, *names: str) -> tuple[str, ...]:
    return tuple(f"{folder}/{name}" for name in names)


def _listed(*suites: Suite) -> dict[str, Suite]:
    return {suite.name: suite for suite in suites}


SUITES = _listed(
    Suite(
        "tremble",
        (
            *("rules", "phases/*"),
            *_in("ahead", "asking", "following", "orders"),
            *_in("cards", "fuel", "tables"),
            *_in("table", "aids", "chances", "frames", "ranking", "shopping", "state"),
        ),
        ("tremble",),
    ),
    Suite(
        "tremble_draft",
        (
            *("rules", "phases/*"),
            *_in("ahead", "following", "joining", "orders"),
            *_in("cards", "goals", "tables"),
            *_in("table", "frames", "state"),
        ),
        ("tremble_draft",),
    ),
    Suite(
        "humanity",
        (
            "rules",
            "base/*",
            "phases/*",
            "standing/*",
            "tiles/tables",
            "table/frames",
            "table/state",
        ),
        ("humanity",),
    ),
    Suite(
        "martians",
        (
            "rules",
            "cards/tables",
            *_in("orders", "aiming", "following", "own_plays", "plans", "standing"),
            "phases/*",
            "playing/*",
            *_in("table", "doing", "frames", "looking", "state"),
            "town/*",
        ),
        ("martians",),
    ),
    Suite(
        "invasion",
        (
            *_in("cards", "attack", "groups"),
            *_in("battles", "battle_phase", "battles", "frames", "odds"),
            *_in("battles", "planning", "reveal", "transfers"),
            *_in("orders", "choosing", "orders", "standing", "suggesting"),
            *_in("ending", "ending", "ranking"),
        ),
        ("invasion", "tremble", "tremble_draft"),
    ),
    Suite(
        "kit",
        ("advice", "agenda", "branches", "edition", "memo", "piles"),
        ("kit", "tremble", "tremble_draft", "humanity"),
    ),
)


def suite_of(module: Path) -> Suite:
    """Find the suite that a module belongs to."""
    return SUITES[module.parts[1]]

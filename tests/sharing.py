"""How much of what an edition of Tremble needs is shared: `python -m tests.sharing`.

Counted are lines that are not blank, of rules, captains, words and pictures alike;
shared ÷ (shared + edition).
"""

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PARTS = ("engine", "render")
SHARED = "invasion"
EDITIONS = ("tremble", "tremble_draft")
LEAST = 0.4


def lines_of(folder: str) -> int:
    """Count the lines of an edition that are not blank."""
    files = (file for part in PARTS for file in (ROOT / part / folder).rglob("*.py"))
    return sum(bool(line.strip()) for file in files for line in file.read_text("utf-8").split("\n"))


def share_of(edition: str) -> float:
    """Return which share of what an edition needs is shared."""
    shared = lines_of(SHARED)
    return shared / (shared + lines_of(edition))


def main() -> None:
    """Tell the shares."""
    for edition in EDITIONS:
        counts = f"{lines_of(SHARED)} shared, {lines_of(edition)} own"
        sys.stdout.write(f"{edition}: {share_of(edition):.0%} ({counts})\n")


if __name__ == "__main__":
    main()

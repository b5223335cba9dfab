"""How much of what an edition of Tremble needs is shared: `python -m tests.sharing`.

Counted are lines that are not blank; shared ÷ (shared + edition), for each edition and part.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SHARED = "invasion"
EDITIONS = ("tremble", "tremble_draft")
BESIDE = ("balance", "captains", "choosing")
"""Folders of an edition that are no rules: computer captains and what weighs the cards."""
LEAST = 0.4


def lines_of(part: str, folder: str) -> int:
    """Count the lines of a folder that are not blank."""
    files = (ROOT / part / folder).rglob("*.py")
    own = [file for file in files if file.parent.name not in BESIDE]
    return sum(bool(line.strip()) for file in own for line in file.read_text("utf-8").splitlines())


def share_of(part: str, edition: str) -> float:
    """Return which share of what an edition needs is shared."""
    shared = lines_of(part, SHARED)
    return shared / (shared + lines_of(part, edition))


def main() -> None:
    """Tell the shares."""
    for part in ("engine", "render"):
        for edition in EDITIONS:
            counts = f"{lines_of(part, SHARED)} shared, {lines_of(part, edition)} own"
            sys.stdout.write(f"{part}/{edition}: {share_of(part, edition):.0%} ({counts})\n")


if __name__ == "__main__":
    main()

"""Print the transcript's hash of every game: a process of its own, for other hash seeds."""

import hashlib
import sys

from tests.contract.subjects import SUBJECTS
from tests.contract.transcripts import transcript


def main() -> None:
    """Print a line per game."""
    for subject in SUBJECTS:
        digest = hashlib.sha256(transcript(subject)).hexdigest()
        sys.stdout.write(f"{subject.game.id} {digest}\n")


if __name__ == "__main__":
    main()

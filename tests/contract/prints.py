"""Print the transcript's hash of every game: a process of its own, for other hash seeds."""

import hashlib
import sys

from tests.contract.subjects import SUBJECTS, toy_subject
from tests.contract.transcripts import transcript
from tests.toy.faults import HashOrder


def main(planted: list[str]) -> None:
    """Print a line per game, or for the one that goes by the order of a set."""
    for subject in (toy_subject(HashOrder()),) if planted else SUBJECTS:
        digest = hashlib.sha256(transcript(subject)).hexdigest()
        sys.stdout.write(f"{subject} {digest}\n")


if __name__ == "__main__":
    main(sys.argv[1:])

"""Write the golden transcripts anew: `python -m tests.contract.golden [game id ...]`."""

import sys

from tests.contract.subjects import SUBJECTS
from tests.contract.transcripts import FOLDER, path_of, transcript


def main(wanted: list[str]) -> None:
    """Write the transcripts of the wanted games, or of all."""
    known = {subject.game.id for subject in SUBJECTS}
    if strange := set(wanted) - known:
        sys.exit(f"no rules {sorted(strange)}; there are {sorted(known)}")
    FOLDER.mkdir(exist_ok=True)
    for subject in SUBJECTS:
        if not wanted or subject.game.id in wanted:
            path_of(subject).write_bytes(transcript(subject))
            sys.stdout.write(f"wrote {path_of(subject).name}\n")


if __name__ == "__main__":
    main(sys.argv[1:])

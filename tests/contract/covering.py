"""Coverage play: players who prefer what was never used, until everything has occurred.

`python -m tests.contract.covering [games]` reports what never did.
"""

import sys
from collections import Counter
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec

from engine.core.asks import Answer, Ask, Notice
from engine.core.chance import SeededChance
from engine.core.playthrough import FormMaker, play, random_answer
from engine.core.table import Table
from tests.contract.records import dice, key_of
from tests.contract.subjects import SUBJECTS, Subject


@dataclass
class Coverage:
    """What occurred, how often, and what was offered but never taken.

    Fields that there are several of, `space.1` and `space.2`, also count as one: `space`.
    """

    taken: Counter[str] = field(default_factory=Counter)
    offered: set[str] = field(default_factory=set)
    told: Counter[str] = field(default_factory=Counter)

    def occurred(self) -> set[str]:
        """Return all that occurred: `kind:field:option`, and words of events."""
        return set(self.taken) | {_in_short(name) for name in self.taken} | set(self.told)

    def never(self) -> list[str]:
        """List what was offered and never taken."""
        return sorted(self.offered - set(self.taken))


def _in_short(name: str) -> str:
    kind, field_key, option = name.split(":", 2)
    return f"{kind}:{field_key.partition('.')[0]}:{option}"


def cover(subject: Subject, games: int, wanted: AbstractSet[str] = frozenset()) -> Coverage:
    """Play games whose players are curious; no more than it takes to see all that is wanted."""
    found = Coverage()
    counts = tuple(subject.seats)
    for seed in dict.fromkeys((*subject.telling, *range(games))):
        play(
            subject.game,
            subject.setup(counts[seed % len(counts)], seed),
            SeededChance(key_of(seed)),
            partial(_curious, found, dice(seed, "coverage")),
            partial(_listen, found),
        )
        if wanted and wanted <= found.occurred():
            break
    return found


def _curious(found: Coverage, rng: Any, view: Any, ask: Ask, make: FormMaker) -> Answer:
    del view
    answer = random_answer(
        make, rng.randrange, lambda key, option: f"{ask.kind}:{key}:{option}" not in found.taken
    )
    form = make(answer)
    for part in form.fields:
        name = f"{ask.kind}:{part.key}"
        found.offered.update(f"{name}:{option.key}" for option in part.open_options())
        found.taken.update(f"{name}:{option}" for option in part.chosen)
    return answer


def _listen(found: Coverage, table: Table, notices: tuple[Notice[Any], ...]) -> None:
    del table
    for notice in notices:
        told = [notice.public, *(event for _, event in notice.private)]
        found.told.update(_texts(msgspec.to_builtins(told)))


def _texts(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list | tuple):
        return [text for inner in value for text in _texts(inner)]
    return []


def check_coverage(subject: Subject, games: int, *, rare: bool = False) -> Coverage:
    """Fail where something a game declares never occurs; what is rare needs many games."""
    wanted = subject.must_occur - (frozenset() if rare else subject.rare)
    found = cover(subject, games, wanted)
    missing = wanted - found.occurred()
    assert not missing, f"{subject}: never in {games} games: {sorted(missing)}"
    return found


def main(games: int) -> None:
    """Report for every game what was offered and never taken."""
    for subject in SUBJECTS:
        found = cover(subject, games)
        sys.stdout.write(f"{subject}: {len(found.taken)} options and {len(found.told)} words\n")
        for name in found.never():
            sys.stdout.write(f"  offered and never taken: {name}\n")
        for name in sorted(subject.must_occur - found.occurred()):
            sys.stdout.write(f"  declared and never seen: {name}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50)

"""Change the rules a little, thousands of times, and see whether a test notices each time."""

import argparse
import hashlib
import json
import os
import re
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import TypeAlias

from rich.console import Console

from tests.mutants.making import Mutant, mutants_of
from tests.mutants.running import KILLED, SURVIVED, TIMEOUT, run
from tests.mutants.suites import SUITES, Suite, suite_of

STORE = Path("build/mutants.json")
PAGE = Path("docs/mutation.md")
ROW = re.compile(r"^\| `(\S+)` \| `(.+)` \| `(.*)` \| (.+) \|$", re.MULTILINE)
Known: TypeAlias = dict[
    str, tuple[str, str]
]  # by the key of a mutant: verdict, print of rules and tests


def main() -> int:
    """Go on with the mutants of some modules, of some games or of all, and report."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("part", nargs="*", type=Path, help="modules (default: all with rules)")
    parser.add_argument("--game", action="append", choices=SUITES, help="only these games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--fresh", action="store_true", help="forget what is known of them")
    parser.add_argument("--report", action="store_true", help="only tell what is known")
    parser.add_argument("--sample", type=int, metavar="N", help="at most N of each module")
    given = parser.parse_args()
    known = _stored()
    mutants: list[Mutant] = []
    for suite, paths in _parts(given.part, given.game or list(SUITES)):
        own = [mutant for path in paths for mutant in _sampled(mutants_of(path), given.sample)]
        if given.fresh:
            known = _without(known, own)
        if given.report:
            own = [mutant for mutant in own if mutant.key in known]
        else:
            _go_on(suite, own, known, given.jobs)
        mutants += own
    return _told(mutants, known, whole=not (given.report or given.sample))


def _sampled(mutants: list[Mutant], most: int | None) -> list[Mutant]:
    """Choose some, by digests of what they change: the same ones while the rules are the same."""
    chosen = {*sorted([mutant.key for mutant in mutants])[:most]}
    return [mutant for mutant in mutants if mutant.key in chosen]


def _parts(paths: list[Path], games: list[str]) -> list[tuple[Suite, list[Path]]]:
    """Sort modules by the tests that they meet."""
    if not paths:
        return [(SUITES[game], SUITES[game].modules()) for game in games]
    return [
        (suite, [path for path in paths if suite_of(path) is suite])
        for suite in dict.fromkeys(map(suite_of, paths))
    ]


def _without(known: Known, mutants: list[Mutant]) -> Known:
    gone = {mutant.key for mutant in mutants}
    return {key: verdict for key, verdict in known.items() if key not in gone}


def _go_on(suite: Suite, mutants: list[Mutant], known: Known, jobs: int) -> None:
    """Try the mutants that nothing is known of."""
    now = _print_of(*(folder.rglob("*.py") for folder in (suite.folder, *suite.tests)))
    to_do = [mutant for mutant in mutants if not _holds(known.get(mutant.key), now)]
    _print(f"{suite.folder}: {len(mutants)} mutants, {len(to_do)} to try")
    if to_do:
        _try(suite, to_do, known, now, jobs)


def _holds(known: tuple[str, str] | None, now: str) -> bool:
    """Tell whether a verdict still counts: who survived may meet new tests."""
    return known is not None and (known[0] in {KILLED, TIMEOUT} or known[1] == now)


def _try(suite: Suite, mutants: list[Mutant], known: Known, now: str, jobs: int) -> None:
    begun = saved = time.monotonic()
    tried = 0

    def note(mutant: Mutant, verdict: str) -> None:
        nonlocal tried, saved
        tried += 1
        known[mutant.key] = (verdict, now)
        if time.monotonic() - saved > 5:
            saved = time.monotonic()
            _store(known)
            rate = tried / (saved - begun)
            left = (len(mutants) - tried) / rate
            _print(f"{tried} of {len(mutants)}, {rate:.1f} a second, {left:.0f} s left")

    try:
        run(suite, mutants, jobs, note)
    finally:
        _store(known)
    seconds = time.monotonic() - begun
    _print(f"{tried} tried in {seconds:.0f} s, {tried / seconds:.1f} a second")


def _told(mutants: list[Mutant], known: Known, *, whole: bool) -> int:
    """Print the score and the survivors; fail where one is neither killed nor explained.

    Of explanations only the `whole` of the mutants tells which nobody needs any more.
    """
    accepted = {row[:3] for row in ROW.findall(PAGE.read_text(encoding="utf-8"))}
    counts: Counter[str] = Counter()
    rows = {_row(mutant) for mutant in mutants if known[mutant.key][0] == SURVIVED}
    for mutant in mutants:
        verdict = known[mutant.key][0]
        if verdict == SURVIVED and _row(mutant) in accepted:
            verdict = "accepted"
        counts[verdict] += 1
        if verdict == SURVIVED:
            _print(f"\n{mutant.path}:{mutant.line} {mutant.function}")
            _print(f"- {mutant.before}\n+ {mutant.after}")
    modules = {_module(mutant) for mutant in mutants}
    for where, _, after in sorted(accepted - rows if whole else ()):
        if where.partition(".")[0] in modules:
            _print(f"\n{PAGE} need not explain any more: {where}: {after}")
    caught = counts[KILLED] + counts[TIMEOUT]
    parts = ", ".join(f"{count} {verdict}" for verdict, count in sorted(counts.items()))
    _print(f"\nscore {caught / max(1, len(mutants)):.1%}: {parts}")
    return 1 if counts[SURVIVED] else 0


def _print(text: str) -> None:
    Console().print(text, markup=False, highlight=False, soft_wrap=True)


def _row(mutant: Mutant) -> tuple[str, str, str]:
    """Name a mutant as a row of the page does."""
    where = ".".join(filter(None, (_module(mutant), mutant.function)))
    was, now = (text.replace("|", "\\|") or "(nothing)" for text in (mutant.before, mutant.after))
    return where, was, now


def _module(mutant: Mutant) -> str:
    return str(Path(mutant.path).relative_to("engine").with_suffix(""))


def _print_of(*groups: Iterable[Path]) -> str:
    files = sorted(path for group in groups for path in group)
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in files)).hexdigest()[:20]


def _stored() -> Known:
    if not STORE.exists():
        return {}
    return {key: (verdict, of) for key, (verdict, of) in json.loads(STORE.read_text()).items()}


def _store(known: Known) -> None:
    STORE.parent.mkdir(exist_ok=True)
    draft = STORE.with_suffix(".new")
    draft.write_text(json.dumps(known), encoding="utf-8")
    draft.replace(STORE)


if __name__ == "__main__":
    raise SystemExit(main())

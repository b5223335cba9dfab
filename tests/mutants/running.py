"""Run the tests against mutants, each in a fork of a process that has collected them already.

A fork only exchanges the code of one function and runs the tests that reach it, so most mutants
cost a few hundredths of a second. What only runs on import (constants, defaults) is imported anew
from the changed source and meets all tests.
"""

import functools
import gc
import importlib.abc
import importlib.util
import inspect
import os
import signal
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from coverage import Coverage

from tests.mutants.making import Mutant, functions_in
from tests.mutants.suites import Suite

KILLED, SURVIVED, TIMEOUT = "killed", "survived", "timeout"
QUIET = (
    *("-qq", "-s", "--tb=native", "-m", "not soak", "-k", "not random_games"),
    *("-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov"),
    *("-p", "no:unraisableexception"),  # it collects garbage five times over
)
GRACE = 3.0  # seconds of processor time beside thrice what the tests need
Report = Callable[[Mutant, str], None]


def run(suite: Suite, mutants: Sequence[Mutant], jobs: int, report: Report) -> None:
    """Try mutants, and tell each verdict as soon as it is known."""
    loop = Loop(suite, mutants, Pool(jobs, report))
    if pytest.main(_asked(suite), plugins=[loop]) != pytest.ExitCode.OK:
        raise SystemExit("stopped; the next run goes on from here")


def _asked(suite: Suite) -> list[str]:
    """Ask pytest for all tests of a suite."""
    return [*QUIET, *suite.ignored(), *map(str, suite.tests)]


class Pool:
    """A few forks at a time."""

    def __init__(self, jobs: int, report: Report) -> None:
        self._jobs = jobs
        self._running: dict[int, Mutant] = {}
        self.report = report

    def start(self, mutant: Mutant, passes: Callable[[], bool], seconds: float) -> None:
        """Fork, and let the child find out whether the tests pass."""
        while len(self._running) >= self._jobs:
            self._wait()
        child = os.fork()
        if child:
            self._running[child] = mutant
            return
        code = 1
        try:
            signal.setitimer(signal.ITIMER_PROF, seconds)  # ends the child when it has run out
            with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
                sys.stdout = sys.stderr = nowhere
                code = 0 if passes() else 1
        finally:
            os._exit(code)

    def finish(self) -> None:
        """Wait for all."""
        while self._running:
            self._wait()

    def _wait(self) -> None:
        child, status = os.wait()
        code = os.waitstatus_to_exitcode(status)
        verdict = {0: SURVIVED, -signal.SIGPROF: TIMEOUT}.get(code, KILLED)
        self.report(self._running.pop(child), verdict)


class Loop:
    """A pytest plugin that runs mutants instead of tests."""

    def __init__(self, suite: Suite, mutants: Sequence[Mutant], pool: Pool) -> None:
        self._suite = suite
        self._mutants = mutants
        self._pool = pool
        self._seconds: dict[str, float] = {}
        self._reached: dict[str, dict[int, set[str]]] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Learn which tests reach what, then try the mutants."""
        items = {item.nodeid: item for item in session.items}
        paths = {mutant.path for mutant in self._mutants}
        self._learn(list(items.values()), paths)
        bodies = {path: _bodies(Path(path)) for path in paths}
        gc.collect()
        gc.freeze()
        for mutant in sorted(self._mutants, key=lambda each: not each.function):
            body = bodies[mutant.path].get(mutant.function, range(0))
            chosen = [items[name] for name in self._tests_of(mutant, body)]
            seconds = 3 * sum(self._seconds[item.nodeid] for item in chosen or items.values())
            passes = functools.partial(_exchanged, mutant, chosen)
            if not chosen:
                passes = functools.partial(_imported, self._suite, mutant)
            self._pool.start(mutant, passes, seconds + GRACE)
        self._pool.finish()
        return True

    def _learn(self, items: list[pytest.Item], paths: Iterable[str]) -> None:
        """Run all tests once without a mutant."""
        coverage = Coverage(data_file=None, include=["engine/*"], config_file=False)
        coverage.start()
        for item, following in _with_next(items):
            _forget()
            coverage.switch_context(item.nodeid)
            begun = time.process_time()
            if not _passes(item, following):
                raise SystemExit(f"{item.nodeid} fails without any mutant")
            self._seconds[item.nodeid] = time.process_time() - begun
        coverage.stop()
        for path in paths:
            reached = coverage.get_data().contexts_by_lineno(str(Path(path).resolve()))
            self._reached[path] = {line: set(names) - {""} for line, names in reached.items()}

    def _tests_of(self, mutant: Mutant, body: range) -> list[str]:
        """List the tests that reach a function: first those of the line itself, fast ones first."""
        reached = self._reached[mutant.path]
        names = {name for line in body for name in reached.get(line, ())}
        near = reached.get(mutant.line, set())
        return sorted(names, key=lambda name: (name not in near, self._seconds[name]))


def _bodies(path: Path) -> dict[str, range]:
    functions = functions_in(path.read_text(encoding="utf-8"))
    return {function.name: function.lines for function in functions}


def _with_next(items: list[pytest.Item]) -> Iterable[tuple[pytest.Item, pytest.Item | None]]:
    return zip(items, [*items[1:], None], strict=True)


def _passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    return not any(each.failed for each in runtestprotocol(item, log=False, nextitem=following))


def _exchanged(mutant: Mutant, items: list[pytest.Item]) -> bool:
    """Tell whether tests pass with the code of one function exchanged."""
    gc.disable()
    _original(mutant).__code__ = _code(mutant)
    _forget()
    return all(_passes(item, following) for item, following in _with_next(items))


def _code(mutant: Mutant) -> CodeType:
    """Compile a changed function as if it stood in its class."""
    owner, _, _ = mutant.function.rpartition(".")
    found = compile(f"class {owner}:\n{mutant.source}" if owner else mutant.source, "", "exec")
    for _ in range(2 if owner else 1):
        found = next(each for each in found.co_consts if isinstance(each, CodeType))
    return found


def _original(mutant: Mutant) -> FunctionType:
    """Find a function, below whatever decorates it."""
    found: Any = sys.modules[_module(mutant)]
    for name in mutant.function.split("."):
        found = inspect.getattr_static(found, name)
    while wraps := [name for name in ("fget", "__wrapped__", "__func__") if hasattr(found, name)]:
        found = getattr(found, wraps[0])
    assert isinstance(found, FunctionType)
    return found


def _module(mutant: Mutant) -> str:
    return mutant.path.removesuffix(".py").replace("/", ".")


def _forget() -> None:
    """Clear the caches of the rules, else the first test would answer for all."""
    rules = (
        module
        for name, module in list(sys.modules.items())
        if name.startswith("engine.") and not name.startswith("engine.core.")
        if not name.endswith(".pack")
    )
    for value in (value for module in rules for value in vars(module).values()):
        if hasattr(value, "cache_clear") and not isinstance(value, type):
            value.cache_clear()


class Changed(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Import one module from other source."""

    def __init__(self, name: str, source: str) -> None:
        self._name = name
        self._source = source

    def find_spec(self, fullname: str, *_: Any) -> Any:
        """Offer the module."""
        if fullname != self._name:
            return None
        return importlib.util.spec_from_loader(fullname, self)

    def get_source(self, fullname: str) -> str:
        """Return the changed source."""
        return self._source


def _imported(suite: Suite, mutant: Mutant) -> bool:
    """Tell whether all tests pass where everything is imported from changed source."""
    gc.disable()
    for name in list(sys.modules):
        if name.partition(".")[0] in {"engine", "render", "tests"}:
            del sys.modules[name]
    sys.meta_path.insert(0, Changed(_module(mutant), mutant.module()))
    first = [[*QUIET, str(path)] for path in suite.first(Path(mutant.path))]  # most end here
    tries = (pytest.main([*each, "-x"]) for each in (*first, _asked(suite)))
    return all(code == pytest.ExitCode.OK for code in tries)

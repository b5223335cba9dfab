"""Computer captains that other packages bring: trained ones and scripted ones.

A package names them as entry points: `chess-1.clever` is a captain called clever for the rules
`chess/1`. Each is a function of a view, a question, its form and a source of chance, as ours are.
What it says is held to the form; where it breaks, errs or is too slow, the game's usual captain
answers in its stead. Its code runs in our process: who installs it trusts it.
"""

import logging
import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from importlib.metadata import EntryPoint, entry_points
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeAlias

from engine.core.asks import Answer, Ask
from engine.core.chance import KEY_BYTES, picker
from engine.core.contract import AnyGame
from engine.core.forms import stray_fields
from engine.core.playthrough import FormMaker, Pick
from engine.host.values.operating import printable, where

_log = logging.getLogger(__name__)

GROUP = "mothership.captains"
MOST = 20
"""So many captains of packages are offered for a game: a menu holds no more beside its own."""
LONGEST_NAME = 32
PATIENCE = 10.0  # seconds
_KEY = re.compile(rf"([a-z][a-z0-9-]*)-([1-9][0-9]*)\.(.{{1,{LONGEST_NAME}}})")

Captain: TypeAlias = Callable[[Any, Ask, FormMaker, Pick], Answer]
"""A computer captain: knows a view, a question and its form, and nothing else."""
Outcome: TypeAlias = tuple[Any, BaseException | None]


class SilentError(Exception):
    """A captain broke, has not answered in time, or is still busy since then."""


class NotLegalError(ValueError):
    """A captain gave an answer that its form refuses."""


class PluggedCaptain:
    """A captain of another package, and who answers where it does not.

    It gets a form that knows the view alone; ours would lead to the whole state.
    """

    def __init__(
        self,
        key: str,
        rules: AnyGame,
        own: Captain,
        usual: Captain,
        patience: float = PATIENCE,
    ) -> None:
        self._key, self._rules, self._own, self._usual = key, rules, own, usual
        self._patience = patience
        self._busy: Thread | None = None  # with what took too long

    def __call__(self, view: Any, ask: Ask, _make_form: FormMaker, pick: Pick) -> Answer:
        """Answer within the time there is, else as usual; chance is seeded either way."""
        seeds = [bytes([pick(256) for _ in range(KEY_BYTES)]) for _ in range(2)]
        own, usual = (picker(seed, self._key) for seed in seeds)
        make_form = partial(self._rules.form, view, ask)
        try:
            given = self._in_time(partial(self._own, view, ask, make_form, own))
            return _legal(make_form, given)
        except Exception as error:  # noqa: BLE001  (nothing of a stranger's may stall a game)
            told = where(error.__cause__ or error)
            _log.warning("%s left %s to another captain: %s", printable(self._key), ask.kind, told)
            return self._usual(view, ask, make_form, usual)

    def _in_time(self, answer: Callable[[], Any]) -> Any:
        """Let it think on a thread of its own: nothing can stop what takes too long."""
        if self._busy is not None and self._busy.is_alive():
            raise SilentError
        said: SimpleQueue[Outcome] = SimpleQueue()
        thread = Thread(target=_think, args=(answer, said), daemon=True)
        thread.start()
        try:
            given, error = said.get(timeout=self._patience)
        except Empty:
            self._busy = thread
            raise SilentError from None
        if error is not None:
            raise SilentError from error
        return given


def _think(answer: Callable[[], Any], said: "SimpleQueue[Outcome]") -> None:
    try:
        said.put((answer(), None))
    except BaseException as error:  # noqa: BLE001  (an exit, too, is nobody's but its own)
        said.put((None, error))


def _legal(make_form: FormMaker, given: Any) -> Answer:
    """Return an answer in its one spelling; raise NotLegalError where its form has faults."""
    if not isinstance(given, Mapping):
        raise NotLegalError
    answer = {str(key): tuple(map(str, picked)) for key, picked in given.items()}
    form = make_form(answer)
    if form.faults or stray_fields(form, answer):
        raise NotLegalError
    return form.answer()


def installed_entries() -> tuple[EntryPoint, ...]:
    """List the captains of all packages that are installed here, in alphabetical order."""
    return tuple(sorted(entry_points(group=GROUP), key=lambda entry: entry.name))


def captains_for(
    rules: AnyGame, usual: Captain, entries: Iterable[EntryPoint]
) -> dict[str, Captain]:
    """Load the captains for some rules, by the names of their entry points."""
    meant = [entry for entry in entries if rules_of(entry.name) == rules.id]
    for entry in meant[MOST:]:
        _log.warning("%s is not offered: there are too many", printable(entry.name))
    loaded = {entry.name: _loaded(entry) for entry in meant[:MOST]}
    return {
        key: PluggedCaptain(key, rules, own, usual)
        for key, own in loaded.items()
        if own is not None
    }


def rules_of(key: str) -> str:
    """Return the rules that a captain of a package is for; empty where the name says none."""
    parts = _KEY.fullmatch(key)
    return f"{parts[1]}/{parts[2]}" if parts and key.isprintable() else ""


def shown_name(strength: str) -> str:
    """Return what a captain of a package is called; any other strength as it is."""
    parts = _KEY.fullmatch(strength)
    return parts[3] if parts else strength


def _loaded(entry: EntryPoint) -> Captain | None:
    try:
        captain: Captain = entry.load()
        if not callable(captain):
            raise TypeError
    except Exception as error:  # noqa: BLE001  (a broken package must not stop the bot)
        _log.warning("%s cannot be loaded: %s", printable(entry.name), where(error))
        return None
    return captain

"""Answers word by word: a form is gone through field by field, one option at a time.

A learner has a fixed number of actions, and no form fits into it: a plan has more answers than
there are stars. So an answer is spelled. Each action is a word, the key of an option, or `PASS`,
which leaves the field that is open. A field says again what has come open in it since it was left,
so that nothing legal is out of reach only because a later field had to be filled before it.
"""

from collections.abc import Iterable

from engine.core.asks import Answer
from engine.core.forms import Field, Form
from engine.core.playthrough import DeadEndError, FormMaker

PASS = ""
"""The word that leaves a field; no option has an empty key."""


class Spelling:
    """An answer that is being spelled: the field that is open, and the words that fit."""

    def __init__(self, make_form: FormMaker) -> None:
        self._make_form = make_form
        self.form: Form = make_form({})
        self._keys = [field.key for field in self.form.fields]
        self._left: dict[str, frozenset[str]] = {}  # what each field offered when it was left
        self._touched: set[str] = set()  # in the field that is open
        self._mending = False
        self._open = self._first_stop()

    @property
    def field(self) -> Field | None:
        """Return the field that is open; None where the answer is complete."""
        return None if self._open is None else self.form.field(self._open)

    def words(self) -> tuple[str, ...]:
        """List the words that fit, `PASS` first; none where the answer is complete."""
        if self._open is None:
            return ()
        field = self.form.field(self._open)
        words = self._fitting(field)
        return (PASS, *words) if self._may_pass(field, words) else words

    def add(self, word: str) -> None:
        """Choose an option, take one back that the form chose itself, or leave the field."""
        if word not in self.words():
            raise ValueError(f"{word!r} does not fit: {self.words()}")
        assert self._open is not None
        if word == PASS:
            self._leave()
            return
        field = self.form.field(self._open)
        self._touched.add(word)
        self._choose(field, word)
        field = self.form.field(self._open)
        if not self._fitting(field):
            self._leave()

    def _choose(self, field: Field, word: str) -> None:
        if word in field.chosen:
            picked = tuple([key for key in field.chosen if key != word])
        else:
            picked = (word,) if field.most == 1 else (*field.chosen, word)
        self.form = self._make_form({**self.form.answer(), field.key: picked})
        if any(each.stale() for each in self.form.fields):
            self.form = self._make_form(self.form.fresh())

    def _fitting(self, field: Field) -> tuple[str, ...]:
        """List what may be added to the open field, then what may be taken back in it."""
        visited = field.key in self._left
        proposed = [key for key in field.chosen if key not in self._touched and not visited]
        offered = _addable(field)
        if field.most == 1 and proposed:  # the form itself chose: anything else is as good
            offered = _unchosen(field)
        fresh = tuple([key for key in offered if key not in self._touched])
        if len(field.chosen) < field.least:
            fresh = fresh or offered
        if len(field.chosen) > field.least or (fresh and field.most > 1):
            return (*fresh, *proposed)
        return fresh

    def _may_pass(self, field: Field, words: tuple[str, ...]) -> bool:
        if not words:
            return True
        if self._mending:
            return self._stop_after(field.key) is not None
        return len(field.chosen) >= field.least

    def _leave(self) -> None:
        assert self._open is not None
        left = frozenset(_addable(self.form.field(self._open)))
        self._left[self._open] = self._left.get(self._open, frozenset()) | left
        self._touched = set()
        self._open = self._stop_after(self._open) or self._first_stop()

    def _first_stop(self) -> str | None:
        """Return the first field that has something to say, None where the answer is complete."""
        self._mending = False
        stop = self._stop_among(self._keys)
        if stop is not None or not self.form.faults:
            return stop
        self._mending = True
        stop = self._stop_among(self._keys)
        if stop is None:
            fault = self.form.faults[0].key
            raise DeadEndError(f"nothing left to choose, and still: {fault}")
        return stop

    def _stop_after(self, key: str) -> str | None:
        return self._stop_among(self._keys[self._keys.index(key) + 1 :])

    def _stop_among(self, keys: Iterable[str]) -> str | None:
        return next((key for key in keys if self._stops_at(self.form.field(key))), None)

    def _stops_at(self, field: Field) -> bool:
        """Tell whether a field is asked: at first, when more came open in it, or to mend faults."""
        offered = _addable(field)
        if field.key not in self._left:
            return bool(offered or (field.chosen and _unchosen(field)) or _may_go(field))
        if self._mending:
            return bool(offered)
        wants = len(field.chosen) < field.least
        return bool(offered) and (wants or not self._left[field.key].issuperset(offered))


def spelled(make_form: FormMaker, answer: Answer) -> tuple[str, ...]:
    """Return the words that spell an answer; raise ValueError where it cannot be spelled.

    With them somebody who knows answers, such as a computer captain, shows a learner the way.
    """
    wanted = make_form(answer).answer()
    spelling, said = Spelling(make_form), list[str]()
    while (field := spelling.field) is not None:
        said.append(_word_towards(field, spelling.words(), wanted[field.key]))
        spelling.add(said[-1])
    if spelling.form.answer() != wanted:
        raise ValueError(f"{wanted} cannot be spelled: {spelling.form.answer()}")
    return tuple(said)


def _word_towards(field: Field, words: tuple[str, ...], wanted: tuple[str, ...]) -> str:
    for word in words:
        if word != PASS and (word in wanted) != (word in field.chosen):
            return word
    if PASS not in words:
        raise ValueError(f"{field.key} cannot become {wanted}: {words}")
    return PASS


def _addable(field: Field) -> tuple[str, ...]:
    return _unchosen(field) if len(field.chosen) < field.most else ()


def _unchosen(field: Field) -> tuple[str, ...]:
    return tuple([each.key for each in field.open_options() if each.key not in field.chosen])


def _may_go(field: Field) -> bool:
    """Tell whether something that the form chose may be taken back."""
    return len(field.chosen) > field.least

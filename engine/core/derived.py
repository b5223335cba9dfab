"""What a table knows of the state it stands at: everything is made of it once."""

from functools import partial
from typing import Any

from msgspec.structs import replace

from engine.core.asks import PUBLIC, Answer, Ask, Decide, Pending, Seat, Viewer
from engine.core.codec import Kept
from engine.core.contract import AnyGame, facts_of, noted_by, sum_of
from engine.core.forms import Form, with_facts, with_stages
from engine.core.only import only_answer
from engine.core.seals import named
from engine.core.words import Text


class Derived:
    """What is pending in a state and whom it asks, its views, the forms made last for each seat.

    States never change, so what was made of one stays true. Tables that stand at the same state
    share what was made; it is no part of their value.
    """

    __slots__ = (
        *("_asks", "_forms", "_game", "_named", "_only", "_pending", "_shown", "_told", "_views"),
        "state",
    )

    def __init__(self, game: AnyGame, state: Any, pending: Pending | None = None) -> None:
        self.state = state
        self._game = game
        self._pending = pending
        self._asks: dict[Seat, Ask] | None = None
        self._named: tuple[int, str | None] | None = None
        self._views: dict[Viewer, Any] = {}
        self._shown: Kept | None = None
        self._forms: dict[Seat, tuple[Ask, Answer, Form]] = {}
        self._told: dict[Seat, tuple[Form, Form]] = {}
        self._only: dict[Seat, Answer | None] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Derived)

    __hash__ = None  # type: ignore[assignment]

    def pending(self) -> Pending:
        """Return what the rules wait for."""
        if self._pending is None:
            self._pending = self._game.pending(self.state)
        return self._pending

    def group(self, undos: int) -> str | None:
        """Return the id of the open group after so many undos, None where nobody is asked."""
        if self._named is None or self._named[0] != undos:
            pending = self.pending()
            group = named(pending.group, undos) if isinstance(pending, Decide) else None
            self._named = undos, group
        return self._named[1]

    def asks(self) -> dict[Seat, Ask]:
        """Return the open questions by seat."""
        if self._asks is None:
            pending = self.pending()
            asks = pending.asks if isinstance(pending, Decide) else ()
            self._asks = {ask.seat: ask for ask in asks}
        return self._asks

    def view(self, viewer: Viewer) -> Any:
        """Return all that `viewer` may see."""
        view = self._views.get(viewer)
        if view is None:
            view = self._views[viewer] = self._game.view(self.state, viewer)
        return view

    def shown(self) -> Kept:
        """Return what everybody sees, to be kept: once as what is, and once as what was."""
        if self._shown is None:
            self._shown = Kept(self.view(PUBLIC))
        return self._shown

    def form(self, ask: Ask, draft: Answer) -> Form:
        """Return the form of `ask` as it stands for `draft`; its own answer has the same form."""
        last = self._forms.get(ask.seat)
        if last is not None and (last[0] is ask or last[0] == ask):
            _, made_for, form = last
            if made_for == draft or _is_spelled_out(draft, form, made_for):
                return form
        form = self._game.form(self.view(ask.seat), ask, draft)
        self._forms[ask.seat] = (ask, draft.copy(), form)
        return form

    def only_answer(self, seat: Seat) -> Answer | None:
        """Return the one answer to the open question of a seat; None where there are several."""
        if seat not in self._only:
            self._only[seat] = self._find_only(self.asks().get(seat))
        return self._only[seat]

    def _find_only(self, ask: Ask | None) -> Answer | None:
        if ask is None:
            return None
        view = self.view(ask.seat)
        default = self._game.default(view, ask)
        return only_answer(partial(self._game.form, view, ask), default)

    def is_public(self, seat: Seat) -> bool:
        """Tell whether a seat sees nothing that others do not, so that all know its answers."""
        return bool(_unnamed(self.view(seat)) == _unnamed(self.view(PUBLIC)))

    def told_form(self, ask: Ask, draft: Answer) -> Form:
        """Return the form as it is shown: with notes and facts, found for nobody else."""
        form = self.form(ask, draft)
        last = self._told.get(ask.seat)
        if last is not None and last[0] is form:
            return last[1]
        view = self.view(ask.seat)
        staged = with_stages(form, partial(self._game.form, view, ask))
        noted = noted_by(self._game, view, ask, staged)
        told = with_facts(noted, facts_of(self._game, view, ask, draft))
        self._told[ask.seat] = (form, told)
        return told

    def comes_to(self, ask: Ask, answer: Answer) -> tuple[Text, ...]:
        """Say what a faultless answer comes to, for its receipt."""
        return tuple(sum_of(self._game, self.view(ask.seat), ask, answer))


def _unnamed(view: Any) -> Any:
    """Return what a view shows, without whose it is."""
    return replace(view, seat=PUBLIC) if hasattr(view, "seat") else view


def _is_spelled_out(draft: Answer, form: Form, made_for: Answer) -> bool:
    """Tell whether `draft` is the answer of a form whose own draft said so much of it.

    One that names an option twice has the answer of another draft, and may have other faults.
    """
    if len(draft) != len(form.fields):
        return False
    for field in form.fields:
        if draft.get(field.key) != field.chosen:
            return False
    return made_for.items() <= draft.items()


NOWHERE = Derived(None, object())  # type: ignore[arg-type]
"""The look of a table that has none yet."""

"""What is the same in the rules of many games: which part of them answers for what."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from engine.core.asks import Answer, Ask, Pending, Seat, Turn, Viewer
from engine.core.chance import Chance
from engine.core.forms import Form, stray_fields
from engine.core.words import Text
from engine.kit.advice import AdviceTable
from engine.kit.agenda import Agenda

State = TypeVar("State")
View = TypeVar("View")
Event = TypeVar("Event")


def whole(_view: Any, _ask: Ask, answer: Answer) -> Any:
    """Show all that was chosen; empty fields would tell what was offered."""
    return {key: picked for key, picked in answer.items() if picked}


def nothing(_view: Any, _ask: Ask, _answer: Answer) -> None:
    """Show nothing."""


def in_case(counts_in_a_case: Callable[[Any, Ask], bool]) -> Callable[[Any, Ask, Answer], Any]:
    """Show an answer marked where it is for cases that may not come: part of it may never show."""

    def public(view: Any, ask: Ask, answer: Answer) -> Any:
        shown = whole(view, ask, answer)
        return {"in-case": shown} if counts_in_a_case(view, ask) else shown

    return public


def no_facts(_view: Any, _ask: Ask, _draft: Answer) -> Iterable[Text]:
    """Say nothing beside a form."""
    return ()


def as_it_is(_view: Any, _ask: Ask, form: Form) -> Form:
    """Note nothing more."""
    return form


class Question(NamedTuple):
    """How a kind of question is asked, and what all learn of an answer.

    What is said beside its form and its options, and on the receipt of an answer, is found for
    whoever is shown it.
    """

    form: Callable[[Any, Ask, Answer], Form]
    public: Callable[[Any, Ask, Answer], Any] = whole
    facts: Callable[[Any, Ask, Answer], Iterable[Text]] = no_facts
    comes_to: Callable[[Any, Ask, Answer], Iterable[Text]] = no_facts
    noted: Callable[[Any, Ask, Form], Form] = as_it_is


class Parts(NamedTuple):
    """The parts of a game that answer for its rules."""

    steps: Agenda[Any, Any]
    questions: Mapping[str, Question]
    advice: AdviceTable[Any]
    view: Callable[[Any, Viewer], Any]
    imagine: Callable[[Any, Chance], Any]
    problems: Callable[[Any], tuple[str, ...]]


class Edition(Generic[State, View, Event]):
    """The rules of a game; what it begins with, it says itself."""

    parts: Parts

    def pending(self, state: State) -> Pending:
        """Return what the frame on top of the agenda waits for."""
        return self.parts.steps.pending(state)

    def decide(self, state: State, answers: dict[Seat, Answer]) -> Turn[State, Event]:
        """Apply the answers of all asked seats together."""
        return self.parts.steps.decide(state, answers)

    def draw(self, state: State, outcome: tuple[int, ...]) -> Turn[State, Event]:
        """Apply what chance gave."""
        return self.parts.steps.draw(state, outcome)

    def view(self, state: State, viewer: Viewer) -> View:
        """Make all that `viewer` may see."""
        made: View = self.parts.view(state, viewer)
        return made

    def imagine(self, view: View, chance: Chance) -> State:
        """Make a state that the owner of `view` cannot tell from the real one."""
        made: State = self.parts.imagine(view, chance)
        return made

    def problems(self, state: State) -> tuple[str, ...]:
        """List what is wrong with `state`."""
        return self.parts.problems(state)

    def form(self, view: View, ask: Ask, draft: Answer) -> Form:
        """Make the form of `ask` as it stands for `draft`."""
        return self.parts.questions[ask.kind].form(view, ask, draft)

    def facts(self, view: View, ask: Ask, draft: Answer) -> Iterable[Text]:
        """Say what a draft comes to, for whoever is shown its form."""
        return self.parts.questions[ask.kind].facts(view, ask, draft)

    def noted(self, view: View, ask: Ask, form: Form) -> Form:
        """Return a form with the notes that take work to find."""
        return self.parts.questions[ask.kind].noted(view, ask, form)

    def comes_to(self, view: View, ask: Ask, answer: Answer) -> Iterable[Text]:
        """Say what a faultless answer comes to, for its receipt."""
        return self.parts.questions[ask.kind].comes_to(view, ask, answer)

    def default(self, view: View, ask: Ask) -> Answer:
        """Return the answer that counts when nobody answers in time."""
        return self.parts.advice.default(view, ask)

    def suggestion(self, view: View, ask: Ask) -> Answer:
        """Return the answer that people are suggested."""
        return self.parts.advice.suggestion(view, ask)

    def policies(self, view: View, draft: Answer) -> Form:
        """Make the form of the standing orders a captain may leave."""
        return self.parts.advice.policies(view, draft)

    def standing(self, view: View, ask: Ask, policy: Answer) -> Answer | None:
        """Answer by standing orders that make a faultless answer, else return None."""
        answer = self.parts.advice.standing(view, ask, policy)
        if answer is None:
            return None
        form = self.form(view, ask, answer)
        return None if form.faults or stray_fields(form, answer) else answer

    def early(self, public: View, ask: Ask, policy: Answer) -> bool:
        """Tell whether standing orders answer at once."""
        return self.parts.advice.early(public, ask, policy)

    def public_part(self, view: View, ask: Ask, answer: Answer) -> Any:
        """Return what everybody learns of `answer` when its group closes."""
        return self.parts.questions[ask.kind].public(view, ask, answer)

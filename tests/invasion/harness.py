"""Games of an edition as a test wants them: scripted dice, answers as text."""

from collections.abc import Iterable, Mapping
from typing import Any, Generic, Self, TypeVar

import msgspec

from engine.core.asks import Answer, Ask, Decide, Draw, Notice, Over, Seat, Turn, Viewer, sitting_of
from engine.core.chance import ScriptedChance, SeededChance
from engine.core.contract import AnyGame, facts_of
from engine.core.forms import Form, with_facts
from engine.kit.agenda import Agenda

E = TypeVar("E")
State = TypeVar("State")
View = TypeVar("View")
Texts = Mapping[Seat, str]


def split(text: str) -> tuple[str, ...]:
    """Read a list of card ids."""
    return tuple(text.split())


def parsed(text: str) -> Answer:
    """Read an answer: `buy=golden-eye.1,doom-mole.1 credit=take`."""
    pairs = (part.partition("=") for part in text.split())
    return {key: tuple(filter(None, options.split(","))) for key, _, options in pairs}


def first(wanted: Iterable[str], cards: Iterable[str]) -> tuple[str, ...]:
    """Put wanted cards before the rest."""
    chosen = tuple(wanted)
    return chosen + tuple(card for card in cards if card not in chosen)


def sent(text: str) -> str:
    """Spell a plan: `boom-mole.1>2 training.1>1`."""
    parts = (part.split(">") for part in text.split())
    return " ".join(f"ship.{ship}={space}" for ship, space in parts)


def sound(value: E, kind: Any = None) -> E:
    """Return what the rules made, if it is of the types that it says."""
    assert msgspec.convert(msgspec.to_builtins(value), kind or type(value)) == value
    return value


class EditionPlay(Generic[State, View]):
    """A game in a test: draws are answered by script, questions by texts."""

    def __init__(
        self,
        game: AnyGame,
        steps: Agenda[Any, Any],
        begun: State,
        dice: Mapping[str, tuple[int, ...]] | None = None,
        seed: int = 0,
    ) -> None:
        self.game = game
        self.state = begun
        self.notices: list[Notice[Any]] = []
        self.labels: list[str] = []
        self._chance = ScriptedChance(dice or {}, SeededChance(seed.to_bytes(32, "big")))
        self._settle(steps.gone_on((begun, ())))

    @property
    def group(self) -> str:
        """Return the id of the open group, or where the game stands else."""
        pending = self.game.pending(self.state)
        return pending.group if isinstance(pending, Decide) else type(pending).__name__

    @property
    def sitting(self) -> str:
        """Return the name of the sitting that the open question belongs to, if any."""
        sitting = sitting_of(self.game.pending(self.state))
        return sitting.name if sitting else ""

    @property
    def asks(self) -> tuple[Ask, ...]:
        """Return the open questions."""
        pending = self.game.pending(self.state)
        return pending.asks if isinstance(pending, Decide) else ()

    @property
    def over(self) -> Over:
        """Return how the game ended."""
        pending = self.game.pending(self.state)
        assert isinstance(pending, Over)
        return pending

    def asked(self) -> dict[Seat, tuple[int, ...]]:
        """Return who is asked about what."""
        return {ask.seat: ask.about for ask in self.asks}

    def view(self, viewer: Viewer = None) -> View:
        """Return what somebody sees."""
        seen: View = self.game.view(self.state, viewer)
        return seen

    def ask(self, seat: Seat) -> Ask:
        """Return the question to a seat."""
        return next(ask for ask in self.asks if ask.seat == seat)

    def form(self, seat: Seat, text: str = "") -> Form:
        """Return the form of the question to a seat, for a draft."""
        view, ask, draft = self.view(seat), self.ask(seat), parsed(text)
        form, facts = self.game.form(view, ask, draft), facts_of(self.game, view, ask, draft)
        return sound(with_facts(form, facts))

    def faults(self, seat: Seat, text: str) -> list[str]:
        """Return the keys of what is wrong with a draft."""
        return [fault.key for fault in self.form(seat, text).faults]

    def open(self, seat: Seat, field: str, text: str = "") -> set[str]:
        """Return what may be chosen in a field."""
        return {option.key for option in self.form(seat, text).field(field).open_options()}

    def default(self, seat: Seat) -> Answer:
        """Return what counts if a seat does not answer."""
        return self.game.default(self.view(seat), self.ask(seat))

    def give(self, answers: Texts | None = None) -> Self:
        """Answer for all: by text, else by default; forget what was told before."""
        given: dict[Seat, Answer] = {}
        for ask in self.asks:
            text = (answers or {}).get(ask.seat)
            draft = self.default(ask.seat) if text is None else parsed(text)
            form = sound(self.game.form(self.view(ask.seat), ask, draft))
            draft = self.completed(draft, form)
            form = self.game.form(self.view(ask.seat), ask, draft)
            assert not form.faults, (ask, form.faults)
            assert draft.keys() <= form.answer().keys(), (ask, draft)
            given[ask.seat] = form.answer()
        self.notices = []
        self._settle(self.game.decide(self.state, given))
        return self

    def completed(self, draft: Answer, form: Form) -> Answer:
        """Say what goes without saying in tests."""
        return _in_every_case(draft, form)

    def until(self, kind: str) -> Self:
        """Answer by default until a kind of question is asked."""
        while self.asks[0].kind != kind:
            self.give()
        return self

    def told(self, kind: type[E], viewer: Viewer = None) -> list[E]:
        """Return the events of one kind since the last answers, as a viewer sees them."""
        seen = (notice.seen_by(viewer) for notice in self.notices)
        return [event for event in seen if isinstance(event, kind)]

    def _settle(self, turn: Turn[State, Any]) -> None:
        while True:
            self.state = sound(turn.state)
            self.notices += turn.notices
            for notice in turn.notices:
                sound(notice.public, self.game.event_type)
                for _, event in notice.private:
                    sound(event, self.game.event_type)
            assert not self.game.problems(self.state), self.game.problems(self.state)
            pending = sound(self.game.pending(self.state))
            if not isinstance(pending, Draw):
                return
            self.labels.append(pending.label)
            turn = self.game.draw(self.state, self._chance.outcome(pending))


def _in_every_case(draft: Answer, form: Form) -> Answer:
    """Fight or retreat whatever those do who choose before, unless it is said."""
    more: Answer = {
        field.key: draft[said]
        for field in form.fields
        if field.key.startswith("without.")
        and field.key not in draft
        and (said := f"space.{field.key.split('.')[1]}") in draft
    }
    return {**draft, **more}

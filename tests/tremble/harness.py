"""Games of Tremble as a test wants them: chosen cards, scripted dice, answers as text."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec
import pytest
from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Draw, Notice, Over, Seat, Turn, Viewer, sitting_of
from engine.core.chance import ScriptedChance, SeededChance
from engine.core.forms import Form
from engine.kit.piles import Pile
from engine.tremble.cards.cards import Colour, Effect
from engine.tremble.cards.tables import (
    AIDS,
    ARMIES,
    COMPENSATIONS,
    SQUAD_CARDS,
    STATIONS,
    TRAINING,
    canonical,
    tasks_for,
)
from engine.tremble.phases.setup import SPACES, TASKS, laid_out
from engine.tremble.phases.turns import AGENDA
from engine.tremble.rules import STEPS, TREMBLE
from engine.tremble.table.events import TrembleEvent
from engine.tremble.table.frames import Finished
from engine.tremble.table.state import Captain, State, colour_in
from engine.tremble.table.view import TrembleView

E = TypeVar("E")
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


def captain(squad: str = "", *, humans: int = 100_000, seen: bool = True, **more: Any) -> Captain:
    """Make a captain with these ships and stations; a squad is known to all unless told."""
    cards = split(squad)
    ships = tuple(card for card in cards if card not in STATIONS)
    stations = tuple(card for card in cards if card in STATIONS)
    known = canonical(ship for ship in ships if seen or ship in TRAINING)
    return Captain(humans, ships, known, stations, **more)


def state(
    *captains: Captain,
    turn: int = 1,
    deck: str = "",
    discard: str = "",
    cities: str = "",
    armies: str = "",
    compensations: str = "",
    compensation_discard: str = "",
    tasks: str = "",
) -> State:
    """Make the state at the beginning of a turn; of every deck, the next cards may be given."""
    base = laid_out(len(captains))
    held = {card for each in captains for card in each.ships + each.stations + each.offer}
    blue, red = (
        tuple(card for card in pile if card not in held) for pile in (base.ships.deck, base.red)
    )
    on_blue = colour_in(turn) is Colour.BLUE
    training = [f"training.{seat + 1}" for seat in range(len(captains))]
    spent = () if on_blue else blue
    laid = split(discard)
    current = tuple(card for card in (blue if on_blue else red) if card not in laid)
    trophies = {city for each in captains for city in each.trophies}
    hands = {card for each in captains for card in each.compensations}
    thrown = split(compensation_discard)
    hidden = [card for card in COMPENSATIONS if card not in hands and card not in thrown]
    return State(
        turn=turn,
        captains=captains,
        tasks=split(tasks) or tasks_for(len(captains))[: TASKS[len(captains)]],
        spaces=(None,) * SPACES[len(captains)],
        claimed=(),
        groups=(),
        battles=(),
        ships=Pile(first(split(deck), current), laid, 1),
        red=red if on_blue else (),
        gone=spent + tuple(card for card in training if card not in held),
        cities=first(split(cities), (city for city in base.cities if city not in trophies)),
        city_discard=(),
        armies=Pile(first(split(armies), ARMIES), (), 1),
        compensations=Pile(first(split(compensations), hidden), thrown, 1),
        agenda=(Finished(), *AGENDA[::-1]),
    )


def sound(value: E, kind: Any = None) -> E:
    """Return what the rules made, if it is of the types that it says."""
    assert msgspec.convert(msgspec.to_builtins(value), kind or type(value)) == value
    return value


class Play:
    """A game in a test: draws are answered by script, questions by texts."""

    def __init__(
        self, begun: State, dice: Mapping[str, tuple[int, ...]] | None = None, seed: int = 0
    ) -> None:
        self.state = begun
        self.notices: list[Notice[TrembleEvent]] = []
        self.labels: list[str] = []
        self._chance = ScriptedChance(dice or {}, SeededChance(seed.to_bytes(32, "big")))
        self._settle(STEPS.gone_on((begun, ())))

    @property
    def group(self) -> str:
        """Return the id of the open group, or where the game stands else."""
        pending = TREMBLE.pending(self.state)
        return pending.group if isinstance(pending, Decide) else type(pending).__name__

    @property
    def sitting(self) -> str:
        """Return the name of the sitting that the open question belongs to, if any."""
        sitting = sitting_of(TREMBLE.pending(self.state))
        return sitting.name if sitting else ""

    @property
    def asks(self) -> tuple[Ask, ...]:
        """Return the open questions."""
        pending = TREMBLE.pending(self.state)
        return pending.asks if isinstance(pending, Decide) else ()

    @property
    def over(self) -> Over:
        """Return how the game ended."""
        pending = TREMBLE.pending(self.state)
        assert isinstance(pending, Over)
        return pending

    def asked(self) -> dict[Seat, tuple[int, ...]]:
        """Return who is asked about what."""
        return {ask.seat: ask.about for ask in self.asks}

    def view(self, viewer: Viewer = None) -> TrembleView:
        """Return what somebody sees."""
        return TREMBLE.view(self.state, viewer)

    def ask(self, seat: Seat) -> Ask:
        """Return the question to a seat."""
        return next(ask for ask in self.asks if ask.seat == seat)

    def form(self, seat: Seat, text: str = "") -> Form:
        """Return the form of the question to a seat, for a draft."""
        return sound(TREMBLE.form(self.view(seat), self.ask(seat), parsed(text)))

    def faults(self, seat: Seat, text: str) -> list[str]:
        """Return the keys of what is wrong with a draft."""
        return [fault.key for fault in self.form(seat, text).faults]

    def open(self, seat: Seat, field: str, text: str = "") -> set[str]:
        """Return what may be chosen in a field."""
        return {option.key for option in self.form(seat, text).field(field).open_options()}

    def default(self, seat: Seat) -> Answer:
        """Return what counts if a seat does not answer."""
        return TREMBLE.default(self.view(seat), self.ask(seat))

    def give(self, answers: Texts | None = None) -> "Play":
        """Answer for all: by text, else by default; forget what was told before."""
        given: dict[Seat, Answer] = {}
        for ask in self.asks:
            text = (answers or {}).get(ask.seat)
            draft = self.default(ask.seat) if text is None else parsed(text)
            form = sound(TREMBLE.form(self.view(ask.seat), ask, draft))
            draft = {**_asked_about_armies(draft, form), **_in_every_case(draft, form)}
            form = TREMBLE.form(self.view(ask.seat), ask, draft)
            assert not form.faults, (ask, form.faults)
            assert draft.keys() <= form.answer().keys(), (ask, draft)
            given[ask.seat] = form.answer()
        self.notices = []
        self._settle(TREMBLE.decide(self.state, given))
        return self

    def until(self, kind: str) -> "Play":
        """Answer by default until a kind of question is asked."""
        while self.asks[0].kind != kind:
            self.give()
        return self

    def told(self, kind: type[E], viewer: Viewer = None) -> list[E]:
        """Return the events of one kind since the last answers, as a viewer sees them."""
        seen = (notice.seen_by(viewer) for notice in self.notices)
        return [event for event in seen if isinstance(event, kind)]

    def _settle(self, turn: Turn[State, TrembleEvent]) -> None:
        while True:
            self.state = sound(turn.state)
            self.notices += turn.notices
            for notice in turn.notices:
                sound(notice.public, TrembleEvent)
                for _, event in notice.private:
                    sound(event, TrembleEvent)
            assert not TREMBLE.problems(self.state), TREMBLE.problems(self.state)
            pending = sound(TREMBLE.pending(self.state))
            if not isinstance(pending, Draw):
                return
            self.labels.append(pending.label)
            turn = TREMBLE.draw(self.state, self._chance.outcome(pending))


def _asked_about_armies(draft: Answer, form: Form) -> Answer:
    """Want to be asked about each army of a catch, unless something else is said (RL-30)."""
    caught = {
        key.replace("space.", "armies.")
        for key, picked in draft.items()
        if key.startswith("space.") and picked == ("catch",)
    }
    return {field.key: ("ask",) for field in form.fields if field.key in caught}


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


def planned(
    *captains: Captain,
    plans: Texts,
    dice: Mapping[str, tuple[int, ...]] | None = None,
    **more: Any,
) -> Play:
    """Play a turn up to the reveal: nobody buys, and these plans are made."""
    play = Play(state(*captains, **more), dice)
    return play.give().give({seat: sent(text) for seat, text in plans.items()})


def sent(text: str) -> str:
    """Spell a plan: `boom-mole.1>2 training.1>1`."""
    parts = (part.split(">") for part in text.split())
    return " ".join(f"ship.{ship}={space}" for ship, space in parts)


def acting_as(patch: pytest.MonkeyPatch, card: str, kind: str, amount: int = 0) -> None:
    """Give a station or compensation card another effect, where the house set has one too few."""
    pile: dict[str, Any] = STATIONS if card in STATIONS else COMPENSATIONS
    other = replace(pile[card], effect=Effect(kind, amount))
    for table in (pile, SQUAD_CARDS, AIDS):
        if card in table:
            patch.setitem(table, card, other)


def meeting(
    *captains: Captain,
    throws: Iterable[tuple[int, int]] = (),
    dice: Mapping[str, tuple[int, ...]] | None = None,
    **more: Any,
) -> Play:
    """Let all ships of all captains meet at space 1 in turn 9, fight, and throw by seat."""
    scripted = {f"t9:battle:1:roll:1:seat:{seat}": throw for seat, throw in enumerate(throws)}
    plans = {
        seat: " ".join(f"{ship}>1" for ship in each.ships) for seat, each in enumerate(captains)
    }
    more = {"turn": 9, "cities": "vienna paris naples", **more}
    play = planned(*captains, plans=plans, dice={**scripted, **(dice or {})}, **more)
    return fight_all(play)


def fight_all(play: Play) -> Play:
    """Let everybody fight everywhere."""
    while play.asks and play.asks[0].kind == "fight":
        play.give(
            {ask.seat: " ".join(f"space.{space}=fight" for space in ask.about) for ask in play.asks}
        )
    return play

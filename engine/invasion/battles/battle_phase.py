"""Battles: who decides first, fight or retreat, and the dice.

An edition says how its cities are found, and what may follow a throw before it is judged.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, cast

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Draw, Notice, Roll, Seat
from engine.core.fields import unopened
from engine.core.forms import Field, Form, Option, filled, make_form
from engine.core.words import Text, captain, say
from engine.invasion.battles.battles import (
    Battle,
    Chosen,
    case_key,
    cases,
    due_in,
    fight_chance,
    fighter_of,
    keys_where_more_stay,
    leaders,
    left_now,
    losers_of,
    percent,
    remaining,
    throwers,
    totals,
    with_fighter,
)
from engine.invasion.battles.events import (
    BattleTied,
    BattleWon,
    DiceRolled,
    FightChosen,
    OrderRolled,
    Walkover,
)
from engine.invasion.battles.frames import Choosing, Ordering, Rolling
from engine.invasion.cards.cards import AnyCity
from engine.kit.agenda import popped, pushed, with_frame
from engine.kit.memo import latest

FIGHT, RETREAT = "fight", "retreat"
DICE = Roll(2)

_CHOICES = (
    Option(FIGHT, say("invasion-option-fight")),
    Option(RETREAT, say("invasion-option-retreat")),
)


class HasBattles(Protocol):
    """A state with battles."""

    @property
    def agenda(self) -> tuple[Any, ...]:
        """Return the frames, the next one last."""
        ...

    @property
    def turn(self) -> int:
        """Return the number of the turn."""
        ...

    @property
    def battles(self) -> tuple[Any, ...]:
        """Return the battles, from left to right."""
        ...


State = TypeVar("State", bound=HasBattles)
View = TypeVar("View")
Step = tuple[State, tuple[Notice[Any], ...]]


def tell(*events: Any) -> tuple[Notice[Any], ...]:
    """Make notices of events that everybody gets to know alike."""
    told: tuple[Notice[Any], ...] = ()
    for event in events:
        told += (Notice(event),)
    return told


def with_battle(state: State, number: int, battle: Battle) -> State:
    """Exchange one of the battles."""
    battles, struct = state.battles, cast("Any", state)
    changed: State = replace(struct, battles=(*battles[:number], battle, *battles[number + 1 :]))
    return changed


class BattlePhase(Generic[State]):
    """The steps of a battle phase; `follows` gives the frame that follows a throw, if any.

    `at_once` tells how many choices of a battle are asked for at once, three at most: who chooses
    later says what to do in each case, so that nobody decides knowing less than in turn.
    """

    def __init__(
        self,
        city_at: Callable[[State, int], AnyCity],
        follows: Callable[[Rolling], Any],
        at_once: Callable[[State], int],
    ) -> None:
        self._city_at, self._follows, self._at_once = city_at, follows, at_once

    # who decides first

    def order_pending(self, state: State, frame: Ordering) -> Draw | None:
        """Ask for the next throw of a roll-off."""
        if len(frame.rolls) == len(frame.seats):
            return None
        space = state.battles[frame.battle].space
        seat = frame.seats[len(frame.rolls)]
        return Draw(f"t{state.turn}:battle:{space}:order:{frame.number}:seat:{seat}", DICE)

    def order_draw(self, state: State, frame: Ordering, faces: tuple[int, ...]) -> Step[State]:
        """Note a throw."""
        return with_frame(state, replace(frame, rolls=(*frame.rolls, sum(faces)))), ()

    def order_proceed(self, state: State, frame: Ordering) -> Step[State]:
        """Put the fighters of a battle in order: the lowest total first, ties by roll-offs."""
        if frame.battle == len(state.battles):
            return popped(state), ()
        battle = state.battles[frame.battle]
        keys = frame.keys or tuple([(fighter.total,) for fighter in battle.fighters])
        told: tuple[Notice[Any], ...] = ()
        if frame.seats:
            told = tell(OrderRolled(battle.space, frame.seats, frame.rolls))
            thrown = dict(zip(frame.seats, frame.rolls, strict=True))
            keys = tuple(
                [
                    (*key, thrown[fighter.seat]) if fighter.seat in thrown else key
                    for fighter, key in zip(battle.fighters, keys, strict=True)
                ]
            )
        tied = min([key for key in keys if keys.count(key) > 1], default=None)
        if tied is None:
            ranked = sorted(zip(keys, battle.fighters, strict=True), key=lambda pair: pair[0])
            ordered = replace(battle, fighters=tuple([fighter for _, fighter in ranked]))
            state = with_battle(state, frame.battle, ordered)
            return with_frame(state, Ordering(frame.battle + 1)), told
        pairs = zip(battle.fighters, keys, strict=True)
        seats = tuple([fighter.seat for fighter, key in pairs if key == tied])
        return with_frame(state, Ordering(frame.battle, keys, frame.number + 1, seats)), told

    # fight or retreat

    def choice_pending(self, state: State, frame: Choosing) -> Decide | None:
        """Ask, in every battle, the captains whose choices are due."""
        due: dict[Seat, tuple[int, ...]] = {}
        for battle in state.battles:
            for seat in due_in(battle, self._at_once(state)):
                due[seat] = (*due.get(seat, ()), battle.space)
        asks = tuple([Ask(seat, "fight", due[seat]) for seat in sorted(due)])
        return Decide(f"t{state.turn}:fight:{frame.round}", asks) if asks else None

    def choice_proceed(self, state: State, _frame: Choosing) -> Step[State]:
        """Go on when all have chosen."""
        return popped(state), ()

    def choice_decide(
        self, state: State, frame: Choosing, answers: dict[Seat, Answer]
    ) -> Step[State]:
        """Note who fights, in the order of rounds; the last captain left has the city."""
        events: list[Any] = []
        most = self._at_once(state)
        asked = [(number, each, due_in(each, most)) for number, each in enumerate(state.battles)]
        for place in range(most):
            for number, battle, due in asked:
                now = state.battles[number]
                if place >= len(due) or now.winner is not None:
                    continue
                fights = _fights_in(answers[due[place]], battle, now, due[place])
                after, told = self._chosen(state, now, due[place], fights=fights)
                state = with_battle(state, number, after)
                events += told
        return with_frame(state, Choosing(frame.round + 1)), tell(*events)

    def _chosen(
        self, state: State, battle: Battle, seat: Seat, *, fights: bool
    ) -> tuple[Battle, list[Any]]:
        """Note a choice; the last captain left has the city."""
        city, fighter = self._city_at(state, battle.space), fighter_of(battle, seat)
        told: list[Any] = [FightChosen(battle.space, city, seat, fighter.total, fights)]
        after = with_fighter(battle, replace(fighter, fights=fights))
        left = remaining(after)
        if len(left) == 1:
            after = replace(after, winner=left[0].seat)
            told.append(Walkover(battle.space, city, left[0].seat))
        return after, told

    # the dice

    def roll_pending(self, state: State, frame: Rolling) -> Draw | None:
        """Ask for the next throw."""
        if len(frame.rolls) == len(frame.seats):
            return None
        space = state.battles[frame.battle].space
        seat = frame.seats[len(frame.rolls)]
        return Draw(f"t{state.turn}:battle:{space}:roll:{frame.round}:seat:{seat}", DICE)

    def roll_draw(self, state: State, frame: Rolling, faces: tuple[int, ...]) -> Step[State]:
        """Note a throw."""
        return with_frame(state, replace(frame, rolls=(*frame.rolls, faces))), ()

    def roll_proceed(self, state: State, frame: Rolling) -> Step[State]:
        """Throw the first dice, let captains respond to them, or judge."""
        if frame.answered:
            return self._judged(state, frame)
        if frame.seats:
            return self._rolled(state, frame)
        battle = state.battles[frame.battle]
        seats = tuple(sorted([fighter.seat for fighter in remaining(battle)]))
        return with_frame(state, Rolling(frame.battle, 1, seats)), ()

    def _rolled(self, state: State, frame: Rolling) -> Step[State]:
        """Show the dice of a round; then what follows a throw."""
        battle = state.battles[frame.battle]
        rolls = dict(zip(frame.seats, frame.rolls, strict=True))
        fighters = [
            replace(each, roll=rolls[each.seat]) if each.seat in rolls else each
            for each in battle.fighters
        ]
        battle = replace(battle, fighters=tuple(fighters), throwing=frame.seats)
        city = self._city_at(state, battle.space)
        told = tell(DiceRolled(battle.space, city, frame.round, throwers(battle)))
        state = with_battle(state, frame.battle, battle)
        state = with_frame(state, replace(frame, answered=True))
        follows = self._follows(frame)
        return (state if follows is None else pushed(state, follows)), told

    def _judged(self, state: State, frame: Rolling) -> Step[State]:
        """Let the highest sum win; those tied for it roll again from their totals."""
        battle = state.battles[frame.battle]
        city = self._city_at(state, battle.space)
        first = leaders(battle)
        if len(first) > 1:
            again = Rolling(frame.battle, frame.round + 1, first)
            return with_frame(state, again), tell(
                BattleTied(battle.space, city, first, throwers(battle))
            )
        battle = replace(battle, winner=first[0])
        fought = tuple([fighter for fighter in battle.fighters if fighter.fights])
        won = BattleWon(battle.space, city, first[0], losers_of(battle), fought)
        state = with_battle(state, frame.battle, battle)
        return popped(state), tell(won)


Conditional: TypeAlias = dict[str, tuple[int, tuple[Seat, ...]]]
"""Fields of cases in which somebody has retreated: the space, and who has left it."""


def is_asked(answer: Answer, space: int, left: tuple[Seat, ...]) -> bool:
    """Tell whether a case is asked about: where it is said for all with more rivals to retreat."""
    return all(answer.get(key) == (RETREAT,) for key in keys_where_more_stay(space, left))


def is_implied(answer: Answer, space: int, left: tuple[Seat, ...]) -> bool:
    """Tell whether an answer says already that a captain fights once some have `left`.

    Whoever fights where more rivals stay does so where fewer do, and is not asked about that.
    """
    return any(answer.get(key) == (FIGHT,) for key in keys_where_more_stay(space, left))


def _fights_in(answer: Answer, asked: Battle, now: Battle, seat: Seat) -> bool:
    """Tell whether an answer fights in the case that has come up."""
    left = left_now(asked, now, seat)
    return is_implied(answer, asked.space, left) or answer[case_key(asked.space, left)] == (FIGHT,)


class FightQuestion(Generic[View]):
    """Fight or retreat, for each battle where the choice is due; `more` tells of other odds.

    The case in which most rivals stay is asked about first, each of the others only where its
    answer does not follow from those before.
    """

    def __init__(
        self,
        battle_in: Callable[[View, int], tuple[Battle, AnyCity]],
        more: Callable[[View, Seat, Battle], Iterable[Text]] = lambda *_: (),
    ) -> None:
        self._battle_in, self._more = battle_in, more
        self._blank = latest(self._made)

    def form(self, view: View, ask: Ask, draft: Answer) -> Form:
        """Make the form."""
        blank, conditional = self._blank(view, ask)
        form = filled(blank, draft)
        if not conditional:
            return form
        fields = list(form.fields)
        for number, field in enumerate(fields):
            space, left = conditional.get(field.key, (0, ()))
            if left and not is_asked(draft, space, left):
                fields[number] = unopened(field.key, field.label)
        return make_form(fields)

    def _made(self, view: View, ask: Ask) -> tuple[Form, Conditional]:
        """Make the form of an empty draft, with all cases; list those after the first."""
        fields: list[Field] = []
        conditional: Conditional = {}
        for space in ask.about:
            battle, city = self._battle_in(view, space)
            for case in cases(battle, ask.seat):
                fields.append(_in_case(case.key, case.before, space, city.name)[1])
                if case.left:
                    conditional[case.key] = space, case.left
        return make_form(fields), conditional

    def facts(self, view: View, ask: Ask, draft: Answer) -> Iterator[Text]:
        """Tell totals and odds in each case that is asked about, and what more there is."""
        for space in ask.about:
            battle, city = self._battle_in(view, space)
            found = cases(battle, ask.seat)
            if len(found) > 1:
                yield _FEWER
            for case in found:
                if not is_asked(draft, space, case.left):
                    continue
                place, _ = _in_case(case.key, case.before, space, city.name)
                own, best = totals(battle, ask.seat, case.left)
                chance = percent(fight_chance(battle, ask.seat, case.left))
                yield say("invasion-fact-fight", place=place, own=own, best=best, percent=chance)
            yield from self._more(view, ask.seat, battle)


_FEWER = say("invasion-fact-fewer")
_IN_CASE = {
    (): "invasion-place",
    (True,): "invasion-place-fought",
    (False,): "invasion-place-left",
    (True, True): "invasion-place-fought-both",
    (True, False): "invasion-place-fought-one",
    (False, False): "invasion-place-left-both",
}
"""In which case a choice counts, by who fights of those before, who fights named first."""


@lru_cache(maxsize=1 << 12)
def _in_case(key: str, known: Chosen, space: int, city: str) -> tuple[Text, Field]:
    """Say where a choice is made and in which case it counts, and ask for it."""
    before = sorted(known, key=lambda each: not each[1])
    others = dict(zip(("captain", "other"), [captain(seat) for seat, _ in before], strict=False))
    words = _IN_CASE[tuple([fights for _, fights in before])]
    place = say(words, space=space, city=city, **others)
    return place, Field(key, say("invasion-field-fight", place=place), _CHOICES)

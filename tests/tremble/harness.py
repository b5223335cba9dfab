"""Games of Tremble as a test wants them: chosen cards, scripted dice, answers as text."""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.asks import Answer
from engine.core.forms import Form
from engine.invasion.battles.frames import Finished
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
from engine.tremble.table.state import Captain, State, colour_in
from engine.tremble.table.view import TrembleView
from tests.invasion.harness import EditionPlay, Texts, first, sent, split


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


class Play(EditionPlay[State, TrembleView]):
    """A game in a test: draws are answered by script, questions by texts."""

    def __init__(
        self, begun: State, dice: Mapping[str, tuple[int, ...]] | None = None, seed: int = 0
    ) -> None:
        super().__init__(TREMBLE, STEPS, begun, dice, seed)

    def completed(self, draft: Answer, form: Form) -> Answer:
        """Say what goes without saying in tests."""
        return {**_asked_about_armies(draft, form), **super().completed(draft, form)}


def _asked_about_armies(draft: Answer, form: Form) -> Answer:
    """Want to be asked about each army of a catch, unless something else is said (RL-30)."""
    caught = {
        key.replace("space.", "armies.")
        for key, picked in draft.items()
        if key.startswith("space.") and picked == ("catch",)
    }
    return {field.key: ("ask",) for field in form.fields if field.key in caught}


def planned(
    *captains: Captain,
    plans: Texts,
    dice: Mapping[str, tuple[int, ...]] | None = None,
    **more: Any,
) -> Play:
    """Play a turn up to the reveal: nobody buys, and these plans are made."""
    play = Play(state(*captains, **more), dice)
    return play.give().give({seat: sent(text) for seat, text in plans.items()})


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

"""What is bought in secret stays so until it flies.

Two answers to `buy` never have the same public part: the refused cards lie open, and a form
puts what is chosen in order. What stays hidden is *which* card an equally priced purchase was, so
the two games differ in the card dealt. Of a plan, fuel that it does not need stays hidden
(test_kept_fuel.py), and of a fight what was said for a case that did not come; all other answers
are wholly public once their group closes.
"""

from collections import Counter
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.asks import PUBLIC, Answer, Ask, Decide, Seat
from engine.core.forms import Option
from engine.invasion.battles.events import FightChosen
from engine.invasion.cards.groups import with_captain
from engine.tremble.cards.tables import SHIPS, SQUAD_CARDS
from engine.tremble.phases import buying
from engine.tremble.phases.planning import FUEL
from engine.tremble.rules import TREMBLE
from engine.tremble.table.events import EffectUsed, Passed
from engine.tremble.table.state import State
from tests.contract.records import Step, dump, events_of, record
from tests.secrecy.plots import Playing, Plot, both
from tests.secrecy.rich import RICH
from tests.secrecy.traces import assert_alike, trace

NOTHING: Answer = {"buy": (), "discard": (), "credit": ()}


class HiddenShip(Plot):
    """The owner buys a ship in turn 1; which of two it is differs, and it stays home."""

    dealt = ""
    other = ""
    dealing = 0  # the turn in which the other card would be dealt

    async def group(self, pending: Decide) -> None:
        if pending.group == "t1:buy":
            state = await self.show.state()
            self.dealt, self.other = pair_in(state, self.owner)
            in_turn = 2 * len(state.captains)
            self.dealing = 2 + state.ships.deck.index(self.other) // in_turn
            if self.variant:
                await self.show.swap(exchanged(state, self.owner, self.dealt, self.other))
        await self.look(f"{pending.group} is open")
        for ask in pending.asks:
            await self.answer(pending.group, ask.seat)

    async def parted(self) -> bool:
        state: State = await self.show.state()
        return state.turn > 1 and state.turn + 1 >= self.dealing

    async def counting(self, seat: Seat) -> Answer:
        if seat != self.owner:
            return await super().counting(seat)
        ask = (await self.show.panel(seat)).ask
        assert ask is not None
        return self._own_card(await self._quiet(ask))

    async def _quiet(self, ask: Ask) -> Answer:
        """Buy the ship, nothing later, and keep it home."""
        table = await self.show.table()
        assert table is not None
        if ask.kind == "buy":
            first = table.state.turn == 1
            return {**NOTHING, "buy": (self.dealt,)} if first else NOTHING
        answer = await self.script.answer(self.show, self.owner, "counts")
        return {**answer, f"ship.{self.dealt}": ("home",)} if ask.kind == "plan" else answer

    def _own_card(self, answer: Answer) -> Answer:
        """Name the card that this game dealt."""
        if not self.variant:
            return answer
        return {
            key.replace(self.dealt, self.other): tuple(
                option.replace(self.dealt, self.other) for option in chosen
            )
            for key, chosen in answer.items()
        }


def pair_in(state: State, seat: Seat) -> tuple[str, str]:
    """Find a ship dealt to a seat and one of another series at the same price, deep in the deck."""
    dealt = [SHIPS[card] for card in state.captains[seat].offer if card in SHIPS]
    deep = [SHIPS[card] for card in reversed(state.ships.deck) if card in SHIPS]
    for card in dealt:
        for other in deep:
            if card.price == other.price and card.name != other.name:
                return card.id, other.id
    raise AssertionError("take another seed: this seat is offered no such ship")


def exchanged(state: State, seat: Seat, card: str, other: str) -> State:
    """Deal `other` instead of `card`."""
    captain = state.captains[seat]
    offer = tuple(other if each == card else each for each in captain.offer)
    deck = tuple(card if each == other else each for each in state.ships.deck)
    ships = replace(state.ships, deck=deck)
    return with_captain(replace(state, ships=ships), seat, replace(captain, offer=offer))


async def _compare(folder: Path, playing: Playing) -> None:
    first, second, _ = await both(folder, playing)
    owners = [trace(show, show.people[playing.owner]) for show in (first, second)]
    assert owners[0] != owners[1]
    assert_alike(first, second, playing.owner)
    assert {"t1:plan"} <= {moment.name.partition(",")[0] for moment in first.moments}


async def test_which_ship_was_bought_shows_nowhere(tmp_path: Path) -> None:
    playing = Playing(captains=3, seed=2, groups=6, plot=HiddenShip)
    await _compare(tmp_path, playing)


@pytest.mark.soak
@pytest.mark.parametrize("captains", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_which_ship_was_bought_shows_nowhere_for_long(
    tmp_path: Path, captains: int, seed: int
) -> None:
    playing = Playing(captains=captains, seed=seed, groups=16, plot=HiddenShip)
    await _compare(tmp_path, playing)


def test_only_plans_can_differ_in_secret() -> None:
    """Everything else that is answered is public when its group closes, or public at once."""
    checked: Counter[str] = Counter()
    for step in record(RICH, 3, 3):
        for ask in step.asks:
            view, answer = TREMBLE.view(step.before, ask.seat), step.answers[ask.seat]
            if ask.kind == "buy":
                checked["buy"] += _count_distinct(view, ask)
            elif ask.kind == "plan":
                checked["plan"] += _count_plans(view, ask, answer)
            else:
                checked[_kind_of_what_shows(step, ask, answer)] += 1
    assert checked["buy"] > 100
    assert checked["plan"] > 10, "hardly any fuel was at hand"
    assert {"fight", "respond", "loss", "reward", "army", "army-respond"} < set(checked)
    assert {"fight in a case", "respond in a case"} < set(checked)
    assert sum("in a case" in kind for kind in checked) == 2


def _kind_of_what_shows(step: Step, ask: Ask, answer: Answer) -> str:
    """Check what is called public of an answer to a question about a fight, a loss and the like."""
    whole = {key: picked for key, picked in answer.items() if picked}
    if ask.kind in (
        "reward",
        "aftermath",
    ):  # armies show when they are met
        whole = {key: picked for key, picked in whole.items() if not key.startswith("armies")}
    public = TREMBLE.public_part(TREMBLE.view(step.before, ask.seat), ask, answer)
    assert public in (whole, {"in-case": whole})
    if public == whole and ask.kind in ("fight", "respond"):
        assert_told(step, ask, answer)
    return ask.kind if public == whole else f"{ask.kind} in a case"


def assert_told(step: Step, ask: Ask, answer: Answer) -> None:
    """Everybody heard each choice of an answer that is called public (F-2, RL-6)."""
    told = [each for each in events_of(step.turn, PUBLIC) if getattr(each, "seat", -1) == ask.seat]
    if ask.kind == "fight":
        chosen = {each.space: each.fights for each in told if isinstance(each, FightChosen)}
        heard = {f"space.{at}": ("fight" if on else "retreat",) for at, on in chosen.items()}
        assert heard == answer
    elif answer["use"] == ("pass",):
        assert any(isinstance(each, Passed) for each in told)
    else:
        assert [(each.aid.id,) for each in told if isinstance(each, EffectUsed)] == [answer["use"]]


def _count_distinct(view: Any, ask: Ask) -> int:
    """Try all baskets of an offer; return how many are legal and all different in public."""
    found: dict[bytes, Answer] = {}
    for answer in _baskets(view, ask):
        form = TREMBLE.form(view, ask, answer)
        if form.faults or form.answer() in found.values():
            continue
        public = dump(TREMBLE.public_part(view, ask, form.answer()))
        assert public not in found, f"{answer} and {found[public]} look the same"
        found[public] = form.answer()
    return len(found)


def _count_plans(view: Any, ask: Ask, answer: Answer) -> int:
    """Commit all fuel there is to a plan, in all ways; return how many look like less fuel."""
    fuel = [option.key for option in _options(view, ask, FUEL)]
    spent: dict[tuple[str, ...], bytes] = {}
    for committed in _subsets(fuel):
        form = TREMBLE.form(view, ask, {**answer, FUEL: committed})
        if not form.faults:
            spent[committed] = dump(TREMBLE.public_part(view, ask, form.answer()))
    for committed, public in spent.items():
        needed = next(each for each, same in spent.items() if same == public)
        assert set(needed) <= set(committed), "the public part names what is kept"
    return len(spent) - len(set(spent.values()))


def _baskets(view: Any, ask: Ask) -> list[Answer]:
    offer = tuple(card.id for card in view.own.offer)
    squad = [ship.id for ship in view.own.ships]
    squad += [held.station.id for held in view.public.captains[view.own.seat].stations]
    buys = [*_subsets(offer), offer[::-1]]
    discards = _subsets([card for card in squad if card in SQUAD_CARDS][: buying.OFFER * 3])
    discounts = _subsets([option.key for option in _options(view, ask, "discount")])
    redraws = _subsets([option.key for option in _options(view, ask, buying.REDRAW)])
    parts = ("buy", "discard", "credit", "discount", buying.REDRAW)
    baskets = product(buys, discards, ((), ("take",)), discounts, redraws)
    return [dict(zip(parts, basket, strict=True)) for basket in baskets]


def _options(view: Any, ask: Ask, key: str) -> tuple[Option, ...]:
    form = TREMBLE.form(view, ask, {})
    return next((field.options for field in form.fields if field.key == key), ())


def _subsets(cards: Any) -> list[tuple[str, ...]]:
    return [found for count in range(3) for found in combinations(cards, count)]

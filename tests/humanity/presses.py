"""How many presses a turn takes: with everything chosen by hand, or only what has to be chosen.

A press chooses in a field, opens another page or is Done. Steady captains play; `python -m
tests.humanity.presses 20` plays so many games of each number of captains and tells.
"""

import statistics
import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple, TypeAlias

from cogs.pages.form_pages import pages_of, presses_at_once
from cogs.pages.open_pages import page_to_show
from engine.core.asks import Answer, Ask, Decide, Over
from engine.core.chance import SeededChance, picker
from engine.core.contract import agreed
from engine.core.forms import Form, with_stages
from engine.core.table import Table, open_table
from engine.humanity.captains.steady import steady
from engine.humanity.phases.moves import ACTION, EXPERIMENT, MODULE, Action
from engine.humanity.phases.turns import TURN
from engine.humanity.rules import HUMANITY
from render.words import words_for

MakeForm: TypeAlias = Callable[[Answer], Form]
NEEDED = (ACTION, MODULE, EXPERIMENT)
ORDINARY, SUGGESTED, LANDING = 6, 3, 5
"""The most presses of an ordinary turn, of one by suggestion, and to land three elsewhere."""
WORDS = words_for("en")


class Turn(NamedTuple):
    """A turn, and the presses for it; those to land elsewhere than is filled in are apart."""

    answer: Answer
    by_hand: int
    suggested: int
    landing: int


def presses(make_form: MakeForm, answer: Answer) -> int:
    """Count the presses for an answer, field by field, on the page that is shown."""
    draft: Answer = {}
    form, page, count = make_form(draft), None, 0
    for key in form.answer():
        if not answer.get(key) or answer[key] == form.field(key).chosen:
            continue
        pages = pages_of(form, WORDS)
        shown = page_to_show(form, pages, page)
        wanted = _page_with(form, key)
        if wanted != shown:
            page, count = wanted, count + abs(wanted - shown)
        draft |= {key: answer[key]}
        form, count = make_form(draft), count + 1
        if presses_at_once(with_stages(form, make_form)):
            return count
    assert not form.faults
    return count + 1


def _page_with(form: Form, key: str) -> int:
    pages = pages_of(form, WORDS)
    places = [[form.fields[block.number].key for block in page.blocks] for page in pages]
    return next(number for number, keys in enumerate(places) if key in keys)


def turns_of(seats: int, seed: int) -> Iterator[Turn]:
    """Play a game of steady captains, and count the presses of each turn."""
    chance, pick = SeededChance(seed.to_bytes(32, "big")), picker(bytes(32), f"presses {seed}")
    table = open_table(HUMANITY, agreed(HUMANITY, seats))[0].settle(chance)[0]
    while not isinstance(pending := table.pending(), Over):
        assert isinstance(pending, Decide)
        for ask in pending.asks:
            make_form = partial(table.derived.form, ask)
            answer = steady(table.view(ask.seat), ask, make_form, pick)
            if ask.kind == TURN:
                yield _counted(make_form, answer)
            table = _answered(table, ask, answer)
        table = table.settle(chance)[0]


def _counted(make_form: MakeForm, answer: Answer) -> Turn:
    """Count the presses of a turn; where somebody lands, those before it and those after it."""
    lands = {key: chosen for key, chosen in answer.items() if key.startswith("cell.")}
    after = partial(_landed, make_form, lands)
    by_hand = presses(after, answer)
    landing = presses(make_form, answer) - by_hand
    return Turn(answer, by_hand, presses(after, least(answer)), landing)


def _landed(make_form: MakeForm, lands: Answer, draft: Answer) -> Form:
    return make_form({**draft, **lands})


def least(answer: Answer) -> Answer:
    """Leave what goes without saying; who works, works as suggested."""
    if answer[ACTION] == (Action.WORK.value,):
        return {ACTION: (Action.AUTO.value,)}
    return {key: chosen for key, chosen in answer.items() if key in NEEDED}


def _answered(table: Table, ask: Ask, answer: Answer) -> Table:
    after = table.submit(ask.seat, table.group() or "", answer)
    assert isinstance(after, Table), after
    return after


def main(games: int) -> None:
    """Tell how many presses turns take."""
    for seats in HUMANITY.seats:
        found = [turn for seed in range(games) for turn in turns_of(seats, seed)]
        hand = [turn.by_hand for turn in found]
        ordinary = sum(count <= ORDINARY for count in hand) / len(hand)
        most = max(turn.suggested for turn in found)
        sys.stdout.write(
            f"{seats} captains, {len(found)} turns: by hand {statistics.mean(hand):.2f} presses, "
            f"{ordinary:.1%} within {ORDINARY}, at most {max(hand)}; "
            f"by suggestion at most {most}\n"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]))

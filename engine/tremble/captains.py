"""Computer captains: they know a view, a question and its form, and nothing else."""

from collections.abc import Callable
from typing import TypeAlias

from engine.core.asks import Answer, Ask
from engine.core.playthrough import FormMaker, Pick, random_answer
from engine.tremble.battle import FIGHT, RETREAT
from engine.tremble.catch import CHOICE, catch_in
from engine.tremble.fighters import battle_in, space_key, totals
from engine.tremble.planning import HOME
from engine.tremble.reward import CATCH, RAID
from engine.tremble.steady import steady
from engine.tremble.tactics import bought, shuffled
from engine.tremble.view import TrembleView, own_part

Captain: TypeAlias = Callable[[TrembleView, Ask, FormMaker, Pick], Answer]


def easy(view: TrembleView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Play plausibly and by whim: buy a lot, spread out, fight when ahead, mostly raid."""
    match ask.kind:
        case "buy":
            offer = shuffled((card.id for card in own_part(view).offer), pick)
            return bought(make_form, [card for card in offer if pick(4)])
        case "plan":
            return _spread(make_form, pick)
        case "fight":
            return {space_key(space): _mood(view, ask, space, pick) for space in ask.about}
        case "reward":
            return {space_key(space): (RAID if pick(3) else CATCH,) for space in ask.about}
        case "army":
            return {CHOICE: (FIGHT,) if catch_in(view, ask).chance >= 0.4 else (RETREAT,)}
        case _:
            return random_answer(make_form, pick)


def _spread(make_form: FormMaker, pick: Pick) -> Answer:
    """Send most ships off, rather to cities where no other ship goes."""
    form = make_form({})
    used: set[str] = set()
    for key in shuffled((field.key for field in form.fields), pick):
        targets = [each.key for each in form.field(key).open_options() if each.key != HOME]
        fresh = [target for target in targets if target not in used]
        if pick(2) and fresh:
            targets = fresh
        if targets and pick(8):
            target = targets[pick(len(targets))]
            used.add(target)
            form = make_form({**form.answer(), key: (target,)})
    return form.answer()


def _mood(view: TrembleView, ask: Ask, space: int, pick: Pick) -> tuple[str, ...]:
    own, best = totals(battle_in(view, space)[0], ask.seat)
    return (FIGHT,) if own >= best or not pick(4) else (RETREAT,)


CAPTAINS: dict[str, Captain] = {"easy": easy, "steady": steady}

"""The easy computer captain: legal, and a bit silly."""

from engine.core.asks import Answer, Ask
from engine.core.playthrough import FormMaker, Pick, random_answer
from engine.invasion.battles.battles import space_key, totals
from engine.invasion.battles.odds import army_odds
from engine.invasion.captains.moods import spread, whims
from engine.invasion.orders.choosing import fight
from engine.tremble_draft.phases.buying import BUY
from engine.tremble_draft.phases.looting import RAID, SEARCH, captured, stay_key
from engine.tremble_draft.phases.losses import search_key
from engine.tremble_draft.phases.meeting import FIGHT as STAND
from engine.tremble_draft.phases.meeting import LEAVE, army_met
from engine.tremble_draft.table.view import ID, DraftView, battle_in, hand_of


def easy(view: DraftView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Play plausibly and by whim: buy a lot, spread out, fight when ahead, search at times."""
    match ask.kind:
        case "buy":
            return _buy(make_form, pick)
        case "plan":
            fuel = view.public.captains[ask.seat].fuel
            return make_form(spread(view.public, hand_of(view), fuel, pick)).answer()
        case "fight":
            return fight(view, ask, lambda seen, space: _fights(seen, ask, space, pick))
        case "orders":
            return whims(ask, make_form, pick, RAID, SEARCH)
        case "loot":
            return make_form(_loot(view, ask, pick)).answer()
        case "army":
            return _army(view, ask)
        case _:
            return random_answer(make_form, pick)


def _buy(make_form: FormMaker, pick: Pick) -> Answer:
    """Buy one of what can be bought, most of the time, while there is room for it."""
    open_ = [option.key for option in make_form({}).field(BUY).open_options()]
    if not open_ or not pick(4):
        return make_form({}).answer()
    form = make_form({BUY: (open_[pick(len(open_))],)})
    return make_form({}).answer() if form.faults else form.answer()


def _loot(view: DraftView, ask: Ask, pick: Pick) -> Answer:
    answer: Answer = {}
    for space in ask.about:
        answer[space_key(space)] = (RAID,)
        if not pick(3):
            ships = captured(view, ask.seat, space)[1]
            answer |= {space_key(space): (SEARCH,), stay_key(space): tuple(map(ID, ships))}
    return answer


def _army(view: DraftView, ask: Ask) -> Answer:
    met = army_met(view)
    return {
        search_key(each.city.id): (STAND if army_odds(each.total, met) >= 0.4 else LEAVE,)
        for each in view.public.captains[ask.seat].searches
    }


def _fights(view: DraftView, ask: Ask, space: int, pick: Pick) -> bool:
    own, best = totals(battle_in(view, space)[0], ask.seat)
    return own >= best or not pick(4)

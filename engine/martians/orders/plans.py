"""By rounds: everybody writes a plan for their turn, and turns follow each other by plans."""

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.core.fields import Stages
from engine.core.forms import Form, Option
from engine.core.words import Text, say
from engine.kit.ahead import said, spelled
from engine.martians.cards.tables import MOST, kind_of
from engine.martians.orders import following, suggesting
from engine.martians.orders.own_plays import own_play
from engine.martians.phases import herding, laying, walking
from engine.martians.phases.herds import SUGGESTED
from engine.martians.phases.walking import ON, PAYS, STOP, usual_pay
from engine.martians.playing import finding, points
from engine.martians.playing.own import PlayedWith
from engine.martians.table.doing import Doing
from engine.martians.table.frames import Laying, Planning, Walking
from engine.martians.table.state import State, Step
from engine.martians.table.terms import all_areas, with_sections
from engine.martians.table.view import PLANS, MartiansView
from engine.martians.town.fitting import fitting, gaps
from engine.martians.town.town import Square, square_at
from engine.martians.town.ways import nearest, nearest_of_all

PLAN, AIM, PLACE, ELSE, TILE, HORDE = "plan", "aim", "place", "else", "tile", "horde"
LACKING, FIGHT, FLEE, SHIP, TO_PLACE, ASK = "lacking", "fight", "flee", "ship", "place", "ask"
NEAR, FAR = "near", "far"
WISHES: dict[str, Text] = {
    LACKING: say("martians-plan-lacking"),
    FIGHT: say("martians-plan-fight"),
    FLEE: say("martians-plan-flee"),
    SHIP: say("martians-plan-ship"),
    ASK: say("martians-plan-ask"),
}
_WISHES = tuple([Option(key, text) for key, text in WISHES.items()])
_PLACE = Option(TO_PLACE, say("martians-plan-place"))
_TILES = (
    Option(NEAR, say("martians-plan-tile-near")),
    Option(FAR, say("martians-plan-tile-far")),
    Option(ASK, say("martians-plan-ask")),
)
_ASK_HORDE = Option(ASK, say("martians-plan-ask"))


def pending(state: State, _frame: Planning) -> Decide:
    """Ask everybody."""
    table = state.table
    seats = range(len(table.captains))
    number = table.started // len(table.captains) + 1
    return Decide(f"{PLANS}{number}:plans", tuple([Ask(each, PLAN, (number,)) for each in seats]))


def decide(state: State, _frame: Planning, answers: dict[Seat, Answer]) -> Step:
    """Keep all plans, hidden, and orders for the turns of others."""
    do = Doing(state)
    do.pop()
    plans = []
    for seat in range(len(state.plans)):
        answer = answers[seat]
        do.state = herding.with_orders(do.state, seat, answer)
        kept = {key: answer[key] for key in (AIM, PLACE, ELSE, TILE, STOP, HORDE) if answer[key]}
        plans.append(spelled(kept))
    do.hide(plans=tuple(plans))
    return do.done()


def form(view: MartiansView, _ask: Ask, draft: Answer) -> Form:
    """Ask for aim, tile, fights, horde and orders for the turns of others; all is filled in."""
    stages, table = Stages(draft), view.table
    stages.fill({AIM: (LACKING,)})
    aim = stages.one(AIM, say("martians-plan-aim"), (*_WISHES, _PLACE))
    places = all_areas(table.town) if aim == TO_PLACE else ()
    stages.place(PLACE, say("martians-plan-where"), places)
    stages.fill(
        {
            ELSE: (LACKING,),
            TILE: (NEAR,),
            PAYS: (usual_pay(view),),
            STOP: (ON,),
            HORDE: (SUGGESTED,),
        }
    )
    stages.one(ELSE, say("martians-plan-else"), _WISHES)
    stages.one(TILE, say("martians-plan-tile"), _TILES)
    stages.one(PAYS, say("martians-pays"), walking.PAY_OPTIONS)
    stages.one(STOP, say("martians-stop"), walking.stops_to(MOST))
    stages.one(HORDE, say("martians-how"), (*herding.preset_options(table), _ASK_HORDE))
    herding.ask_orders(stages, view, sorted({kind_of(each) for each in view.hand}))
    return with_sections(stages.form(), _PARTS)


_PARTS = (
    (say("martians-plan-aim"), (AIM, PLACE, ELSE)),
    (say("martians-plan-tile"), (TILE,)),
    (say("martians-conditions"), (PAYS, STOP)),
    (say("martians-how"), (HORDE,)),
    (say("martians-whens"), (herding.WHEN, herding.WISH)),
)


def default(view: MartiansView, ask: Ask) -> Answer:
    """Take all as it is filled in."""
    return form(view, ask, {}).answer()


# Following


def asks(view: MartiansView, ask: Ask) -> bool:
    """Tell whether a captain decides a question: it was wished so, or no plan is left for it."""
    if ask.kind in (laying.TILE, herding.HORDE, points.RAGE, finding.AIM) and not view.plan:
        return True
    match ask.kind:
        case laying.TILE:
            return said(view.plan, TILE) == (ASK,)
        case herding.HORDE:
            return said(view.plan, HORDE) == (ASK,)
        case walking.MOVE:
            frame = view.agenda[-1]
            assert isinstance(frame, Walking)
            if frame.onward:
                return False
            return not view.plan or _is_stopped(view) or _wish(view)[0] == ASK
        case points.RAGE | finding.AIM:
            return False
        case _:
            return following.asks(view, ask)


def _is_stopped(view: MartiansView) -> bool:
    """Tell whether the walk stopped for Lives that were lost on it."""
    frame, life = view.agenda[-1], view.table.captains[view.seat or 0].life
    assert isinstance(frame, Walking)
    return frame.life >= int((said(view.plan, STOP) or (ON,))[0]) > life


def tile(view: MartiansView, ask: Ask) -> Answer:
    """Lay the tile near the own pawn, or as far away as it fits."""
    if said(view.plan, TILE) != (FAR,):
        return suggesting.tile(view, ask)
    table, frame = view.table, view.agenda[-1]
    assert isinstance(frame, Laying)
    row, column = table.town.where[table.captains[view.seat or 0].square]

    def distance(cell: str) -> int:
        x, y = gaps(table.town)[cell]
        return abs(3 * x + 1 - column) + abs(3 * y + 1 - row)

    cells = sorted(fitting(table.town, frame.tile))
    return laying.answer_for(view, max(cells, key=distance))


def move(view: MartiansView, ask: Ask) -> Answer:
    """Walk as planned: to the aim, or to what is wished where that is gone."""
    frame = view.agenda[-1]
    assert isinstance(frame, Walking)
    if frame.onward:
        return suggesting.walk(view, ask)
    goal = _wish(view)[1]
    card = own_play(view, PlayedWith.WALK, goal)
    if card is not None:
        return card
    if goal is None:
        return {}
    stop = int((said(view.plan, STOP) or (ON,))[0])
    life = view.table.captains[view.seat or 0].life
    return walking.answer_for(view, goal, stop if stop <= life else 0)


def _wish(view: MartiansView) -> tuple[str, Square | None]:
    """Return the first wish that can be done, and where it leads."""
    wish = ""
    for wish in (*said(view.plan, AIM), *said(view.plan, ELSE)):
        if wish == ASK:
            return ASK, None
        goal = _goal(view, wish)
        if goal is not None:
            return wish, goal
    return wish, None


def _goal(view: MartiansView, wish: str) -> Square | None:
    """Return where a wish leads; nowhere where it cannot be done."""
    table, frame = view.table, view.agenda[-1]
    assert isinstance(frame, Walking)
    town, square = table.town, table.captains[view.seat or 0].square
    match wish:
        case "place":
            goal = square_at((said(view.plan, PLACE) or ("0.1",))[0])
            return goal if goal in town.kinds and goal != square else None
        case "fight":
            found = nearest(town, square, [each for each in table.martians if each != square])
            return found[0] if found else None
        case "ship":
            return table.ship.square if table.ship is not None else None
        case "flee":
            return _refuge(view, frame)
        case _:
            return suggesting.best_goal(view, frame)


def _refuge(view: MartiansView, frame: Walking) -> Square | None:
    """Return the square within the walk that is farthest from all Martians."""
    table = view.table
    town, square = table.town, table.captains[view.seat or 0].square
    threat = nearest_of_all(town, table.martians)
    left = walking.allowance(table, frame)
    reach = nearest_of_all(town, [square], left)
    safe = [each for each in reach if each not in threat or threat[each] > threat.get(square, 0)]
    return max(safe, key=lambda each: (threat.get(each, 99), -each)) if safe else None


def horde(view: MartiansView, ask: Ask) -> Answer:
    """Move Martians as planned; a ship that is not there any more leaves what is suggested."""
    answer = herding.default(view, ask)
    wanted = said(view.plan, HORDE)
    offered = [each.key for each in herding.preset_options(view.table)]
    if answer.get(herding.HOW) and wanted and wanted[0] in offered:
        return {**answer, herding.HOW: wanted}
    return answer

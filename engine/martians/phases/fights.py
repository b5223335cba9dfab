"""Fights (MA-7): a die, and what a lost one costs."""

from fractions import Fraction
from functools import lru_cache

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Draw, Seat
from engine.core.fields import Stages
from engine.core.forms import Form, Option
from engine.core.words import say
from engine.martians.cards.tables import SIDES, WINS
from engine.martians.phases.pawns import killed, life_lost
from engine.martians.phases.turns import die, rolled, sitting, wins
from engine.martians.playing.own import laid_aside
from engine.martians.table.doing import Doing
from engine.martians.table.events import Fought
from engine.martians.table.frames import Fighting, IconFinding
from engine.martians.table.state import State, Step, TownTable
from engine.martians.table.view import MartiansView

HIT, PAY = "hit", "pay"
LIFE, BULLETS, SHELL = "life", "bullets", "shell"


def pending(state: State, frame: Fighting) -> Draw | Decide:
    """Throw the die, or ask what is paid for a lost roll."""
    table = state.table
    if frame.roll is None:
        return die(state, "fight")
    group = f"t{table.turn}:hit{table.count}"
    about = (table.turn, WINS - frame.roll)
    return Decide(group, (Ask(table.seat, HIT, about),), sitting(table))


def draw(state: State, frame: Fighting, outcome: tuple[int, ...]) -> Step:
    """Win, ask what is paid, or lose a Life where nothing else can be paid (MA-7.2)."""
    do, seat = Doing(state), state.table.seat
    counts = rolled(do, "fight", outcome[0])
    if wins(counts):
        _won(do, frame, "", 0)
    elif len(ways_to_pay(do.table, counts)) > 1:
        do.turn_into(replace(frame, roll=counts))
    else:
        _lost(do, seat)
    return do.done()


def ways_to_pay(table: TownTable, roll: int) -> list[str]:
    """List what mends a lost roll: a shell, or exactly the Bullets that are missing; or a Life."""
    captain, need = table.captains[table.seat], WINS - roll
    found = [SHELL] if captain.shells and need == 1 else []
    if captain.bullets >= need:
        found.append(BULLETS)
    return [*found, LIFE]


def decide(state: State, frame: Fighting, answers: dict[Seat, Answer]) -> Step:
    """Pay for a lost roll."""
    do, seat = Doing(state), state.table.seat
    assert frame.roll is not None
    need, captain = WINS - frame.roll, do.captain(seat)
    match answers[seat][PAY][0]:
        case "bullets":
            do.give(seat, bullets=captain.bullets - need)
            _won(do, frame, BULLETS, need)
        case "shell":
            _shot(do, seat)
            _won(do, frame, SHELL, 1)
        case _:
            do.turn_into(replace(frame, roll=None))
            _lost(do, seat)
    return do.done()


def _shot(do: Doing, seat: Seat) -> None:
    """Spend a shell; the Shotgun is discarded with the last one (EV-12)."""
    left = do.captain(seat).shells - 1
    do.give(seat, shells=left)
    if not left:
        laid_aside(do, seat, "shotgun")


def _won(do: Doing, frame: Fighting, paid: str, amount: int) -> None:
    """Kill the Martian; an icon on its square counts after it (MA-13.3)."""
    seat = do.table.seat
    square = do.captain(seat).square
    do.pop()
    do.tell(Fought(seat, square, won=True, paid=paid, amount=amount))
    killed(do, seat)
    if frame.entered and do.table.coop and square in do.table.town.icons:
        do.push(IconFinding())


def _lost(do: Doing, seat: Seat) -> None:
    """Lose a Life and fight on; with the last one the fight is over (MA-7.3, MA-8.1)."""
    do.tell(Fought(seat, do.captain(seat).square, won=False, paid=LIFE, amount=1))
    if do.captain(seat).life == 1:
        do.pop()
    life_lost(do, seat)


def form(view: MartiansView, _ask: Ask, draft: Answer) -> Form:
    """Ask what is paid."""
    stages, frame = Stages(draft), view.agenda[-1]
    assert isinstance(frame, Fighting)
    assert frame.roll is not None
    table, need = view.table, WINS - frame.roll
    captain = table.captains[table.seat]
    words = {
        SHELL: say("martians-pay-shell", have=captain.shells),
        BULLETS: say("martians-pay-bullets", need=need, have=captain.bullets),
        LIFE: say("martians-pay-life", have=captain.life),
    }
    options = [Option(each, words[each]) for each in ways_to_pay(table, frame.roll)]
    stages.one(PAY, say("martians-pay"), options)
    return stages.form()


def default(view: MartiansView, _ask: Ask) -> Answer:
    """Spend Bullets for a need of one, or with one Life left (2.15); a shell before them."""
    return {PAY: (paid_for(view, most=1, keep=0),)}


def paid_for(view: MartiansView, most: int, keep: int) -> str:
    """Return what is paid by whoever spends Bullets up to a need, and keeps some."""
    frame = view.agenda[-1]
    assert isinstance(frame, Fighting)
    assert frame.roll is not None
    ways, need = ways_to_pay(view.table, frame.roll), WINS - frame.roll
    captain = view.table.captains[view.table.seat]
    if SHELL in ways:
        return SHELL
    last = captain.life == 1
    if BULLETS in ways and (last or (need <= most and captain.bullets - need >= keep)):
        return BULLETS
    return LIFE


# The odds


@lru_cache(maxsize=1 << 12)
def survived(fights: int, life: int, bullets: int, most: int, bonus: int = 0) -> Fraction:
    """Return the chance to win so many fights, with Bullets spent up to a need of `most`.

    With the last Life they are spent whatever the need is (MA-7.2).
    """
    if not fights:
        return Fraction(1)
    if not life:
        return Fraction(0)
    total = Fraction(0)
    for face in range(1, SIDES + 1):
        need = WINS - max(0, face + bonus)
        if need <= 0:
            total += survived(fights - 1, life, bullets, most, bonus)
        elif need <= bullets and (need <= most or life == 1):
            total += survived(fights - 1, life, bullets - need, most, bonus)
        else:
            total += survived(fights, life - 1, bullets, most, bonus)
    return total / SIDES

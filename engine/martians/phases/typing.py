"""Answers that are typed: where to walk, and which Martian steps where."""

from msgspec.structs import replace

from engine.core.asks import Answer, Ask
from engine.core.forms import Form, Option
from engine.core.words import Text, say
from engine.kit.memo import latest
from engine.martians.phases import herding, walking
from engine.martians.phases.herds import SUGGESTED, Herd, moves_of
from engine.martians.table.state import TownTable
from engine.martians.table.terms import square_text
from engine.martians.table.view import MartiansView
from engine.martians.town.town import square_at, square_key

MOST = 25
"""As many squares as are listed while somebody types."""


def read(view: MartiansView, ask: Ask, text: str) -> Answer | Text:
    """Read a square to walk to, or pairs of squares for the horde."""
    words = text.replace(",", " ").split()
    known = {square_key(each) for each in view.table.town.order}
    parts = [part for word in words for part in word.split("-")]
    strange = next((each for each in parts if each not in known), None)
    if strange is not None or not words:
        return say("martians-reads-square", word=strange or "", example=example(view, ask))
    if ask.kind == walking.MOVE and len(parts) == 1:
        return walking.answer_for(view, square_at(parts[0]))
    if ask.kind == herding.HORDE and all(word.count("-") == 1 for word in words):
        return _herded(view, ask, [word.split("-") for word in words])
    return say("martians-reads-square", word=text, example=example(view, ask))


def _herded(view: MartiansView, ask: Ask, pairs: list[list[str]]) -> Answer | Text:
    """Move Martians as typed; all else stays as it is filled in."""
    herd = Herd(view.table)
    moves = []
    for source, goal in pairs:
        step = square_at(source), square_at(goal)
        if step[1] not in herd.steps(step[0]):
            return say("martians-reads-step", source=source, goal=goal)
        herd.move(*step)
        moves.append(step)
    if len(moves) > min(ask.about[1], herding.PAIRS):
        return say("martians-reads-many", most=ask.about[1])
    return {**herding.form(view, ask, {}).answer(), **herding.by_hand(view.table, moves)}


def complete(view: MartiansView, ask: Ask, text: str) -> tuple[Option, ...]:
    """List how a text may go on: by a square, or by a Martian and where it steps."""
    town = view.table.town
    done, blank, last = text.rpartition(" ")
    before, dash, begun = last.rpartition("-")
    if ask.kind == walking.MOVE:
        squares = [*town.links[view.table.captains[ask.seat].square], *town.order]
    elif dash:
        known = {square_key(each): each for each in view.table.martians}
        squares = Herd(view.table).steps(known[before]) if before in known else []
    else:
        squares = Herd(view.table).movable()
    start = f"{done}{blank}{before}{dash}"
    found = [each for each in dict.fromkeys(squares) if square_key(each).startswith(begun)]
    return tuple(
        [Option(f"{start}{square_key(each)}", square_text(town, each)) for each in found[:MOST]]
    )


def example(view: MartiansView, ask: Ask) -> str:
    """Return an answer as it is typed; empty where none is."""
    table = view.table
    if ask.kind == walking.MOVE:
        return square_key(table.town.links[table.captains[table.seat].square][0])
    if ask.kind == herding.HORDE and ask.about[1] <= herding.PAIRS:
        return _pairs(table, ask.about[1])
    return ""


@latest
def _pairs(table: TownTable, count: int) -> str:
    moves = moves_of(table, count, SUGGESTED)
    return " ".join(f"{square_key(source)}-{square_key(goal)}" for source, goal in moves)


def typed(view: MartiansView, ask: Ask, form: Form) -> Form:
    """Show beside a form how its answer is typed."""
    shown = example(view, ask)
    return replace(form, typed=say("martians-typed", example=shown)) if shown else form

"""The walking toy's questions: forms, defaults, standing orders and typed answers, from views."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache

from engine.core.asks import Answer, Ask
from engine.core.fields import Area, Countable, Stages, at_place, spread
from engine.core.forms import Form, Option, shut
from engine.core.words import Text, say
from tests.walk.board import letter, neighbours, spots, squares, squares_of
from tests.walk.state import KINDS, RESCUE, Laying, View, roads_of

PASS, STOP, BEST, ASK = "pass", "stop", "best", "ask"
PIECES = 6


def form_for(view: View, ask: Ask, draft: Answer) -> Form:
    """Make the form of any ask."""
    stages = Stages(draft)
    match ask.kind:
        case "lay":
            fits = _fits(view)
            spot = stages.one("spot", _name("spot"), _options(fits))
            stages.one("turn", _name("turn"), _options(map(str, fits[spot] if spot else ())))
        case "step":
            ways = neighbours(view.table.tiles, view.table.pawns[ask.seat])
            stages.one("way", _name("way"), _options((*ways, STOP)))
        case "lose":
            stages.amounts("give", _kinds(view, ask), ask.about[0])
        case "haunt":
            _haunt(stages, view, draft, ask.about[0])
        case _:
            stages.one("play", _name("play"), _options((*view.hand, PASS)))
    example = _example(view, ask)
    return stages.form(typed=say("walk-typed", example=example) if example else None)


def default_for(view: View, ask: Ask) -> Answer:
    """Return what counts when nobody answers."""
    match ask.kind:
        case "lay":
            spot, turns = next(iter(_fits(view).items()))
            return {"spot": (spot,), "turn": (str(turns[0]),)}
        case "step":
            return {"way": (STOP,)}
        case "lose":
            given, left = {}, ask.about[0]
            for kind in _kinds(view, ask):
                given[kind.key] = min(kind.limit, left)
                left -= given[kind.key]
            return spread("give", given)
        case "haunt":
            free = (key for key in squares(view.table.tiles) if key not in view.table.ghosts)
            return at_place("haunt", _regions(view, squares(view.table.tiles)), next(free))
        case _:
            return {"play": (PASS,)}


def policy_form(draft: Answer) -> Form:
    """Make the form of standing orders."""
    stages = Stages(draft)
    stages.one("answer", _name("answer"), _options((PASS, BEST, ASK)), least=0)
    stages.one("walk", _name("walk"), _options((STOP,)), least=0)
    return stages.form()


def standing_for(view: View, ask: Ask, policy: Answer) -> Answer | None:
    """Answer by a standing order; without one, pass unless something in the hand answers this."""
    if ask.kind == "step" and policy.get("walk"):
        return {"way": (STOP,)}
    if ask.kind != "answer":
        return None
    helps = view.table.mode == RESCUE or ask.seat == view.table.walker
    useful = [card for card in view.hand if card.startswith("lamp" if helps else "fog")]
    match policy.get("answer", ()):
        case ("best",):
            return {"play": (min(useful, default=PASS),)}
        case ("ask",):
            return None
        case () if useful:
            return None
    return {"play": (PASS,)}


def read(view: View, ask: Ask, text: str) -> Answer | Text:
    """Read `Be 1`, `B6`, or `A9 B5-B6 C1-C2`: a ghost comes to A9, and two others move."""
    words = text.split()
    if not words:
        return say("walk-reads-nothing", example=_example(view, ask))
    match ask.kind:
        case "lay":
            return {"spot": (words[0],), "turn": tuple(words[1:2])}
        case "step":
            return {"way": (words[0],)}
        case _:
            return _read_haunt(view, ask, words)


def complete(view: View, ask: Ask, text: str) -> tuple[Option, ...]:
    """Complete the last word by what may stand there."""
    done, _, last = text.rpartition(" ")
    before, dash, begun = last.rpartition("-")
    match ask.kind:
        case "lay":
            near = list(_fits(view))
        case "step":
            near = [*neighbours(view.table.tiles, view.table.pawns[ask.seat]), STOP]
        case _:
            at = before in view.table.ghosts
            near = list(neighbours(view.table.tiles, before)) if at else squares(view.table.tiles)
    start = f"{done} " if done else ""
    return tuple(
        Option(f"{start}{before}{dash}{key}", _label(key)) for key in near if key.startswith(begun)
    )


def _haunt(stages: Stages, view: View, draft: Answer, count: int) -> None:
    """Ask where a ghost comes, then for up to six others, and for each where it goes."""
    tiles, ghosts = view.table.tiles, Counter(view.table.ghosts)
    taken, full = say("walk-taken"), say("walk-moved")
    stages.place("haunt", _name("haunt"), _regions(view, squares(tiles), taken, ghosts.get))
    moved = [draft.get(f"ghost.{piece}", ()) for piece in range(PIECES)]
    for piece in range(min(count, PIECES)):
        others = Counter(key for other, keys in enumerate(moved) if other != piece for key in keys)

        def gone(square: str, others: Counter[str] = others) -> bool:
            return others[square] >= ghosts[square]

        asked = piece == 0 or moved[piece - 1]
        regions = _regions(view, ghosts, full, gone) if asked else []
        ghost = stages.place(f"ghost.{piece}", _name("ghost"), regions, least=0)
        ways = neighbours(tiles, ghost) if ghost else []
        stages.one(f"goes.{piece}", _name("goes"), _options(ways))


def _read_haunt(view: View, ask: Ask, words: list[str]) -> Answer | Text:
    answer: Answer = {}
    moves = 0
    for word in words:
        square, dash, goal = word.partition("-")
        if square not in squares(view.table.tiles):
            return say("walk-reads-no-square", word=word, example=_example(view, ask))
        if not dash:
            answer |= at_place("haunt", _regions(view, squares(view.table.tiles)), square)
        elif moves < min(ask.about[0], PIECES):
            answer |= at_place(f"ghost.{moves}", _regions(view, view.table.ghosts), square)
            answer[f"goes.{moves}"] = (goal,)
            moves += 1
        else:
            return say("walk-reads-too-many", most=ask.about[0])
    return answer


def _example(view: View, ask: Ask) -> str:
    """Return an answer as it is typed; empty where none is."""
    match ask.kind:
        case "lay":
            default = default_for(view, ask)
            return f"{default['spot'][0]} {default['turn'][0]}"
        case "step":
            return neighbours(view.table.tiles, view.table.pawns[ask.seat])[0]
        case "haunt":
            ghost = view.table.ghosts[0]
            step = neighbours(view.table.tiles, ghost)[0]
            return f"{default_for(view, ask)['haunt'][0]} {ghost}-{step}"
    return ""


def _regions(
    view: View,
    keys: Iterable[str],
    why: Text | None = None,
    closed: Callable[[str], object] = lambda square: False,
) -> list[Area]:
    """Order squares by their tiles; those that are closed say why."""
    wanted, regions = set(keys), []
    for number in range(len(view.table.tiles)):
        tile, places = _all_places(number)
        here = [one for one in places if one.key in wanted]
        if here:
            shown = [shut(one, why) if why and closed(one.key) else one for one in here]
            regions.append(Area(tile, tuple(shown)))
    return regions


@cache
def _all_places(number: int) -> tuple[Option, Sequence[Option]]:
    """Name a tile, and its squares."""
    (tile,) = _options((letter(number),))
    return tile, _options(squares_of(number))


def _fits(view: View) -> Mapping[str, Sequence[int]]:
    assert isinstance(view.table.frame, Laying)
    return spots(view.table.tiles, roads_of(view.table.frame.tile))


def _kinds(view: View, ask: Ask) -> list[Countable]:
    bag = view.table.bags[ask.seat]
    return [Countable(key, _name(key), held) for key, held in zip(KINDS, bag, strict=True)]


def _options(keys: Iterable[str]) -> list[Option]:
    return [Option(key, _label(key)) for key in keys]


@cache
def _label(key: str) -> Text:
    return say("walk-option", option=key)


def _name(field: str) -> Text:
    return say("walk-field", field=field)

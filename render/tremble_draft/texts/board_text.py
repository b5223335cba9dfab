"""The board as text: every fact that the picture shows."""

from engine.core.words import Text, say
from engine.invasion.cards.terms import REGIONS, TYPES
from engine.tremble_draft.cards.cards import City
from engine.tremble_draft.cards.terms import task_text
from engine.tremble_draft.table.view import (
    CaptainView,
    Meeting,
    Phase,
    PublicView,
    SearchView,
    Space,
    TaskResult,
)
from render.house.captains import letter
from render.house.shortening import shortened
from render.invasion.texts.board_text import (
    captain_line,
    foreseen,
    squad,
    trophies,
    with_fate,
)
from render.invasion.texts.fate_text import Detail, attack_lines, winner_lines
from render.tremble_draft.parts.terms import where
from render.words import Words


def board_text(view: PublicView, names: tuple[str, ...], words: Words) -> str:
    """Tell the board in Markdown: cities, an army, captains."""
    return shortened(lambda detail: _text(view, names, words, detail), Detail)


def _text(view: PublicView, names: tuple[str, ...], words: Words, detail: Detail) -> str:
    over = view.phase is Phase.OVER
    lines = [words(say("invasion-text-heading", where=where(view)))]
    if not over:
        lines += [
            _space(view, space, words, detail) for space in view.spaces if _shown(view, space)
        ]
    if view.meeting is not None:
        lines.append(_meeting(view.meeting, words))
    lines.append(words(say("invasion-text-captains")))
    captains = [each for _, each in view.places] if over else view.captains
    lines += [_captain(captain, names, words, detail) for captain in captains]
    if not over:
        lines.append(words(foreseen(view, words)))
    return "\n".join(lines)


def _shown(view: PublicView, space: Space) -> bool:
    """Tell whether a space is worth a line: it has a city, or somebody was there."""
    return space.city is not None or any(each.space == space.number for each in view.attacks)


def _space(view: PublicView, space: Space, words: Words, detail: Detail) -> str:
    battle = next((each for each in view.battles if each.space == space.number), None)
    attacks = [attack for attack in view.attacks if attack.space == space.number]
    told = attack_lines(attacks, battle, words, detail, gone=space.city is None)
    told += winner_lines(battle)
    if space.city is None:
        line = words(say("invasion-text-space-gone", number=space.number))
    else:
        line = words(_city(space.number, space.city))
    return with_fate(line, told, words)


def _city(number: int, city: City) -> Text:
    key = "tremble-draft-text-space-star" if city.star else "tremble-draft-text-space"
    return say(
        key,
        number=number,
        city=city.name,
        type=TYPES[city.type],
        region=REGIONS[city.region],
        raid=city.raid,
        search=city.search,
    )


def _meeting(meeting: Meeting, words: Words) -> str:
    """Tell of the army that was turned up, and who fights it."""
    line = say("tremble-draft-text-army", army=meeting.army.name, attack=meeting.army.attack)
    fights = [
        say(
            "tremble-draft-text-encounter",
            captain=letter(each.seat),
            city=each.city.name,
            total=each.total + sum(each.roll),
        )
        for each in meeting.encounters
    ]
    return with_fate(words(line), fights, words)


def _captain(captain: CaptainView, names: tuple[str, ...], words: Words, detail: Detail) -> str:
    facts = [
        say("invasion-text-humans", humans=captain.humans),
        say("tremble-draft-text-fuel", fuel=captain.fuel),
        *([say("tremble-draft-text-loan")] if captain.loan else []),
        *([say("invasion-text-credits", count=captain.credits)] if captain.credits else []),
        *squad(captain.ships, captain.seen, words),
        *([say("invasion-text-backs", backs=captain.backs)] if captain.backs else []),
        *(_search(search, words) for search in captain.searches),
        *trophies(captain.trophies, words, detail),
        *(_task(result) for result in captain.tasks),
    ]
    return captain_line(captain.seat, names, facts, words)


def _search(search: SearchView, words: Words) -> Text:
    ships = words.series(ship.name for ship in search.ships)
    return say(
        "tremble-draft-text-search",
        city=search.city.name,
        search=search.city.search,
        ships=ships,
        total=search.total,
        count=search.counter,
    )


def _task(result: TaskResult) -> Text:
    key = "tremble-draft-text-met" if result.met else "tremble-draft-text-missed"
    return say(key, task=task_text(result.task))

"""The main board as text: every fact that the pictures show."""

from collections.abc import Iterator
from enum import IntEnum

from engine.core.words import Text, say
from engine.humanity.base.grid import SIDE
from engine.humanity.table.terms import COLOURS, experiment_text, tile_note
from engine.humanity.table.view import (
    HangarView,
    ModuleView,
    Phase,
    PlayerView,
    PublicView,
    TaskView,
)
from render.house.captains import letter
from render.house.shortening import shortened
from render.house.voice import Voice
from render.humanity.boards.landing import landers, landing
from render.humanity.parts.terms import headline, mission_text
from render.humanity.texts.base_text import cells_in_short, grounds, whereabouts
from render.words import Words


class Detail(IntEnum):
    """How much is told; less where a message could not hold it."""

    NAMES = 0  # tiles by name alone
    TILES = 1  # what tiles cost and bring
    CELLS = 2  # what lies in the bases, by name alone
    BASES = 3  # and what it makes or counts


def board_text(view: PublicView, names: tuple[str, ...], words: Words) -> str:
    """Tell the board in Markdown: the ring from the arm on, missions, captains."""
    return shortened(lambda detail: _text(view, Voice(names, words), detail), Detail)


def hub_text(view: PublicView, names: tuple[str, ...], words: Words) -> str:
    """Tell the same without the bases."""
    brief = [Detail.NAMES, Detail.TILES]
    return shortened(lambda detail: _text(view, Voice(names, words), detail), brief)


def _text(view: PublicView, voice: Voice, detail: Detail) -> str:
    words = voice.words
    where = say("humanity-text-heading", where=headline(view), first=letter(view.first))
    ring_told = say("humanity-text-ring", arm=view.arm, next=view.next_arm)
    lines = [words(where), words(ring_told)]
    ring = sorted(view.ring, key=lambda place: place.away)
    lines += [words(_place(view, place, voice, detail)) for place in ring]
    lines.append(words(_decks(view)))
    lines.append(words(say("humanity-text-missions")))
    lines += [words(_task(task, voice)) for task in view.tasks]
    lines.append(words(say("humanity-text-captains")))
    for player in view.players:
        lines.append(words(_captain(view, player, voice)))
        if detail >= Detail.BASES:
            lines += [f"- {words.clauses(each)}" for each in _rows(player)]
        elif detail == Detail.CELLS:
            lines.append(f"- {words.series(cells_in_short(player))}")
    if view.phase is not Phase.OVER:
        ended = (f"{letter(seat)} {points}" for seat, points in enumerate(view.foreseen))
        lines.append(words(say("humanity-text-ended", captains=words.series(ended))))
    return "\n".join(lines)


def _place(view: PublicView, place: HangarView, voice: Voice, detail: Detail) -> Text:
    """Tell of a hangar: its module, the experiment behind it, and who stands there."""
    facts: list[str | Text] = []
    told = detail >= Detail.TILES
    if place.module is not None:
        name = place.module.name
        note = tile_note(place.module.id)
        facts.append(say("humanity-text-tile", name=name, note=note) if told else name)
    if place.crossed and place.module is not None:
        facts.append(say("humanity-text-crossed"))
    if place.experiment is not None:
        name = experiment_text(place.experiment)
        note = tile_note(place.experiment.id)
        facts.append(say("humanity-text-tile", name=name, note=note) if told else name)
    standing = [
        voice(
            say("humanity-text-stands", captain=voice.captain(player.seat), number=each.number + 1)
        )
        for player in view.players
        for each in player.astronauts
        if each.hangar == place.hangar
    ]
    if standing:
        facts.append(say("humanity-text-here", astronauts=voice.words.listed(standing)))
    if not facts:
        facts.append(say("humanity-text-empty"))
    return say("humanity-text-hangar", hangar=place.hangar, facts=voice.words.clauses(facts))


def _decks(view: PublicView) -> Text:
    return say("humanity-text-decks", count=view.decks[view.year - 1], year=view.year)


def _task(task: TaskView, voice: Voice) -> Text:
    values = voice.words.series(
        voice(say("humanity-text-value", captain=letter(seat), value=value))
        for seat, value in enumerate(task.values)
    )
    mission = mission_text(task.mission)
    if task.holder is None:
        return say("humanity-text-mission", mission=mission, values=values)
    holder = letter(task.holder)
    return say("humanity-text-mission-held", mission=mission, values=values, captain=holder)


def _captain(view: PublicView, player: PlayerView, voice: Voice) -> Text:
    """Tell what a captain has, and which astronauts may still act."""
    crew = [
        voice(
            say(
                "humanity-text-astronaut",
                number=each.number + 1,
                work=each.work,
                where=whereabouts(each, lands=landing(view)),
            )
        )
        for each in player.astronauts
    ]
    colours = [each.colour for each in player.cells if isinstance(each, ModuleView)]
    counts = voice.words.series(
        say("humanity-text-colour", colour=COLOURS[colour], count=colours.count(colour))
        for colour in COLOURS
        if colour in colours
    )
    key = "humanity-text-acting" if player.seat in view.acting else "humanity-text-captain"
    lands = landers(view, player)
    return say(
        "humanity-text-lands" if lands else key,
        count=len(lands),
        numbers=voice.words.listed(str(each.number + 1) for each in lands),
        captain=voice.lettered(player.seat),
        points=player.points,
        science=player.science,
        research=player.research,
        crew=voice.words.clauses(crew),
        modules=counts,
    )


def _rows(player: PlayerView) -> Iterator[list[Text]]:
    """List what lies in each row of a base."""
    for row in range(SIDE):
        if found := grounds(player, row):
            yield found

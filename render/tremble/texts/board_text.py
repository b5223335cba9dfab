"""The board as text: every fact that the picture shows."""

from engine.core.words import Text, say
from engine.invasion.cards.terms import REGIONS, TYPES
from engine.tremble.cards.terms import station_effect
from engine.tremble.table.view import CaptainView, Phase, PublicView, Space, Standing, StationView
from render.house.captains import letter
from render.house.shortening import shortened
from render.invasion.facts.facts import attacks_at, in_order, live_spaces
from render.invasion.texts.board_text import captain_line, foreseen, squad, trophies, with_fate
from render.invasion.texts.fate_text import Detail
from render.tremble.parts.facts import fuel_added, still_fresh
from render.tremble.parts.terms import task_name, where
from render.tremble.texts.fate_text import fate
from render.words import Words

NOBODY_CAME = "invasion-text-space-spared"


def board_text(view: PublicView, names: tuple[str, ...], words: Words) -> str:
    """Tell the board in Markdown: cities, captains, tasks."""
    return shortened(lambda detail: _text(view, names, words, detail), Detail)


def _text(view: PublicView, names: tuple[str, ...], words: Words, detail: Detail) -> str:
    lines = [words(say("invasion-text-heading", where=where(view)))]
    lines += [_space(view, space, words, detail) for space in live_spaces(view)]
    lines.append(words(say("invasion-text-captains")))
    lines += [_captain(view, captain, names, words, detail) for captain in in_order(view)]
    lines.append(words(say("tremble-text-tasks")))
    lines += [words(_task(standing, words)) for standing in view.tasks]
    if view.phase is not Phase.OVER:
        lines.append(words(foreseen(view, words)))
    return "\n".join(lines)


def _space(view: PublicView, space: Space, words: Words, detail: Detail) -> str:
    told = fate(view, space, words, detail)
    if space.city is None:
        came = "invasion-text-space-gone" if attacks_at(view, space.number) else NOBODY_CAME
        line = words(say(came, number=space.number))
    else:
        city = space.city
        line = words(
            say(
                "tremble-text-space",
                number=space.number,
                city=city.name,
                type=TYPES[city.type],
                region=REGIONS[city.region],
                raid=city.raid,
                catch=city.catch,
                difficulty=city.difficulty,
            )
        )
    return with_fate(line, told, words)


def _captain(
    view: PublicView, captain: CaptainView, names: tuple[str, ...], words: Words, detail: Detail
) -> str:
    fresh, fuel = still_fresh(view, captain), fuel_added(view, captain)
    facts = [
        say("invasion-text-humans", humans=captain.humans),
        *([say("invasion-text-credits", count=captain.credits)] if captain.credits else []),
        *_squad(captain, words),
        *(_station(station, detail) for station in captain.stations),
        *trophies(captain.trophies, words, detail),
        say("tremble-text-cards", count=captain.compensations),
        *([say("tremble-text-fresh", count=fresh)] if fresh else []),
        *([say("tremble-text-fuel", fuel=fuel)] if fuel else []),
    ]
    return captain_line(captain.seat, names, facts, words)


def _squad(captain: CaptainView, words: Words) -> list[Text]:
    told = squad(captain.ships, captain.seen, words)
    if captain.backs_blue or captain.backs_red:
        counts = {
            "tremble-text-backs-blue": captain.backs_blue,
            "tremble-text-backs-red": captain.backs_red,
        }
        backs = [words(say(key, count=count)) for key, count in counts.items() if count]
        told.append(say("invasion-text-backs", backs=words.series(backs)))
    return told


def _station(view: StationView, detail: Detail) -> Text:
    station: Text | str = view.station.name
    if detail >= Detail.EFFECTS:
        effect = station_effect(view.station.effect)
        station = say("tremble-text-station", station=station, effect=effect)
    if view.used:
        return say("tremble-text-station-used", station=station)
    return say("tremble-text-station-ready", station=station)


def _task(standing: Standing, words: Words) -> Text:
    counts = words.series(f"{letter(seat)} {n}" for seat, n in enumerate(standing.counts))
    return say("tremble-text-task", task=task_name(standing.task), counts=counts)

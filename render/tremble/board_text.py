"""The board as text: every fact that the picture shows."""

from collections import Counter
from enum import IntEnum

from engine.core.words import Text, say
from engine.tremble.terms import REGIONS, TYPES
from engine.tremble.view import (
    Attack,
    CaptainView,
    Catch,
    Fighter,
    PublicView,
    Space,
    Standing,
    StationView,
)
from render.tremble.captains import letter, marked_name
from render.tremble.facts import (
    attacks_at,
    battle_at,
    catch_at,
    fighter_in,
    in_order,
    live_spaces,
)
from render.tremble.terms import task_name, where
from render.words import Words

LIMIT = 3200  # leaves room for a hand in one message


class Detail(IntEnum):
    """How much is told; less where a message could not hold it."""

    COUNTS = 0  # attacks without their ships: the list of seen ships has them
    TYPES = 1  # trophies counted by type
    NAMES = 2  # trophies by name


def board_text(view: PublicView, names: tuple[str, ...], words: Words) -> str:
    """Tell the board in Markdown: cities, captains, tasks."""
    text = ""
    for detail in sorted(Detail, reverse=True):
        text = _text(view, names, words, detail)
        if len(text) <= LIMIT:
            break
    return text


def _text(view: PublicView, names: tuple[str, ...], words: Words, detail: Detail) -> str:
    lines = [words(say("tremble-text-heading", where=where(view)))]
    lines += [_space(view, space, words, detail) for space in live_spaces(view)]
    lines.append(words(say("tremble-text-captains")))
    lines += [_captain(captain, names, words, detail) for captain in in_order(view)]
    lines.append(words(say("tremble-text-tasks")))
    lines += [words(_task(standing)) for standing in view.tasks]
    return "\n".join(lines)


def _space(view: PublicView, space: Space, words: Words, detail: Detail) -> str:
    told = _fate(view, space.number, words, detail)
    if space.city is None:
        line = words(say("tremble-text-space-empty", number=space.number))
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
    return "\n".join([line, *(f"- {words(fact)}" for fact in told)])


def _fate(view: PublicView, number: int, words: Words, detail: Detail) -> list[Text]:
    """List what goes on over a space, captain by captain."""
    battle, catch = battle_at(view, number), catch_at(view, number)
    told = [
        _attack(attack, fighter_in(battle, attack.seat), words, detail)
        for attack in attacks_at(view, number)
    ]
    if battle is not None and battle.winner is not None:
        told.append(say("tremble-text-wins", captain=letter(battle.winner)))
    if catch is not None:
        told.append(_catch(catch, words))
    return told


def _attack(attack: Attack, fighter: Fighter | None, words: Words, detail: Detail) -> Text:
    captain = letter(attack.seat)
    fate = say("tremble-text-attacks") if fighter is None else _fighter(fighter)
    if detail is Detail.COUNTS:
        count = len(attack.ships) + len(attack.lost)
        return say(
            "tremble-text-attack-count", captain=captain, total=attack.total, count=count, fate=fate
        )
    there = [say("tremble-card", name=ship.name) for ship in attack.ships]
    there += [say("tremble-text-lost", ship=ship.name) for ship in attack.lost]
    ships = ", ".join(words(ship) for ship in there)
    return say("tremble-text-attack", captain=captain, total=attack.total, ships=ships, fate=fate)


def _fighter(fighter: Fighter) -> Text:
    if fighter.fights is None:
        return say("tremble-text-undecided")
    if not fighter.fights:
        return say("tremble-text-retreats")
    if not fighter.roll:
        return say("tremble-text-fights")
    dice = "+".join(str(pip) for pip in fighter.roll)
    return say("tremble-text-roll", dice=dice, sum=fighter.sum)


def _catch(catch: Catch, words: Words) -> Text:
    armies = ", ".join(
        words(say("tremble-no-army")) if army.attack is None else str(army.attack)
        for army in catch.armies
    )
    return say(
        "tremble-text-catch",
        captain=letter(catch.seat),
        total=catch.total,
        armies=armies,
        beaten=catch.beaten,
    )


def _captain(captain: CaptainView, names: tuple[str, ...], words: Words, detail: Detail) -> str:
    facts = [
        say("tremble-text-humans", humans=captain.humans),
        *([say("tremble-text-credits", count=captain.credits)] if captain.credits else []),
        *_squad(captain),
        *(_station(station) for station in captain.stations),
        *_trophies(captain, words, detail),
        *([say("tremble-text-cards", count=captain.compensations)]),
    ]
    return words(
        say(
            "tremble-text-captain",
            letter=letter(captain.seat),
            captain=marked_name(names, captain.seat, words),
            facts="; ".join(words(fact) for fact in facts),
        )
    )


def _squad(captain: CaptainView) -> list[Text]:
    told = [say("tremble-text-ships", count=captain.ships)]
    if captain.seen:
        seen = ", ".join(f"{ship.name} {ship.attack}" for ship in captain.seen)
        told.append(say("tremble-text-seen", ships=seen))
    if captain.backs_blue or captain.backs_red:
        told.append(say("tremble-text-backs", blue=captain.backs_blue, red=captain.backs_red))
    return told


def _station(view: StationView) -> Text:
    if view.used:
        return say("tremble-text-station-used", station=view.station.name)
    return say("tremble-text-station-ready", station=view.station.name)


def _trophies(captain: CaptainView, words: Words, detail: Detail) -> list[Text]:
    if not captain.trophies:
        return []
    if detail is Detail.NAMES:
        cities = ", ".join(city.name for city in captain.trophies)
    else:
        counts = Counter(city.type for city in captain.trophies)
        cities = ", ".join(f"{words(TYPES[kind])} {counts[kind]}" for kind in TYPES if counts[kind])
    return [say("tremble-text-trophies", count=len(captain.trophies), cities=cities)]


def _task(standing: Standing) -> Text:
    counts = ", ".join(f"{letter(seat)} {count}" for seat, count in enumerate(standing.counts))
    return say("tremble-text-task", task=task_name(standing.task), counts=counts)

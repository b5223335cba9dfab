"""Why in Humanity: each gain has its line, each event its rules, in every language."""

from typing import Any

import pytest

from engine.core.asks import Answer, Ask, Notice
from engine.core.chance import SeededChance
from engine.core.contract import agreed
from engine.core.playthrough import FormMaker, play, random_answer
from engine.core.table import Table
from engine.humanity.help import ENTRIES
from engine.humanity.rules import HUMANITY
from engine.humanity.table import events as ev
from engine.humanity.tiles.tables import EXPERIMENTS, MISSIONS, MODULES
from engine.humanity.tiles.tiles import Colour
from render.house.voice import Voice
from render.humanity.telling.story import EXPLAINED_BY
from render.words import Words, locales, words_for

NAMES = ("Ann", "Bob", "Cleo")
MOST_WHY = 1_500
LAB, DRILL = MODULES["botany-lab"], MODULES["ice-drill"]
TILE = next(iter(EXPERIMENTS.values()))


def why(event: ev.HumanityEvent, words: Words) -> list[str]:
    return EXPLAINED_BY.why(event, Voice(NAMES, words))


@pytest.mark.parametrize("locale", locales())
def test_whole_games_are_explained_by_rules_that_the_help_has(locale: str) -> None:
    voice, picks = Voice(NAMES, words_for(locale)), iter(range(10**9))
    ids = {each.id for each in ENTRIES}

    def answer(_view: Any, _ask: Ask, make_form: FormMaker) -> Answer:
        return random_answer(make_form, lambda limit: next(picks) * 7919 % limit)

    def see(_table: Table, notices: tuple[Notice[Any], ...]) -> None:
        events = [event for notice in notices if (event := notice.public)]
        for each in EXPLAINED_BY.whys(events, voice):
            assert each.headline
            assert len(each.explanation) <= MOST_WHY
            assert set(each.rules) <= ids

    play(HUMANITY, agreed(HUMANITY, 3), SeededChance(bytes(32)), answer, see)


def test_every_event_is_explained() -> None:
    assert set(EXPLAINED_BY.explainers) == set(ev.EVENT_TYPES)


def test_each_gain_of_a_module_has_its_line(words: Words) -> None:
    gains = (
        ev.Gain(ev.Cause.PRINTED, 2),
        ev.Gain(ev.Cause.NEIGHBOURS, 6),
        ev.Gain(ev.Cause.LAB, 3, cell=25),
        ev.Gain(ev.Cause.SQUARE, points=1, cell=17, upgrades=True),
    )
    paid = (ev.Paid(23, DRILL, 1),)
    event = ev.Deployed(
        0, 1, 4, 24, LAB, Colour.PURPLE, paid, gains, (ev.Upgrade(astronaut=0, work=3),)
    )
    assert why(event, words) == [
        "- The cost is 1 methane and 1 electricity, paid to the unit: 1 ice from C4.",
        "- Astronaut 2 goes to hangar 4; the module lies in the cell it left.",
        "- It counts 2 neighbours at 3 research: +6 research.",
        "- Printed on it: +2 research.",
        "- The lab at E4 counts the new module: +3 research.",
        (
            "- The square with D3 at its upper left is complete: +1 point;"
            " it has two colours at most, so an astronaut may work more."
        ),
        "- One astronaut works more from now on, 4 at most.",
        (
            "-# Rules: HU-5.5 What a module brings; HU-T7 Labs; HU-T8 Labs, later; HU-8.1 Squares;"
            " HU-8.2 Upgrades"
        ),
    ]


def test_effects_of_experiments_are_explained(words: Words) -> None:
    gains = (ev.Gain(ev.Cause.LINE, points=2), ev.Gain(ev.Cause.PRINTED, 4, 1))
    event = ev.Experimented(
        0, 1, 4, 24, TILE, (ev.Paid(23, DRILL, 1),), gains, (ev.Moved(1, 4, 2),), (0,)
    )
    lines = why(event, words)
    assert "- Third of a line of left, centre and right: +2 points." in lines
    assert "- Printed on it: +1 point." in lines
    assert lines[-1].endswith("Experiment: two units of time; HU-T14 Experiment: reactivate")


def test_a_mission_is_explained_by_both_values(words: Words) -> None:
    event = ev.MissionTaken(1, MISSIONS["a1"], 5, loser=0, beaten=4)
    assert why(event, words)[1] == (
        "**Ann** has 4, and more is needed than that, not as much. **Ann** loses the 3 points."
    )


def test_science_and_final_points_add_up(words: Words) -> None:
    year = ev.YearEnded(1, (ev.ScienceLine(0, 16, 2, 2, 7), ev.ScienceLine(1, 7, 0, 0, 1)))
    assert "- **Ann**, research 16: 2 + 2 = 4 science, 7 in all" in why(year, words)
    final = ev.Final(0, 1, 29, 20, 7, 2, (1, 2, 10))  # type: ignore[arg-type]
    other = ev.Final(1, 2, 25, 20, 4, 1, (1, 2, 2))  # type: ignore[arg-type]
    told = why(ev.GameEnded((final, other)), words)
    assert told[0] == (
        "- **Ann**: 20 on the track + 7 science + 2 for 13 in store, one for every 5 = 29"
    )
    assert told[2] == "Won by 4 points."

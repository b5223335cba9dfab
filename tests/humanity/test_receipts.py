"""What the receipt of a turn tells: whatever its words leave to the usual way."""

import pytest

from engine.core.contract import sum_of
from engine.humanity.rules import HUMANITY
from render.words import words_for
from tests.humanity.bases import lay
from tests.humanity.harness import Play, player, state
from tests.invasion.harness import parsed


@pytest.mark.parametrize(
    ("cells", "crew", "text", "told"),
    [
        ({}, "C3 E3 @7", "action=auto", ["Astronaut 1 works: 1 ice at C4 and 1 insect at D5."]),
        (
            {},
            "C3*4 E3 @7",
            "action=work astronaut=1 work=D3.1,C4.2",
            ["Astronaut 1 works: the obstacle at D3 has 2 to go and 2 ice at C4."],
        ),
        (
            {},
            "C3*4 E3 @7",
            "action=work astronaut=1 work=D3.3",
            ["Astronaut 1 works: the obstacle at D3 is cleared."],
        ),
        (
            {"D4": "rover-shed", "E4": "ice-drill"},
            "C3 @4 @7",
            "action=work work=D4.2",
            ["Astronaut 1 works: 2 units of time at D4."],
        ),
        (
            {},
            "C3 E3 @7",
            "action=work astronaut=2 work=idle",
            ["Astronaut 2 works: nothing to do."],
        ),
    ],
)
def test_work_is_told_by_what_it_makes(
    cells: dict[str, str], crew: str, text: str, told: list[str]
) -> None:
    playing = Play(state(player(lay(**cells) if cells else None, crew)))
    assert _told(playing, text) == told


def test_an_experiment_is_told_by_what_it_brings_and_takes() -> None:
    """Who goes and how it is paid was left to the usual way: the receipt says it."""
    playing = Play(state(player(None, "C3 E3 @7"), wheel="1=1-left-3"))
    assert _told(playing, "action=experiment experiment=1-left-3") == [
        "Brings +4 research.",
        "Paid with 1 ice from C4 and 1 insect from D5.",
        "Astronaut 1 goes to hangar 1, 1 from the arm.",
    ]


def _told(playing: Play, text: str) -> list[str]:
    answer = playing.form(0, text).answer()
    assert not playing.form(0, text).faults
    assert parsed(text).items() <= answer.items()
    return [
        words_for("en")(each) for each in sum_of(HUMANITY, playing.view(0), playing.ask(0), answer)
    ]

"""The registration of Humanity: the one file here that knows its rules."""

from pathlib import Path
from typing import TYPE_CHECKING

from engine.core.words import say
from engine.humanity.captains.captains import CAPTAINS
from engine.humanity.help import ENTRIES
from engine.humanity.rules import HUMANITY as RULES
from engine.humanity.tiles.tables import PACK
from engine.kit.packs import names_in
from render.humanity.moments import MOMENTS
from render.humanity.renderer import HumanityRenderer
from render.installed import Guide, InstalledGame, Lesson, Silence
from render.lengths import read_lengths
from render.rules_help import RulesHelp

if TYPE_CHECKING:
    from render.gallery.exhibit import Kinds
    from render.report.measures import Measures


def _samples() -> "Kinds":
    from render.humanity.exhibits import KINDS  # noqa: PLC0415 -- for trials alone

    return KINDS


def _measures() -> "Measures":
    from render.humanity.balance.measures import HumanityMeasures  # noqa: PLC0415 -- for trials

    return HumanityMeasures()


CALLED = (
    say("humanity-captain-1"),
    say("humanity-captain-2"),
    say("humanity-captain-3"),
    say("humanity-captain-4"),
    say("humanity-captain-5"),
    say("humanity-captain-6"),
)
LESSON = Lesson(
    ("easy",),
    {
        "turn": Guide(say("humanity-lesson-turn"), "GO-2"),
    },
    moments=MOMENTS,
)

HUMANITY = InstalledGame(
    rules=(RULES,),
    renderer=HumanityRenderer(),
    captains=CAPTAINS,
    called=CALLED,
    sign="🪐",
    help=RulesHelp(ENTRIES),
    guides={
        "turn": Guide(say("humanity-guide-turn"), "GO-2"),
        "programme": Guide(say("humanity-guide-programme"), "Q-45"),
    },
    lesson=LESSON,
    silence=Silence(
        say("humanity-silence-whoever"),
        {
            "turn": say("humanity-silence-turn"),
            "programme": say("humanity-silence-programme"),
        },
    ),
    chance=say("humanity-chance"),
    pitch=say("humanity-pitch"),
    about=say("humanity-about"),
    lengths=read_lengths(Path(__file__).with_name("lengths.json")),
    actions=Path(__file__).with_name("actions.json"),
    things=names_in(PACK),
    samples=_samples,
    measures=_measures,
)

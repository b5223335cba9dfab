"""The registration of Martians!!!: the one file here that knows its rules."""

from pathlib import Path
from typing import TYPE_CHECKING

from engine.core.words import say
from engine.kit.packs import names_in
from engine.martians.captains.captains import CAPTAINS
from engine.martians.cards.tables import PACK
from engine.martians.help import ENTRIES
from engine.martians.rules import MARTIANS as RULES
from render.installed import Guide, InstalledGame, Lesson, Silence
from render.lengths import read_lengths
from render.martians.moments import MOMENTS
from render.martians.renderer import MartiansRenderer
from render.rules_help import RulesHelp

if TYPE_CHECKING:
    from render.gallery.exhibit import Kinds
    from render.report.measures import Measures


def _samples() -> "Kinds":
    from render.martians.exhibits import KINDS  # noqa: PLC0415 -- for trials alone

    return KINDS


def _measures() -> "Measures":
    from render.martians.balance.measures import MartiansMeasures  # noqa: PLC0415 -- for trials

    return MartiansMeasures()


CALLED = (
    say("martians-captain-1"),
    say("martians-captain-2"),
    say("martians-captain-3"),
    say("martians-captain-4"),
    say("martians-captain-5"),
    say("martians-captain-6"),
)
LESSON = Lesson(
    ("steady", "steady"),
    {
        "tile": Guide(say("martians-lesson-tile"), "MA-5.1"),
        "move": Guide(say("martians-lesson-move"), "GO-2"),
        "hit": Guide(say("martians-lesson-hit"), "GO-3"),
        "horde": Guide(say("martians-lesson-horde"), "MA-11.3"),
        "aim": Guide(say("martians-lesson-aim"), "MA-13.2"),
    },
    variant="coop",
    options={"answers": "ahead", "clock": "gentle"},
    moments=MOMENTS,
)

MARTIANS = InstalledGame(
    rules=(RULES,),
    renderer=MartiansRenderer(),
    captains=CAPTAINS,
    called=CALLED,
    sign="👽",
    help=RulesHelp(ENTRIES),
    guides={
        "tile": Guide(say("martians-guide-tile"), "MA-5.1"),
        "move": Guide(say("martians-guide-move"), "GO-2"),
        "hit": Guide(say("martians-guide-hit"), "GO-3"),
        "horde": Guide(say("martians-guide-horde"), "MA-11.3"),
        "play": Guide(say("martians-guide-play"), "MA-12.1"),
        "rage": Guide(say("martians-guide-rage"), "EV-20"),
        "answer": Guide(say("martians-guide-answer"), "MA-12.7"),
        "aim": Guide(say("martians-guide-aim"), "MA-13.2"),
        "plan": Guide(say("martians-guide-plan"), "GO-2"),
    },
    lesson=LESSON,
    silence=Silence(
        say("martians-silence-whoever"),
        {
            "tile": say("martians-silence-tile"),
            "move": say("martians-silence-move"),
            "hit": say("martians-silence-hit"),
            "horde": say("martians-silence-horde"),
            "play": say("martians-silence-play"),
            "rage": say("martians-silence-play"),
            "answer": say("martians-silence-answer"),
            "aim": say("martians-silence-aim"),
            "plan": say("martians-silence-plan"),
        },
    ),
    chance=say("martians-chance"),
    pitch=say("martians-pitch"),
    about=say("martians-about"),
    lengths=read_lengths(Path(__file__).with_name("lengths.json")),
    actions=Path(__file__).with_name("actions.json"),
    things=names_in(PACK),
    samples=_samples,
    measures=_measures,
)

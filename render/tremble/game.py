"""The registration of Tremble, Humans!: the one file here that knows its rules."""

from pathlib import Path
from typing import TYPE_CHECKING

from engine.core.words import say
from engine.kit.packs import names_in
from engine.tremble.captains.captains import CAPTAINS
from engine.tremble.cards.tables import PACK
from engine.tremble.help import ENTRIES
from engine.tremble.rules import TREMBLE as RULES
from render.installed import Guide, InstalledGame, Lesson, Silence
from render.lengths import read_lengths
from render.rules_help import RulesHelp
from render.tremble.moments import MOMENTS
from render.tremble.renderer import TrembleRenderer

if TYPE_CHECKING:
    from render.gallery.exhibit import Kinds
    from render.report.measures import Measures


def _samples() -> "Kinds":
    from render.tremble.exhibits import KINDS  # noqa: PLC0415 -- for trials alone

    return KINDS


def _measures() -> "Measures":
    from render.tremble.balance.measures import TrembleMeasures  # noqa: PLC0415 -- for trials alone

    return TrembleMeasures()


LESSON = Lesson(
    ("easy", "easy"),
    {
        "buy": Guide(say("tremble-lesson-buy"), "B-1"),
        "plan": Guide(say("tremble-lesson-plan"), "P-1"),
        "move": Guide(say("tremble-lesson-move"), "R-2"),
        "transfer": Guide(say("tremble-lesson-transfer"), "R-2"),
        "fight": Guide(say("tremble-lesson-fight"), "F-2"),
        "respond": Guide(say("tremble-lesson-respond"), "F-4"),
        "loss": Guide(say("tremble-lesson-loss"), "F-6"),
        "aftermath": Guide(say("tremble-lesson-aftermath"), "RL-27"),
        "reward": Guide(say("tremble-lesson-reward"), "W-1"),
        "army": Guide(say("tremble-lesson-army"), "W-2"),
        "army-respond": Guide(say("tremble-lesson-army-respond"), "W-2"),
    },
    moments=MOMENTS,
)

SILENCE = Silence(
    say("tremble-silence-whoever"),
    {
        "buy": say("invasion-silence-buy"),
        "plan": say("invasion-silence-plan"),
        "move": say("invasion-silence-move"),
        "transfer": say("invasion-silence-move"),
        "orders": say("invasion-silence-orders"),
        "fight": say("invasion-silence-fight"),
        "respond": say("tremble-silence-respond"),
        "loss": say("tremble-silence-loss"),
        "aftermath": say("tremble-silence-aftermath"),
        "reward": say("invasion-silence-raid"),
        "army": say("tremble-silence-army"),
        "army-respond": say("tremble-silence-respond"),
    },
)

TREMBLE = InstalledGame(
    rules=(RULES,),
    renderer=TrembleRenderer(),
    captains=CAPTAINS,
    help=RulesHelp(ENTRIES),
    guides={
        "buy": Guide(say("tremble-guide-buy"), "B-1"),
        "plan": Guide(say("tremble-guide-plan"), "P-1"),
        "move": Guide(say("tremble-guide-move"), "R-2"),
        "transfer": Guide(say("invasion-guide-transfer"), "R-2"),
        "orders": Guide(say("invasion-guide-orders"), "RL-28"),
        "fight": Guide(say("invasion-guide-fight"), "F-2"),
        "respond": Guide(say("tremble-guide-respond"), "F-4"),
        "loss": Guide(say("tremble-guide-loss"), "F-6"),
        "aftermath": Guide(say("tremble-guide-aftermath"), "RL-27"),
        "reward": Guide(say("tremble-guide-reward"), "W-1"),
        "army": Guide(say("tremble-guide-army"), "W-2"),
        "army-respond": Guide(say("tremble-guide-army-respond"), "W-2"),
    },
    lesson=LESSON,
    chance=say("invasion-chance"),
    silence=SILENCE,
    pitch=say("tremble-pitch"),
    about=say("tremble-about"),
    things=names_in(PACK),
    lengths=read_lengths(Path(__file__).with_name("lengths.json")),
    actions=Path(__file__).with_name("actions.json"),
    samples=_samples,
    measures=_measures,
)

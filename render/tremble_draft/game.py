"""The registration of the first draft: the one file here that knows its rules."""

from pathlib import Path
from typing import TYPE_CHECKING

from engine.core.words import say
from engine.kit.packs import names_in
from engine.tremble_draft.captains.captains import CAPTAINS
from engine.tremble_draft.cards.tables import PACK
from engine.tremble_draft.help import ENTRIES
from engine.tremble_draft.rules import TREMBLE_DRAFT as RULES
from render.installed import Guide, InstalledGame, Lesson, Silence
from render.lengths import read_lengths
from render.rules_help import RulesHelp
from render.tremble_draft.moments import MOMENTS
from render.tremble_draft.renderer import DraftRenderer

if TYPE_CHECKING:
    from render.gallery.exhibit import Kinds
    from render.report.measures import Measures


def _samples() -> "Kinds":
    from render.tremble_draft.exhibits import KINDS  # noqa: PLC0415 -- for trials alone

    return KINDS


def _measures() -> "Measures":
    from render.tremble_draft.balance.measures import DraftMeasures  # noqa: PLC0415 -- for trials

    return DraftMeasures()


LESSON = Lesson(  # of the first turn, which has neither armies nor credits
    ("easy", "easy"),
    {
        "tasks": Guide(say("tremble-draft-lesson-tasks"), "TD-1.9"),
        "buy": Guide(say("tremble-draft-lesson-buy"), "TD-4.2"),
        "plan": Guide(say("tremble-draft-lesson-plan"), "TD-6.1"),
        "transfer": Guide(say("tremble-draft-lesson-transfer"), "TD-8.1"),
        "fight": Guide(say("tremble-draft-lesson-fight"), "TD-9.4"),
        "reserve": Guide(say("tremble-draft-lesson-reserve"), "TD-9.7"),
        "loss": Guide(say("tremble-draft-lesson-loss"), "TD-9.10"),
        "loot": Guide(say("tremble-draft-lesson-loot"), "TD-10.1"),
    },
    moments=MOMENTS,
)

SILENCE = Silence(
    say("tremble-draft-silence-whoever"),
    {
        "tasks": say("tremble-draft-silence-tasks"),
        "credit": say("tremble-draft-silence-credit"),
        "buy": say("invasion-silence-buy"),
        "army": say("tremble-draft-silence-army"),
        "plan": say("invasion-silence-plan"),
        "transfer": say("invasion-silence-move"),
        "orders": say("invasion-silence-orders"),
        "fight": say("invasion-silence-fight"),
        "reserve": say("tremble-draft-silence-reserve"),
        "loss": say("invasion-silence-loss"),
        "loot": say("invasion-silence-raid"),
    },
)

TREMBLE_DRAFT = InstalledGame(
    rules=(RULES,),
    renderer=DraftRenderer(),
    captains=CAPTAINS,
    help=RulesHelp(ENTRIES),
    guides={
        "tasks": Guide(say("tremble-draft-guide-tasks"), "TD-1.9"),
        "credit": Guide(say("tremble-draft-guide-credit"), "TD-12.1"),
        "buy": Guide(say("tremble-draft-guide-buy"), "TD-4.2"),
        "army": Guide(say("tremble-draft-guide-army"), "TD-11.1"),
        "plan": Guide(say("tremble-draft-guide-plan"), "TD-6.1"),
        "transfer": Guide(say("invasion-guide-transfer"), "TD-8.1"),
        "orders": Guide(say("tremble-draft-guide-orders"), "TD-2.13"),
        "fight": Guide(say("invasion-guide-fight"), "TD-9.4"),
        "reserve": Guide(say("tremble-draft-guide-reserve"), "TD-9.7"),
        "loss": Guide(say("tremble-draft-guide-loss"), "TD-9.10"),
        "loot": Guide(say("tremble-draft-guide-loot"), "TD-10.1"),
    },
    lesson=LESSON,
    chance=say("invasion-chance"),
    silence=SILENCE,
    pitch=say("tremble-draft-pitch"),
    about=say("tremble-draft-about"),
    lengths=read_lengths(Path(__file__).with_name("lengths.json")),
    actions=Path(__file__).with_name("actions.json"),
    things=names_in(PACK),
    samples=_samples,
    measures=_measures,
)

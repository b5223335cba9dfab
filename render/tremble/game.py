"""The registration of Tremble, Humans!: the one file here that knows its rules."""

from engine.core.words import say
from engine.tremble import help as rules_help
from engine.tremble.captains.captains import CAPTAINS
from engine.tremble.rules import TREMBLE as RULES
from render.installed import Guide, InstalledGame
from render.rules_help import RulesHelp
from render.tremble.renderer import TrembleRenderer

TREMBLE = InstalledGame(
    rules=(RULES,),
    renderer=TrembleRenderer(),
    captains=CAPTAINS,
    help=RulesHelp(tuple(rules_help.Chapter), rules_help.ENTRIES),
    guides={
        "buy": Guide(say("tremble-guide-buy"), "B-1"),
        "plan": Guide(say("tremble-guide-plan"), "P-1"),
        "move": Guide(say("tremble-guide-move"), "R-2"),
        "transfer": Guide(say("tremble-guide-transfer"), "R-2"),
        "fight": Guide(say("tremble-guide-fight"), "F-2"),
        "respond": Guide(say("tremble-guide-respond"), "F-4"),
        "loss": Guide(say("tremble-guide-loss"), "F-6"),
        "reward": Guide(say("tremble-guide-reward"), "W-1"),
        "army": Guide(say("tremble-guide-army"), "W-2"),
        "army-respond": Guide(say("tremble-guide-army-respond"), "W-2"),
    },
)

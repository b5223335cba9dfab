"""Why did that happen? Each result event in plain words, with its numbers and its rules."""

from functools import partial

from engine.tremble.help import ENTRIES
from engine.tremble.looking.why import rules_behind
from render.house.explaining import Explanations
from render.invasion.plain import plain_explainers
from render.invasion.telling import headline
from render.tremble.plain import ARGUMENTS, EXPLAINED
from render.tremble.tell import TELLERS
from render.tremble.why_battles import BATTLES
from render.tremble.why_losses import LOSSES
from render.tremble.why_plans import PLANS
from render.tremble.why_rewards import REWARDS
from render.tremble.why_turns import TURNS

EXPLAINED_BY = Explanations(
    {
        **plain_explainers(EXPLAINED, ARGUMENTS),
        **TURNS,
        **PLANS,
        **BATTLES,
        **LOSSES,
        **REWARDS,
    },
    partial(headline, tellers=TELLERS),
    rules_behind,
    {entry.id: entry.title for entry in ENTRIES},
)

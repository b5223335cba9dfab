"""Why did that happen? Each result event in plain words, with its numbers and its rules."""

from functools import partial

from engine.tremble.help import ENTRIES
from engine.tremble.looking.why import rules_behind
from render.house.explaining import Explanations
from render.invasion.telling.plain import plain_explainers
from render.invasion.telling.telling import headline
from render.tremble.telling.plain import ARGUMENTS, EXPLAINED
from render.tremble.telling.tell import TELLERS
from render.tremble.why.why_battles import BATTLES
from render.tremble.why.why_losses import LOSSES
from render.tremble.why.why_plans import PLANS
from render.tremble.why.why_rewards import REWARDS
from render.tremble.why.why_turns import TURNS

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

"""What each kind of event of Humanity says, in public, to whom it concerns, and why it came so."""

from engine.humanity.help import ENTRIES
from render.humanity.telling.rounds import ROUNDS
from render.humanity.telling.rows import ARGUMENTS, HumanityRow
from render.humanity.telling.turns import TURNS
from render.story.rows import Storybook

STORY = Storybook[HumanityRow](
    rows={**TURNS, **ROUNDS},
    titles={entry.id: entry.title for entry in ENTRIES},
    arguments=ARGUMENTS,
)
EXPLAINED_BY = STORY.explanations

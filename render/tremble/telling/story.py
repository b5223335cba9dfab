"""What each kind of event of Tremble says, in public, to whom it concerns, and why it came so."""

from engine.tremble.help import ENTRIES
from render.invasion.telling import rows
from render.invasion.telling.story import InvasionStory
from render.story.sentences import Arguments
from render.tremble.telling.battles import BATTLES
from render.tremble.telling.losses import LOSSES
from render.tremble.telling.moves import MOVES
from render.tremble.telling.rewards import REWARDS
from render.tremble.telling.shopping import SHOPPING
from render.tremble.telling.turns import TURNS

ARGUMENTS: Arguments = {
    **rows.ARGUMENTS,
    "aid": ("aid", lambda aid, voice: voice.aid(aid)),
    "aids": ("aids", lambda aids, voice: voice.aids(aids)),
    "stations": ("cards", lambda cards, voice: voice.cards(card.name for card in cards)),
}
STORY = InvasionStory(
    rows={**TURNS, **SHOPPING, **MOVES, **BATTLES, **LOSSES, **REWARDS},
    titles={entry.id: entry.title for entry in ENTRIES},
    arguments=ARGUMENTS,
)

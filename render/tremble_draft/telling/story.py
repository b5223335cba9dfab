"""What each kind of event of the draft says, in public, to whom it concerns, and why it came so."""

from engine.tremble_draft.help import ENTRIES
from render.invasion.telling import rows
from render.invasion.telling.story import InvasionStory
from render.story.sentences import Arguments
from render.tremble_draft.telling.cities import CITIES
from render.tremble_draft.telling.searches import SEARCHES
from render.tremble_draft.telling.turns import TURNS

ARGUMENTS: Arguments = {
    **rows.ARGUMENTS,
    "army": ("army", lambda army, _voice: int(army.attack)),
    "ships": ("ships", lambda ships, voice: voice.cards(ship.name for ship in ships)),
}
STORY = InvasionStory(
    rows={**TURNS, **CITIES, **SEARCHES},
    titles={entry.id: entry.title for entry in ENTRIES},
    arguments=ARGUMENTS,
)

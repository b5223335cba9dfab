"""All games that are installed: the one place where they come together."""

from render.humanity.game import HUMANITY
from render.installed import InstalledGames
from render.martians.game import MARTIANS
from render.tremble.game import TREMBLE
from render.tremble_draft.game import TREMBLE_DRAFT

GAMES = InstalledGames((TREMBLE, TREMBLE_DRAFT, HUMANITY, MARTIANS))

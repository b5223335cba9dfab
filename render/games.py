"""All games that are installed: the one place where they come together."""

from render.installed import InstalledGames
from render.tremble.game import TREMBLE

GAMES = InstalledGames((TREMBLE,))

"""All games that are installed: the one place where their rules come together."""

from engine.core.registry import Registry
from engine.tremble.rules import TREMBLE

GAMES = Registry((TREMBLE,))

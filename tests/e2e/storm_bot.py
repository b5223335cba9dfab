"""The bot as a process of its own, which knows a short game besides.

`python -m tests.e2e.storm_bot FILE SECONDS`: its settings, and what lies between two sessions.
"""

import asyncio
import sys
from pathlib import Path

from bot import serve
from cogs import sharded
from cogs.operating.logs import set_up_logs
from render.games import GAMES
from storage.settings import load_settings
from tests.toy.installed import TOY_GAME


def main() -> None:
    """Serve what a file of settings says."""
    sharded.IDENTIFY_GAP = float(sys.argv[2])
    settings = load_settings(Path(sys.argv[1]), must_exist=True)
    set_up_logs(settings.log.level, settings.log.format, ())
    with GAMES.also(TOY_GAME):
        asyncio.run(serve(settings))


if __name__ == "__main__":
    main()

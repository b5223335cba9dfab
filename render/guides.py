"""Guides: what each kind of question is about, for captains in their first turn."""

from typing import NamedTuple

from engine.core.words import Text, say


class Guide(NamedTuple):
    """A line about a question, and the entry of the rules help that tells more."""

    line: Text
    entry: str


GUIDES: dict[str, dict[str, Guide]] = {
    "tremble": {
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
    }
}


def guide_to(game: str, kind: str) -> Guide | None:
    """Find the guide to a kind of question of a game."""
    return GUIDES.get(game, {}).get(kind)

"""The words of the phases that every edition has, by name."""

from engine.core.words import Text, say

PHASES: dict[str, Text] = {
    "setup": say("invasion-phase-setup"),
    "buying": say("invasion-phase-buying"),
    "planning": say("invasion-phase-planning"),
    "battle": say("invasion-phase-battle"),
    "reward": say("invasion-phase-reward"),
}

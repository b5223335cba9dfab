"""Why something happened: the rules behind an event, by the IDs of the help."""

from engine.humanity.table import events as ev

_RULES: dict[type[ev.Event], tuple[str, ...]] = {
    ev.GameBegan: ("HU-2.3", "HU-2.4", "HU-2.5"),
    ev.MissionTaken: ("HU-9", "Q-28"),
    ev.BoardReset: ("HU-11",),
    ev.YearEnded: ("HU-12.1", "Q-35"),
    ev.HangarsFilled: ("HU-12.3", "Q-31"),
    ev.AstronautsPlaced: ("HU-T18", "Q-37"),
    ev.RoundBegan: ("HU-3.1", "HU-11"),
    ev.ChoosesNow: ("Q-45",),
    ev.GameEnded: ("HU-13.1", "HU-13.2"),
}
_CAUSES = {
    ev.Cause.NEIGHBOURS: "HU-T7",
    ev.Cause.LAB: "HU-T8",
    ev.Cause.GREENHOUSE: "HU-7.2",
    ev.Cause.SQUARE: "HU-8.1",
    ev.Cause.LINE: "HU-10.3",
}


def rules_behind(event: ev.HumanityEvent) -> tuple[str, ...]:
    """Return the IDs of the rules that made an event, the most telling first."""
    match event:
        case ev.Worked(done=()):
            return ("HU-4.1", "Q-10")
        case ev.Worked():
            cleared = any(each.module is None for each in event.done)
            return ("HU-4.2", "HU-4.4") if cleared else ("HU-4.2",)
        case ev.Deployed():
            upgraded = ("HU-8.2",) if event.upgrades else ()
            return ("HU-5.5", *_behind(event.gains), *upgraded)
        case ev.Experimented():
            effects = [
                *(["HU-T15"] if event.moves else []),
                *(["HU-T14"] if event.woken else []),
            ]
            return ("HU-10.4", *_behind(event.gains), *effects)
    return _RULES[type(event)]


def _behind(gains: tuple[ev.Gain, ...]) -> tuple[str, ...]:
    """Name the rules of gains, each once."""
    found = [_CAUSES[each.cause] for each in gains if each.cause in _CAUSES]
    return tuple(dict.fromkeys(found))

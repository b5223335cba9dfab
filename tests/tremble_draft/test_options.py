"""What options are called: a ship by its name, a known one by what tells it from its like."""

from engine.core.words import Text
from engine.tremble_draft.table.wording import squad_labels
from tests.tremble_draft.harness import Play, captain, met, planned, search, state

SHIPS = "shepherd.1 shepherd.2 lab-raider smoke-diver remora"


def called(play: Play, field: str, text: str = "") -> dict[str, Text]:
    """Return what the first captain reads for each option."""
    return {each.key: each.label for each in play.form(0, text).field(field).options}


def squad(play: Play) -> dict[str, Text]:
    """Return what the ships of the first captain are called."""
    return dict(squad_labels(play.view(0)))


def test_ships_that_make_room() -> None:
    """TD-4.4: each by its name; those on offer, too."""
    own = captain(SHIPS, humans=60_000)
    play = Play(state(own, captain("cadet.2"), turn=1, ships="gadfly ferret"))
    assert called(play, "discard", "buy=gadfly") == squad(play)
    assert [label.key for label in called(play, "buy").values()] == ["invasion-card"] * 2


def test_ships_that_stay_or_are_lost() -> None:
    """TD-10.3, TD-9.10, TD-11.5: each by its name."""
    group = "shepherd.1 shepherd.2"
    won = planned(captain(group), captain("cadet.2"), plans={0: "shepherd.1>1 shepherd.2>1"})
    assert called(won, "stay.1", "space.1=search") == squad(won)
    lost = met(captain(group), captain("leviathan.1"), throws=((1, 1), (6, 6))).until("loss")
    assert called(lost, "space.1") == squad(lost)
    own = captain(group, search("delhi", group))
    dice = {"t2:army:1:seat:0:delhi": (1, 1)}
    broken = Play(state(own, captain("cadet.2"), deck="rome continental-army"), dice).until("army")
    broken.give({0: "search.delhi=fight"})
    assert called(broken, "search.delhi") == squad(broken)

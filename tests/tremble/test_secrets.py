"""Section 7 of the digest: what everybody sees, what only its captain sees, and when."""

import msgspec

from engine.core.asks import Setup, Viewer
from engine.core.chance import SeededChance
from engine.core.table import SeatStatus, Table
from engine.tremble.rules import TREMBLE
from engine.tremble.table.events import Offered
from tests.invasion.harness import parsed, sent
from tests.tremble.harness import Play, captain, fight_all, planned, state
from tests.tremble.test_battle import three
from tests.tremble.test_buying import shop


def bytes_seen(play: Play, viewer: Viewer) -> bytes:
    """Write down all that a viewer has seen: the view and everything told."""
    told = [notice.seen_by(viewer) for notice in play.notices]
    return msgspec.json.encode((play.view(viewer), told))


def test_h_1_everybody_sees_what_lies_on_the_table() -> None:
    rich = captain(
        "training.1 knock-knee.1 kek-lol-rofl.1",
        humans=70_000,
        seen=False,
        trophies=("vienna",),
        compensations=("pep-talk.1", "jerry-can.1"),
        credits=2,
    )
    play = Play(state(rich, captain("training.2"), tasks="cultural", discard="golden-eye.1"))
    public = play.view().public
    shown = public.captains[0]
    assert (shown.humans, shown.credits, shown.ships, shown.compensations) == (70_000, 2, 2, 2)
    assert [each.station.id for each in shown.stations] == ["kek-lol-rofl.1"]
    assert [city.id for city in shown.trophies] == ["vienna"]
    assert [(each.task.id, each.counts) for each in public.tasks] == [("cultural", (1, 0))]
    assert public.piles.ship_discard == ("golden-eye.1",)
    assert play.view(1).public == public


def test_h_2_ships_offers_plans_and_cards_are_their_captains_own() -> None:
    secret = captain("training.1 knock-knee.1", seen=False, compensations=("pep-talk.1",))
    deck = "golden-eye.1 test-tube.1 doom-mole.1 test-tube.2"
    play = Play(state(secret, captain("training.2"), deck=deck))
    for card in (b'"knock-knee.1"', b'"pep-talk.1"', b'"golden-eye.1"', b'"doom-mole.1"'):
        assert card in bytes_seen(play, 0)
        assert card not in bytes_seen(play, 1)
        assert card not in bytes_seen(play, None)


def test_h_2_a_plan_is_hidden_down_to_its_size() -> None:
    play = Play(state(captain("training.1 paper-plate.1"), captain("training.2"))).give()
    seen = set()
    for plan in ("training.1>home paper-plate.1>home", "training.1>1 paper-plate.1>2"):
        table = Table(TREMBLE, Setup(2), play.state).submit(0, "t1:plan", parsed(sent(plan)))
        assert isinstance(table, Table)
        table, told = table.settle(SeededChance(bytes(32)))
        others = [TREMBLE.view(table.state, viewer) for viewer in (None, 1)]
        seen.add(msgspec.json.encode((others, table.form(1), told)))
        assert table.status(0) is SeatStatus.DONE
    assert len(seen) == 1


def test_h_2_nobody_sees_the_order_of_the_decks() -> None:
    squads = captain("training.1"), captain("training.2")
    one, other = (
        Play(state(*squads, cities=cities, armies=armies, compensations=cards))
        for cities, armies, cards in (
            ("", "army-8", "pep-talk.1"),
            ("", "army-30", "jerry-can.1"),
        )
    )
    for viewer in (None, 0, 1):
        assert bytes_seen(one, viewer) == bytes_seen(other, viewer)


def test_h_3_ships_once_shown_are_listed_until_destroyed() -> None:
    play = planned(
        captain("training.1 paper-plate.1 knock-knee.1", seen=False),
        captain("fat-comet.1"),
        plans={0: "paper-plate.1>1", 1: "fat-comet.1>1"},
        dice={"t9:battle:1:roll:1:seat:0": (1, 1), "t9:battle:1:roll:1:seat:1": (6, 6)},
        turn=9,
    )
    assert [ship.id for ship in play.view().public.captains[0].seen] == [
        "training.1",
        "paper-plate.1",
    ]
    fight_all(play)
    while play.state.turn == 9:
        play.give()
    shown = play.view().public.captains[0]
    assert [ship.id for ship in shown.seen] == ["training.1"]
    assert shown.backs_blue == 1


def test_h_4_who_is_asked_does_not_depend_on_what_is_hidden() -> None:
    groups = []
    for card in ("finders-keepers.1", "jerry-can.1", "loaded-dice.1"):
        play = planned(
            captain("training.1", compensations=(card,)),
            captain("fat-comet.1"),
            plans={0: "training.1>1", 1: "fat-comet.1>1"},
            dice={"t9:battle:1:roll:1:seat:0": (1, 1), "t9:battle:1:roll:1:seat:1": (6, 6)},
            turn=9,
        )
        asked = []
        while play.state.turn == 9 and play.asks:
            asked.append((play.group, play.asked()))
            text = "space.1=fight" if play.asks[0].kind == "fight" else None
            play.give({play.asks[0].seat: text} if text else None)
        groups.append(asked)
    assert groups[0] == groups[1] == groups[2]
    assert any(group.endswith("aftermath") for group, _ in groups[0])


def test_h_4_what_happened_in_secret_is_told_by_seat_not_by_card() -> None:
    play = shop("training.1", "golden-eye.1 doom-mole.1")
    assert [event.seat for event in play.told(Offered)] == [0, 1]
    cards = fight_all(three(compensations="pep-talk.1 ejector-seat.1"))
    swapped = fight_all(three(compensations="ejector-seat.1 pep-talk.1"))
    assert bytes_seen(cards, None) == bytes_seen(swapped, None)

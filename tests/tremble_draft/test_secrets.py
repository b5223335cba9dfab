"""What everybody sees, what only its captain sees, and chance: TD-2.14, TD-2.16."""

import msgspec
import pytest

from engine.core.asks import Setup, Viewer
from engine.core.chance import SeededChance, picker
from engine.core.playthrough import play, random_answer
from engine.tremble_draft.rules import TREMBLE_DRAFT
from tests.tremble_draft.harness import Play, bought, captain, fight_all, planned, search, state


def bytes_seen(playing: Play, viewer: Viewer) -> bytes:
    """Write down all that a viewer has seen: the view and everything told."""
    told = [notice.seen_by(viewer) for notice in playing.notices]
    return msgspec.json.encode((playing.view(viewer), told))


def test_what_lies_on_the_table() -> None:
    """TD-2.14: humans, fuel, credits, cities taken, searches, piles, number of ships."""
    rich = captain(
        "cadet.1 remora gadfly",
        search("delhi", "remora"),
        humans=70_000,
        fuel=11,
        seen=False,
        trophies=("vienna",),
        loan=True,
        credits=2,
    )
    playing = bought(rich, captain("cadet.2"), discard="ferret", turn=1)
    public = playing.view().public
    shown = public.captains[0]
    assert (shown.humans, shown.fuel, shown.loan, shown.credits) == (70_000, 11, True, 2)
    assert (shown.ships, shown.backs) == (3, 2)
    assert [city.id for city in shown.trophies] == ["vienna"]
    assert [ship.id for ship in shown.searches[0].ships] == ["remora"]
    assert "ferret" in public.piles.ship_discard
    assert playing.view(1).public == public
    assert playing.view(1).public.places[0][1].seat == 1, "a loan is due if it ends now"
    assert public.foreseen[0] == 10_000


def test_what_only_its_captain_sees() -> None:
    """TD-2.14: ships nobody has seen, offers, tasks kept and thrown away."""
    secret = captain(
        "cadet.1 remora", seen=False, tasks=("task-01",), thrown=("task-02", "task-03")
    )
    playing = Play(state(secret, captain("cadet.2"), ships="gadfly ferret", turn=1))
    for card in (b'"remora"', b'"gadfly"', b'"ferret"', b'"task-01"', b'"task-02"'):
        assert card in bytes_seen(playing, 0)
        assert card not in bytes_seen(playing, 1)
        assert card not in bytes_seen(playing, None)


def test_nobody_sees_decks_or_what_left_the_game() -> None:
    """TD-2.14, TD-F5: order of the city deck, cards removed, order of the ship deck."""
    squads = captain("cadet.1"), captain("cadet.2")
    one = state(*squads, deck="rome paris")
    deck = one.deck
    other = msgspec.structs.replace(
        one,
        deck=(*one.box[:6], *deck[6:]),
        box=(*deck[:6], *one.box[6:]),
        ships=msgspec.structs.replace(one.ships, deck=one.ships.deck[:4] + one.ships.deck[:3:-1]),
    )
    views = [Play(each) for each in (one, other)]
    for viewer in (None, 0, 1):
        assert bytes_seen(views[0], viewer) == bytes_seen(views[1], viewer)


def test_ships_once_shown_are_listed() -> None:
    """TD-2.14: until they are gone; a lost starting saucer that comes back is hidden anew."""
    lost = {"t2:battle:1:roll:1:seat:0": (1, 1), "t2:battle:1:roll:1:seat:1": (6, 6)}
    own = captain("cadet.1 remora", seen=False)
    plans = {0: "remora>1", 1: "leviathan.1>1"}
    playing = planned(own, captain("leviathan.1", seen=False), plans=plans, dice=lost)
    assert [ship.id for ship in playing.view(1).public.captains[0].seen] == ["remora"]
    fight_all(playing)
    while playing.state.turn == 2:
        playing.give()
    assert playing.view(1).public.captains[0].seen == ()
    assert "remora" in playing.view(1).public.piles.ship_discard


def test_who_is_asked_does_not_depend_on_what_is_hidden() -> None:
    """TD-2.13, TD-2.14: a hidden ship with or without an ability makes no difference."""
    asked = []
    for card in ("rearguard", "leviathan.2", "shepherd.1"):
        own = captain(f"outrigger.1 {card}", seen=False)
        plans = {0: "outrigger.1>1", 1: "leviathan.1>1"}
        playing = planned(own, captain("leviathan.1"), plans=plans)
        groups = []
        while playing.state.turn == 2:
            groups.append((playing.group, playing.asked()))
            fights = playing.asks[0].kind == "fight"
            playing.give({ask.seat: "space.1=fight" for ask in playing.asks} if fights else {})
        asked.append(groups)
    assert asked[0] == asked[1] == asked[2]
    assert "t2:reserve" in dict(asked[0])


def test_buying_is_asked_whatever_is_on_offer() -> None:
    """TD-2.13, TD-T48: also where both cards are too dear, as only its captain knows that."""
    poor = captain("cadet.1", humans=30_000)
    playing = Play(state(poor, captain("cadet.2"), ships="flagship leviathan.1", turn=1))
    assert set(playing.asked()) == {0, 1}


def test_imagined_states_look_alike_and_vary() -> None:
    """TD-2.14: what is hidden is dealt anew, what is seen stays."""
    own = captain("cadet.1 remora", search("delhi", "remora"), seen=False)
    rival = captain("cadet.2 gadfly ferret", seen=False, tasks=("task-01",), thrown=("task-02",))
    playing = bought(own, rival)
    twins = [
        TREMBLE_DRAFT.imagine(playing.view(0), SeededChance(seed.to_bytes(32, "big")))
        for seed in range(30)
    ]
    assert all(TREMBLE_DRAFT.view(twin, 0) == playing.view(0) for twin in twins)
    assert not any(TREMBLE_DRAFT.problems(twin) for twin in twins)
    assert len({twin.captains[1].ships for twin in twins}) > 10
    assert len({twin.captains[1].tasks for twin in twins}) > 5
    assert len({len(twin.captains[1].tasks) for twin in twins}) > 1
    assert len({twin.deck[0] for twin in twins}) > 10
    assert len({twin.box for twin in twins}) > 10
    assert all(twin.captains[0] == playing.state.captains[0] for twin in twins)


@pytest.mark.parametrize("seats", [2, 5])
def test_one_seed_makes_one_game(seats: int) -> None:
    """TD-2.16: same seed, same answers, same game; every draw has a label of its own."""
    games = []
    for _ in range(2):
        key = bytes(31) + b"\x07"
        pick = picker(key, "players")
        table = play(
            TREMBLE_DRAFT,
            Setup(seats),
            SeededChance(key),
            lambda _view, _ask, make, pick=pick: random_answer(make, pick),  # type: ignore[misc]
        )
        games.append(msgspec.json.encode(table.log))
    assert games[0] == games[1]

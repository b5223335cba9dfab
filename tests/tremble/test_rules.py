"""The rules as the table knows them: their names, their types, the frames of saved games."""

import msgspec
import pytest

from engine.invasion.battles.frames import EndingTurn, Finished, Rolling
from engine.kit.agenda import MisplacedError
from engine.tremble.cards.tables import PACK
from engine.tremble.rules import TREMBLE
from engine.tremble.table.events import TrembleEvent
from engine.tremble.table.frames import Buying, Catching, CatchStep
from engine.tremble.table.state import Captain, State
from engine.tremble.table.view import TrembleView
from tests.tremble.harness import Play, captain, state


def test_saved_games_name_their_rules_and_cards() -> None:
    assert (TREMBLE.id, TREMBLE.data_hash) == ("tremble/1", PACK.hash)
    assert (TREMBLE.state_type, TREMBLE.view_type) == (State, TrembleView)
    assert TREMBLE.event_type is TrembleEvent


def test_s_1_from_two_to_five_captains_may_play() -> None:
    assert list(TREMBLE.seats) == [2, 3, 4, 5]


def test_saved_frames_keep_their_names_and_beginnings() -> None:
    frames = (Buying(), Rolling(0), Catching(space=1, seat=0), EndingTurn(), Finished())
    assert [msgspec.to_builtins(frame) for frame in frames] == [
        {"frame": "buying", "dealt": False, "round": 1, "seats": ()},
        {
            "frame": "rolling",
            "battle": 0,
            "round": 1,
            "seats": (),
            "rolls": (),
            "answered": False,
        },
        {
            "frame": "catching",
            "seat": 0,
            "space": 1,
            "step": "turn",
            "armies": (),
            "beaten": 0,
            "aids": (),
            "roll": (),
            "plus": 0,
            "number": 1,
        },
        {"frame": "endingturn"},
        {"frame": "finished"},
    ]
    steps = ["turn", "face", "roll", "respond", "reroll", "lose"]
    assert [step.value for step in CatchStep] == steps


def test_a_captain_begins_with_a_ship_and_nothing_else() -> None:
    assert msgspec.to_builtins(Captain(100_000, ("training.1",))) == {
        "humans": 100_000,
        "ships": ("training.1",),
        **dict.fromkeys(
            ("seen", "stations", "trophies", "compensations", "offer", "used", "orders"), ()
        ),
        **dict.fromkeys(("credits", "fresh", "extra_fuel"), 0),
        **dict.fromkeys(("fought", "retreated"), (0,) * 5),
        "basket": None,
    }


def test_nothing_is_drawn_or_decided_where_nothing_of_that_kind_is_open() -> None:
    play = Play(state(captain("training.1"), captain("training.2"))).give()
    with pytest.raises(MisplacedError, match="Planning"):
        TREMBLE.draw(play.state, (1, 2))
    over = msgspec.structs.replace(play.state, agenda=(Finished(),))
    with pytest.raises(MisplacedError, match="Finished"):
        TREMBLE.decide(over, {})

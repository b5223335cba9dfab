"""RL-28: battle orders say which ship is at stake, and offer nothing where none is."""

import pytest

from tests.tremble.harness import captain
from tests.tremble.test_ahead import ahead, three


def test_rl_28_a_ship_that_is_lost_without_a_choice_is_named() -> None:
    lost = "invasion-ahead-line-lost"
    one, alone = three().form(1, "fight.1=30").sections[0], three("knock-knee.1>2")
    assert lost in str(one.line)
    assert "Knock Knee" in str(one.line)
    for seen, seat, orders in (
        (three(), 1, "fight.1=never"),
        (three(), 0, "fight.1=always"),  # it cannot be lost
        (alone, 1, "city.2=raid"),  # nobody fights for it
    ):
        assert lost not in str(seen.form(seat, orders).sections[0].line), orders
    assert lost in str(alone.form(1, "city.2=catch").sections[0].line), "an army may take it"


def test_rl_28_no_help_is_offered_to_ships_that_cannot_be_lost() -> None:
    rival = captain("knock-knee.1")
    for ship, offered in (("training.1", False), ("training.1 knock-knee.2", True)):
        one = captain(ship, compensations=("ejector-seat.1",))
        plan = " ".join(f"{each}>1" for each in ship.split())
        play = ahead(one, rival, plans={0: plan, 1: "knock-knee.1>1"}, turn=9)
        assert any(field.key == "aids.1" for field in play.form(0).fields) is offered, ship


@pytest.mark.parametrize(("turn", "why"), [(9, "beaten"), (10, "last")])
def test_rl_28_to_fight_at_poor_odds_says_why(turn: int, why: str) -> None:
    """That is what is filled in where a card is worth more than a ship, and at the end."""
    one, rival = captain("knock-knee.1"), captain("fat-comet.1 doom-mole.1")
    plans = {0: "knock-knee.1>1", 1: "fat-comet.1>1 doom-mole.1>1"}
    play = ahead(one, rival, plans=plans, turn=turn)
    notes = {each.key: str(each.note) for each in play.form(0).field("fight.1").options}
    assert f"tremble-ahead-now-fight-{why}" in notes["always"]
    assert "invasion-ahead-now-retreat" in notes["20"]
    assert f"fight-{why}" in str(play.form(0, "fight.1=always").sections[0].note)
    assert play.form(0).field("fight.1").chosen == ("always",), "as it is filled in"
    better = {each.key: str(each.note) for each in play.form(1).field("fight.1").options}
    assert "invasion-ahead-now-fight" in better["always"]

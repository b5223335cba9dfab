"""Computer captains: legal in every question, and with some sense."""

import pytest

from engine.core.asks import Answer
from engine.core.chance import SeededChance, picker
from engine.core.contract import variants_of
from engine.core.playthrough import play
from engine.tremble_draft.captains.captains import CAPTAINS
from engine.tremble_draft.cards.tables import CITIES
from engine.tremble_draft.rules import TREMBLE_DRAFT
from engine.tremble_draft.valuing.searches import looted, unbroken
from tests.invasion.harness import split
from tests.tremble_draft.harness import Play, bought, captain, met, planned, search, state


def answer(play: Play, seat: int, name: str = "steady", choices: int = 0) -> Answer:
    """Let a computer captain answer."""
    view, ask = play.view(seat), play.ask(seat)
    return CAPTAINS[name](
        view, ask, lambda draft: TREMBLE_DRAFT.form(view, ask, draft), lambda limit: choices % limit
    )


@pytest.mark.parametrize("battles", ["live", "ahead"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_captains_play_whole_games(seats: int, battles: str) -> None:
    key = bytes([seats]) * 32
    pick, names = picker(key, "players"), sorted(CAPTAINS)
    setup = variants_of(TREMBLE_DRAFT)[0].setup(seats, {"battles": battles})
    table = play(
        TREMBLE_DRAFT,
        setup,
        SeededChance(key),
        lambda view, ask, make: CAPTAINS[names[ask.seat % len(names)]](view, ask, make, pick),
    )
    assert table.state.turn >= 11


def test_a_squad_that_is_full_makes_room_only_for_better() -> None:
    weak = "cadet.1 latecomer.1 gadfly bloodhound.1 latecomer.2"
    full, other = captain(weak, humans=200_000), captain("cadet.2")
    better = Play(state(full, other, ships="iron-heron ink-heron", turn=3)).until("buy")
    assert answer(better, 0)["discard"] == ("cadet.1",)
    strong = captain("cadet.1 muse-hunter lab-raider iron-heron ink-heron", humans=200_000)
    worse = Play(state(strong, other, ships="remora pilot-fish", turn=3)).until("buy")
    assert answer(worse, 0)["discard"] == ()


def test_nothing_is_bought_before_the_last_turn() -> None:
    play = Play(state(captain("cadet.1", humans=200_000), captain("cadet.2"), left=0)).until("buy")
    assert answer(play, 0)["buy"] == ()


def test_a_credit_is_taken_while_it_can_pay() -> None:
    poor = captain("cadet.1", humans=0)
    early = Play(state(poor, captain("cadet.2")))
    assert answer(early, 0) == {"credit": ("take",)}
    late = Play(state(poor, captain("cadet.2"), left=8))
    assert answer(late, 0) == {"credit": ("leave",)}


def test_ships_are_sent_as_far_as_the_fuel_goes() -> None:
    play = bought(captain("cadet.1 iron-heron leviathan.1", fuel=8), captain("cadet.2"))
    plan = answer(play, 0)
    sent = [ship for ship, target in plan.items() if target != ("home",)]
    assert sent
    assert not TREMBLE_DRAFT.form(play.view(0), play.ask(0), plan).faults


def test_good_odds_are_fought_and_bad_ones_fled() -> None:
    plans = {0: "cadet.1>1 shepherd.1>1", 1: "leviathan.1>1 flagship>1"}
    strong = captain("leviathan.1 flagship")
    play = planned(captain("cadet.1 shepherd.1"), strong, plans=plans)
    assert answer(play, 0) == {"space.1": ("retreat",)}
    turned = planned(captain("cadet.1"), strong, plans={0: "cadet.1>1", 1: plans[1]})
    view, ask = turned.view(1), turned.ask(1)
    wanted = CAPTAINS["steady"](
        view, ask, lambda draft: TREMBLE_DRAFT.form(view, ask, draft), lambda _: 0
    )
    assert ("fight",) in wanted.values()


def test_a_ship_in_reserve_joins_where_it_turns_the_fight() -> None:
    plans = {0: "shepherd.1>1", 1: "outrigger.1>1"}
    owner = captain("shepherd.1 latecomer.1", fuel=10)
    play = planned(owner, captain("outrigger.1"), plans=plans)
    while play.asks[0].kind != "reserve":
        play.give(
            {ask.seat: " ".join(f"space.{each}=fight" for each in ask.about) for ask in play.asks}
        )
    assert answer(play, 0) == {"join.1": ("latecomer.1",)}


def test_the_ship_that_is_missed_least_is_given_up() -> None:
    play = met(captain("cadet.1 iron-heron"), captain("leviathan.1 flagship"))
    assert play.group.endswith("loss")
    assert answer(play, 0) == {"space.1": ("cadet.1",)}


def chosen(squad: str, **more: object) -> tuple[str, ...]:
    """Let a captain who has Rome alone choose who stays there."""
    own = captain(squad, fuel=14)
    plan = " ".join(f"{ship}>1" for ship in own.hand)
    play = planned(own, captain("cadet.2"), captain("cadet.3"), plans={0: plan}, **more)
    stay = looted(play.view(0), 0, {1: (CITIES["rome"], split(squad), 0.0)})
    return stay[1].ships


def test_fast_ships_stay_for_a_search_and_not_everybody_does() -> None:
    stays = chosen("cadet.1 bloodhound.1 leviathan.1 shepherd.1 ferret")
    assert {"bloodhound.1", "ferret"}.intersection(stays)
    assert len(stays) < 5


def test_nobody_searches_who_cannot_end_it() -> None:
    assert chosen("cadet.1 bloodhound.1 leviathan.1 shepherd.1 ferret", left=4) == ()


def test_a_search_is_broken_the_more_likely_the_weaker_it_is() -> None:
    risks = ((10, 0.5), (20, 0.25))
    assert unbroken(risks, 30) == 1.0
    assert unbroken(risks, 9) == pytest.approx(0.75)
    assert unbroken(risks, 3) == pytest.approx(0.75 * (1 - 0.5 * 15 / 36))


@pytest.mark.parametrize(
    ("army", "does"), [("continental-army", "leave"), ("national-guard", "fight")]
)
def test_an_army_is_fought_by_the_odds(army: str, does: str) -> None:
    own = captain("leviathan.1 remora", search("delhi", "leviathan.1"))
    deck = f"rome {army} paris milan london"
    play = Play(state(own, captain("cadet.2"), deck=deck)).until("buy").give()
    assert answer(play, 0) == {"search.delhi": (does,)}

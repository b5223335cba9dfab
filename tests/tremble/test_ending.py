"""The end of a turn, tasks, and who wins."""

import pytest
from msgspec.structs import replace

from engine.core.asks import Place
from engine.core.words import Text
from engine.invasion.battles.frames import Finished
from engine.invasion.ending.ending import Final, GameEnded, final_ranking, finished
from engine.tremble.cards.tables import CITIES, TASKS
from engine.tremble.looking.views import make_view
from engine.tremble.phases.ending import awarded
from engine.tremble.table.events import Award, CreditsPaid, TaskScored, TurnBegan
from engine.tremble.table.state import State
from tests.tremble.harness import Play, captain, state


def ended(play: Play) -> Play:
    """Answer by default until the game is over."""
    while play.asks:
        play.give()
    return play


def shares(*counts: int) -> dict[int, int]:
    return {award.seat: award.humans for award in awarded(counts)}


def test_t_1_most_and_second_most_trophies() -> None:
    assert shares(3, 2, 1) == {0: 200_000, 1: 100_000}
    assert awarded((3, 2, 1)) == (
        Award(0, 1, 3, 200_000, shared=200_000),
        Award(1, 2, 2, 100_000, shared=100_000),
    )


def test_t_1_one_trophy_may_count_for_several_tasks() -> None:
    paris = CITIES["paris"]
    counting = {task.id for task in TASKS.values() if task.counts(paris)}
    assert counting == {"scientific", "europe"}


def test_t_2_a_tie_for_first_shares_both_rewards() -> None:
    assert shares(2, 2, 1) == {0: 150_000, 1: 150_000}
    assert shares(2, 2, 2) == dict.fromkeys(range(3), 100_000)
    assert [award.rank for award in awarded((2, 2, 1))] == [1, 1]


def test_t_3_a_tie_for_second_shares_the_second_reward() -> None:
    assert shares(2, 1, 1) == {0: 200_000, 1: 50_000, 2: 50_000}


def test_rl_8_shares_are_rounded_down_to_ten_thousands() -> None:
    assert shares(2, 1, 1, 1) == {0: 200_000, 1: 30_000, 2: 30_000, 3: 30_000}
    assert shares(1, 1, 1, 1) == dict.fromkeys(range(4), 70_000)
    assert all(isinstance(share, int) for share in shares(1, 1, 1, 1).values())


def test_t_4_no_trophy_no_reward() -> None:
    assert shares(0, 0) == {}
    assert shares(1, 0) == {0: 200_000}


def test_rl_9_nobody_is_second_without_a_matching_city() -> None:
    assert shares(2, 0, 0) == {0: 200_000}


def test_t_1_tasks_are_scored_after_turn_10() -> None:
    paris = captain("training.1", trophies=("paris", "dublin"))
    play = Play(state(paris, captain("training.2"), turn=10, tasks="scientific europe asia"))
    ended(play)
    assert [event.task.id for event in play.told(TaskScored)] == ["scientific", "europe", "asia"]
    won = (Award(0, 1, 2, 200_000, shared=200_000),)
    assert [event.awards for event in play.told(TaskScored)] == [won, won, ()]
    assert play.state.captains[0].humans == 100_000 + 2 * 200_000
    assert play.over.winners == (0,)
    assert [line.humans for line in play.told(GameEnded)[0].ranking] == [500_000, 100_000]


def test_t_1_views_count_the_trophies_of_each_task() -> None:
    paris = captain("training.1", trophies=("paris", "dublin", "vienna"))
    play = Play(state(paris, captain("training.2"), tasks="scientific europe asia"))
    counts = [standing.counts for standing in play.view().public.tasks]
    assert counts == [(2, 0), (3, 0), (0, 0)]


def test_t_1_views_foresee_the_end_as_it_would_come_now() -> None:
    first = captain("training.1", credits=2, trophies=("paris", "dublin"))
    second = captain("training.2", trophies=("vienna",))
    play = Play(state(first, second, turn=10, tasks="scientific europe asia"))
    foreseen = play.view().public.foreseen
    assert foreseen == (100_000 + 2 * 200_000 - 120_000, 200_000)
    ended(play)
    assert tuple(each.humans for each in play.state.captains) == foreseen
    assert play.view().public.foreseen == foreseen, "nothing is paid twice"


def test_t_5_credits_are_paid_after_the_tasks() -> None:
    debtor = captain("training.1", humans=10_000, credits=2, trophies=("paris",))
    play = ended(
        Play(state(debtor, captain("training.2"), turn=10, tasks="scientific asia africa"))
    )
    assert [(each.seat, each.credits, each.humans) for each in play.told(CreditsPaid)] == [
        (0, 2, 120_000)
    ]
    assert play.state.captains[0].humans == 10_000 + 200_000 - 120_000


def test_rl_10_who_cannot_repay_goes_below_zero() -> None:
    debtor = captain("training.1", humans=10_000, credits=1)
    play = ended(Play(state(debtor, captain("training.2"), turn=10)))
    assert play.state.captains[0].humans == -50_000


def after(*captains: tuple[int, int, int]) -> State:
    """Return a state with these humans, trophies and credits."""
    cities = iter(CITIES)
    base = state(*(captain(f"training.{seat + 1}") for seat in range(len(captains))))
    changed = tuple(
        replace(each, humans=humans, trophies=tuple(next(cities) for _ in range(won)), credits=owed)
        for each, (humans, won, owed) in zip(base.captains, captains, strict=True)
    )
    return replace(base, captains=changed)


@pytest.mark.parametrize(
    ("captains", "expected", "why"),
    [
        (((1, 0, 0), (2, 0, 0)), [(1, 1), (0, 2)], "most-humans"),
        (((2, 1, 0), (2, 2, 0)), [(1, 1), (0, 2)], "most-trophies"),
        (((2, 1, 1), (2, 1, 0)), [(1, 1), (0, 2)], "fewest-credits"),
        (((2, 1, 0), (2, 1, 0), (1, 5, 0)), [(0, 1), (1, 1), (2, 3)], "shared"),
    ],
)
def test_rl_11_most_trophies_then_fewest_credits_then_a_shared_win(
    captains: tuple[tuple[int, int, int], ...], expected: list[tuple[int, int]], why: str
) -> None:
    end = after(*captains)
    assert [(line.seat, line.rank) for line in final_ranking(end.captains)] == expected
    places = make_view(replace(end, agenda=(Finished(),)), None).public.places
    assert [(each.seat, rank) for rank, each in places] == expected
    assert finished(end, Finished()).reason == Text(f"tremble-over-{why}")


def test_t_5_the_ranking_shows_humans_trophies_and_credits() -> None:
    end = after((60_000, 2, 1), (70_000, 0, 3))
    assert final_ranking(end.captains) == (Final(1, 1, 70_000, 0, 3), Final(0, 2, 60_000, 2, 1))
    assert finished(end, Finished()).places == (Place(1, 1, 70_000), Place(0, 2, 60_000))


def test_rl_11_a_shared_win_has_two_winners() -> None:
    play = ended(Play(state(captain("training.1"), captain("training.2"), turn=10)))
    assert play.over.winners == (0, 1)


def test_e_1_the_fuel_marker_moves_on() -> None:
    play = Play(state(captain("training.1"), captain("training.2"), turn=3))
    assert play.view().public.fuel == 6
    while play.state.turn == 3:
        play.give()
    assert [(each.turn, each.fuel) for each in play.told(TurnBegan)] == [(4, 7)]
    assert play.view().public.attacks == ()
    assert play.group == "t4:buy"


def test_ten_turns_are_played() -> None:
    play = Play(state(captain("training.1"), captain("training.2")))
    groups = []
    while play.asks:
        groups.append(play.group)
        play.give()
    assert groups == [f"t{turn}:{kind}" for turn in range(1, 11) for kind in ("buy", "plan")]

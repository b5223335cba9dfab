"""What is shown of the last answer: in a sitting, and to whoever missed what their click did."""

from pathlib import Path

from engine.core.forms import ChosenPart
from engine.core.words import say
from engine.host.steps.changes.replacing import give_to_person
from tests.contract.subjects import TREMBLE
from tests.host.house import PACE, PEOPLE, RoundStoryboard, house
from tests.host.test_sittings import RESCUE, STAY
from tests.host.test_taking_back import back, walks
from tests.walk.game import WALK


async def test_the_next_question_shows_what_was_recorded_before_it(tmp_path: Path) -> None:
    async with house(tmp_path, game=WALK) as home:
        number = await home.started(terms=RESCUE)
        assert (await home.panel(number, PEOPLE[0])).before is None
        for answer in (None, STAY):
            receipt = await home.submit(number, PEOPLE[0], answer)
            before = receipt.panel.before
            assert before is not None
            assert before.code == receipt.code
            assert before.chosen[-1][1], "in words"
        await home.host.wait_idle()
        assert (await home.panel(number, PEOPLE[1])).before is None
        [told] = [m for m in home.presenter.messages.values() if m.place == PEOPLE[0]]
        panel = told.edits[-1].panel
        assert panel is not None
        assert panel.before == before, "where the host itself edits, too"
    async with house(tmp_path, game=WALK) as home:
        again = (await home.panel(number, PEOPLE[0])).before
        assert again == before, "and after a restart"


async def test_what_was_taken_back_is_not_shown_as_recorded(tmp_path: Path) -> None:
    async with house(tmp_path, game=WALK) as home:
        number = await home.started(terms=RESCUE)
        first = await home.submit(number, PEOPLE[0])
        assert first.panel.back is not None
        panel = await home.host.take_back(number, PEOPLE[0], first.panel.back)
        assert panel.before is None
        receipt = await home.submit(number, PEOPLE[0])
        assert receipt.panel.before is not None
        assert receipt.panel.before.code == receipt.code != first.code


async def test_who_takes_a_seat_over_is_shown_no_answer_of_another(tmp_path: Path) -> None:
    async with house(tmp_path, game=WALK) as home:
        number = await home.started(terms=RESCUE)
        await home.submit(number, PEOPLE[0])
        await home.change(number, lambda step: give_to_person(step, 0, PEOPLE[3], "Captain 4"))
        panel = await home.panel(number, PEOPLE[3])
        assert (panel.sitting, panel.before) == ("t1", None)


async def test_an_answer_is_shown_when_it_is_closed_and_until_one_is_missed(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        code = (await home.submit(number, PEOPLE[0])).code
        assert (await home.panel(number, PEOPLE[0])).before is None, "it can still be changed"
        for person in PEOPLE[1:3]:
            await home.submit(number, person)
        await home.clock.advance(0)
        seen = [(await home.panel(number, person)).before for person in PEOPLE[:3]]
        assert seen[0] is not None
        assert seen[0].code == code
        assert len({each.code for each in seen if each}) == 3
        while not all(each and each.missed for each in seen):
            await home.clock.advance(PACE)
            await home.host.wait_idle()
            seen = [(await home.panel(number, person)).before for person in PEOPLE[:3]]
        assert all(each and each.chosen and not each.code for each in seen), "no receipt for it"


async def test_who_missed_a_question_is_told_what_was_answered_for_them(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        asked = (await home.panel(number, PEOPLE[0])).group
        for person in PEOPLE[1:3]:
            await home.submit(number, person)
        await home.clock.advance(PACE)
        await home.host.wait_idle()
        while (await home.panel(number, PEOPLE[0])).group is None:  # the dice may ask another first
            assert await home.play_round(number)
        await home.host.wait_idle()
    async with house(tmp_path, presenter=home.presenter) as home:
        panels = [await home.panel(number, person) for person in PEOPLE[:3]]
        missed = [panel.before for panel in panels if panel.before and panel.before.missed]
        assert [each.group for each in missed] == [asked], "nobody else missed it"
        assert missed[0] == panels[0].before
        assert missed[0].chosen, "in words"
        sent = [each for each in home.presenter.messages.values() if each.place == PEOPLE[0]]
        told = [each.post.panel.before for each in sent if each.post.panel]
        assert told[-1] == missed[0], "in a new message"


async def test_who_missed_a_question_reads_which_where_nothing_was_chosen(tmp_path: Path) -> None:
    async with house(tmp_path, game=TREMBLE.game) as home:
        number = await home.started()
        panel = await home.panel(number, PEOPLE[0])
        assert panel.form is not None
        asked = panel.form.field("buy").label
        await home.clock.advance(PACE)
        await home.host.wait_idle()
        before = (await home.panel(number, PEOPLE[0])).before
        assert before is not None
        nothing = ChosenPart(asked, (say("panel-before-nothing"),))
        assert (before.missed, before.chosen) == (True, (nothing,))


async def test_what_was_recorded_before_what_is_taken_back_is_shown_again(tmp_path: Path) -> None:
    async with house(tmp_path, game=WALK, storyboard=RoundStoryboard()) as home:
        number = await home.started(terms=RESCUE)
        await home.submit(number, PEOPLE[0])
        assert await walks(home, number)
        codes = [receipt.code for receipt in home.receipts]
    async with house(tmp_path, game=WALK, presenter=home.presenter) as home:
        for shown in (*reversed(codes[:-1]), None):
            before = (await back(home, number)).before
            assert (before and before.code) == shown

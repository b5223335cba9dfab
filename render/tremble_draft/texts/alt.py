"""Pictures in words for those who do not see them: what matters, in Discord's limit."""

from engine.core.words import Text, say
from engine.tremble_draft.cards.terms import task_text
from engine.tremble_draft.table.view import CaptainView, OwnView, PublicView, SearchView, Space
from render.house.captains import letter
from render.invasion.facts.facts import in_order, open_spaces
from render.invasion.texts.alt import captain_alt, fate_alt, hand_texts
from render.tremble_draft.parts.terms import progress, where
from render.words import Words


def board_alt(view: PublicView, names: tuple[str, ...], words: Words) -> list[str]:
    """Say what the board shows, captains first, then an army, cities and searches."""
    told = [
        say("invasion-alt-board", where=where(view)),
        *(
            captain_alt(
                "tremble-draft-picture-alt-captain", captain, names, words, fuel=captain.fuel
            )
            for captain in in_order(view)
        ),
        *_army(view),
        *(_space(view, space, words) for space in open_spaces(view)),
        *(_search(captain, each) for captain in view.captains for each in captain.searches),
    ]
    return [words(text) for text in told]


def hand_alt(public: PublicView, own: OwnView, words: Words) -> list[str]:
    """Say what a hand holds, and how far its tasks are."""
    captain = public.captains[own.seat]
    told = hand_texts(captain.humans, captain.fuel, own.ships, own.offer)
    told += [
        say(
            "tremble-draft-picture-alt-task",
            task=task_text(task),
            far=progress(task, captain.trophies, words),
        )
        for task in own.tasks
    ]
    return [words(text) for text in told]


def _army(view: PublicView) -> list[Text]:
    if view.meeting is None:
        return []
    army = view.meeting.army
    return [say("tremble-draft-picture-alt-army", army=army.name, attack=army.attack)]


def _space(view: PublicView, space: Space, words: Words) -> Text:
    city = space.city
    assert city is not None
    return fate_alt(view, space.number, words) or say(
        "tremble-draft-picture-alt-space",
        number=space.number,
        city=city.name,
        raid=city.raid,
        search=city.search,
    )


def _search(captain: CaptainView, search: SearchView) -> Text:
    return say(
        "tremble-draft-picture-alt-search",
        letter=letter(captain.seat),
        city=search.city.name,
        search=search.city.search,
        count=search.counter,
    )

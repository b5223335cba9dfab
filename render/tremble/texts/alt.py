"""Pictures in words for those who do not see them: what matters, in Discord's limit."""

from engine.core.words import Text, Value, say
from engine.tremble.table.view import CaptainView, OwnView, PublicView, Space, StationView
from render.house.captains import letter
from render.invasion.facts.facts import in_order, open_spaces
from render.invasion.texts import alt
from render.invasion.texts.alt import fate_alt, hand_texts
from render.picture import within
from render.tremble.parts.course import Finale
from render.tremble.parts.terms import where
from render.tremble.texts.hand_text import parted
from render.words import Words


def board_alt(view: PublicView, names: tuple[str, ...], words: Words) -> list[str]:
    """Say what the board shows, captains first, then cities; in the order of the picture."""
    return [
        words(text)
        for text in (
            say("invasion-alt-board", where=where(view)),
            *(
                alt.captain_alt("tremble-alt-captain", captain, names, words)
                for captain in in_order(view)
            ),
            *(text for space in open_spaces(view) for text in _space(view, space, words)),
            *(_stations(captain, words) for captain in in_order(view) if captain.stations),
        )
    ]


def podium_alt(finale: Finale, names: tuple[str, ...], words: Words) -> list[str]:
    """Say what the podium shows."""
    course = finale.course

    def place(captain: CaptainView, about: dict[str, Value]) -> Text:
        return say("tremble-alt-place", **about, tasks=len(course.awards(captain.seat)))

    return alt.podium_alt(finale.view, course.humans, place, finale.medals, names, words)


def hand_alt(public: PublicView, own: OwnView, words: Words) -> list[str]:
    """Say what a hand holds."""
    humans = public.captains[own.seat].humans
    told = hand_texts(humans, public.fuel, own.ships, own.offer)
    if own.basket is not None:
        bought = words.listed(card.name for card in own.offer if card.id in own.basket.buy)
        told += [say("tremble-alt-chosen", cards=bought)] if bought else []
    captain = public.captains[own.seat]
    if captain.stations:
        told.append(say("tremble-alt-own-stations", stations=_held(captain, words)))
    ready, fresh = parted(own, captain.fresh)
    if ready:
        told.append(say("tremble-alt-cards", cards=words.listed(card.name for card in ready)))
    if fresh:
        told.append(say("tremble-alt-fresh", cards=words.listed(card.name for card in fresh)))
    return [words(text) for text in told]


def reveal_alt(view: PublicView, words: Words) -> str:
    """Say what the film of a reveal shows in the end."""
    told = [say("tremble-alt-reveal", turn=view.turn)]
    told += [_fate(view, space, words) for space in view.spaces if space.city is not None]
    return within(words(text) for text in told)


def _stations(captain: CaptainView, words: Words) -> Text:
    stations = _held(captain, words)
    return say("tremble-alt-stations", letter=letter(captain.seat), stations=stations)


def _held(captain: CaptainView, words: Words) -> str:
    return words.listed(words(_station(view)) for view in captain.stations)


def _station(view: StationView) -> Text:
    if view.used:
        return say("tremble-alt-station-used", station=view.station.name)
    return say("tremble-alt-station", station=view.station.name)


def _space(view: PublicView, space: Space, words: Words) -> list[Text]:
    told = [_fate(view, space, words)]
    if space.claimed_by is not None:
        told.append(say("tremble-alt-claimed", captain=letter(space.claimed_by)))
    return told


def _fate(view: PublicView, space: Space, words: Words) -> Text:
    assert space.city is not None
    city = space.city
    return fate_alt(view, space.number, words) or say(
        "tremble-alt-space", number=space.number, city=city.name, raid=city.raid, catch=city.catch
    )

"""Planted faults: leaks that the checks of this folder must find."""

import contextlib
import logging
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.delivery.presenter import DiscordPresenter
from cogs.parts.controls import select
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout
from cogs.pictures.picture_cache import PictureCache
from engine.core.asks import Decide
from engine.core.table import SeatStatus
from engine.host.steps.changes import looking as looks
from engine.host.steps.changes import play
from engine.host.values.posts import PostKind
from engine.tremble import rules
from engine.tremble.cards.tables import SQUAD_CARDS
from engine.tremble.phases import buying
from engine.tremble.table.frames import Buying
from engine.tremble.table.state import State
from render.picture import Picture
from render.tremble.renderer import TrembleRenderer
from tests.secrecy.plots import Setting
from tests.secrecy.stage import Show

OWNER = 0  # whose secrets leak

Secret = Callable[[Show], str]
Plant = Callable[[pytest.MonkeyPatch, Callable[[], str]], None]


def inbox_of(show: Show) -> str:
    """Tell what lies in the owner's inbox."""
    table = show.at_hand()
    return str(table.inbox.get(OWNER, "")) if table else ""


def card_of(show: Show) -> str:
    """Name a card that only the owner may know: dealt, or bought last."""
    table = show.at_hand()
    if table is None:
        return ""
    captain = table.state.captains[OWNER]
    return str((captain.offer or captain.ships)[-1])


def toy_card_of(show: Show) -> str:
    """Name a card that only the owner may know."""
    table = show.at_hand()
    return str(table.state.hands[OWNER][0]) if table and table.state.hands[OWNER] else ""


def name_of(show: Show) -> str:
    """Name it as people do."""
    card = card_of(show)
    return SQUAD_CARDS[card].english if card else ""


def planted(plant: Plant, secret: Secret) -> Setting:
    """Make a setting in which a secret leaks somewhere."""

    @contextlib.contextmanager
    def setting(show: Show) -> Iterator[None]:
        with pytest.MonkeyPatch.context() as patch:
            plant(patch, lambda: secret(show))
            yield

    return setting


def _drawn(change: Callable[[Any, str], Any]) -> Plant:
    """Change every board that is drawn."""

    def plant(patch: pytest.MonkeyPatch, secret: Callable[[], str]) -> None:
        draw = PictureCache.board

        async def board(picture_cache: PictureCache, *parts: Any, **looks: Any) -> Any:
            return change(await draw(picture_cache, *parts, **looks), secret())

        patch.setattr(PictureCache, "board", board)

    return plant


picture_bytes = _drawn(lambda picture, secret: replaced(picture, png=picture.png + secret.encode()))
alt_text = _drawn(lambda picture, secret: replaced(picture, alt=f"{picture.alt} {secret}"))


def file_name(patch: pytest.MonkeyPatch, secret: Callable[[], str]) -> None:
    """Call the file of a picture by it."""
    show_picture = Layout.show

    def show(layout: Layout, picture: Any) -> Layout:
        if isinstance(picture, Picture):
            picture = replaced(picture, name=slug(secret()))
        return show_picture(layout, picture)

    patch.setattr(Layout, "show", show)


def slug(secret: str) -> str:
    """Make a file name of a secret."""
    return re.sub(r"[^\w.-]", "", f"board-{secret}")[:60] + ".png"


def replaced(picture: Any, **changes: Any) -> Any:
    """Exchange parts of a picture, whatever it is made of."""
    parts = {name: getattr(picture, name) for name in ("png", "alt", "name")}
    return type(picture)(**{**parts, **changes})


def headline(patch: pytest.MonkeyPatch, secret: Callable[[], str]) -> None:
    """Tell it in the headline."""
    say = TrembleRenderer.headline
    patch.setattr(TrembleRenderer, "headline", lambda *parts: f"{say(*parts)} {secret()}")


def _button(name: str) -> Plant:
    """Put it into the custom id of every button of an act."""

    def plant(patch: pytest.MonkeyPatch, secret: Callable[[], str]) -> None:
        write = Act.__str__

        def leaky(act: Act) -> str:
            is_meant = act.name == name and not act.group
            return write(act._replace(group=(secret() or "x")[:60]) if is_meant else act)

        patch.setattr(Act, "__str__", leaky)

    return plant


custom_id = _button("text")  # the board as text, behind **More**
custom_id_of_post = _button("status")  # **More** of a post


def select_value(patch: pytest.MonkeyPatch, secret: Callable[[], str]) -> None:
    """Make it the value of an option in everybody's selects."""

    def leaky(act: Any, options: list[Any], *rest: Any, **kind: Any) -> Any:
        options[0].value = secret() or "0"
        return select(act, options, *rest, **kind)

    patch.setattr("cogs.pages.form_pages.select", leaky)


def nonce(patch: pytest.MonkeyPatch, secret: Callable[[], str]) -> None:
    """Send it where no person looks, but a client does."""
    deliver = DiscordPresenter.deliver

    async def leaky(presenter: DiscordPresenter, post: Any, *rest: Any) -> Any:
        nonce_ = f"{secret()}" if post.kind is PostKind.NEWS else post.nonce
        return await deliver(presenter, replace(post, nonce=nonce_ or post.nonce), *rest)

    patch.setattr(DiscordPresenter, "deliver", leaky)


def status(patch: pytest.MonkeyPatch, _secret: Callable[[], str]) -> None:
    """Call a draft done."""
    list_ = looks._statuses

    def leaky(info: Any, table: Any, viewer: Any) -> tuple[SeatStatus | None, ...]:
        told = list(list_(info, table, viewer))
        if table.status(OWNER) is SeatStatus.DRAFT:
            told[OWNER] = SeatStatus.DONE
        return tuple(told)

    patch.setattr(looks, "_statuses", leaky)


def deadline(patch: pytest.MonkeyPatch, _secret: Callable[[], str]) -> None:
    """Let a draft make the time shorter."""
    save = play.save

    def hasty(draft: Any, *parts: Any) -> Any:
        draft.set_deadline(replace(draft.row.deadline, due=draft.row.deadline.due - 60))
        return save(draft, *parts)

    patch.setattr(play, "save", hasty)


def extra_post(patch: pytest.MonkeyPatch, _secret: Callable[[], str]) -> None:
    """Let an answer taken back stir the channel."""
    withdraw = play.withdraw

    def noisy(draft: Any, *parts: Any) -> Any:
        draft.redraw_lobby()
        return withdraw(draft, *parts)

    patch.setattr(play, "withdraw", noisy)


def log_line(patch: pytest.MonkeyPatch, _secret: Callable[[], str]) -> None:
    """Log an answer."""
    submit = play.submit

    def chatty(draft: Any, seat: int, *parts: Any) -> Any:
        logging.getLogger("engine.host.steps.changes.play").info(
            "seat %d: %s", seat, draft.table.inbox
        )
        return submit(draft, seat, *parts)

    patch.setattr(play, "submit", chatty)


def log_secret(patch: pytest.MonkeyPatch, secret: Callable[[], str]) -> None:
    """Log the secret at every answer."""
    submit = play.submit

    def chatty(*parts: Any) -> Any:
        logging.getLogger("engine.host.steps.changes.play").info("by the way: %s", secret())
        return submit(*parts)

    patch.setattr(play, "submit", chatty)


def key_of(show: Show) -> str:
    """Tell the key of the dice."""
    return show.key.hex()


def token_of(show: Show) -> str:
    """Tell the bot's token."""
    return show.home.settings.discord.token.get_secret_value()


def ask_by_hand(patch: pytest.MonkeyPatch, _secret: Callable[[], str]) -> None:
    """Ask only those who were dealt certain cards."""

    def pending(state: State, frame: Buying) -> Any:
        whole = buying.pending(state, frame)
        if not isinstance(whole, Decide):
            return whole
        asks = [each for each in whole.asks if weight(state, each.seat) % 2]
        return Decide(whole.group, (whole.asks[0], *asks))

    part = rules.PROCEDURES[Buying]
    patch.setitem(rules.PROCEDURES, Buying, part._replace(pending=pending))


def deadline_by_hand(patch: pytest.MonkeyPatch, _secret: Callable[[], str]) -> None:
    """Give more time after cards with long names."""
    ring = play.ring

    def unfair(draft: Any, thoughts: Any, grace: float) -> None:
        extra = weight(draft.table.state, OWNER)
        ring(draft, thoughts, grace)
        draft.set_deadline(replace(draft.row.deadline, due=draft.row.deadline.due + extra))

    patch.setattr(play, "ring", unfair)


def weight(state: State, seat: int) -> int:
    """Turn the hidden cards of a seat into a number."""
    return sum(map(ord, "".join(state.captains[seat].offer)))

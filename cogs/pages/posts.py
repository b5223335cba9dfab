"""The messages the game master owes: news of a step, the end, notices."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import discord

from cogs.pages.notes import note_button
from cogs.parts.controls import Control, button
from cogs.parts.custom_ids import Act
from cogs.parts.due import due_line
from cogs.parts.layouts import TEXT_LIMIT, Layout, fitted, lines
from engine.core.asks import Ask
from engine.core.words import Text, Value, say
from engine.host.values.posts import Post, PostKind
from engine.host.values.records import GameInfo, GameStatus
from render.games import GAMES
from render.house.full_renderer import FullRenderer
from render.picture import Picture
from render.renderers import Medal
from render.words import Words, plain

BUTTONS = {
    "orders": say("button-orders"),
    "text": say("button-text"),
    "discards": say("button-discards"),
    "look": say("button-look"),
    "rematch": say("button-rematch"),
}


def renderer_of(game: GameInfo) -> FullRenderer:
    """Return who draws and tells this game."""
    return GAMES.of(game.rules).full_renderer


def in_lesson(game: GameInfo, view: Any) -> bool:
    """Tell whether a view is of the first turn of everybody, in which newcomers are guided."""
    return renderer_of(game).round(view) <= 1


def names_of(game: GameInfo) -> tuple[str, ...]:
    """List the captains' names by seat."""
    return tuple(seat.name for seat in game.seats)


def news_layout(
    post: Post,
    words: Words,
    picture: Picture | None,
    fights: Sequence[Picture] = (),
    film: Picture | None = None,
) -> Layout:
    """Lay out what happened in a scene so far, its film or its fights, the board, and who is asked.

    Where it stands otherwise, in words too, is behind **More**.
    """
    tail, shown = Layout(), [film] if film else fights
    if post.closed:
        tail.rows(_why(post, words))
        return _told(post, words, picture, marked(tail, post, words), shown)
    due = due_line(post.game, post.due, words, briefly=True)
    tail.say(lines([asked_line(post, words), due]))
    tail.rows(
        [
            _button("orders", post.game, words, style=discord.ButtonStyle.primary),
            *_why(post, words),
            button(Act("status", post.game.number), words(say("button-others"))),
        ]
    )
    return _told(post, words, picture, marked(tail, post, words), shown)


def over_layout(post: Post, words: Words, picture: Picture | None) -> Layout:
    """Lay out the last step with the result, the podium, and the key of chance.

    What stood out in the game is told in words where no podium shows it.
    """
    tail = Layout()
    if post.over is not None:
        tail.say(words(post.over.reason))
    if picture is None:
        tail.say(lines(_medals(post, words)))
    if post.called:
        tail.say(words(say("over-called", captains=mentions(post, words))))
    tail.rows(
        [
            _button("rematch", post.game, words, style=discord.ButtonStyle.primary),
            *_why(post, words),
            _button("text", post.game, words),
            note_button(post.game.number, words(say("button-notes"))),
            *page_buttons(post.page, words),
        ]
    )
    return _told(post, words, picture, marked(tail, post, words))


def _medals(post: Post, words: Words) -> Iterator[str]:
    """Tell what stood out in the game, where its past can be told."""
    if post.past is None or not post.past.steps:
        return
    steps = ((step.after, step.events) for step in post.past.steps)
    medals = renderer_of(post.game).medals(steps)
    yield from medal_lines(medals, names_of(post.game), words)


def medal_lines(medals: Iterable[Medal], names: tuple[str, ...], words: Words) -> Iterator[str]:
    """Tell what stood out, and who has it."""
    for medal in medals:
        captains = words.listed(f"**{plain(names[seat])}**" for seat in medal.seats)
        told = say("over-medal", title=medal.title, captains=captains, reason=medal.reason)
        yield words(told)


def announcement_layout(post: Post, words: Words) -> Layout:
    """Lay out one line about how a game ended, for who was not there."""
    over, names = post.over, names_of(post.game)
    winners = [f"**{plain(names[seat])}**" for seat in over.winners] if over else []
    told = say(
        "announced-won" if winners else "announced",
        game=renderer_of(post.game).title(words),
        channel=f"<#{post.game.channel}>",
        captains=words.listed(winners),
    )
    layout = Layout().say(words(told))
    if post.page is not None:
        layout.rows(page_buttons(post.page, words))
    return marked(layout, post, words)


def page_buttons(
    page: str | None, words: Words, label: str = "button-page"
) -> list[Control | discord.ui.Button[Any]]:
    """Offer a page, that of a game if nothing else is said, where the world may look at it."""
    return [] if page is None else [discord.ui.Button(label=words(say(label)), url=page)]


def summons_layout(post: Post, words: Words) -> Layout:
    """Lay out the line that mentions those who must act and get no direct message."""
    if post.closed:
        return marked(Layout().say(words(say("summons-closed"))), post, words)
    called = say("summons", captains=mentions(post, words), count=len(post.called))
    layout = Layout().say(words(called))
    layout.rows([_button("orders", post.game, words, style=discord.ButtonStyle.primary)])
    return marked(layout, post, words)


def mentions(post: Post, words: Words) -> str:
    """Mention all whom a post calls."""
    return words.listed(f"<@{person}>" for person in post.called)


def invitation_layout(post: Post, words: Words) -> Layout:
    """Lay out the line that mentions those for whom a lobby was opened."""
    told = words(post.text) if post.text else ""
    return marked(Layout().say(told), post, words)


def shows_board(post: Post, words: Words) -> bool:
    """Return whether the board hangs in a post.

    A page of a longer story has none, nor has a closed question above which nothing is told: the
    next post shows the same board.
    """
    if not post.closed:
        return True
    if post.edits is None:
        return False
    running = post.game.status is GameStatus.RUNNING
    return not (running and post.puts_away) or any(_story(post, words))


def board_of(post: Post) -> Any:
    """Return the view that the board of a post shows.

    Where all of a turn was one step its post asks about the next one already; the board still
    shows how the turn came out, also when that question is closed.
    """
    renderer = renderer_of(post.game)
    over = post.closed and not post.puts_away
    if over or post.before is None or not post.events:
        return post.view
    if renderer.turn(post.before) == renderer.turn(post.view):
        return post.view
    shown = renderer.came_out(post.before, post.view, post.events)
    return post.view if shown == post.before else shown


def plain_layout(post: Post, words: Words) -> Layout:
    """Lay out the least a post must say, for when its news cannot be told or drawn."""
    layout = Layout().say(words(say("post-plain", number=post.game.number)))
    if post.kind in {PostKind.NEWS, PostKind.UNTOLD}:
        layout.say(due_line(post.game, post.due, words))
        layout.rows([_button("orders", post.game, words), _button("text", post.game, words)])
    return marked(layout, post, words)


def _told(
    post: Post,
    words: Words,
    picture: Picture | None,
    tail: Layout,
    shown: Sequence[Picture] = (),
) -> Layout:
    """Put headline, story and pictures before `tail`; the story gives way where it is long.

    What is `shown` of what happened comes first, then the board that it led to.
    """
    renderer = renderer_of(post.game)
    layout = Layout().say(f"## {renderer.headline(post.view, words)}")
    room = TEXT_LIMIT - layout.letters - tail.letters
    names = names_of(post.game)
    story = fitted(lines(_story(post, words)), room)
    layout.say(story)
    if picture is None and shows_board(post, words):
        board = renderer.board_text(board_of(post), names, words)
        layout.say(fitted(board, room - len(story)))
    for happened in shown:
        layout.show(happened)
    layout.show(picture)
    return layout.join(tail)


def _story(post: Post, words: Words) -> list[str]:
    """List what a post tells: what was called off, who was late, what happened; some are empty."""
    renderer, names = renderer_of(post.game), names_of(post.game)
    superseded = "" if post.text is None else words(_harmless(post.text))
    folded = bool(_why(post, words))  # what is behind that button need not stand here
    told = (renderer.headlines if folded else renderer.brief)(post.events, names, words)
    return [superseded, late_line(post, names, words), ordered_line(post, names, words), *told]


def notice_layout(post: Post, words: Words) -> Layout:
    """Lay out a plain notice: a game cancelled or halted, or who did what to it."""
    layout = Layout().say(notice_lines(post, words))
    return marked(layout, post, words)


def waiting(asks: Sequence[Ask], names: tuple[str, ...], words: Words) -> str:
    """Name those who still owe an answer, without a mention; empty where nobody does."""
    if not asks:
        return ""
    listed = words.listed(f"**{plain(names[ask.seat])}**" for ask in asks)
    return words(say("news-waiting", captains=listed))


def asked_line(post: Post, words: Words) -> str:
    """Name those who are asked, whether or not they have answered since; empty where nobody is.

    That everybody is goes without saying after the first turn.
    """
    names, seats = names_of(post.game), {ask.seat for ask in post.asks}
    if len(seats) == len(names) and not post.window:
        return words(say("news-asked-all")) if in_lesson(post.game, post.view) else ""
    listed = words.listed(f"**{plain(names[seat])}**" for seat in sorted(seats))
    key = "news-window" if post.window else "news-asked"
    return words(say(key, captains=listed)) if seats else ""


def late_line(post: Post, names: tuple[str, ...], words: Words) -> str:
    """Name those who did not answer in time; empty where all did."""
    if not post.late:
        return ""
    listed = words.listed(f"**{plain(names[seat])}**" for seat in dict.fromkeys(post.late))
    silence = GAMES.of(post.game.rules).silence.of(post.missed)
    return words(say("news-late", captains=listed, silence=words.listed(map(words, silence))))


def ordered_line(post: Post, names: tuple[str, ...], words: Words) -> str:
    """Name those for whom standing orders answered; empty where that was nobody."""
    if not post.ordered:
        return ""
    listed = words.listed(f"**{plain(names[seat])}**" for seat in post.ordered)
    return words(say("news-ordered", captains=listed))


def seal_line(post: Post, words: Words) -> str:
    """Tell beside the mark what seals the orders of a post and all before; empty without any.

    The code has to stand in the post itself: what is told on request alone proves nothing.
    """
    if post.sealed.count == post.sealed.first:
        return ""
    return words(say("post-sealed", mark=mark_line(post, words), code=post.sealed.chain))


def mark_line(post: Post, words: Words) -> str:
    """Tell the number of a post; the game master finds its own posts by it."""
    if post.repeated:
        return words(say("post-mark-repeated", mark=post.mark))
    return words(say("post-mark", mark=post.mark))


def notice_lines(post: Post, words: Words) -> str:
    """Tell what a notice says, line by line."""
    return lines(words(text) for text in _notices(post))


def _notices(post: Post) -> list[Text]:
    number = post.game.number
    if post.texts or post.text is not None:
        texts = post.texts if post.text is None else (post.text, *post.texts)
        return [_harmless(text) for text in texts]
    if post.kind is not PostKind.CANCELLED:
        return [say("post-halted", number=number)]
    if post.by is None:
        return [say("post-cancelled", number=number)]
    return [say("post-cancelled-by", number=number, who=f"<@{post.by}>")]


def _harmless(text: Text) -> Text:
    """Make the names in a note harmless in Markdown."""
    return say(text.key, **{name: _plain(value) for name, value in text.args})


def _plain(value: Value) -> Value:
    if isinstance(value, Text):
        return _harmless(value)
    return plain(value) if isinstance(value, str) else value


def marked(layout: Layout, post: Post, words: Words) -> Layout:
    """Add the small line below a post: its mark and what it fixes, with all about that behind it.

    A start and an end lead to the whole proof, a post that closes a question to its own orders.
    """
    game, sealed = post.game.number, post.sealed
    if post.kind is PostKind.START:
        digest = post.digest or ""
        line = words(say("start-seal", mark=mark_line(post, words), digest=digest))
        return layout.beside(line, fair_button(game, words))
    line = seal_line(post, words) or mark_line(post, words)
    if post.key:
        key = say("over-key", key=post.key)
        line = words(say("post-key", mark=line, key=key))
        return layout.beside(line, fair_button(game, words))
    if sealed.count == sealed.first:
        return layout.say(line)
    act = Act.to("proof", game, sealed.first, sealed.count)
    return layout.beside(line, button(act, words(say("button-fair"))))


def fair_button(game: int, words: Words) -> Control:
    """Make the button that tells what the seals of a game prove, and what not."""
    return button(Act("fair", game), words(say("button-fair")))


def why_buttons(
    game: GameInfo, first: int, last: int, words: Words, label: str = "button-why"
) -> list[Control]:
    """Offer to tell some steps in full and how results came about, where a game explains them."""
    if not renderer_of(game).explains:
        return []
    return [button(Act.to("why", game.number, first, last), words(say(label)))]


def _why(post: Post, words: Words) -> list[Control]:
    """Offer reasons where something was decided."""
    if post.why is None or not post.why[1]:
        return []
    return why_buttons(post.game, *post.why, words, label="button-details")


def look_buttons(game: GameInfo, words: Words) -> list[Control]:
    """Offer to look through open discards, and at parts one by one, where a game has such."""
    renderer = renderer_of(game)
    offered = {"discards": renderer.has_discards, "look": renderer.has_parts}
    return [_button(act, game, words) for act, has in offered.items() if has]


def _button(
    act: str,
    game: GameInfo,
    words: Words,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Control:
    return button(Act(act, game.number), words(BUTTONS[act]), style)

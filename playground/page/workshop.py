"""The workshop: tools to move the world and to break things, and what happened beside them."""

import json
import re
from typing import Any

from playground.client.people import Person
from playground.described import Description
from playground.page.director import Director
from playground.page.showing import Showing, write
from playground.record import Deed, Entry, Event, Intervention, Outcome, Request

NEWEST, LONGEST = 100, 6000  # entries that are shown at first; letters of a body
_LONG = re.compile(r"\d{15,}")


def _short(number: re.Match[str]) -> str:
    return f"…{number[0][-4:]}"


class Workshop:
    """Writes the workshop for one person, in their language."""

    def __init__(self, person: Person, director: Director, known: Description | None) -> None:
        self._show = Showing(person)
        self._director = director
        self._known = known
        self._record = person.world.record
        self._next = max(0, len(self._record) - NEWEST)
        self._tools = ""

    def page(self) -> str:
        """Write the page."""
        return write("workshop.html", self._show, judged=self._known is not None, **self._facts())

    def news(self) -> str | None:
        """Write what happened since the last call; None where nothing did."""
        entries = self._record.since(self._next)
        self._next += len(entries)
        rows = [row for entry in entries if (row := self._row(entry))]
        news: dict[str, Any] = {"rows": rows} if rows else {}
        tools = write("tools.html", self._show, **self._facts())
        if tools != self._tools:
            news["tools"] = self._tools = tools
        return json.dumps(news) if news else None

    def _facts(self) -> dict[str, Any]:
        return {"powers": self._director.powers, "failing": self._director.discord.faults.every}

    def _row(self, entry: Entry) -> str:
        words = self._show.words
        if isinstance(entry, Request):
            return self._request(entry)
        if isinstance(entry, Event):
            rest = words["lost-event"] if entry.lost else words["sent"]
            return self._write(entry, "event", f"→ {entry.name}", rest, entry.data, bad=entry.lost)
        if isinstance(entry, Deed):
            return self._write(entry, "deed", entry.name, f"{entry.action} {entry.label}")
        if isinstance(entry, Outcome):
            heard = entry.acknowledged is not None
            said = words["heard" if heard else "unheard"].format(seconds=f"{entry.after:.2f}")
            return self._write(entry, "outcome", "↳", said, bad=not heard)
        if isinstance(entry, Intervention):
            said = words[f"did-{entry.act}"].format(about=entry.about)
            return self._write(entry, "intervention", "⚒", said)
        return ""

    def _request(self, entry: Request) -> str:
        code = f" · {entry.code}" if entry.code else ""
        verdict, fits = self._verdict(entry)
        rest = " · ".join(part for part in (f"{entry.status or '⚡'}{code}", verdict) if part)
        bad = not fits or not 200 <= entry.status < 300
        head = f"← {entry.method} {_LONG.sub(_short, entry.path)}"
        return self._write(entry, "request", head, rest, entry.body, bad=bad)

    def _verdict(self, entry: Request) -> tuple[str, bool]:
        """Say whether a request fits Discord's API description."""
        if self._known is None:
            return "", True
        wrong = self._director.judged(entry, self._known)
        if wrong is None:
            return self._show.words["unsaid"], True
        return (f"✗ {wrong[0]}", False) if wrong else (f"✓ {self._show.words['fits']}", True)

    def _write(
        self, entry: Entry, kind: str, head: str, rest: str, body: Any = None, *, bad: bool = False
    ) -> str:
        told = json.dumps(body, indent=1, ensure_ascii=False)[:LONGEST] if body else ""
        facts = {"entry": entry, "kind": kind, "head": head, "rest": rest, "bad": bad}
        return write("entry.html", self._show, body=told, **facts)

// Turning pages without loading them whole: arrow keys, a slider, moments in the reader's own time.
// Everything that is shown was written by the server; without this script the links do the same.
"use strict";
const $ = (id) => document.getElementById(id);
const KEYS = { ArrowLeft: "back", ArrowRight: "on" };
let wanted = "";

function dress() {
  const locale = document.documentElement.lang;
  const way = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  for (const node of document.querySelectorAll("main time")) node.textContent = way.format(new Date(node.dateTime));
  for (const node of document.querySelectorAll("#slider, .keys")) node.hidden = false;
  listen($("news")?.dataset.live);
}

// A page of a running game asks for itself anew once the channel was told more.
function listen(address) {
  if (listen.source?.address === address) return;
  listen.source?.close();
  listen.source = address ? Object.assign(new EventSource(address), { address }) : null;
  if (address) listen.source.onmessage = () => turn(location.href, { kept: true });
}

async function turn(address, { kept = false } = {}) {
  wanted = address;
  const sliding = document.activeElement?.id === "slider", pressed = document.activeElement?.id;
  document.body.classList.add("busy");
  try {
    const answer = await fetch(address);
    if (!answer.ok) return location.assign(address);
    const read = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (wanted !== address) return;
    $("main").replaceWith(read.getElementById("main"));
    document.title = read.title;
    if (!kept) history.pushState(null, "", address);
    dress();
    (sliding || pressed ? $(pressed) || $("slider") : null)?.focus({ preventScroll: true });
  } catch { location.assign(address); }
  finally { if (wanted === address) document.body.classList.remove("busy"); }
}

document.addEventListener("keydown", (event) => {
  const typing = event.target.closest("input, select, textarea"), link = $(KEYS[event.key]);
  if (!link || typing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  turn(link.href);
});
document.addEventListener("click", (event) => {
  const link = event.target.closest("#back, #on");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  turn(link.href);
});
document.addEventListener("input", (event) => {
  if (event.target.id !== "slider") return;
  clearTimeout(turn.later);
  const { base, query } = event.target.dataset, address = `${base}${event.target.value}${query}`;
  turn.later = setTimeout(() => turn(new URL(address, location).href), 120);
});
addEventListener("popstate", () => turn(location.href, { kept: true }));
dress();

// One person's client: it shows news and sends what is clicked. Everything it shows was written by
// the server; it makes no HTML of its own.
"use strict";
const { channel, silent, title } = document.body.dataset;
const log = $("log");
if (self !== top) document.body.classList.add("framed");

// --- news ---------------------------------------------------------------------------------------

let ended = true;  // whether the newest message is in view: it stays so when the window changes
log.addEventListener("scroll", () => { ended = atEnd(log); });
addEventListener("resize", () => { if (ended) toEnd(log); });
let first = true;

function held() {
  const now = document.activeElement, message = now && now.closest(".message");
  if (!message) return null;
  const marks = ["press", "choose", "value", "large", "command"].filter((key) => key in now.dataset);
  const selector = marks.map((key) => `[data-${key}="${CSS.escape(now.dataset[key])}"]`).join("");
  const menu = now.closest("[data-choose]");
  return { id: message.id, selector, menu: menu && menu.dataset.choose };
}

function holdAgain(was) {
  const message = was && $(was.id);
  if (!message || message.contains(document.activeElement)) return;
  const menu = was.menu && message.querySelector(`[data-choose="${CSS.escape(was.menu)}"] summary`);
  const found = menu || (was.selector && message.querySelector(was.selector));
  const next = found && !found.disabled ? found : message.querySelector("button:not(:disabled), summary");
  if (next) next.focus({ preventScroll: true });
}

// Whoever is choosing goes on choosing when the message is edited meanwhile.
function keepOpen(old, fresh) {
  for (const menu of old.querySelectorAll("details[data-choose][open]")) {
    const same = fresh.querySelector(`details[data-choose="${CSS.escape(menu.dataset.choose)}"]`);
    if (!same) continue;
    const ticked = new Set(chosen(menu));
    for (const box of same.querySelectorAll("input")) box.checked = ticked.has(box.value);
    same.open = true;
    count(same);
  }
}

// What is said aloud: a new message, and of the one that somebody just acted on what is new in it.
const SAID = 300;  // letters
const lines = (message) => [...message.querySelectorAll(".text > *")];
function spoken(fresh, old) {
  const before = new Set(old && old.lines), told = lines(fresh).filter((_, number) => !before.has(fresh.lines[number]));
  const words = told.map((line) => line.textContent.trim()).join(" ");
  return words && `${fresh.querySelector(".face").dataset.name}: ${words}`.slice(0, SAID);
}

function place(news) {
  const was = held(), stick = first || atEnd(log), aloud = [];
  let answer = null;  // what only this person sees: it answers what they just did, out of sight maybe
  for (const { id, html, version } of news.messages || []) {
    const fresh = made(html).firstElementChild, old = $(`m${id}`);
    fresh.dataset.version = version;
    fresh.lines = lines(fresh).map((line) => line.outerHTML);  // as written: moments do not tick in it
    dress(fresh);
    if (old && old.dataset.version === version) continue;
    if (old) { keepOpen(old, fresh); old.replaceWith(fresh); }
    else log.append(fresh);
    if (!old && fresh.classList.contains("private")) answer = fresh;
    if (!first) fresh.classList.add(old ? "edited" : "new");
    if (!first && (!old || (was && was.id === fresh.id))) aloud.push(spoken(fresh, old));
  }
  const words = aloud.filter(Boolean).join(" ");
  if (words) $("status").textContent = words;
  const wanted = new Set(news.order);
  for (const node of log.querySelectorAll(".message")) if (!wanted.has(node.dataset.message)) node.remove();
  const shown = [...log.querySelectorAll(".message")].map((node) => node.dataset.message);
  if (shown.join() !== news.order.join()) log.append(...news.order.map((id) => $(`m${id}`)).filter(Boolean));
  $("empty").hidden = news.order.length > 0;
  if ("places" in news) { $("list").replaceChildren(made(news.places)); }
  if ("unread" in news) {
    document.title = (news.unread ? `(${news.unread}) ` : "") + title;
    $("total").textContent = news.unread || "";
    $("total").hidden = !news.unread;
  }
  if ("you" in news) renew($("you"), news.you);
  if ("ahead" in news) { ahead = news.ahead; dress(document); }
  if ("hint" in news) { $("hint").replaceChildren(made(news.hint)); $("hint").hidden = !news.hint; }
  holdAgain(was);
  const target = first && pointed();
  if (target) flash(target);
  else if (first && shown.length === 1) ended = false; // whoever comes reads it from its beginning
  else if (stick) { toEnd(log); for (const image of log.querySelectorAll("img")) image.addEventListener("load", () => toEnd(log), { once: true }); }
  else if (answer && !first) flash(answer);
  first = false;
}

// The message that a link leads to.
const pointed = () => $(location.hash.slice(1))?.closest(".message");

// What is taller than the window begins at its top; pictures that come later do not push it away.
function flash(message) {
  const show = () => message.scrollIntoView({ block: message.offsetHeight > log.clientHeight ? "start" : "center" });
  show();
  for (const image of log.querySelectorAll("img")) if (!image.complete) image.addEventListener("load", show, { once: true });
  message.classList.remove("new");
  requestAnimationFrame(() => message.classList.add("new"));
}
window.addEventListener("hashchange", () => { const target = pointed(); if (target) flash(target); });

// Who this is and could be: what stands open there stays open, and what is typed stays typed.
function renew(node, html) {
  const open = [...node.querySelectorAll("details")].map((each) => each.open), typed = node.querySelector("input")?.value;
  const inside = node.contains(document.activeElement);
  node.replaceChildren(made(html));
  dress(node);
  node.querySelectorAll("details").forEach((each, number) => { each.open = open[number] || false; });
  if (typed) node.querySelector("input").value = typed;
  if (inside) node.querySelector("summary").focus();
}

const news = new EventSource(`${base}/in/${channel}/news`);
news.onmessage = (event) => { place(JSON.parse(event.data)); refuse(""); };
news.onerror = () => refuse(lost);

// --- acts ---------------------------------------------------------------------------------------

async function act(name, fields) {
  const told = await send(name, fields);
  if (told.silent) refuse(silent);
  if (told.form) open(told.form);
  return told;
}

async function click(node, name, fields) {
  const message = node.closest(".message");
  message.setAttribute("aria-busy", "true");
  refuse("");
  const told = await act(name, { message: message.dataset.message, ...fields });
  message.removeAttribute("aria-busy");
  if (told.refused) refuse(told.refused);
}

function open(html) {
  const dialog = $("form");
  dialog.replaceChildren(made(html));
  dress(dialog);
  const heading = dialog.querySelector("h2");
  dialog.setAttribute("aria-label", heading ? heading.textContent : "");
  if (!dialog.open) dialog.showModal();
  const field = dialog.querySelector("input, textarea, select");
  if (field) field.focus();
}

async function command(name) {
  $("commands").close();
  await act("command", { name, channel });
  const form = $("form").querySelector("form");
  if (form && form.dataset.slash === name && !form.querySelector("input, select")) form.requestSubmit();
}

log.addEventListener("click", (event) => {
  const node = event.target.closest("button");
  if (!node) return;
  const menu = node.closest("[data-choose]"), data = node.dataset;
  const id = menu && menu.dataset.choose;
  if ("press" in data) click(node, "press", { id: data.press });
  else if ("value" in data) { shut(menu); click(node, "choose", { id, values: data.value }); }
  else if ("none" in data) { shut(menu); click(node, "choose", { id }); }
  else if ("apply" in data) { shut(menu); click(node, "choose", { id, values: chosen(menu) }); }
  else if ("dismiss" in data) { click(node, "dismiss", {}); node.closest(".message").remove(); }
  else if ("large" in data) large(node);
});

function shut(menu) {
  menu.querySelector("summary").focus({ preventScroll: true }); // what is hidden has no focus
  menu.open = false;
}

const chosen = (menu) => [...menu.querySelectorAll("input:checked")].map((box) => box.value);

function count(menu) {
  const apply = menu.querySelector("[data-apply]");
  if (!apply) return;
  const number = chosen(menu).length, most = Number(menu.dataset.most);
  for (const box of menu.querySelectorAll("input:not(:checked)")) box.disabled = number >= most;
  apply.disabled = number < Number(menu.dataset.least) || number > most;
}
log.addEventListener("change", (event) => {
  const menu = event.target.closest("details[data-choose]");
  if (menu) count(menu);
});
log.addEventListener("toggle", (event) => {
  const menu = event.target;
  if (menu.open && "choose" in menu.dataset) menu.scrollIntoView({ block: "nearest" });
}, true);

document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details.select[open]")) if (!menu.contains(event.target)) menu.open = false;
  const node = event.target.closest("[data-command], [data-close]");
  if (!node) return;
  if ("close" in node.dataset) $("form").close();
  else command(node.dataset.command);
});
document.addEventListener("keydown", (event) => {
  const menu = event.target.closest("details.select[open]");
  if (!menu) return;
  if (event.key === "Escape") shut(menu);
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const items = [...menu.querySelectorAll("summary, button, input")];
  const next = items[items.indexOf(event.target) + (event.key === "ArrowDown" ? 1 : -1)];
  if (next) { event.preventDefault(); next.focus(); }
});

function large(node) {
  const shown = $("large").querySelector("img"), alt = node.querySelector("img").alt;
  shown.src = node.dataset.large;
  shown.alt = alt;
  $("large").querySelector("p").textContent = alt;
  $("large").showModal();
}

// --- forms and commands -------------------------------------------------------------------------

$("form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.target, fields = new FormData(form);
  const send = form.querySelector(".style1");
  let told;
  send.disabled = true;
  if (form.dataset.submit) {
    fields.append("form", form.dataset.submit);
    told = await act("submit", fields);
  } else told = await act("slash", written(form));
  send.disabled = false;
  if (told.refused) form.querySelector(".fault").textContent = told.refused;
  else if (!told.form) $("form").close();
});

function written(form) {
  const fields = new FormData();
  fields.append("name", form.dataset.slash);
  fields.append("channel", channel);
  for (const input of form.elements) {
    if (!input.name || !input.value) continue;
    const told = input.files ? input.files[0] : offered.get(input)?.get(input.value) ?? input.value;
    fields.append(`option-${input.name}`, told);
  }
  return fields;
}

const offered = new WeakMap(); // by input: what the names stand for that were proposed for it
let asked = 0;
async function complete(input) {
  const turn = ++asked, fields = written(input.form);
  fields.append("option", input.name);
  const told = await act("complete", fields);
  if (turn !== asked || !told.choices) return;
  offered.set(input, new Map([...(offered.get(input) ?? []), ...told.choices.map((each) => [each.name, each.value])]));
  input.list.replaceChildren(...told.choices.map((choice) => {
    const option = document.createElement("option");
    option.value = choice.name;
    return option;
  }));
}
for (const kind of ["input", "focusin"]) {
  $("form").addEventListener(kind, (event) => {
    const input = event.target;
    if (!("complete" in input.dataset)) return;
    clearTimeout(complete.later);
    complete.later = setTimeout(() => complete(input), 150);
  });
}

function commands(start) {
  $("find").value = start;
  filter();
  $("commands").showModal();
  $("find").focus();
}
function filter() {
  const words = $("find").value.replace(/^\//, "").toLowerCase();
  const all = [...$("commands").querySelectorAll("[data-command]")];
  for (const node of all) node.hidden = !node.textContent.toLowerCase().includes(words);
  $("no-command").hidden = all.some((node) => !node.hidden);
}
$("find").addEventListener("input", filter);
$("find").addEventListener("keydown", (event) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const first = $("commands").querySelector("[data-command]:not([hidden])");
  if (first) command(first.dataset.command);
});
$("slash").addEventListener("click", () => commands(""));
$("say").addEventListener("input", () => {
  if ($("say").value === "/") { $("say").value = ""; commands(""); }
});
$("writing").addEventListener("submit", async (event) => {
  event.preventDefault();
  const text = $("say").value.trim();
  if (!text) return;
  if (text.startsWith("/")) { $("say").value = ""; commands(text); return; }
  const told = await act("say", { channel, text });
  if (told.refused) refuse(told.refused);
  else { $("say").value = ""; toEnd(log); }
});

$("menu").addEventListener("click", () => {
  const shown = document.body.classList.toggle("places");
  $("menu").setAttribute("aria-expanded", String(shown));
});
dress(document);

// What the page and its workshop share: moments said in the reader's own way, acts sent to the
// server, and what it refused. Everything that is shown was written by the server.
"use strict";
const { base, lost, refused } = document.body.dataset;
const $ = (id) => document.getElementById(id);
const locale = document.documentElement.lang;
let ahead = Number(document.body.dataset.ahead || 0); // seconds that the stand-in's clock is ahead

// --- what is shown ------------------------------------------------------------------------------

function made(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

function dress(root) {
  for (const node of root.querySelectorAll("[data-accent]")) node.style.setProperty("--accent", node.dataset.accent);
  for (const node of root.querySelectorAll(".face")) node.style.setProperty("--hue", hue(node.dataset.name));
  for (const node of root.querySelectorAll("time")) tick(node);
}

const atEnd = (list) => list.scrollHeight - list.scrollTop - list.clientHeight < 80;
const toEnd = (list) => { list.scrollTop = list.scrollHeight; };

const hue = (name) => [...name].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)) % 360, 7);

const WAYS = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
  now: { weekday: "short", hour: "numeric", minute: "2-digit" }, s: { dateStyle: "short", timeStyle: "short" }, S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const distance = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });

const now = () => Date.now() + ahead * 1000;

const ways = new Map(); // by style: such a format is dear to make, and moments tick every second
function said(style, when) {
  if (!ways.has(style)) ways.set(style, new Intl.DateTimeFormat(locale, WAYS[style] || WAYS.f));
  return ways.get(style).format(when);
}

function tick(node) {
  if ("now" in node.dataset) node.dateTime = new Date(now()).toISOString();
  const when = new Date(node.dateTime), style = node.dataset.style || ("now" in node.dataset ? "now" : "f");
  if (Number.isNaN(when.valueOf())) return;
  let told = said(node.closest(".message > header") ? "t" : style, when);
  if (style === "R") {
    const seconds = Math.round((when - now()) / 1000);
    const [unit, length] = UNITS.find((each) => Math.abs(seconds) >= each[1]) || UNITS[5];
    told = distance.format(Math.round(seconds / length), unit);
  }
  if (node.textContent !== told) node.textContent = told;
  const title = said("F", when);
  if (node.title !== title) node.title = title;
}
setInterval(() => {
  if (!document.hidden) document.querySelectorAll('time[data-style="R"], time[data-now]').forEach(tick);
}, 1000);


// --- acts ---------------------------------------------------------------------------------------

function refuse(text) {
  $("refusal").textContent = text;
  clearTimeout(refuse.later);
  if (text && text !== lost) refuse.later = setTimeout(() => refuse(""), 8000);
}

async function send(name, fields) {
  const form = fields instanceof FormData ? fields : new FormData();
  if (!(fields instanceof FormData)) for (const [key, value] of Object.entries(fields)) for (const each of [value].flat()) form.append(key, each);
  try {
    const answer = await fetch(`${base}/${name}`, { method: "POST", body: form });
    return await answer.json();
  } catch { refuse(lost); return { refused: lost }; }
}

// What is done to the whole world: by a button, or by a form that says a name.
async function change(node) {
  const name = node.dataset.do, fields = node instanceof HTMLFormElement ? new FormData(node) : new FormData();
  if (node.dataset.whom) fields.append("whom", node.dataset.whom);
  const told = await send(`do/${name}`, fields);
  if (told.refused) refuse(refused + told.refused);
  else if (!node.dataset.whom && (name === "leave" || name === "return")) location.assign(base);
  else if (node instanceof HTMLFormElement) node.reset();
}
document.addEventListener("click", (event) => {
  const node = event.target.closest("button[data-do]");
  if (node) change(node);
});
document.addEventListener("submit", (event) => {
  if (!("do" in event.target.dataset)) return;
  event.preventDefault();
  change(event.target);
});

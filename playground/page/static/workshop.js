// The workshop: its tools, and what happened, as the server tells it.
"use strict";
const entries = $("entries");
const MOST = 400;
let ended = true;  // whether the newest entry is in view: it stays so when the window changes
entries.addEventListener("scroll", () => { ended = atEnd(entries); });
addEventListener("resize", () => { if (ended) toEnd(entries); });

const news = new EventSource(`${base}/workshop/news`);
news.onmessage = (event) => {
  const told = JSON.parse(event.data);
  const stick = atEnd(entries);
  if (told.tools) $("tools").replaceChildren(made(told.tools));
  for (const row of told.rows || []) {
    const fresh = made(row);
    dress(fresh);
    entries.append(fresh);
  }
  while (entries.children.length > MOST) entries.firstElementChild.remove();
  if (stick) toEnd(entries);
  refuse("");
};
news.onerror = () => refuse(lost);

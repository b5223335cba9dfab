// The workshop: its tools, and what happened, as the server tells it.
"use strict";
const entries = $("entries");
const MOST = 400;

const news = new EventSource(`${base}/workshop/news`);
news.onmessage = (event) => {
  const told = JSON.parse(event.data);
  const stick = entries.scrollHeight - entries.scrollTop - entries.clientHeight < 80;
  if (told.tools) $("tools").replaceChildren(made(told.tools));
  for (const row of told.rows || []) {
    const fresh = made(row);
    dress(fresh);
    entries.append(fresh);
  }
  while (entries.children.length > MOST) entries.firstElementChild.remove();
  if (stick) entries.scrollTop = entries.scrollHeight;
  refuse("");
};
news.onerror = () => refuse(lost);

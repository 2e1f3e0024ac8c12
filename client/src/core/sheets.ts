/** What lies over a page: going back takes it away before it leads anywhere else. */

const open: (() => void)[] = [];
/** On the way back from the places of sheets that are gone: the browser gets there a moment later. */
let returning = false;

/** How many sheets the place in the history has on it where the browser stands. */
export function sheetsInHistory(): number {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "sheets" in state ? Number(state.sheets) : 0;
}

/** Something was opened over the page; `close` takes it away. To be called when it is gone: what is returned. */
export function sheet(close: () => void): () => void {
  open.push(close);
  if (!returning) markOpen();
  return () => {
    const place = open.indexOf(close);
    if (place >= 0) open.splice(place, 1);
    // Later: one sheet often makes way for another.
    setTimeout(goBackTo);
  };
}

/** A place in the history for each sheet that is open. */
function markOpen() {
  for (let sheets = sheetsInHistory() + 1; sheets <= open.length; sheets++) history.pushState({ sheets }, "");
}

/** Away from the places in the history whose sheets are gone. */
function goBackTo() {
  const gone = sheetsInHistory() - open.length;
  if (gone <= 0 || returning) return;
  returning = true;
  history.go(-gone);
}

function goneBack() {
  if (returning) {
    // Nobody went back but ourselves, and what was opened meanwhile stays.
    returning = false;
    markOpen();
    goBackTo();
    return;
  }
  const left = sheetsInHistory();
  while (open.length > left) open.pop()?.();
  goBackTo();
}

export function watchHistory() {
  // Of what lay there before the page was loaded nothing is left.
  if (sheetsInHistory()) history.replaceState(null, "");
  addEventListener("popstate", goneBack);
}

// Finds out what of all that is offered can be pressed, and what would be sent: put into a page before it loads.
//
// The page is the real one before a real server; only what it would choose is kept back here, and refused, so that the same
// question can be answered again and again. To ask it anew, the last table that the server sent comes again under another id.
(() => {
  const PRESSABLE = "button, a[href], summary, [role=button]";
  const SMALLEST = 24; // what is left in sight of what is pressed
  const GRID = [0.5, 0.2, 0.8];
  const MICROTASKS = 24; // until everything has been told to everybody
  const DEEPEST = 4; // presses until something is staged
  const FURTHEST = 3; // presses until one comes to where it is
  const MOST = 900; // presses at one position

  let socket = null;
  let last = null;
  let sent = [];
  let relaid = 0;

  class Tapped extends WebSocket {
    constructor(...how) {
      super(...how);
      socket = this;
      last = null;
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === "table" && !message.relaid) last = message;
      });
    }
    send(data) {
      const { type, id, option } = JSON.parse(data);
      if (type !== "choose" && type !== "free") return super.send(data);
      sent.push(option);
      queueMicrotask(() => hear({ type: "refused", id, reason: "stale", rule: "" }));
    }
  }
  window.WebSocket = Tapped;

  const hear = (message) => socket.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  const drawn = () => new Promise(requestAnimationFrame);
  /** The page answers in microtasks; nothing needs to be painted in between. */
  async function settle() {
    for (let left = MICROTASKS; left; left -= 1) await null;
  }

  /** Whatever lies over the table is put away, and what is half chosen is taken back, as keys do. */
  async function putBack() {
    const dialogs = document.querySelectorAll("dialog[open]");
    for (const dialog of dialogs) dialog.close();
    if (dialogs.length) await drawn();
    for (const key of ["Escape", "Backspace"]) document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    document.querySelector(".whisper .pri")?.click();
    sent = [];
    await settle();
  }

  /** The same question again, and nothing half chosen. */
  async function relay() {
    const { decision, happened, told_before } = last;
    relaid += 1;
    const news = { relaid: true, happened: [], chat: [], told_before: told_before + happened.length };
    const ids = decision ? [`again-${relaid}`] : [`unasked-${relaid}`, ""];
    for (const id of ids) {
      const asked = id && { ask: "nothing", args: {}, source: "", options: [], ...decision, id };
      hear({ ...last, ...news, decision: asked || null });
      await settle();
    }
    await putBack();
  }

  /** What lay over the page has its place in the history, which the browser leaves a moment later. */
  async function goneBack() {
    while (history.state?.sheets) await drawn();
  }

  /** From the lobby: whatever was opened on the page is shut. */
  async function comeBack() {
    await goneBack();
    const { pathname } = location;
    const before = socket;
    for (const [path, isThere] of [["/", () => !document.querySelector(".frame")], [pathname, () => socket !== before]]) {
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate"));
      while (!isThere()) await drawn();
    }
    while (!last || !document.querySelector(".decide")) await drawn();
    await relay();
  }

  // --- what there is to press

  const isSeen = (element) => {
    const box = element.getBoundingClientRect();
    return (
      box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest("[inert]")
    );
  };
  const nameOf = (element) =>
    (element.dataset.thing || element.getAttribute("aria-label") || element.textContent || "")
      .replace(/\u00ad/g, "").replace(/\s+/g, " ").trim().slice(0, 40) ||
    `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;

  function pathOf(element) {
    const steps = [];
    for (let at = element; at.parentElement; at = at.parentElement)
      steps.unshift([...at.parentElement.children].indexOf(at));
    return steps.join();
  }
  const placeOf = (element) => `${pathOf(element)} ${nameOf(element)}`;
  const at = (path) => path.split(",").reduce((element, step) => element?.children[step], document.documentElement);

  const SAYS_NO = ".buttons .quiet:not(.undo):enabled";
  /** What glows, and what says no. */
  const glowing = () =>
    [...document.querySelectorAll(`.can, ${SAYS_NO}`)].filter((element) => isSeen(element) && !element.closest(".rail"));
  /** What leads to something offered that is nowhere in sight: another face of the board, a menu, a question before it. */
  const leading = () => [...document.querySelectorAll("[data-leads]")].filter((element) => isSeen(element) && !element.disabled);

  // --- pressing it as a finger does

  const SCROLLS = ["auto", "scroll"];
  /** As far as somebody could scroll it: what is only clipped doesn't move. */
  function bringIntoSight(element, where) {
    const clipped = [];
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(parent);
      const [left, top] = [parent.scrollLeft, parent.scrollTop];
      clipped.push(() => {
        if (!SCROLLS.includes(overflowX) && parent.scrollLeft !== left) parent.scrollLeft = left;
        if (!SCROLLS.includes(overflowY) && parent.scrollTop !== top) parent.scrollTop = top;
      });
    }
    element.scrollIntoView({ block: where, inline: where, behavior: "instant" });
    for (const undo of clipped) undo();
  }

  /** Where it can be pressed, or in words why nowhere. */
  function pointOn(element, where) {
    bringIntoSight(element, where);
    const box = element.getBoundingClientRect();
    const left = Math.max(box.left, 0);
    const top = Math.max(box.top, 0);
    const width = Math.min(box.right, innerWidth) - left;
    const height = Math.min(box.bottom, innerHeight) - top;
    if (width < 1 || height < 1) return { why: "can't be scrolled into sight" };
    const points = GRID.flatMap((down) => GRID.map((along) => ({ x: left + width * along, y: top + height * down })));
    const hits = points.flatMap(({ x, y }) => {
      const hit = document.elementFromPoint(x, y);
      return hit && element.contains(hit) ? [{ x, y, hit }] : [];
    });
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const layer = Boolean(over?.closest("[data-layer]")) && !element.closest("[data-layer]");
    if (!hits.length) return { why: `is covered by ${over ? `${nameOf(over)} (${over.getAttribute("class")})` : "nothing"}`, layer };
    const part = Math.sqrt(hits.length / points.length);
    if (width * part < Math.min(SMALLEST, box.width) - 1 || height * part < Math.min(SMALLEST, box.height) - 1)
      return { why: `is ${Math.round(box.width)}×${Math.round(box.height)}, and ${hits.length} points of 9 can be pressed`, layer };
    return hits[0];
  }

  /** What has been seen to lie free. */
  async function click(element) {
    element.click();
    await settle();
  }

  async function press(element) {
    let point = pointOn(element, "nearest");
    if (point.why) {
      // What lies over the edge of a place that scrolls moves as it does.
      pointOn(element, "center");
      await drawn();
      await drawn();
      point = pointOn(element, "nearest");
    }
    if (point.why) return point;
    const { x, y, hit } = point;
    const how = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, view: window, detail: 1 };
    hit.dispatchEvent(new PointerEvent("pointerdown", how));
    hit.closest("button, [tabindex], a[href]")?.focus({ preventScroll: true });
    hit.dispatchEvent(new PointerEvent("pointerup", how));
    hit.dispatchEvent(new MouseEvent("click", how));
    await settle();
    return null;
  }

  // --- everything in every order

  const MARKED = ":is(#board, .decide, .hand, dialog, .rail) :is(.can, .chosen, [aria-pressed], [aria-expanded])";
  function stands() {
    const marks = [...document.querySelectorAll(MARKED)].flatMap((element) => {
      const { classList } = element;
      const state = [
        classList.contains("can") && "can", classList.contains("chosen") && "chosen",
        element.getAttribute("aria-pressed"), element.getAttribute("aria-expanded"),
      ].filter(Boolean);
      return state.length && element.checkVisibility() ? [`${pathOf(element)} ${state.join(" ")}`] : [];
    });
    const ways = leading().map(pathOf);
    return [...ways, document.querySelector(".commit")?.disabled, document.querySelectorAll("dialog[open]").length, ...marks].join("|");
  }

  /** By whatever glows, and, for what can't be found that way, by whatever else leads there. */
  async function explore(wide, wanted) {
    const offered = [...(last.decision?.options ?? []), ...last.free].map(({ key }) => key);
    const routes = {};
    const faults = new Set();
    const seen = new Set();
    let base = "";
    let alight = new Set();
    let presses = 0;
    const tell = (what, name) => faults.add(`${what}: ${name}`);
    const missing = () => wanted.filter((option) => !routes[option]);
    const note = (route) => {
      for (const option of sent) {
        if (!offered.includes(option)) tell("sends what isn't offered", option);
        routes[option] ??= route;
      }
      sent = [];
    };

    async function replay(route) {
      await putBack();
      if (stands() !== base) await relay();
      if (stands() !== base) await comeBack();
      for (const step of route) {
        const element = at(step);
        if (!element || (await press(element))) return false;
      }
      return true;
    }

    /** Presses each of those that stand there after that route; what comes of it, as far as it is something new. */
    async function expand(route, which, isLost = false) {
      const isGlow = which === glowing && !isLost;
      const next = [];
      await replay(route);
      const before = stands();
      const paths = which().map(pathOf);
      for (const path of paths) {
        if (presses > MOST) break;
        if (!(await replay(route))) continue;
        const control = at(path);
        if (!control || control.getAttribute("aria-pressed") === "true") continue;
        const name = nameOf(control);
        const target = control.matches(PRESSABLE) ? control : (control.querySelector(PRESSABLE) ?? control.closest(PRESSABLE));
        if (!target) {
          if (isGlow) tell("glows and is no control", name);
          continue;
        }
        const toldState = target.getAttribute("aria-pressed") ?? target.getAttribute("aria-expanded");
        const steps = [...route, pathOf(target)];
        const why = await press(target);
        presses += 1;
        if (why) {
          // What was opened on purpose lies over other things, and can be shut.
          if (isGlow && !(why.layer && route.length)) tell(why.why, name);
          continue;
        }
        if (sent.length) {
          note(steps);
          continue;
        }
        const now = stands();
        const commit = document.querySelector(".commit:enabled");
        if (isGlow && now === before) tell("glows and does nothing", name);
        const isThere = target.isConnected && at(pathOf(target)) === target && isSeen(target);
        const state = target.getAttribute("aria-pressed") ?? target.getAttribute("aria-expanded");
        if (isGlow && isThere && now !== before && toldState !== "true" && (toldState === null || state !== "true"))
          tell("doesn't tell that it is chosen", `${name} (${toldState}, ${state})`);
        if (commit) {
          const before = commit.textContent;
          const why = presses === 1 ? await press(commit) : await click(commit);
          if (why) tell(`the main button ${why.why}`, name);
          if (!sent.length) tell("the main button sends nothing", `${name} ${before}`);
          note(steps);
        }
        if (seen.has(now)) continue;
        seen.add(now);
        const opens = isLost && glowing().some((element) => !alight.has(placeOf(element)));
        next.push({ route: steps, isStaged: Boolean(commit), opens });
      }
      return next;
    }

    async function follow(first, isLost = false) {
      let halves = first;
      for (let depth = 1; depth < DEEPEST && halves.length; depth += 1) {
        const next = [];
        for (const { route, isStaged } of halves) if (!isStaged || wide || missing().length) next.push(...(await expand(route, glowing, isLost)));
        halves = wide || missing().length ? next.filter(({ isStaged }) => !isStaged || depth < 2) : next.filter(({ isStaged }) => !isStaged);
      }
    }

    await relay();
    base = stands();
    seen.add(base);
    await follow(await expand([], glowing));
    // What is nowhere in sight: another face of the board, a leaf that lies over it, a menu.
    let ways = [{ route: [] }];
    const known = new Set();
    await replay([]);
    alight = new Set(glowing().map(placeOf));
    // What stood there before has been tried.
    const fresh = () => leading().filter((element) => !known.has(placeOf(element)));
    for (let depth = 0; depth < FURTHEST && missing().length; depth += 1) {
      const next = [];
      for (const { route } of ways) {
        if (!missing().length) break;
        next.push(...(await expand(route, fresh, true)));
      }
      await replay([]);
      for (const element of leading()) known.add(placeOf(element));
      for (const way of next) if (way.opens && missing().length) await follow([{ ...way, isStaged: false }], true);
      ways = next;
    }
    await relay();
    await goneBack();
    for (const option of missing()) tell("can't be pressed", option);
    return { routes, faults: [...faults], presses };
  }

  // --- by keyboard

  const tabbable = () =>
    [...document.querySelectorAll("button, a[href], summary, input, select, textarea, [tabindex]")].filter(
      (element) => element.tabIndex >= 0 && !element.disabled && isSeen(element),
    );

  /** The focus goes to whatever is before it, so that the next tab leads there. */
  function stepBefore(path) {
    const target = at(path);
    if (!target) return "is no longer there";
    const all = tabbable();
    const place = all.indexOf(target);
    if (place < 0) return `${nameOf(target)} can't be reached by keyboard`;
    if (place) all[place - 1].focus();
    else {
      document.activeElement?.blur();
      window.getSelection().removeAllRanges();
    }
    return "";
  }

  /** What a browser does with Enter: the page hears of it, and unless it takes it, what has the focus is pressed. */
  async function enter() {
    const active = document.activeElement ?? document.body;
    const taken = !active.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    if (!taken && active.matches(PRESSABLE)) active.click();
    await settle();
  }

  /** From one thing to the next, Enter on each, and Enter again: what is wrong, in words. */
  async function key(option, route) {
    await relay();
    let name = "";
    for (const path of route) {
      const why = stepBefore(path);
      if (why) return why;
      name = nameOf(at(path));
      at(path).focus();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
      await enter();
    }
    if (!sent.length) await enter();
    return isSent(option) ? "" : `a second Enter on ${name} sends ${sent.join() || "nothing"}`;
  }

  const isSent = (option) => sent.length === 1 && sent[0] === option;

  window.reach = {
    explore,
    relay,
    stepBefore,
    isOn: (path) => document.activeElement === at(path),
    nameAt: (path) => (at(path) ? nameOf(at(path)) : "?"),
    isSent,
    async keys(routes) {
      const faults = {};
      for (const [option, route] of Object.entries(routes)) {
        const why = await key(option, route);
        if (why) faults[option] = why;
      }
      return faults;
    },
    sent: () => sent.join(),
    settle,
    goneBack,
    drawn,
    isHere: (code) => last?.code === code,
  };
})();

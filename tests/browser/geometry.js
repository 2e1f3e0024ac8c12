// What is wrong with the page by geometry alone, as one evaluates it in the browser: a list of faults in words.
//
// What it goes by, besides the elements themselves: data-thing (something on the table that matters), data-reads (touching it
// reads it whole in the bar), data-scrolled and data-beyond (a place that scrolls, and the mark at its end), data-layer (something that
// lies over the rest on purpose).
async () => {
  const TARGETS = "button, a[href], input, select, textarea, summary, [role=button]";
  const UNSEEN = ".sr, [hidden], [inert], dialog:not([open]), details:not([open]) > :not(summary)";
  const SMALLEST = 40;
  const LEAST = 24; // of what is pressed by keyboard alone here, because something larger is touched in its place
  const SLACK = 1.5;

  const faults = [];
  const tell = (kind, what) => faults.push(`${kind}: ${what}`);
  const styleOf = (element) => getComputedStyle(element);
  const boxOf = (element) => element.getBoundingClientRect();
  const words = (text) => text.replace(/\u00ad/g, "").replace(/\s+/g, " ").trim();
  const nameOf = (element) =>
    words(element.dataset.thing || element.getAttribute("aria-label") || element.textContent || "").slice(0, 40) ||
    `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
  const sides = ({ left, top, right, bottom }) => `[${[left, top, right, bottom].map(Math.round)}]`;

  const drawn = () => new Promise(requestAnimationFrame);
  // A window that has just got another size is laid out in several steps.
  const layout = () => [...document.querySelectorAll("*")].map((element) => sides(boxOf(element))).join();
  for (let before = "", calm = 0; calm < 5; ) {
    await drawn();
    const now = layout();
    calm = now === before ? calm + 1 : 0;
    before = now;
  }

  const isSeen = (element) => {
    const style = styleOf(element);
    const box = boxOf(element);
    const isClipped = (each) => each && (styleOf(each).clipPath === "inset(50%)" || isClipped(each.parentElement));
    return (
      style.visibility !== "hidden" && style.opacity !== "0" && box.width > 1 && box.height > 1 &&
      !element.closest(UNSEEN) && !isClipped(element)
    );
  };
  // A link in a sentence is as high as the sentence.
  const isInline = (element) => element.matches(".link, .rule, p a");
  const layerOf = (element) => element.closest("[data-layer], [data-beyond]");

  // As much of the page as can be seen of what lies in an element's parents, and where it is marked that there is more.
  const windowOf = (element) => {
    let seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const marked = new Set();
    let isList = false;
    for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
      const style = styleOf(parent);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const box = boxOf(parent);
      if (parent.matches("[data-scrolled]"))
        for (const mark of parent.parentElement.querySelectorAll(":scope > [data-beyond]")) marked.add(mark.dataset.beyond);
      // What people say, remember and look up is longer than its place, and lists of it scroll.
      if (parent.closest(".rail, .rules, .unfolded, .gather-place, .finished")) isList = true;
      seen = {
        left: Math.max(seen.left, box.left),
        top: Math.max(seen.top, box.top),
        right: Math.min(seen.right, box.right),
        bottom: Math.min(seen.bottom, box.bottom),
      };
    }
    return { ...seen, marked, isList };
  };

  const isTarget = (element) => element.matches(TARGETS) && styleOf(element).pointerEvents !== "none";
  const all = [...document.querySelectorAll(`${TARGETS}, [data-thing]`)].filter(
    (element) => isSeen(element) && (isTarget(element) || element.dataset.thing),
  );
  const targets = all.filter(isTarget);

  // --- out of sight
  const windows = new Map(all.map((element) => [element, windowOf(element)]));
  for (const element of all) {
    if (isInline(element)) continue;
    const box = boxOf(element);
    const seen = windows.get(element);
    if (seen.isList) continue;
    const before = box.left < seen.left - SLACK || box.top < seen.top - SLACK;
    const after = box.right > seen.right + SLACK || box.bottom > seen.bottom + SLACK;
    if ((before && !seen.marked.has("before")) || (after && !seen.marked.has("after")))
      tell("out of sight", `${nameOf(element)} ${sides(box)} of ${sides(seen)}`);
  }

  // --- nothing to be seen of what scrolls: its marks, or what stands beside it, take all the room
  for (const place of document.querySelectorAll("[data-scrolled]")) {
    const inside = targets.filter((element) => place.contains(element) && !isInline(element));
    if (!inside.length) continue;
    const box = boxOf(place);
    const seen = windows.get(inside[0]);
    const width = Math.min(box.right, seen.right) - Math.max(box.left, seen.left);
    const height = Math.min(box.bottom, seen.bottom) - Math.max(box.top, seen.top);
    if (Math.min(width, height) < SMALLEST - 0.5) tell("shut", `${nameOf(inside[0])} in ${sides(box)}`);
  }

  // --- one over another
  const seenPart = (element) => {
    const box = boxOf(element);
    const seen = windows.get(element);
    return {
      left: Math.max(box.left, seen.left),
      top: Math.max(box.top, seen.top),
      right: Math.min(box.right, seen.right),
      bottom: Math.min(box.bottom, seen.bottom),
    };
  };
  const apart = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) <= SLACK ||
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) <= SLACK;
  const solid = all.filter((element) => !isInline(element) && !element.closest("[data-beyond]"));
  const parts = solid.map((element) => ({ element, part: seenPart(element), layer: layerOf(element) }));
  parts.forEach((one, at) => {
    for (const other of parts.slice(at + 1)) {
      if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (!apart(one.part, other.part)) tell("over", `${nameOf(one.element)} and ${nameOf(other.element)} ${sides(one.part)} ${sides(other.part)}`);
    }
  });

  // --- the mark at a map's edge, under something that is pressed
  for (const mark of document.querySelectorAll("[data-beyond]")) {
    const place = mark.parentElement.querySelector(":scope > [data-scrolled]");
    if (!isSeen(mark)) continue;
    for (const { element, part, layer } of parts)
      if (element.matches(TARGETS) && !place?.contains(element) && layer === (mark.closest("[data-layer]") ?? null) && !apart(part, boxOf(mark)))
        tell("over a mark", `${nameOf(element)} and ${nameOf(mark)} ${sides(part)} ${sides(boxOf(mark))}`);
  }

  // --- too small, or under something
  for (const element of document.querySelectorAll(TARGETS)) {
    const box = boxOf(element);
    if (isSeen(element) && !isInline(element) && !isTarget(element) && Math.min(box.width, box.height) < LEAST - 0.5)
      tell("small", `${nameOf(element)} ${box.width.toFixed(1)}×${box.height.toFixed(1)}`);
  }
  const hasLayer = [...document.querySelectorAll("[data-layer]")].some(isSeen);
  for (const element of targets) {
    const box = boxOf(element);
    if (!isInline(element) && (box.width < SMALLEST - 0.5 || box.height < SMALLEST - 0.5))
      tell("small", `${nameOf(element)} ${Math.round(box.width)}×${Math.round(box.height)}`);
    const part = seenPart(element);
    if (hasLayer || isInline(element) || part.right - part.left < 8 || part.bottom - part.top < 8) continue;
    const hit = document.elementFromPoint((part.left + part.right) / 2, (part.top + part.bottom) / 2);
    if (hit && !element.contains(hit) && !hit.contains(element) && !hit.closest("[data-beyond]") && !element.labels?.length)
      tell("under", `${nameOf(element)} under ${nameOf(hit)}`);
  }

  // --- texts
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (words(node.data) && element && !element.closest("style, script, title, defs") && isSeen(element))
      texts.push({ node, element });
  }
  const bar = document.querySelector(".decide, .finished, .gathering");
  const cut = new Map(); // what is touched to read it, and what must be read then
  for (const { node, element } of texts) {
    const isDrawn = element instanceof SVGElement;
    const matrix = isDrawn ? element.getScreenCTM() : null;
    const size = parseFloat(styleOf(element).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    if (size < (element.closest(".badge") ? 12 : 14) - 0.1) tell("tiny", `${words(node.data).slice(0, 30)} ${size.toFixed(1)}`);
    if (isDrawn) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    for (let parent = element; parent && parent !== document.body; parent = parent.parentElement) {
      const style = styleOf(parent);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const place = boxOf(parent);
      const isCut =
        box.right > place.right + 2 || box.bottom > place.bottom + 3 || box.left < place.left - 2 || box.top < place.top - 4 ||
        (parent === element && style.textOverflow === "ellipsis" && parent.scrollWidth > parent.clientWidth + 1);
      if (isCut && !parent.matches("[data-scrolled]") && !["auto", "scroll"].includes(style.overflowY)) {
        const isMarked = styleOf(element).webkitLineClamp !== "none" || styleOf(element).textOverflow === "ellipsis" || styleOf(parent).webkitLineClamp !== "none" || styleOf(parent).textOverflow === "ellipsis";
        if (!isMarked && !parent.matches(".sr")) tell("cut without a mark", `${words(node.data).slice(0, 40)} in .${element.className} of .${parent.className}`);
        const reader = element.closest("[data-reads]") ?? element.closest("li")?.querySelector("[data-reads]");
        const unfolding = element.closest(".bar")?.querySelector(".unfold[aria-expanded]");
        const unfolds = unfolding && isSeen(unfolding);
        if (reader) cut.set(reader, [...(cut.get(reader) ?? []), words(node.data)]);
        else if (!unfolds && !element.closest(".latest") && !bar.textContent.includes(words(node.data))) tell("cut", `${words(node.data).slice(0, 50)} in .${parent.className}`);
      }
      break;
    }
  }

  // --- a word broken over two lines, and no hyphen to say so
  const UNBROKEN = /[^\s\u00ad\u200b\p{Dash}/…]+/gu;
  const rowOf = (node, at) => {
    const letter = document.createRange();
    letter.setStart(node, at);
    letter.setEnd(node, at + 1);
    return [...letter.getClientRects()].at(-1)?.bottom; // a hyphen that comes before it is drawn in the line above
  };
  for (const { node, element } of texts) {
    if (element.closest("svg") || element.closest(".rail, .rules")) continue;
    for (const { 0: word, index } of node.data.matchAll(UNBROKEN))
      if (rowOf(node, index + word.length - 1) - rowOf(node, index) > SLACK) tell("broken word", `${word} in .${element.className}`);
  }

  // --- a code in two
  const CODE = /\p{Lu}{2,}-\d{2,4}/gu;
  for (const { node, element } of texts)
    for (const { 0: code, index } of node.data.matchAll(CODE))
      if (!element.closest("svg") && rowOf(node, index + code.length - 1) - rowOf(node, index) > SLACK) tell("broken code", `${code} in .${element.className}`);

  // --- words that stick out of what they stand on
  for (const { node, element } of texts) {
    const thing = element.closest("button, [data-thing]");
    if (!thing || element.closest("svg") || isInline(thing)) continue;
    let hangs = false;
    for (let each = element; each !== thing; each = each.parentElement) hangs ||= styleOf(each).position === "absolute" && !each.matches(".inside");
    if (hangs || styleOf(thing).overflow !== "visible") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const place = boxOf(thing);
    for (const line of range.getClientRects()) {
      let isCut = false;
      for (let each = element; each !== thing; each = each.parentElement) isCut ||= styleOf(each).overflowX !== "visible";
      if (!isCut && (line.right > place.right + 1 || line.left < place.left - 1)) tell("sticks out", `${words(node.data).slice(0, 30)} of ${nameOf(thing)}`);
    }
  }

  // --- words over words
  const lines = texts.flatMap(({ node, element }) => {
    if (element.closest("svg") || element.closest(".rail, .rules")) return [];
    const seen = windowOf(element);
    const own = styleOf(element).overflowX === "visible" ? seen : boxOf(element);
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].map((box) => ({
      element,
      text: words(node.data).slice(0, 24),
      layer: layerOf(element),
      left: Math.max(box.left, seen.left, own.left),
      top: Math.max(box.top + box.height * 0.2, seen.top, own.top),
      right: Math.min(box.right, seen.right, own.right),
      bottom: Math.min(box.bottom - box.height * 0.2, seen.bottom, own.bottom),
    }));
  });
  const shown = lines.filter(({ left, top, right, bottom }) => right - left > 2 && bottom - top > 2);
  shown.forEach((one, at) => {
    for (const other of shown.slice(at + 1))
      if (one.element !== other.element && one.layer === other.layer && !apart(one, other)) tell("words over words", `${one.text} and ${other.text}`);
  });

  // --- a mark that more lies beyond, over what is read where it scrolls
  for (const mark of document.querySelectorAll("[data-scrolled] ~ [data-beyond]"))
    for (const line of shown)
      if (mark.parentElement.contains(line.element) && !mark.contains(line.element) && !apart(line, boxOf(mark)))
        tell("under a mark", `${line.text} under ${nameOf(mark)}`);

  // --- what may be cut because touching it reads it, is read
  const { port1: saying, port2: hearing } = new MessageChannel(); // in words, which needn't be drawn, nor waited for as timers are
  const told = () =>
    new Promise((done) => {
      hearing.onmessage = done;
      saying.postMessage(null);
    });
  for (const [reader, unread] of cut) {
    reader.click();
    await told();
    const said = words(bar.textContent);
    const reading = words(bar.querySelector(".reading")?.textContent ?? "");
    const name = words(bar.querySelector(".reading b")?.textContent ?? "");
    const isAbout = name && words(`${reader.textContent} ${reader.getAttribute("aria-label") ?? ""}`).includes(name);
    for (const text of unread)
      if (!said.includes(text) && !(isAbout && reading.length > text.length)) tell("can't be read", `${text.slice(0, 50)} of ${nameOf(reader)}`);
    reader.click();
    await told();
  }
  saying.close();
  return [...new Set(faults)];
};

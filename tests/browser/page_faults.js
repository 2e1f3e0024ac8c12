// What is wrong with a page's geometry: what sticks out, is cut, is too small to press or to read.
async () => {
  // A window that has just got another size is laid out a little later.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const faults = [];
  const name = (element) => `${element.tagName.toLowerCase()}.${element.className} «${(element.innerText ?? element.value ?? "").slice(0, 30)}»`;
  const isSeen = (element) => {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return box.width > 1.5 && box.height > 1.5 && style.opacity !== "0" && element.checkVisibility();
  };
  const dialog = document.querySelector("dialog[open]");
  const page = dialog ?? document.body;
  if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const target of page.querySelectorAll("button, a[href], select, input, summary, label:has(input)")) {
    if (!isSeen(target) || (target.matches("a") && target.parentElement.matches("p, span, li:not(:has(> a:only-child))"))) continue;
    const box = target.getBoundingClientRect();
    if (Math.min(box.width, box.height) < 39.5) faults.push(`small: ${name(target)} ${box.width.toFixed()}×${box.height.toFixed()}`);
    if (box.right > innerWidth + 1 || box.left < -1) faults.push(`out: ${name(target)}`);
  }
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("svg, .sr, script, style, option") || !isSeen(element)) continue;
    if (parseFloat(getComputedStyle(element).fontSize) < 14) faults.push(`tiny: ${name(element)}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.right > innerWidth + 1 || box.left < -1) faults.push(`beyond: ${name(element)}`);
    for (let around = element; around && around !== page; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (/auto|scroll/.test(style.overflow)) break;
      if (style.overflowX !== "hidden" && style.overflowY !== "hidden") continue;
      if (around.closest("[data-reads]")) break;
      const edge = around.getBoundingClientRect();
      if (box.right > edge.right + 1.5 || box.bottom > edge.bottom + 3 || box.left < edge.left - 1.5) faults.push(`cut: ${name(element)}`);
      break;
    }
  }
  return faults;
}

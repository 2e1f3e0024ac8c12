/** A text that may be longer than its place ends with a whole line, and three dots that say it goes on. */
const SLACK = 2;

export function wholeLines(element: HTMLElement) {
  const { style } = element;
  const look = () => {
    style.removeProperty("-webkit-line-clamp");
    const height = element.clientHeight;
    if (element.scrollHeight <= height + SLACK) return;
    const line = Number.parseFloat(getComputedStyle(element).lineHeight);
    style.setProperty("-webkit-line-clamp", `${Math.max(1, Math.floor((height + 1) / line))}`);
  };
  const size = new ResizeObserver(look);
  size.observe(element);
  if (element.parentElement) size.observe(element.parentElement);
  const change = new MutationObserver(look);
  change.observe(element, { childList: true, subtree: true, characterData: true });
  return {
    destroy: () => {
      size.disconnect();
      change.disconnect();
    },
  };
}

/** Whether what an element holds doesn't fit it and is cut. */
const SLACK = 2;

export function watchCut(element: HTMLElement, tell: (isCut: boolean) => void) {
  const look = () =>
    tell(
      element.scrollHeight > element.clientHeight + SLACK ||
        element.scrollWidth > element.clientWidth + SLACK,
    );
  const size = new ResizeObserver(look);
  size.observe(element);
  const change = new MutationObserver(look);
  change.observe(element, { childList: true, subtree: true, characterData: true });
  return {
    destroy: () => {
      size.disconnect();
      change.disconnect();
    },
  };
}

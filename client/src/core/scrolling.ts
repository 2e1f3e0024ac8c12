/** Brings something into sight where it can be scrolled to, and moves nothing else: pages that are cut stay where they are. */
export function bringIntoSight(thing: Element) {
  for (let around = thing.parentElement; around; around = around.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(around).overflowY)) continue;
    const [inner, outer] = [thing.getBoundingClientRect(), around.getBoundingClientRect()];
    if (inner.top < outer.top) around.scrollTop -= outer.top - inner.top;
    else if (inner.bottom > outer.bottom) around.scrollTop += inner.bottom - outer.bottom;
    return;
  }
}

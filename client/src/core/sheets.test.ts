import { beforeEach, expect, test, vi } from "vitest";

/** A history that gets where it was told to go only later, as a browser's does. */
class SlowHistory {
  entries: unknown[] = [null];
  at = 0;
  arrive: (() => void)[] = [];

  get state() {
    return this.entries[this.at];
  }
  pushState(state: unknown) {
    this.entries = [...this.entries.slice(0, this.at + 1), state];
    this.at += 1;
  }
  replaceState(state: unknown) {
    this.entries[this.at] = state;
  }
  go(steps: number) {
    this.arrive.push(() => {
      this.at += steps;
      popped();
    });
  }
}

let popped: () => void;
let past: SlowHistory;
let sheets: typeof import("./sheets");

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  past = new SlowHistory();
  vi.stubGlobal("history", past);
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => {
    popped = listener;
  });
  sheets = await import("./sheets");
  sheets.watchHistory();
});

test("going back closes what is open, and only that", () => {
  const close = vi.fn();
  sheets.sheet(close);
  past.go(-1);
  past.arrive.shift()?.();
  expect(close).toHaveBeenCalledOnce();
  expect(past.at).toBe(0);
});

test("a sheet that opens while the place of another is being left stays open", () => {
  const gone = sheets.sheet(vi.fn());
  gone();
  vi.runAllTimers();
  const close = vi.fn();
  sheets.sheet(close);
  past.arrive.shift()?.();
  expect(close).not.toHaveBeenCalled();
  expect(sheets.sheetsInHistory()).toBe(1);
  past.go(-1);
  past.arrive.shift()?.();
  expect(close).toHaveBeenCalledOnce();
});

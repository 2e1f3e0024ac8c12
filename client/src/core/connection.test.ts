import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "./connection";

class Line {
  static readonly OPEN = 1;
  static made: Line[] = [];
  readyState = 0;
  sent: string[] = [];
  closed = false;
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};

  constructor() {
    Line.made.push(this);
  }
  stand() {
    this.readyState = Line.OPEN;
    this.onopen();
  }
  send(data: string) {
    this.sent.push(data);
  }
  /** As to a machine that has gone: no answer ever comes. */
  close() {
    this.closed = true;
  }
}

const listener = { table: vi.fn(), lost: vi.fn(), back: vi.fn(), removed: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  Line.made = [];
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function opened(): [Connection, Line] {
  const connection = new Connection("ws://somewhere", listener);
  connection.open();
  const line = Line.made[0];
  line?.stand();
  return [connection, line as Line];
}

test("a line on which nothing comes is given up, and what waits is sent on the next one", async () => {
  const [connection, line] = opened();
  void connection.send({ type: "undo" });
  vi.advanceTimersByTime(24_000);
  expect(listener.lost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(line.closed).toBe(true);
  expect(listener.lost).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(Line.made).toHaveLength(2);
  Line.made[1]?.stand();
  expect(Line.made[1]?.sent).toEqual(line.sent);
  line.onclose({ code: 1006 }); // at last
  expect(listener.lost).toHaveBeenCalledOnce();
  connection.close();
});

test("signs of life keep a line on which nothing else comes", () => {
  const [connection, line] = opened();
  for (let tenSeconds = 0; tenSeconds < 30; tenSeconds += 1) {
    vi.advanceTimersByTime(10_000);
    line.onmessage({ data: '{"type":"here"}' });
  }
  expect(listener.lost).not.toHaveBeenCalled();
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(listener.lost).not.toHaveBeenCalled();
});

test("who comes back to the page doesn't wait for the next attempt", () => {
  const [connection, line] = opened();
  for (const _ of [1, 2, 3, 4]) {
    Line.made.at(-1)?.onclose({ code: 1006 });
    connection.hurry();
  }
  expect(Line.made).toHaveLength(5);
  line.onclose({ code: 1006 }); // of long ago
  expect(listener.lost).toHaveBeenCalledTimes(4);
  connection.close();
});

/** A slow clock for «since 2 min»: one timer for whoever looks. */

class Clock {
  now = $state(Date.now() / 1000);

  constructor() {
    setInterval(() => {
      this.now = Date.now() / 1000;
    }, 1000);
  }

  since(moment: number): number {
    return Math.max(0, Math.round(this.now - moment));
  }
}

export const clock = new Clock();

/** The word and number for a stretch of time: 40 s, 5 min, 3 h, 2 days. */
export function stretch(seconds: number): { id: string; n: number } {
  if (seconds < 60) return { id: "seconds", n: seconds };
  if (seconds < 3600) return { id: "minutes", n: Math.floor(seconds / 60) };
  if (seconds < 86400) return { id: "hours", n: Math.floor(seconds / 3600) };
  return { id: "days", n: Math.floor(seconds / 86400) };
}

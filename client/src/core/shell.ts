/** The worker that keeps our files in this browser (client/worker), where a secure context allows one. */

/** A page just opened, at which nobody has done anything, may as well be opened anew. */
const JUST_OPENED = 20_000;
const AN_HOUR = 3_600_000;

class Shell {
  /** A newer version has come: the next page that is gone to by a link is one of its pages. */
  isOutdated = false;
  #touched = false;

  start() {
    if (!import.meta.env.PROD || !isSecureContext || !("serviceWorker" in navigator)) return;
    for (const kind of ["pointerdown", "keydown"])
      addEventListener(kind, () => (this.#touched = true), { once: true, capture: true });
    let isFirst = !navigator.serviceWorker.controller;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (!isFirst) this.#renew();
      isFirst = false;
    });
    if (document.readyState === "complete") void this.#register();
    else addEventListener("load", () => void this.#register(), { once: true });
  }

  async #register() {
    const registered = await navigator.serviceWorker
      .register("/sw.js", { updateViaCache: "none" })
      .catch(() => null); // forbidden here: then everything comes from the server, as before
    let asked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.hidden || Date.now() - asked < AN_HOUR) return;
      asked = Date.now();
      registered?.update().catch(() => undefined);
    });
  }

  #renew() {
    this.isOutdated = true;
    if (!this.#touched && performance.now() < JUST_OPENED) location.reload();
  }
}

export const shell = new Shell();

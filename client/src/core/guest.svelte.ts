/** Who sits before this browser: a name, no account. */

import { api } from "./api";
import { comeBack } from "./passkeys";
import { preferences } from "./preferences.svelte";

class Guest {
  name = $state("");
  known = $state(false);

  async recall(): Promise<void> {
    const me = preferences.named ? await api.me() : null;
    this.name = me?.name ?? "";
    this.known = true;
  }

  /** The server doesn't know this browser any more. */
  forget() {
    this.name = "";
  }

  /** Everywhere: afterwards nobody of that name was ever here. */
  async beForgotten(): Promise<void> {
    await api.forgetMe();
    this.name = "";
    preferences.change({ named: false });
  }

  /** This browser becomes that of whoever asked for the code. */
  async follow(code: string): Promise<void> {
    this.name = (await api.followMe(code)).name;
    preferences.change({ named: true });
  }

  /** This browser becomes that of whoever has the key that the device answers with. */
  async comeBack(): Promise<void> {
    this.name = await comeBack();
    preferences.change({ named: true });
  }

  async call(name: string): Promise<void> {
    this.name = (await api.nameMe(name)).name;
    preferences.change({ named: true });
  }
}

export const guest = new Guest();

/** What is unfolded to be read, being more than the bar has room for: a hero with all that lies by it, or the discard pile. */

export type Read = { what: "hero"; seat: number } | { what: "pile" };

class Reading {
  open = $state.raw<Read | null>(null);

  hero(seat: number) {
    this.open = { what: "hero", seat };
  }

  pile() {
    this.open = { what: "pile" };
  }

  close() {
    this.open = null;
  }
}

export const reading = new Reading();

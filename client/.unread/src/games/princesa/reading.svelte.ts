/** What is unfolded to be read: a card, somebody's hero with all that lies by it, or the discard pile. */

export type Read = { what: "card"; kind: number } | { what: "hero"; seat: number } | { what: "pile" };

class Reading {
  open = $state.raw<Read | null>(null);

  card(kind: number) {
    this.open = { what: "card", kind };
  }

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

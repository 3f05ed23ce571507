/** A standing order for a book: whether one can be given, and whether it has been. The server knows which books take one. */
import type { AbbeyModel } from "./model.svelte";

export class Standing {
  possible = $state(false);

  constructor(
    private readonly model: () => AbbeyModel,
    private readonly title: () => string,
  ) {}

  get given(): boolean {
    return this.model().own?.orders.includes(this.title()) ?? false;
  }

  /** For an effect: ask again with every position. */
  follow(): void {
    const { table } = this.model();
    const position = table.source.shown?.position;
    if (!position || table.seat === null) return;
    const asked = table.can.why?.({ type: "give-order", title: this.title() });
    void asked?.then((fault) => (this.possible = fault === null));
  }

  turn(): void {
    const type = this.given ? "withdraw-order" : "give-order";
    void this.model().table.act({ type, title: this.title() });
  }
}

/**
 * Whether my Crypt card lies ready for the end of my turn; without it an extra turn is declined for me. The browser keeps
 * it by table and chair, so that a reload and a second window agree, and so that people who share a screen do not.
 */
type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export class Standby {
  #changes = $state(0);

  constructor(
    private readonly chair: () => string,
    private readonly kept: () => Kept = () => localStorage,
  ) {}

  get #key(): string {
    return `crypt-ready:${this.chair()}`;
  }
  get ready(): boolean {
    return this.#changes >= 0 && this.kept().getItem(this.#key) !== null;
  }
  set ready(ready: boolean) {
    if (ready) this.kept().setItem(this.#key, "1");
    else this.kept().removeItem(this.#key);
    this.#changes += 1;
  }
  /** For an effect: another window has laid the card ready or taken it back. */
  follow(): () => void {
    const changed = (): void => void (this.#changes += 1);
    window.addEventListener("storage", changed);
    return () => window.removeEventListener("storage", changed);
  }
}

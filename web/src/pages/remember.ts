/** What this browser remembers of the last choices on a page, by game. */

/** A small store under one key of the browser's storage. Unreadable contents count as empty. */
export class Memory<T> {
  constructor(readonly key: string) {}

  all(): Record<string, T> {
    const text = localStorage.getItem(this.key);
    if (!text) return {};
    try {
      const read: unknown = JSON.parse(text);
      return typeof read === "object" && read !== null ? (read as Record<string, T>) : {};
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return {};
    }
  }

  get(name: string): T | undefined {
    return this.all()[name];
  }

  set(name: string, value: T): void {
    localStorage.setItem(this.key, JSON.stringify({ ...this.all(), [name]: value }));
  }
}

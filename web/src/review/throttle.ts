/** Sends the newest of many values, at most one in every pause; the last one is always sent. */
export class Throttle<T> {
  #waiting: { value: T } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly pause: number,
    private readonly deliver: (value: T) => void,
  ) {}

  send(value: T): void {
    if (this.#timer !== undefined) {
      this.#waiting = { value };
      return;
    }
    this.#timer = setTimeout(() => this.#next(), this.pause);
    this.deliver(value);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = null;
  }

  #next(): void {
    const waiting = this.#waiting;
    this.stop();
    if (waiting) this.send(waiting.value);
  }
}

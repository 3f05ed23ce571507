/**
 * Everything that is read out, in one queue with one writer. Sentences are appended to a polite live region and leave it
 * later, so that none replaces another before it was read.
 */

export interface Announcement {
  id: number;
  text: string;
}

const KEPT = 12;

export class Announcer {
  queue = $state.raw<readonly Announcement[]>([]);
  #last = 0;

  say(text: string): void {
    const sentence = text.trim();
    if (sentence) this.queue = [...this.queue, { id: ++this.#last, text: sentence }].slice(-KEPT);
  }

  /** What was said in one language is not read again in another. */
  clear(): void {
    this.queue = [];
  }
}

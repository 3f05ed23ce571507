/** Notes as they stood: pages from the oldest to the newest, each with the entry after which it was written. */
import type { NotePage } from "../protocol/generated/table";

/** What the page said while an entry was the newest one. */
export function pageAt(pages: readonly NotePage[], seq: number): string {
  return pages.findLast((page) => page.seq <= seq)?.text ?? "";
}

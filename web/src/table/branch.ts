/** A branch knows the moment of the review that it was made from: the address of its table carries it. */

export function branchPath(table: string, review: string): string {
  return `${table}?branch=${encodeURIComponent(review)}`;
}

/** The review that a table's address names; only ever a page of this house. */
export function reviewBehind(search: string): string | null {
  const given = new URLSearchParams(search).get("branch");
  return given !== null && /^\/review\/[\w-]+(\?[\w=&-]*)?$/.test(given) ? given : null;
}

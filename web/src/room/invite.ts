/** The link to a table: to the share sheet of a phone, else to the clipboard. */

export function linkTo(id: string): string {
  return `${location.origin}/t/${id}`;
}

/** Whether this device has a share sheet that people use. */
export function shares(): boolean {
  return "share" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** Share or copy; true when the link is in the clipboard now. */
export async function invite(id: string): Promise<boolean> {
  if (!shares()) {
    await navigator.clipboard.writeText(linkTo(id));
    return true;
  }
  try {
    await navigator.share({ url: linkTo(id) });
  } catch (error) {
    const dismissed = error instanceof DOMException && error.name === "AbortError";
    if (!dismissed) throw error;
  }
  return false;
}

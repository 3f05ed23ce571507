/** Where the reader is: the path of the page, kept in step with the browser's own back and forward. */

class Route {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);

  /** The path in its parts: `/table/abc` is `["table", "abc"]`. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.read();
    window.scrollTo(0, 0);
  }

  /** Go elsewhere and forget the address that was here. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    this.read();
    window.scrollTo(0, 0);
  }

  read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }
}

export const route = new Route();

/** Follow links inside the site without loading it again. */
export function followLinks(): void {
  addEventListener("popstate", () => route.read());
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    route.go(link.href);
  });
}

// Addresses of the pages: / · /#new · /#invite/ID · /games/ID · /games/ID/MOMENT · /learn/GAME · /rules/GAME/NUMBER

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a percent sign that stands for nothing
  }
}

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decoded);
  }

  go(path: string) {
    history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  /** Change the address of the page that is shown, without a step in the browser's history. */
  replace(path: string) {
    history.replaceState(null, "", path);
    this.#read();
  }

  /** Follow a plain click on a link of ours without loading the page again. */
  follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }

  #read() {
    this.path = location.pathname;
    this.hash = location.hash;
  }
}

export const router = new Router();

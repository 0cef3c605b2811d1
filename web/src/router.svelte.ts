// Addresses of the pages: / · /games/ID · /games/ID/MOMENT · /learn/GAME · /rules/GAME/NUMBER

class Router {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  go(path: string) {
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** Change the address of the page that is shown, without a step in the browser's history. */
  replace(path: string) {
    history.replaceState(null, "", path);
    this.path = location.pathname;
  }
}

export const router = new Router();

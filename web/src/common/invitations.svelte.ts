import { Api } from "../api/http";
import { words } from "../words/words.svelte";

/** The links of a game that this browser has to send, by side. */
export class Invitations {
  links = $state.raw<Record<string, string>>({});

  /** Ask for them, and again whenever other seats than before wait for somebody. */
  constructor(id: () => string, awaited: () => string[]) {
    const sides = $derived(awaited().join());
    $effect(() => {
      if (!sides) return;
      new Api(words.language).invitations(id()).then(
        (found) => (this.links = found),
        () => (this.links = {}), // one that cannot be copied now is not offered
      );
    });
  }
}

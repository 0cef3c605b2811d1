import { Api } from "../api/http";
import type { Links } from "../api/types";
import { words } from "../words/words.svelte";

const NONE: Links = { own: "", invitations: {}, may_invite: false };

/** The links of a game that this browser keeps; nothing of them is stored where a script can read it. */
export class KeptLinks {
  links = $state.raw<Links>(NONE);
  #id: () => string;

  /** Ask for them, and again whenever what they hang on has become another; not at all while that is empty. */
  constructor(id: () => string, hangOn: () => string[]) {
    this.#id = id;
    const facts = $derived(hangOn().join());
    $effect(() => {
      if (facts) this.ask();
    });
  }

  ask() {
    new Api(words.language).links(this.#id()).then(
      (found) => (this.links = found),
      () => (this.links = NONE), // one that cannot be copied now is not offered
    );
  }
}

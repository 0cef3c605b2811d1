// The rules and cards that were opened beside a board, one after the other.

export class OpenRules {
  #opened = $state.raw<string[]>([]);

  /** The one that is open; nothing for the contents. */
  get number(): string {
    return this.#opened.at(-1) ?? "";
  }

  /** Step back to what was open before, if anything was. */
  get back(): (() => void) | undefined {
    return this.#opened.length > 1 ? () => (this.#opened = this.#opened.slice(0, -1)) : undefined;
  }

  /** Open a rule or card; nothing for the contents. */
  open(number: string) {
    if (!number) this.#opened = [];
    else if (number !== this.number) this.#opened = [...this.#opened, number];
  }
}

// Turn notices of the browser: shown when the page is hidden and the player has allowed them.

const KEPT = "sandtable-notices";

export class Notices {
  possible = $state("Notification" in window && Notification.permission !== "denied");
  on = $state(this.possible && Notification.permission === "granted" && localStorage.getItem(KEPT) === "yes");
  #shown: Notification | null = null;

  /** Follow a checkbox; the browser may refuse, and then it is unchecked again. */
  async set(box: HTMLInputElement) {
    this.on = box.checked && (await Notification.requestPermission()) === "granted";
    box.checked = this.on;
    localStorage.setItem(KEPT, this.on ? "yes" : "no");
  }

  show(title: string, body: string) {
    if (!this.on || !document.hidden) return;
    try {
      this.#shown = new Notification(title, { body, tag: title });
    } catch {
      this.possible = this.on = false; // Chrome for Android has the class and the permission, but no notices of pages
      return;
    }
    this.#shown.onclick = () => {
      window.focus();
      this.withdraw();
    };
  }

  /** A turn that was taken back, or seen, needs no notice. */
  withdraw() {
    this.#shown?.close();
    this.#shown = null;
  }
}

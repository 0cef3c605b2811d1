/**
 * Keeps the keyboard in a region: when what had the focus there vanishes, the region itself gets it, so that the next
 * Tab goes on from where the player was.
 */
export function keepFocus(region: HTMLElement) {
  let within = false;
  const note = (event: FocusEvent) => (within = event.target instanceof Node && region.contains(event.target));
  const observer = new MutationObserver(() => {
    if (within && document.activeElement === document.body) region.focus({ preventScroll: true });
  });
  document.addEventListener("focusin", note);
  observer.observe(region, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", note);
    observer.disconnect();
  };
}

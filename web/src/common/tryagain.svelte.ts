const EVERY = 3000;

/** While something has failed, do it again every few seconds: the connection may be back. */
export function tryAgainWhile(failed: () => boolean, again: () => void) {
  $effect(() => {
    if (!failed()) return;
    const timer = setInterval(again, EVERY);
    return () => clearInterval(timer);
  });
}

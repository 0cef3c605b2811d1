// Scrolling by hand: scrollIntoView would also move the place from which Tab goes on.

/** Scroll a box, if need be, so that a part of it stands in its middle. */
export function bringIntoView(box: HTMLElement, part: Element | null) {
  if (!part) return;
  const [outer, inner] = [box.getBoundingClientRect(), part.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    box.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
  }
  if (inner.left < outer.left || inner.right > outer.right) {
    box.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
  }
}

// Where the words of a search stand in a text: to mark them, and to bring the first into view.

export const MARKED = "sought";

/** The places of all words sought in a text, from left to right: where each begins and where it ends. */
export function placesOf(text: string, sought: string): [number, number][] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const small = text.toLowerCase();
  if (small.length !== text.length) return []; // a few letters change their length when they become small
  const places: [number, number][] = [];
  for (const word of words)
    for (let at = small.indexOf(word); at >= 0; at = small.indexOf(word, at + word.length))
      places.push([at, at + word.length]);
  return places.sort(([one], [other]) => one - other);
}

/** Mark the words sought wherever they stand in an element, and scroll to the first. */
export function marking(sought: string) {
  return (element: HTMLElement) => {
    if (!sought.trim()) return;
    const ranges = rangesIn(element, sought);
    ranges[0]?.startContainer.parentElement?.scrollIntoView({ block: "center" });
    if (!("highlights" in CSS)) return; // an older browser scrolls alone
    CSS.highlights.set(MARKED, new Highlight(...ranges));
    return () => CSS.highlights.delete(MARKED);
  };
}

function rangesIn(element: HTMLElement, sought: string): Range[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const [from, to] of placesOf(node.nodeValue ?? "", sought)) {
      const range = new Range();
      range.setStart(node, from);
      range.setEnd(node, to);
      ranges.push(range);
    }
  return ranges;
}

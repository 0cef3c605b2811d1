// Names on the map: those of small spaces stand in two lines where they are long.

const LONG = 13;
const WIDE = /[\u3000-\u9fff\uff00-\uffef]/;

/** A long name in two lines of about the same length, broken where a word ends; a short one as it is. */
export function linesOf(name: string): string[] {
  const at = (places: RegExp) => [...name.matchAll(places)].map(({ index }) => index);
  const dashes = at(/(?<=[–－])/g); // between two places, each of which may have more than one word
  const breaks = dashes.length ? dashes : at(/(?<=[\s・])|(?=（)/g);
  if (lengthOf(name) < LONG || !breaks.length) return [name];
  const middle = breaks.reduce((best, one) =>
    Math.abs(one - name.length / 2) < Math.abs(best - name.length / 2) ? one : best,
  );
  return [name.slice(0, middle).trim(), name.slice(middle)];
}

/** How long a name is on the page, in letters; those of Japanese are as wide as two. */
export const lengthOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (WIDE.test(letter) ? 1.9 : 1), 0);

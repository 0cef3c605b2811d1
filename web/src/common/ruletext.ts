// Numbers of rules and cards inside a text, to be made links.

export interface TextPart {
  text: string;
  /** The number of the rule or card that this part names, or nothing. */
  rule: string;
}

const NUMBER = /\b(?:D?\d{1,2}(?:\.\d{1,2}){1,2}[a-z]?|[A-Z]{1,2}-?\d{1,3})\b/g;

/** Cut a text at the numbers that are known. */
export function partsOf(text: string, known: Record<string, string>): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(NUMBER)) {
    if (!(match[0] in known)) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index), rule: "" });
    parts.push({ text: match[0], rule: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), rule: "" });
  return parts;
}

/** A title without its number: "3.3.3 Sabotage" is "Sabotage". */
export function plainTitle(number: string, title: string): string {
  return title.startsWith(`${number} `) ? title.slice(number.length + 1) : title;
}

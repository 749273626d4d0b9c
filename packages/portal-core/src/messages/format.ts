/** Values that stand in a text's places, for example `{ n: 12 }`. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Puts values into the `{name}` places of a text; a place without a value stays as it is. */
export function formatMessage(text: string, values: MessageValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}

/** Gives the names of the places in a text, sorted. */
export function placesIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
}

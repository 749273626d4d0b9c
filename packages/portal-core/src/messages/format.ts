/** Values for the placeholders of a text, for example `{ n: 12 }`. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Replaces the `{name}` placeholders of a text; a placeholder without a value stays. */
export function formatMessage(text: string, values: MessageValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}

/** Returns the names of the placeholders in a text, sorted. */
export function listPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
}

// Some Odia and Hindi letters have two encodings; NFC makes them equal.
const normalise = (text: string) => text.normalize('NFC').toLocaleLowerCase('en');

/** Returns the distinct words of a search in lower case. */
export function splitSearch(search: string): string[] {
  return [...new Set(normalise(search).split(/\s+/).filter(Boolean))];
}

/** Returns whether a text contains every word, ignoring case. */
export function containsEveryWord(text: string, words: readonly string[]): boolean {
  const whole = normalise(text);
  return words.every((word) => whole.includes(word));
}

/**
 * Returns at most `maxLength` characters of a text around the first match, cut between words, with
 * an ellipsis where text is omitted.
 */
export function buildExcerpt(text: string, words: readonly string[], maxLength: number): string {
  const plain = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= maxLength) return plain;
  const positions = words
    .map((word) => normalise(plain).indexOf(word))
    .filter((position) => position >= 0);
  const lead = Math.floor(maxLength / 4);
  const firstMatch = Math.min(...positions, plain.length);
  const from = Math.max(0, Math.min(firstMatch - lead, plain.length - maxLength));
  const nextWord = plain.indexOf(' ', from) + 1;
  const start = from === 0 || nextWord === 0 || nextWord > firstMatch ? from : nextWord;
  const rest = plain.slice(start, start + maxLength);
  const isEnd = start + maxLength >= plain.length;
  const end = isEnd ? rest : rest.slice(0, rest.lastIndexOf(' ') + 1 || maxLength).trimEnd();
  return `${start === 0 ? '' : '… '}${end}${isEnd ? '' : ' …'}`;
}

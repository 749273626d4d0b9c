// Some Odia and Hindi letters have two encodings; NFC makes them equal.
const folded = (text: string) => text.normalize('NFC').toLocaleLowerCase('en');

/** Returns the distinct words of a search in lower case. */
export function searchedWords(search: string): string[] {
  return [...new Set(folded(search).split(/\s+/).filter(Boolean))];
}

/** Returns whether a text contains every word, ignoring case. */
export function hasEveryWord(text: string, words: readonly string[]): boolean {
  const whole = folded(text);
  return words.every((word) => whole.includes(word));
}

/**
 * Returns at most `most` characters of a text around the first match, cut between words, with
 * an ellipsis where text is omitted.
 */
export function excerptAround(text: string, words: readonly string[], most: number): string {
  const plain = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const places = words.map((word) => folded(plain).indexOf(word)).filter((place) => place >= 0);
  const before = Math.floor(most / 4);
  const hit = Math.min(...places, plain.length);
  const from = Math.max(0, Math.min(hit - before, plain.length - most));
  const nextWord = plain.indexOf(' ', from) + 1;
  const start = from === 0 || nextWord === 0 || nextWord > hit ? from : nextWord;
  const rest = plain.slice(start, start + most);
  const isEnd = start + most >= plain.length;
  const end = isEnd ? rest : rest.slice(0, rest.lastIndexOf(' ') + 1 || most).trimEnd();
  return `${start === 0 ? '' : '… '}${end}${isEnd ? '' : ' …'}`;
}

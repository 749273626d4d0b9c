// Odia and Hindi letters can be written in two ways; NFC makes them one.
const folded = (text: string) => text.normalize('NFC').toLocaleLowerCase('en');

/** Gives the words of a search, in small letters, each once. */
export function searchedWords(search: string): string[] {
  return [...new Set(folded(search).split(/\s+/).filter(Boolean))];
}

/** Tells whether every word stands somewhere in a text, whatever its case. */
export function hasEveryWord(text: string, words: readonly string[]): boolean {
  const whole = folded(text);
  return words.every((word) => whole.includes(word));
}

/**
 * Gives at most `most` characters of a text around the first word found in it, cut between words, with
 * an ellipsis where something was left out.
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

const getFirstCharacter = (word: string) => {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  return first?.segment ?? '';
};

/** Returns the first character of the first and of the last word of a name, in any script. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => getFirstCharacter(word ?? ''))
    .join('')
    .toUpperCase();
}

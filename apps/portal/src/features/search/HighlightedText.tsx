import * as styles from './SearchPage.css.ts';

const specialCharacters = /[.*+?^${}()|[\]\\]/g;

/** A text with the searched words highlighted, at the beginning of words only. */
export function HighlightedText({ text, words }: { text: string; words: readonly string[] }) {
  const escaped = words.map((word) => word.replaceAll(specialCharacters, String.raw`\$&`));
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${escaped.join('|')})`, 'giu');
  return text
    .normalize('NFC')
    .split(pattern)
    .map((part, index) =>
      index % 2 === 1 ? (
        <mark key={index} className={styles.hit}>
          {part}
        </mark>
      ) : (
        part
      ),
    );
}

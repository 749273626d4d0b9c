import * as styles from './SearchPage.css.ts';

const specialCharacters = /[.*+?^${}()|[\]\\]/g;

/** A text with the searched words highlighted. */
export function HighlightedText({ text, words }: { text: string; words: readonly string[] }) {
  const pattern = new RegExp(
    `(${words.map((word) => word.replaceAll(specialCharacters, String.raw`\$&`)).join('|')})`,
    'giu',
  );
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

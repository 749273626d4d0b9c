import * as styles from './SearchPage.css.ts';

const special = /[.*+?^${}()|[\]\\]/g;

/** A text in which the searched words are marked. */
export function Hits({ text, words }: { text: string; words: readonly string[] }) {
  const pattern = new RegExp(
    `(${words.map((word) => word.replaceAll(special, String.raw`\$&`)).join('|')})`,
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

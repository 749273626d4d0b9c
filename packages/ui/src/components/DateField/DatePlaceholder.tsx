import * as styles from './DateField.css.ts';
import type { DateFormat } from './dates.ts';
import type { DateWords } from './dateWords.ts';

/** The props of `DatePlaceholder`. */
export interface DatePlaceholderProps {
  words: DateWords;
  format: DateFormat;
  /** The date as yyyy-MM-dd, '' for none. */
  value: string;
}

/** The look of a date field on a server: React Aria reads the clock while it renders, so it begins in the browser. */
export function DatePlaceholder({ words, format, value }: DatePlaceholderProps) {
  const [year = words.yearHint, month = words.monthHint, day = words.dayHint] =
    value === '' ? [] : value.split('-');
  return (
    <div className={styles.box} aria-hidden>
      <div className={styles.group}>
        <span className={styles.segments}>{[day, month, year].join(format[2])}</span>
      </div>
    </div>
  );
}

import { DateInput, DateSegment } from 'react-aria-components/DateField';
import * as styles from './DateField.css.ts';
import type { DateFormat, DateWords } from './dates.ts';

/** The props of `DateParts`. */
export interface DatePartsProps {
  words: DateWords;
  format: DateFormat;
}

type Segment = Parameters<Parameters<typeof DateInput>[0]['children']>[0];

function partWords(words: DateWords, { type, text, value }: Segment) {
  if (type === 'day') return { label: words.dayLabel, hint: words.dayHint, spoken: text };
  if (type === 'year') return { label: words.yearLabel, hint: words.yearHint, spoken: text };
  return { label: words.monthLabel, hint: words.monthHint, spoken: words.monthText(value ?? 1) };
}

function Part({ segment, words }: { segment: Segment; words: DateWords }) {
  const { label, hint, spoken } = partWords(words, segment);
  const valueText = segment.isPlaceholder ? words.emptyText : spoken;
  return (
    <DateSegment
      segment={segment}
      className={styles.part}
      render={(part) => (
        <span
          {...part}
          aria-label={label}
          aria-valuetext={part['aria-valuetext'] === undefined ? undefined : valueText}
        />
      )}
    >
      {segment.isPlaceholder ? hint : segment.text}
    </DateSegment>
  );
}

/** Day, month and year, each typed or stepped through with the arrows. */
export function DateParts({ words, format }: DatePartsProps) {
  return (
    <DateInput className={styles.parts}>
      {(segment) =>
        segment.type === 'literal' ? (
          <DateSegment segment={segment} className={styles.separator}>
            {format[2]}
          </DateSegment>
        ) : (
          <Part segment={segment} words={words} />
        )
      }
    </DateInput>
  );
}

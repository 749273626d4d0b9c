import { DateInput, DateSegment } from 'react-aria-components/DateField';
import type { ComponentProps } from 'react';
import * as styles from './DateField.css.ts';
import type { DateFormat, DateWords } from './dates.ts';

type Segment = ComponentProps<typeof DateSegment>['segment'];

/** What the typed parts of a date take. */
export interface DatePartsProps {
  words: DateWords;
  format: DateFormat;
}

function partWords(words: DateWords, { type, text, value }: Segment) {
  if (type === 'day') return { label: words.dayLabel, hint: words.dayHint, spoken: text };
  if (type === 'year') return { label: words.yearLabel, hint: words.yearHint, spoken: text };
  return { label: words.monthLabel, hint: words.monthHint, spoken: words.monthText(value ?? 1) };
}

function Part({ segment, words, format }: DatePartsProps & { segment: Segment }) {
  if (segment.type === 'literal') {
    return (
      <DateSegment segment={segment} className={styles.separator}>
        {format[2]}
      </DateSegment>
    );
  }
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
      {(segment) => <Part {...{ segment, words, format }} />}
    </DateInput>
  );
}

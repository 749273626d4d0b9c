'use client';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import type { DateWords } from './dateWords.ts';
import * as styles from './DateField.css.ts';
import type { DateFormat } from './dates.ts';

/** The props of `DateSegments`. */
export interface DateSegmentsProps {
  words: DateWords;
  format: DateFormat;
  /** Ids of hint and error, by which the first segment is described. */
  description: string | undefined;
}

type SegmentState = Parameters<Parameters<typeof DateInput>[0]['children']>[0];

function getSegmentTexts(words: DateWords, { type, text, value }: SegmentState) {
  if (type === 'day') return { label: words.dayLabel, hint: words.dayHint, filledText: text };
  if (type === 'year') return { label: words.yearLabel, hint: words.yearHint, filledText: text };
  return {
    label: words.monthLabel,
    hint: words.monthHint,
    filledText: words.monthText(value ?? 1),
  };
}

interface NamedSegmentProps extends Omit<DateSegmentsProps, 'format'> {
  segment: SegmentState;
}

function NamedSegment({ segment, words, description }: NamedSegmentProps) {
  const { label, hint, filledText } = getSegmentTexts(words, segment);
  const valueText = segment.isPlaceholder ? words.emptyText : filledText;
  return (
    <DateSegment
      segment={segment}
      className={styles.segment}
      render={(part) => (
        <span
          {...part}
          aria-label={label}
          aria-describedby={part['aria-describedby'] === undefined ? undefined : description}
          aria-valuetext={part['aria-valuetext'] === undefined ? undefined : valueText}
        />
      )}
    >
      {segment.isPlaceholder ? hint : segment.text}
    </DateSegment>
  );
}

/** Day, month and year as spin buttons. */
export function DateSegments({ words, format, description }: DateSegmentsProps) {
  return (
    <DateInput className={styles.segments}>
      {(segment) =>
        segment.type === 'literal' ? (
          <DateSegment segment={segment} className={styles.separator}>
            {format[2]}
          </DateSegment>
        ) : (
          <NamedSegment {...{ segment, words, description }} />
        )
      }
    </DateInput>
  );
}

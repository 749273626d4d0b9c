'use client';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { dateFieldWords } from './DateField.words.ts';
import { Field } from '../Field/Field.tsx';
import { useFieldProps } from '../Field/useFieldProps.ts';
import * as styles from './DateField.css.ts';
import { DateFieldControl, type DateFieldProps } from './DateFieldControl.tsx';
import { DatePlaceholder } from './DatePlaceholder.tsx';
import { getSupportedLocale } from './dates.ts';
import { useToday } from './useToday.ts';

export type { DateFieldProps } from './DateFieldControl.tsx';
export type { DaySpan } from './DateCalendar.tsx';
export type { DateWords, DayState } from './dateWords.ts';
export type { DateFormat } from './dates.ts';

/** A date, typed in segments or selected in a calendar. */
export function DateField(props: DateFieldProps) {
  const { frame, control } = useFieldProps(props);
  const { locale, words: ownWords, ...rest } = control;
  const words = { ...useWords('dateField', dateFieldWords), ...ownWords };
  const today = useToday();
  return (
    <Field
      {...mergeProps({ className: styles.root }, frame)}
      onLabelPress={(controlId) => document.getElementById(controlId)?.focus()}
    >
      {(controlProps) =>
        today === undefined ? (
          <DatePlaceholder
            words={words}
            format={rest.format ?? 'dd-MM-yyyy'}
            value={rest.value ?? rest.defaultValue ?? ''}
          />
        ) : (
          <I18nProvider locale={getSupportedLocale(locale ?? words.locale)}>
            <DateFieldControl
              {...rest}
              {...{ words, controlProps }}
              label={frame.label}
              today={rest.today ?? today}
            />
          </I18nProvider>
        )
      }
    </Field>
  );
}

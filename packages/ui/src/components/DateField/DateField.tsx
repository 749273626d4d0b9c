'use client';
import { use, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { mergeProps } from '../../styles/mergeProps.ts';
import { NumberingSystemContext, useWords } from '../../dictionaries/dictionaryContext.ts';
import { dateFieldWords } from './DateField.words.ts';
import { Field } from '../Field/Field.tsx';
import { useFieldProps } from '../Field/useFieldProps.ts';
import * as styles from './DateField.css.ts';
import { DateFieldControl } from './DateFieldControl.tsx';
import type { DateFieldProps } from './dateFieldProps.ts';
import { getSupportedLocale } from './dates.ts';
import { NativeDateInput, type EarlyInput } from './NativeDateInput.tsx';
import { useDateProblem } from './useDateProblem.ts';
import { useToday } from './useToday.ts';

export type { DateFieldProps } from './dateFieldProps.ts';
export type { DaySpan } from './DateCalendar.tsx';
export type { DateWords, DayState } from './dateWords.ts';
export type { DateFormat } from './dates.ts';

/** A date, typed in segments or selected in a calendar; the date field of the browser until the page is hydrated. */
export function DateField(props: DateFieldProps) {
  const { frame, control, root } = useFieldProps(props);
  const { locale, words: ownWords, ...rest } = control;
  const words = { ...useWords('dateField', dateFieldWords), ...ownWords };
  const numberingSystem = use(NumberingSystemContext);
  const today = useToday();
  const [early, setEarly] = useState<EarlyInput>();
  const { message, ...handlers } = useDateProblem(root, words, rest);
  const invalid =
    message === undefined ? {} : { isInvalid: true, errorMessage: frame.errorMessage ?? message };
  const takeOver = (input: EarlyInput) => {
    setEarly(input);
    if (input.value !== shown) handlers.onChange(input.value);
  };
  const shown = rest.value ?? rest.defaultValue ?? '';
  return (
    <Field
      {...mergeProps({ className: styles.root }, frame)}
      {...invalid}
      onLabelPress={
        today === undefined ? undefined : (controlId) => document.getElementById(controlId)?.focus()
      }
    >
      {(controlProps) =>
        today === undefined ? (
          <NativeDateInput
            {...{ controlProps }}
            value={shown}
            onEarlyInput={takeOver}
            name={rest.name}
            ref={rest.ref}
            isDisabled={rest.isDisabled}
            isReadOnly={rest.isReadOnly}
            minValue={rest.minValue}
            maxValue={rest.maxValue}
            aria-describedby={rest['aria-describedby']}
          />
        ) : (
          <I18nProvider locale={getSupportedLocale(locale ?? words.locale, numberingSystem)}>
            <DateFieldControl
              {...rest}
              {...handlers}
              {...{ words, controlProps, root, early }}
              label={frame.label}
              today={rest.today ?? today}
            />
          </I18nProvider>
        )
      }
    </Field>
  );
}

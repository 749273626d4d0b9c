import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Field } from '../Field/Field.tsx';
import { DateBox, type DateFieldProps } from './DateBox.tsx';
import { workingLocale } from './dates.ts';

export type { DateFieldProps } from './DateBox.tsx';
export type { DaySpan } from './DateCalendar.tsx';
export type { DateFormat, DateWords, DayState } from './dates.ts';

/** A date, typed in parts or chosen from a calendar. */
export function DateField(props: DateFieldProps) {
  const { id, label, optionalLabel, description, errorMessage, locale } = props;
  return (
    <Field
      {...{ id, label, optionalLabel, description, errorMessage }}
      onLabelPress={(controlId) => document.getElementById(controlId)?.focus()}
    >
      {(wiring) => (
        <I18nProvider locale={workingLocale(locale)}>
          <DateBox {...props} wiring={wiring} />
        </I18nProvider>
      )}
    </Field>
  );
}

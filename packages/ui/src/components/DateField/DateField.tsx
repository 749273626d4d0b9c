import { I18nProvider } from 'react-aria-components/I18nProvider';
import { mergeProps } from '../../styles/mergeProps.ts';
import { Field } from '../Field/Field.tsx';
import { splitFieldProps } from '../Field/fieldProps.ts';
import * as styles from './DateField.css.ts';
import { DateFieldControl, type DateFieldProps } from './DateFieldControl.tsx';
import { getSupportedLocale } from './dates.ts';

export type { DateFieldProps } from './DateFieldControl.tsx';
export type { DaySpan } from './DateCalendar.tsx';
export type { DateFormat, DateWords, DayState } from './dates.ts';

/** A date, typed in segments or selected in a calendar. */
export function DateField(props: DateFieldProps) {
  const { frame, control } = splitFieldProps(props);
  const { locale, ...rest } = control;
  return (
    <Field
      {...mergeProps({ className: styles.root }, frame)}
      onLabelPress={(controlId) => document.getElementById(controlId)?.focus()}
    >
      {(controlProps) => (
        <I18nProvider locale={getSupportedLocale(locale)}>
          <DateFieldControl {...rest} {...{ controlProps }} label={frame.label} />
        </I18nProvider>
      )}
    </Field>
  );
}

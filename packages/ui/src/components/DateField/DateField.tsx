import { getLocalTimeZone, today as todayIn } from '@internationalized/date';
import { CalendarDays } from 'lucide';
import { useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import { useLibraryWords } from '../Field/libraryWords.ts';
import { TopLayer } from '../Field/TopLayer.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { DateCalendar, type DaySpan } from './DateCalendar.tsx';
import * as styles from './DateField.css.ts';
import { DateParts } from './DateParts.tsx';
import { toDate, workingLocale, type DateFormat, type DateWords } from './dates.ts';

export type { DaySpan } from './DateCalendar.tsx';
export type { DateFormat, DateWords, DayState } from './dates.ts';

/** What a date field takes. */
export interface DateFieldProps extends FieldFrameProps {
  id?: string;
  name?: string;
  /** The date as yyyy-MM-dd, '' for none. */
  value?: string;
  defaultValue?: string;
  /** Called with a whole date, and with '' when the field was emptied. */
  onValue?: (value: string) => void;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
  words: DateWords;
  /** Language of the page, for example "or-IN"; digits stay western. */
  locale: string;
  format?: DateFormat;
  /** First day the calendar offers. */
  min?: string;
  /** Last day the calendar offers. */
  max?: string;
  /** The day that counts as today; the one of this device when left out. */
  today?: string;
  /** Days painted in the calendar. */
  range?: DaySpan;
  isDisabled?: boolean;
}

const dateOf = (text: string | undefined) => (text === undefined ? undefined : toDate(text));

/** A date, typed in parts or chosen from a calendar. */
export function DateField(props: DateFieldProps) {
  const { id, label, optionalLabel, description, errorMessage, words, onValue, onBlur } = props;
  const { format = 'dd-MM-yyyy', isDisabled = false, name, range, min, max } = props;
  const [layer, setLayer] = useState<HTMLDivElement | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const nameId = useId();
  const today = props.today ?? todayIn(getLocalTimeZone()).toString();
  useLibraryWords(words.closeLabel);
  const lead = () => group.current?.querySelector<HTMLElement>('[contenteditable="true"]')?.focus();
  return (
    <Field {...{ id, label, optionalLabel, description, errorMessage }}>
      {(wiring) => (
        <I18nProvider locale={workingLocale(props.locale)}>
          <DatePicker
            value={dateOf(props.value)}
            defaultValue={dateOf(props.defaultValue)}
            onChange={(date) => onValue?.(date?.toString() ?? '')}
            onBlur={() => onBlur?.()}
            name={name}
            aria-labelledby={nameId}
            aria-describedby={wiring['aria-describedby']}
            isInvalid={wiring['aria-invalid'] ?? false}
            isRequired={wiring['aria-required'] ?? false}
            isDisabled={isDisabled}
            validationBehavior="aria"
            shouldForceLeadingZeros
            className={styles.box}
          >
            <span id={nameId} hidden>
              {label}
            </span>
            <input
              id={wiring.id}
              aria-hidden
              readOnly
              tabIndex={-1}
              disabled={isDisabled}
              onFocus={lead}
              className={visuallyHidden}
            />
            <Group ref={group} className={styles.group}>
              <DateParts {...{ words, format }} />
              <Button aria-label={words.openLabel} className={styles.open}>
                <Icon of={CalendarDays} />
              </Button>
            </Group>
            <div ref={setLayer} />
            <Popover
              UNSTABLE_portalContainer={layer ?? undefined}
              offset={8}
              containerPadding={0}
              className={styles.popover}
              render={(popover) => <div {...popover} popover="manual" />}
            >
              <TopLayer>
                <Dialog className={styles.dialog}>
                  <DateCalendar {...{ words, today, min, max, range }} />
                </Dialog>
              </TopLayer>
            </Popover>
          </DatePicker>
        </I18nProvider>
      )}
    </Field>
  );
}

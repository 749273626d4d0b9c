import { Button, DateField } from '@temple-land/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { getIndianToday } from '../../../common/text/dateTime.ts';
import { formatDate } from '../../../i18n/format.ts';
import type { ReportState } from './reportAddress.ts';
import * as styles from './registerReport.css.ts';

/** The props of `ReportDay`. */
export interface ReportDayProps {
  state: ReportState;
  /** The first day as of which the report can be read; undefined while it is not known. */
  firstDay: string | undefined;
  onState: (next: Partial<ReportState>) => void;
}

/** The day as of which a report is read, today without one. */
export function ReportDay({ state, firstDay, onState }: ReportDayProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { day = '', ...ofToday } = state.view;
  const [typed, setTyped] = useState(day);
  const today = getIndianToday();
  const show = (next: string) => {
    // The field itself says what is wrong with another day.
    const isKnown = next === '' || (next >= (firstDay ?? next) && next <= today);
    if (!isKnown) return;
    setTyped(next);
    onState({ view: next === '' ? ofToday : { ...state.view, day: next } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show(typed);
  };
  return (
    <form method="post" noValidate className={styles.day} onSubmit={submit}>
      <DateField
        label={t('register.day')}
        optionalLabel=""
        {...(firstDay === undefined
          ? {}
          : {
              description: t('register.day.hint', { day: formatDate(firstDay) }),
              minValue: firstDay,
            })}
        maxValue={today}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit">{t('register.day.show')}</Button>
      {day !== '' && (
        <Button kind="quiet" onClick={() => show('')}>
          {t('register.day.today')}
        </Button>
      )}
    </form>
  );
}

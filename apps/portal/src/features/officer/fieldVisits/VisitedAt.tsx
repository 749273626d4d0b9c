import { formatIndianDateTime } from '@temple-land/portal-core';
import { Button, Columns, TextField } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDateField } from '../../../common/form/LazyDateFields.tsx';
import { getIndianToday } from '../../../common/text/dateTime.ts';
import type { useFieldReport } from './useFieldReport.ts';

/** The props of `VisitedAt`. */
export interface VisitedAtProps {
  form: Pick<ReturnType<typeof useFieldReport>, 'content' | 'change'>;
  id: string;
  error: string | undefined;
}

/** Returns a time as the input of the browser has it, in Indian time. */
const toInput = (iso: string) =>
  iso === '' ? '' : formatIndianDateTime(new Date(iso)).slice(0, 16);
const toParts = (iso: string) => ({ day: toInput(iso).slice(0, 10), time: toInput(iso).slice(11) });
const fromInput = (value: string) =>
  value === '' ? '' : new Date(`${value}:00+05:30`).toISOString();

/** The day and the time of a visit in Indian time; a button enters the present one. */
export function VisitedAt({ form, id, error }: VisitedAtProps) {
  const { t } = useTranslation(['field', 'common', 'specification']);
  const { content, change } = form;
  const [parts, setParts] = useState(() => toParts(content.visitedAt));
  const { day, time } = parts;
  const set = (next: typeof parts) => {
    setParts(next);
    const isWhole = next.day !== '' && next.time !== '';
    change({ visitedAt: isWhole ? fromInput(`${next.day}T${next.time}`) : '' });
  };
  const setNow = () => {
    const visitedAt = new Date().toISOString();
    setParts(toParts(visitedAt));
    change({ visitedAt });
  };
  return (
    <>
      <Columns kind="fields">
        <LazyDateField
          {...{ id }}
          label={t('field:visitedAt')}
          description={t('field:visitedAt.hint')}
          value={day}
          onChange={(next) => set({ day: next, time })}
          maxValue={getIndianToday()}
          {...(error === undefined ? {} : { errorMessage: error })}
        />
        <TextField
          type="time"
          label={t('field:visitedAt.time')}
          description={t('field:visitedAt.time.hint')}
          value={time}
          onChange={(next) => set({ day, time: next })}
        />
      </Columns>
      <div>
        <Button onClick={setNow}>{t('field:visitedAt.now')}</Button>
      </div>
    </>
  );
}

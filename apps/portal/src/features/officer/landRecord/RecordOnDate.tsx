import { getRecordOn, type RecordChange } from '@temple-land/portal-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDateField } from '../../../common/form/LazyDateFields.tsx';
import { formatDate } from '../../../i18n/format.ts';
import { FieldValuesTable } from './FieldValuesTable.tsx';

/** What the record said on a day, beside what it says now. */
function EarlierValues({ changes, day }: { changes: readonly RecordChange[]; day: string }) {
  const { t } = useTranslation(['landRecord', 'common', 'specification']);
  const { values, existed, wasRetired } = getRecordOn(changes, day);
  const date = formatDate(day);
  if (!existed) return <p>{t('landRecord:onDate.absent', { date })}</p>;
  if (wasRetired) return <p>{t('landRecord:onDate.retired', { date })}</p>;
  if (values.length === 0) return <p>{t('landRecord:onDate.same', { date })}</p>;
  return (
    <FieldValuesTable
      caption={t('landRecord:onDate.values', { date })}
      fields={values}
      columns={[
        ['earlier', t('landRecord:onDate.earlier')],
        ['present', t('landRecord:onDate.present')],
      ]}
    />
  );
}

/** A day, and what the record said on it. */
export function RecordOnDate({ changes }: { changes: readonly RecordChange[] }) {
  const { t } = useTranslation(['landRecord', 'common', 'specification']);
  const [day, setDay] = useState('');
  return (
    <>
      <LazyDateField
        label={t('landRecord:onDate')}
        description={t('landRecord:onDate.hint')}
        optionalLabel=""
        value={day}
        onChange={setDay}
      />
      <div role="status">{day !== '' && <EarlierValues changes={changes} day={day} />}</div>
    </>
  );
}

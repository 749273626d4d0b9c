import { getRecordOn, type RecordChange } from '@temple-land/portal-core';
import { Table, type Column } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDateField } from '../../../common/form/LazyDateFields.tsx';
import { formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from './landRecord.css.ts';
import { formatChangedValue, getFieldLabel } from './recordWords.ts';

type EarlierValue = ReturnType<typeof getRecordOn>['values'][number];

/** What the record said on a day, beside what it says now. */
function EarlierValues({ changes, day }: { changes: readonly RecordChange[]; day: string }) {
  const text = useTranslation(['landRecord', 'common', 'specification']);
  const language = useLanguage();
  const { t } = text;
  const { values, existed } = getRecordOn(changes, day);
  const date = formatDate(day);
  if (!existed) return <p>{t('landRecord:onDate.absent', { date })}</p>;
  if (values.length === 0) return <p>{t('landRecord:onDate.same', { date })}</p>;
  const createColumn = (which: 'earlier' | 'present', header: string): Column<EarlierValue> => ({
    id: which,
    header,
    renderCell: (field) => {
      const value = formatChangedValue(field.name, field[which], text);
      return (
        <span className={styles.long} {...langAttribute(value, language)}>
          {value}
        </span>
      );
    },
  });
  return (
    <Table
      caption={t('landRecord:onDate.values', { date })}
      columns={[
        {
          id: 'name',
          header: t('landRecord:change.field'),
          renderCell: ({ name }) => getFieldLabel(name, text),
        },
        createColumn('earlier', t('landRecord:onDate.earlier')),
        createColumn('present', t('landRecord:onDate.present')),
      ]}
      rows={values}
      keyOf={({ name }) => name}
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

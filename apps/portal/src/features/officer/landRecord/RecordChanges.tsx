import type { RecordChange } from '@temple-land/portal-core';
import { Table, type Column } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { meta, muted } from '../../../common/page/card.css.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from './landRecord.css.ts';
import { actionLabels, formatChangedValue, getFieldLabel } from './recordWords.ts';

type ChangedField = RecordChange['fields'][number];

function ChangedFields({ change }: { change: RecordChange }) {
  const text = useTranslation(['landRecord', 'common', 'specification']);
  const language = useLanguage();
  const { t } = text;
  const createColumn = (which: 'before' | 'after', header: string): Column<ChangedField> => ({
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
      caption={t('landRecord:change.fields', { date: formatDateTime(change.changedOn) })}
      columns={[
        {
          id: 'name',
          header: t('landRecord:change.field'),
          renderCell: ({ name }) => getFieldLabel(name, text),
        },
        createColumn('before', t('landRecord:change.before')),
        createColumn('after', t('landRecord:change.after')),
      ]}
      rows={change.fields}
      keyOf={({ name }) => name}
    />
  );
}

function Change({ change }: { change: RecordChange }) {
  const { t } = useTranslation(['landRecord', 'common', 'specification']);
  const language = useLanguage();
  const { action, changedOn, changedBy, approvedBy, effectiveOn, source, fields } = change;
  return (
    <li className={styles.change}>
      <h3>{t(actionLabels[action])}</h3>
      <p className={meta}>
        {t('landRecord:change.by', { date: formatDateTime(changedOn), name: changedBy })}
        {approvedBy !== '' && <>. {t('landRecord:change.approved', { name: approvedBy })}</>}
      </p>
      <p className={meta}>{t('landRecord:change.since', { date: formatDate(effectiveOn) })}</p>
      {source !== '' && (
        <p className={styles.long}>
          <b>{t('landRecord:change.source')}:</b>{' '}
          <span {...langAttribute(source, language)}>{source}</span>
        </p>
      )}
      {action === 'update' && fields.length > 0 && <ChangedFields change={change} />}
    </li>
  );
}

/** The changes that the record office made, newest first: who, since when, on which document, and what changed. */
export function RecordChanges({ changes }: { changes: readonly RecordChange[] }) {
  const { t } = useTranslation(['landRecord', 'common', 'specification']);
  if (changes.length === 0) return <p className={muted}>{t('landRecord:change.none')}</p>;
  return (
    <ol className={styles.changes}>
      {changes.map((change) => (
        <Change key={change.id} change={change} />
      ))}
    </ol>
  );
}

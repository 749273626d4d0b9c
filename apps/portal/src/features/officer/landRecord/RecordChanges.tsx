import { type RecordChange, type RetirementCause } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { SourceFileLink } from '../../../common/files/SourceFileLink.tsx';
import { meta, muted } from '../../../common/page/card.css.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { formatDate } from '../../../i18n/format.ts';
import { RetirementFacts } from '../../../common/land/RetirementFacts.tsx';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from './landRecord.css.ts';
import { FieldValuesTable } from './FieldValuesTable.tsx';
import { actionLabels } from './recordWords.ts';

function ChangedFields({ change }: { change: RecordChange }) {
  const { t } = useTranslation(['landRecord', 'common', 'specification']);
  return (
    <FieldValuesTable
      caption={t('landRecord:change.fields', { date: formatDateTime(change.changedOn) })}
      fields={change.fields}
      columns={[
        ['before', t('landRecord:change.before')],
        ['after', t('landRecord:change.after')],
      ]}
    />
  );
}

const causeLabels = {
  mistake: 'landRecord:retirement.mistake',
  river: 'landRecord:retirement.river',
  merged: 'landRecord:retirement.merged',
} as const satisfies Record<RetirementCause, TextKey<'landRecord'>>;

function Change({ change }: { change: RecordChange }) {
  const { t } = useTranslation(['landRecord', 'common', 'specification']);
  const language = useLanguage();
  const { action, changedOn, changedBy, approvedBy, effectiveOn, source, correctionNo, fields } =
    change;
  const { sourceFile } = change;
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
      <SourceFileLink file={sourceFile} context={source || formatDateTime(changedOn)} />
      {action === 'retire' && (
        <RetirementFacts
          fields={fields}
          toLabel={(cause) => t(causeLabels[cause])}
          className={styles.long}
        />
      )}
      {correctionNo !== '' && (
        <p className={meta}>{t('landRecord:change.request', { number: correctionNo })}</p>
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

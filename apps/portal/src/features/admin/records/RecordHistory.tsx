import {
  formatRecordName,
  reviewedEntities,
  type AdminRow,
  type EntityName,
  type RecordAction,
  type RecordChange,
} from '@temple-land/portal-core';
import { Table, type Column } from '@temple-land/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { SourceFileLink } from '../../../common/files/SourceFileLink.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { meta, muted } from '../../../common/page/card.css.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { formatDate } from '../../../i18n/format.ts';
import { RetirementFacts } from '../../../common/land/RetirementFacts.tsx';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from '../layout/admin.css.ts';
import { causeLabels } from '../fields/RetireLandDialog.tsx';
import { adminLists } from './adminLists.ts';
import { formatFieldValue, toIndianMidnight } from './formatFieldValue.ts';
import { RecordFile, fileField, getFileLabel } from './RecordFile.tsx';

const actionLabels = {
  create: 'history.create',
  update: 'history.update',
  retire: 'history.retire',
  restore: 'history.restore',
} as const satisfies Record<RecordAction, TextKey<'admin'>>;

type ChangedField = RecordChange['fields'][number];

interface ChangeProps {
  entity: EntityName;
  recordId: number;
  change: RecordChange;
}

function ChangedFields({ entity, recordId, change }: ChangeProps) {
  const reviewed = reviewedEntities.find((one) => one === entity);
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const language = useLanguage();
  const createColumn = (
    which: 'before' | 'after',
    header: TextKey<'admin'>,
  ): Column<ChangedField> => ({
    id: which,
    header: t(header),
    renderCell: (field) => {
      if (field.name === fileField && reviewed)
        return (
          <RecordFile
            name={formatRecordName(reviewed, recordId)}
            uploadDoc={field[which]}
            context={t(header)}
          />
        );
      const text = formatFieldValue(entity, field.name, field[which], t);
      return (
        <span className={styles.long} {...langAttribute(text, language)}>
          {text}
        </span>
      );
    },
  });
  return (
    <Table
      caption={t('history.fields', { date: formatDateTime(change.changedOn) })}
      columns={[
        {
          id: 'name',
          header: t('changes.field'),
          // A field that the list no longer has keeps its name.
          renderCell: ({ name }) => {
            if (name === fileField) return t(getFileLabel(entity));
            const label = adminLists[entity].fields[name]?.label;
            return label === undefined ? name : t(label);
          },
        },
        createColumn('before', 'changes.was'),
        createColumn('after', 'changes.after'),
      ]}
      rows={change.fields}
      keyOf={({ name }) => name}
    />
  );
}

function Change({ entity, recordId, change }: ChangeProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const language = useLanguage();
  const { action, changedOn, changedBy, approvedBy, effectiveOn, source, sourceFile, fields } =
    change;
  return (
    <li className={styles.change}>
      <h4>{t(actionLabels[action])}</h4>
      <p className={meta}>
        {t('history.by', { date: formatDateTime(changedOn), name: changedBy })}
        {approvedBy !== '' && <>. {t('history.approved', { name: approvedBy })}</>}
      </p>
      <p className={meta}>
        {t('history.since', { date: formatDate(toIndianMidnight(effectiveOn)) })}
      </p>
      {source !== '' && (
        <p className={styles.long}>
          <b>{t('field.source')}:</b> <span {...langAttribute(source, language)}>{source}</span>
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
      {action === 'update' && fields.length > 0 && (
        <ChangedFields {...{ entity, recordId, change }} />
      )}
    </li>
  );
}

/** The changes of a record, newest first: who, since when, on which document, and what changed. */
export function RecordHistory({ entity, row }: { entity: EntityName; row: AdminRow }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('adminHistory', { entity, id: row.id }, { isQuiet: true }),
  );
  const changes = data && 'result' in data ? data.result : [];
  return (
    <section className={styles.recordSections} aria-labelledby="history" aria-busy={isPending}>
      <h3 id="history">{t('history')}</h3>
      <Retry message={error?.userMessage} onRetry={refetch} />
      {isPending && <p className={meta}>{t('loading')}</p>}
      {data && changes.length === 0 && <p className={muted}>{t('history.none')}</p>}
      {changes.length > 0 && (
        <ol className={styles.changes}>
          {changes.map((change) => (
            <Change key={change.id} {...{ entity, change }} recordId={row.id} />
          ))}
        </ol>
      )}
    </section>
  );
}

import { getRecordTitle, type DraftedRecord, type RecordSource } from '@temple-land/portal-core';
import { Alert, Link } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { adminLists } from '../records/adminLists.ts';
import { DraftFrame } from './DraftFrame.tsx';
import { DraftVersions } from './DraftVersions.tsx';
import { RecordDifferences, RecordReview } from './RecordReview.tsx';
import { RecordDraftForm } from './RecordDraftForm.tsx';
import { useDraftedRecord } from './useSitePages.ts';

/** The props of `RecordWorkspace`. */
export interface RecordWorkspaceProps {
  name: string;
  drafted: DraftedRecord;
}

/** A notice, a tender, a question or a contact card: its draft with preview and differences, and its versions. */
export function RecordWorkspace({ name, drafted: { entity, id } }: RecordWorkspaceProps) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const language = useLanguage();
  const { record, message, refetch } = useDraftedRecord(name);
  const present = record?.present ?? undefined;
  const documents = record?.documents ?? [];
  const known = present ?? record?.draft?.source;
  const one = t(adminLists[entity].recordLabel);
  const title = known ? getRecordTitle(entity, known) : '';
  const isMissing = record !== undefined && id !== undefined && present === undefined;
  return (
    <DraftFrame<RecordSource>
      title={
        title === '' ? (
          t('sitePages:record.new', { name: one })
        ) : (
          <>
            {one}: <span {...langAttribute(title, language)}>{title}</span>
          </>
        )
      }
      more={
        id !== undefined && (
          <Link href={`${href('/admin/manage/:entity', { entity })}?open=${id}`} isAlone>
            {t('sitePages:record.open')}
          </Link>
        )
      }
      edited={record}
      present={present}
      message={message}
      onRetry={refetch}
      renderReview={(after) => (
        <RecordReview {...{ entity, name, documents, after }} before={present} />
      )}
      renderForm={({ key, restored, draft, ...callbacks }) =>
        isMissing ? (
          <Alert tone="info">
            <p>{t('sitePages:record.missing')}</p>
          </Alert>
        ) : (
          record && (
            <RecordDraftForm
              key={key}
              {...{ name, entity, draft, documents, ...callbacks }}
              present={record.present}
              initial={restored ?? draft?.source ?? present}
            />
          )
        )
      }
      renderVersions={(onUse) =>
        record &&
        id !== undefined && (
          <DraftVersions
            versions={record.versions}
            builtIn={undefined}
            noneText={t('sitePages:record.versions.none')}
            onUse={isMissing ? undefined : onUse}
            renderDifferences={(before, after) => (
              <RecordDifferences
                {...{ entity, name, documents, before, after }}
                sameText={t('sitePages:differences.same')}
              />
            )}
          />
        )
      }
    />
  );
}

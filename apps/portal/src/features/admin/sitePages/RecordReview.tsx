import {
  getRecordTitle,
  getTenderState,
  type Language,
  type RecordSource,
  type ReviewedEntity,
} from '@temple-land/portal-core';
import { Card, TenderCard } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeContent } from '../../../common/notices/NoticeContent.tsx';
import { muted } from '../../../common/page/card.css.ts';
import { tenderStateLabels } from '../../../common/text/tenderStateLabels.ts';
import { formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { formatFieldValue } from '../records/formatFieldValue.ts';
import { ChangedLines, PreviewCard } from './PageReview.tsx';
import {
  ChangedDocument,
  DraftDocumentLink,
  hasOtherDocument,
  type DraftFiles,
} from './DraftDocument.tsx';
import { ContactPreview } from './ContactPreview.tsx';
import { getDocumentName, getRecordText, listChangedFields } from './recordDraft.ts';
import * as styles from './sitePages.css.ts';

/** The props of `RecordDifferences`. */
export interface RecordDifferencesProps extends DraftFiles {
  entity: ReviewedEntity;
  /** Undefined for a new record. */
  before: RecordSource | undefined;
  after: RecordSource;
  /** What is said without a difference. */
  sameText: string;
}

/** The fields in which two texts of a record differ, line by line. */
export function RecordDifferences(props: RecordDifferencesProps) {
  const { entity, before, after, sameText } = props;
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const format = (name: string, value: string) =>
    value === '' ? '' : formatFieldValue(entity, name, value, t);
  const changed = listChangedFields(entity, before, after, format);
  const isOtherDocument = hasOtherDocument(before, after);
  if (changed.length === 0 && !isOtherDocument) return <p className={muted}>{sameText}</p>;
  return (
    <>
      {changed.map(({ field: [name, { label }], language, lines }) => (
        <section key={name}>
          <h3>{t(label)}</h3>
          <ChangedLines {...{ lines, language }} />
        </section>
      ))}
      {isOtherDocument && <ChangedDocument {...props} isPhoto={entity === 'contact'} />}
    </>
  );
}

interface PreviewProps extends DraftFiles {
  entity: ReviewedEntity;
  source: RecordSource;
  language: Language;
}

interface TenderPreviewProps {
  source: RecordSource;
  title: string;
  now: number;
}

function TenderPreview({ source, title, now }: TenderPreviewProps) {
  const pageLanguage = useLanguage();
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const { letterNo, startDate, closeDate } = source.fields;
  const [start = Number.NaN, close = Number.NaN] = [startDate, closeDate].map((value) =>
    Date.parse(String(value)),
  );
  if (Number.isNaN(start) || Number.isNaN(close))
    return <p className={muted}>{t('sitePages:record.noDates')}</p>;
  const state = getTenderState({ start, close }, now);
  return (
    <TenderCard
      title={title}
      titleLang={langAttribute(title, pageLanguage).lang}
      isOpen={state === 'open'}
      stateLabel={t(tenderStateLabels[state])}
      letter={t('common:home.tenders.letter', { number: String(letterNo ?? '') })}
      dates={[
        { label: t('admin:field.startDate'), value: formatDate(String(startDate)) },
        { label: t('admin:field.closeDate'), value: formatDate(String(closeDate)) },
      ]}
    />
  );
}

/** A notice, a tender, a question or a contact card as the public sees it. */
function RecordPreview({ entity, source, language, ...files }: PreviewProps) {
  const pageLanguage = useLanguage();
  const [now] = useState(() => Date.now());
  const title = getRecordTitle(entity, source, language);
  const answer = getRecordText(source, 'answer', language);
  const document = getDocumentName(source) ?? '';
  const file = document !== '' && <DraftDocumentLink {...{ document, title, ...files }} />;
  if (entity === 'contact') return <ContactPreview {...{ source, language }} name={files.name} />;
  if (entity === 'tender')
    return (
      <>
        <TenderPreview {...{ source, title, now }} />
        {file && <div>{file}</div>}
      </>
    );
  return (
    <>
      <p className={styles.previewTitle} {...langAttribute(title, pageLanguage)}>
        {title}
      </p>
      {entity === 'faq' ? (
        <p className={styles.answer} {...langAttribute(answer, pageLanguage)}>
          {answer}
        </p>
      ) : (
        <div>
          <NoticeContent
            slug=""
            title={title}
            description={getRecordText(source, 'description', language)}
            createdOn={new Date(now).toISOString()}
            uploadDoc={null}
            document={null}
          />
          {file}
        </div>
      )}
    </>
  );
}

/** The props of `RecordReview`. */
export type RecordReviewProps = Omit<RecordDifferencesProps, 'sameText'>;

/** What a draft of a record changes, and how the public will see it. */
export function RecordReview({ entity, before, after, ...files }: RecordReviewProps) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  return (
    <>
      {before && (
        <Card title={t('sitePages:differences')}>
          <RecordDifferences
            {...{ entity, before, after, ...files }}
            sameText={t('sitePages:differences.none')}
          />
        </Card>
      )}
      <PreviewCard
        render={(language) => <RecordPreview {...{ entity, language, ...files }} source={after} />}
      />
    </>
  );
}

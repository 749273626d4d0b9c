import {
  formatNewRecordName,
  isSitePageName,
  parseRecordName,
  reviewedEntities,
  type SitePageRow,
} from '@temple-land/portal-core';
import { Link, PageHeader, StatusPatch, Table, type Column } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, href, useSearchParams } from 'react-router-dom';
import { pageTitles } from '../../../common/documents/pageTitles.ts';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { muted, row as rowStyle } from '../../../common/page/card.css.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { formatCount, formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { AdminFrame } from '../layout/AdminFrame.tsx';
import { adminLists } from '../records/adminLists.ts';
import { PageWorkspace } from './PageWorkspace.tsx';
import { RecordWorkspace } from './RecordWorkspace.tsx';
import { getNewDraftPath, readNewDraft } from './draftPaths.ts';
import { useSitePages } from './useSitePages.ts';

function RowState({ name, version, hasDraft, isWaiting, isReviewDue }: SitePageRow) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const unpublished = isSitePageName(name) ? 'sitePages:state.builtIn' : 'sitePages:state.none';
  return (
    <span className={rowStyle}>
      <StatusPatch tone={version === 0 ? 'neutral' : 'success'}>
        {version === 0 ? t(unpublished) : t('sitePages:state.version', { n: formatCount(version) })}
      </StatusPatch>
      {isWaiting && <StatusPatch tone="warning">{t('sitePages:state.waiting')}</StatusPatch>}
      {hasDraft && !isWaiting && (
        <StatusPatch tone="info">{t('sitePages:state.draft')}</StatusPatch>
      )}
      {isReviewDue && <StatusPatch tone="danger">{t('sitePages:state.due')}</StatusPatch>}
    </span>
  );
}

/** The name of a page, or the kind and the title of a record, with the way to its draft. */
function RowLink({ name, title }: SitePageRow) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const language = useLanguage();
  const record = parseRecordName(name);
  const shown = title === '' ? t('sitePages:record.unnamed') : title;
  return (
    <Link href={`${href('/admin/pages')}?page=${name}`} isAlone>
      {isSitePageName(name) && t(pageTitles[name])}
      {record && (
        <span>
          {t(adminLists[record.entity].recordLabel)}:{' '}
          <span {...langAttribute(shown, language)}>{shown}</span>
        </span>
      )}
    </Link>
  );
}

/** Pages or records with their state. */
function RowTable({ caption, rows }: { caption: string; rows: readonly SitePageRow[] }) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const none = t('admin:changes.none');
  const columns: Column<SitePageRow>[] = [
    { id: 'page', header: t('sitePages:list.page'), renderCell: (row) => <RowLink {...row} /> },
    { id: 'state', header: t('sitePages:list.state'), renderCell: (row) => <RowState {...row} /> },
    {
      id: 'published',
      header: t('sitePages:list.published'),
      renderCell: ({ publishedOn }) => (publishedOn === null ? none : formatDateTime(publishedOn)),
    },
    {
      id: 'review',
      header: t('sitePages:list.review'),
      renderCell: ({ reviewOn }) =>
        reviewOn === '' ? none : formatDate(`${reviewOn}T00:00:00+05:30`),
    },
  ];
  return <Table {...{ caption, columns, rows }} keyOf={({ name }) => name} />;
}

/** Every page that can be edited, and the records with a draft or a review. */
function DraftList() {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const { rows, isPending, message, refetch } = useSitePages();
  const records = rows.filter(({ name }) => !isSitePageName(name));
  return (
    <>
      <PageHeader size="app" title={t('common:title.sitePages')} lead={t('sitePages:lead')} />
      <Retry message={message} onRetry={refetch} />
      {isPending && <Loading />}
      {rows.length > 0 && (
        <>
          <RowTable
            caption={t('sitePages:list.caption')}
            rows={rows.filter(({ name }) => isSitePageName(name))}
          />
          <h2>{t('sitePages:records.caption')}</h2>
          <p className={rowStyle}>
            {reviewedEntities.map((entity) => (
              <Link key={entity} href={getNewDraftPath(entity)} isAlone>
                {t('sitePages:record.new', { name: t(adminLists[entity].recordLabel) })}
              </Link>
            ))}
          </p>
          {records.length === 0 && <p className={muted}>{t('sitePages:records.none')}</p>}
          {records.length > 0 && (
            <RowTable caption={t('sitePages:records.caption')} rows={records} />
          )}
        </>
      )}
    </>
  );
}

function Workspace({ name }: { name: string }) {
  const drafted = parseRecordName(name);
  if (isSitePageName(name)) return <PageWorkspace key={name} name={name} />;
  return drafted ? <RecordWorkspace key={name} {...{ name, drafted }} /> : <DraftList />;
}

/** The drafts of public pages, notices, tenders, questions and contact cards: their list, or one of them with its versions. */
export function SitePagesPage() {
  const [search] = useSearchParams();
  const [chance] = useState(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
  const entity = readNewDraft(search);
  if (entity)
    return (
      <Navigate
        to={`${href('/admin/pages')}?page=${formatNewRecordName(entity, chance)}`}
        replace
      />
    );
  return (
    <AdminFrame>
      <Workspace name={search.get('page') ?? ''} />
    </AdminFrame>
  );
}

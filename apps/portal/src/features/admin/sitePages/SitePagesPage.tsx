import { sitePageNames, type SitePageRow } from '@temple-land/portal-core';
import { Link, PageHeader, StatusPatch, Table } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href, useSearchParams } from 'react-router-dom';
import { pageTitles } from '../../../common/documents/pageTitles.ts';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { row as rowStyle } from '../../../common/page/card.css.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { formatCount, formatDate } from '../../../i18n/format.ts';
import { AdminFrame } from '../layout/AdminFrame.tsx';
import { PageWorkspace } from './PageWorkspace.tsx';
import { useSitePages } from './useSitePages.ts';

function PageState({ version, hasDraft, isWaiting, isReviewDue }: SitePageRow) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  return (
    <span className={rowStyle}>
      <StatusPatch tone={version === 0 ? 'neutral' : 'success'}>
        {version === 0
          ? t('sitePages:state.builtIn')
          : t('sitePages:state.version', { n: formatCount(version) })}
      </StatusPatch>
      {isWaiting && <StatusPatch tone="warning">{t('sitePages:state.waiting')}</StatusPatch>}
      {hasDraft && !isWaiting && (
        <StatusPatch tone="info">{t('sitePages:state.draft')}</StatusPatch>
      )}
      {isReviewDue && <StatusPatch tone="danger">{t('sitePages:state.due')}</StatusPatch>}
    </span>
  );
}

/** Every page that can be edited. */
function PageList() {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const { pages, isPending, message, refetch } = useSitePages();
  return (
    <>
      <PageHeader size="app" title={t('common:title.sitePages')} lead={t('sitePages:lead')} />
      <Retry message={message} onRetry={refetch} />
      {isPending && <Loading />}
      {pages.length > 0 && (
        <Table
          caption={t('sitePages:list.caption')}
          columns={[
            {
              id: 'page',
              header: t('sitePages:list.page'),
              renderCell: ({ name }) => (
                <Link href={`${href('/admin/pages')}?page=${name}`} isAlone>
                  {t(pageTitles[name])}
                </Link>
              ),
            },
            {
              id: 'state',
              header: t('sitePages:list.state'),
              renderCell: (page) => <PageState {...page} />,
            },
            {
              id: 'published',
              header: t('sitePages:list.published'),
              renderCell: ({ publishedOn }) =>
                publishedOn === null ? t('admin:changes.none') : formatDateTime(publishedOn),
            },
            {
              id: 'review',
              header: t('sitePages:list.review'),
              renderCell: ({ reviewOn }) =>
                reviewOn === ''
                  ? t('admin:changes.none')
                  : formatDate(`${reviewOn}T00:00:00+05:30`),
            },
          ]}
          rows={pages}
          keyOf={({ name }) => name}
        />
      )}
    </>
  );
}

/** The public pages: their list, or one of them with its draft and versions. */
export function SitePagesPage() {
  const [search] = useSearchParams();
  const name = sitePageNames.find((one) => one === search.get('page'));
  return (
    <AdminFrame>
      {name === undefined ? <PageList /> : <PageWorkspace key={name} name={name} />}
    </AdminFrame>
  );
}

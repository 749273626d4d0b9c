import type { PageSource, SitePageName } from '@temple-land/portal-core';
import { Alert, Link, PageHeader } from '@temple-land/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { pageTitles } from '../../../common/documents/pageTitles.ts';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { row } from '../../../common/page/card.css.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { getDocumentPath } from '../../../content/documentPath.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as listStyles from '../questions/questions.css.ts';
import { PageForm } from './PageForm.tsx';
import { PageReview } from './PageReview.tsx';
import { PageVersions } from './PageVersions.tsx';
import type { DoneKey } from './usePageForm.ts';
import { useSitePage, type EditedPage } from './useSitePages.ts';

function WaitingNotice({ waiting }: { waiting: NonNullable<EditedPage['waiting']> }) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const language = useLanguage();
  const { askedBy, askedOn, reason } = waiting;
  return (
    <Alert tone="info" role="none">
      <p>{t('sitePages:waiting', { name: askedBy, date: formatDateTime(askedOn) })}</p>
      <p>
        <b>{t('admin:changes.reason')}:</b>{' '}
        <span {...langAttribute(reason, language)}>{reason}</span>
      </p>
      <Link href={href('/admin/changes')} isAlone>
        {t('common:title.changes')}
      </Link>
    </Alert>
  );
}

/** The text with which the form begins after a restore, or that of the draft or the public. */
interface Restored {
  source: PageSource;
  count: number;
}

/** One public page: its draft with preview and differences, and its versions. */
export function PageWorkspace({ name }: { name: SitePageName }) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const { page, message, refetch } = useSitePage(name);
  const [restored, setRestored] = useState<Restored>();
  const [done, setDone] = useState<DoneKey>();
  const messageRef = useRef<HTMLDivElement>(null);
  const finish = (key: DoneKey) => {
    setDone(key);
    messageRef.current?.focus();
  };
  const restore = (source: PageSource) => {
    setRestored({ source, count: (restored?.count ?? 0) + 1 });
    finish('sitePages:versions.used');
  };
  const present = page && (page.versions[0]?.source ?? page.builtIn);
  return (
    <>
      <PageHeader size="app" title={t(pageTitles[name])} lead={t('sitePages:lead')} />
      <p className={row}>
        <Link href={href('/admin/pages')} isAlone>
          {t('sitePages:back')}
        </Link>
        <Link href={getDocumentPath(name)} isAlone>
          {t('sitePages:open')}
        </Link>
      </p>
      <div ref={messageRef} tabIndex={-1} className={listStyles.message}>
        {done !== undefined && (
          <Alert tone="success">
            <p>{t(done)}</p>
          </Alert>
        )}
      </div>
      <Retry message={message} onRetry={refetch} />
      {page === undefined && message === undefined && <Loading />}
      {page && present && page.waiting && page.draft && (
        <>
          <WaitingNotice waiting={page.waiting} />
          <PageReview before={present} after={page.draft.source} />
        </>
      )}
      {page && present && !page.waiting && (
        <PageForm
          key={restored?.count ?? 0}
          name={name}
          page={page}
          present={present}
          initial={restored?.source ?? page.draft?.source ?? present}
          onDone={finish}
          onDiscarded={() => {
            setRestored({ source: present, count: (restored?.count ?? 0) + 1 });
            finish('sitePages:discarded');
          }}
        />
      )}
      {page && <PageVersions page={page} onUse={page.waiting ? undefined : restore} />}
    </>
  );
}

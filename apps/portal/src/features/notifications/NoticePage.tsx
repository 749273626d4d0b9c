import { Link, Stack } from '@temple-land/ui';
import { htmlToText } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { href, useParams } from 'react-router-dom';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import { EmptyMessage } from '../../common/feedback/EmptyMessage.tsx';
import { Retry } from '../../common/feedback/Retry.tsx';
import { Skeleton } from '../../common/feedback/Skeleton.tsx';
import { PageDescription } from '../../common/page/PageDescription.tsx';
import { PublicPage } from '../../common/page/PublicPage.tsx';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { NoticeContent } from '../../common/notices/NoticeContent.tsx';
import * as styles from './NotificationsPage.css.ts';

/** A notice at its own address, which stays when its title changes. */
export function NoticePage() {
  const { t } = useTranslation(['notifications', 'common', 'specification']);
  const language = useLanguage();
  const { slug = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(
    serviceQuery('notice', { slug }, { isQuiet: true }),
  );
  const isMissing = error?.effects.includes('empty') === true;
  const notice = !error && data && 'result' in data ? data.result : undefined;
  return (
    <div className={styles.notice}>
      <PublicPage
        title={notice?.title ?? t('common:title.notification')}
        titleLang={notice && langAttribute(notice.title, language).lang}
        crumb={t('notice.one')}
      >
        <Stack gap="xl">
          {isPending && <Skeleton count={1} variant="cards" />}
          {!isMissing && <Retry message={error?.userMessage} onRetry={refetch} />}
          {isMissing && (
            <EmptyMessage title={t('notice.missing')}>{t('notice.missing.text')}</EmptyMessage>
          )}
          {notice && (
            <div>
              <PageDescription content={htmlToText(notice.description)} />
              <NoticeContent {...notice} />
            </div>
          )}
          <Link href={href('/website/notification')} isAlone>
            {t('notice.all')}
          </Link>
        </Stack>
      </PublicPage>
    </div>
  );
}

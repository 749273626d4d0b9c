import type { Notice } from '@temple-land/portal-core';
import { Card, Link, Stack } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { Skeleton } from '../../common/feedback/Skeleton.tsx';
import { EmptyMessage } from '../../common/feedback/EmptyMessage.tsx';
import { FeedLinks } from '../../common/lists/FeedLinks.tsx';
import { PublicPage } from '../../common/page/PublicPage.tsx';
import { Retry } from '../../common/feedback/Retry.tsx';
import { feedUrls } from '../../content/feeds.ts';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { NoticeContent } from '../../common/notices/NoticeContent.tsx';
import { NoticeSearch } from './NoticeSearch.tsx';
import { useNotices } from './useNotices.ts';

function NoticeItem({ notice }: { notice: Notice }) {
  const language = useLanguage();
  const { slug, title } = notice;
  return (
    <li>
      <Card
        title={
          <Link
            href={href('/website/notification/:slug', { slug })}
            isAlone
            {...langAttribute(title, language)}
          >
            {title}
          </Link>
        }
      >
        <NoticeContent {...notice} />
      </Card>
    </li>
  );
}

/** The page of notices with their search; each with text, day and file (spec 2.8). */
export function NotificationsPage() {
  const { t } = useTranslation(['notifications', 'common', 'specification']);
  const { filter, search, refresh, notices, isEmpty, message, isPending, refetch } = useNotices();
  return (
    <PublicPage title={t('common:title.notification')}>
      <Stack gap="2xl">
        <NoticeSearch filter={filter} onSearch={search} onRefresh={refresh} />
        <Retry message={message} onRetry={refetch} />
        {isEmpty && <EmptyMessage title={t('specification:notification.empty')} />}
        <div aria-busy={isPending}>
          {isPending && <Skeleton count={3} variant="cards" />}
          <Stack elementType="ul">
            {notices.map((notice) => (
              <NoticeItem key={notice.slug} notice={notice} />
            ))}
          </Stack>
        </div>
        <FeedLinks feeds={[{ label: t('common:feeds.atom'), href: feedUrls.notices }]} />
      </Stack>
    </PublicPage>
  );
}

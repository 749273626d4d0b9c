import { formatNoticeDate, type Notice } from '@temple-land/portal-core';
import { Card, Stack } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../common/feedback/Skeleton.tsx';
import { DownloadLink } from '../../common/files/DownloadLink.tsx';
import { EmptyMessage } from '../../common/feedback/EmptyMessage.tsx';
import { FeedLinks } from '../../common/lists/FeedLinks.tsx';
import { getFileType } from '../../common/files/fileType.ts';
import { PublicPage } from '../../common/page/PublicPage.tsx';
import { SafeHtml } from '../../common/text/SafeHtml.tsx';
import { useEnglishNote } from '../../common/text/useEnglishNote.ts';
import { Retry } from '../../common/feedback/Retry.tsx';
import { feedUrls } from '../../content/feeds.ts';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { NoticeSearch } from './NoticeSearch.tsx';
import * as styles from './NotificationsPage.css.ts';
import { useNotices } from './useNotices.ts';

function NoticeItem({ title, description, createdOn, uploadDoc }: Notice) {
  const language = useLanguage();
  const note = useEnglishNote()(title);
  return (
    <li>
      <Card title={<span {...langAttribute(title, language)}>{title}</span>}>
        <p className={styles.date}>
          <time dateTime={createdOn}>{formatNoticeDate(createdOn)}</time>
          {note !== undefined && ` · ${note}`}
        </p>
        <div className={styles.text} {...langAttribute(description, language)}>
          <SafeHtml html={description} />
        </div>
        {uploadDoc !== null && (
          <div className={styles.file}>
            <DownloadLink
              name="notificationDownload"
              input={{ uploadDoc }}
              meta={getFileType(uploadDoc)}
              context={title}
            />
          </div>
        )}
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
              <NoticeItem key={notice.title + notice.createdOn} {...notice} />
            ))}
          </Stack>
        </div>
        <FeedLinks feeds={[{ label: t('common:feeds.atom'), href: feedUrls.notices }]} />
      </Stack>
    </PublicPage>
  );
}

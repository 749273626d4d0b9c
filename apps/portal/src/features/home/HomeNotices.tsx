import { htmlToText, type Notice } from '@temple-land/portal-core';
import { Link } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { Skeleton } from '../../common/feedback/Skeleton.tsx';
import { OutcomeMessage } from '../../common/feedback/OutcomeMessage.tsx';
import { Retry } from '../../common/feedback/Retry.tsx';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { formatNoticeDate } from './formatNoticeDate.ts';
import * as styles from './HomeNews.css.ts';
import { small } from './shared.css.ts';
import { useLatestNotices } from './useHomeData.ts';

function NoticeRow({ slug, title, description, createdOn }: Notice) {
  const language = useLanguage();
  const [day, month] = formatNoticeDate(createdOn, language);
  return (
    <li className={styles.notice}>
      <time className={styles.noticeDate} dateTime={createdOn}>
        <span className={styles.noticeDay}>{day}</span>
        {month}
      </time>
      <div>
        <h3 className={styles.newsTitle}>
          <Link
            href={href('/website/notification/:slug', { slug })}
            isAlone
            {...langAttribute(title, language)}
          >
            {title}
          </Link>
        </h3>
        <p className={small} {...langAttribute(description, language)}>
          {htmlToText(description)}
        </p>
      </div>
    </li>
  );
}

/** The latest notices, the newest first. */
export function HomeNotices() {
  const { t } = useTranslation(['home', 'common', 'specification']);
  const { notices, isEmpty, message, isPending, refetch } = useLatestNotices();
  return (
    <section aria-labelledby="notices" aria-busy={isPending}>
      <div className={styles.newsHead}>
        <h2 id="notices">{t('notices.title')}</h2>
        <Link href={href('/website/notification')} isAlone>
          {t('notices.all')}
        </Link>
      </div>
      {message !== undefined && (
        <div className={styles.newsMessage}>
          {isEmpty ? (
            <OutcomeMessage message={message} tone="info" />
          ) : (
            <Retry message={message} onRetry={refetch} />
          )}
        </div>
      )}
      {isPending && <Skeleton count={3} variant="rows" />}
      <ul className={styles.newsList}>
        {notices.map((notice) => (
          <NoticeRow key={notice.slug} {...notice} />
        ))}
      </ul>
    </section>
  );
}

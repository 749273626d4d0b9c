import { formatNoticeDate } from '../../i18n/format.ts';
import { Link } from '@temple-land/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import { cardBody, cardHead, flushCard, meta } from '../../common/page/card.css.ts';
import { Retry } from '../../common/feedback/Retry.tsx';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import * as styles from './citizen.css.ts';

/** The unread notifications of a citizen, newest first. */
export function UnreadNotifications({ userId }: { userId: number }) {
  const { t } = useTranslation(['citizen', 'common', 'specification']);
  const language = useLanguage();
  const { data, error, isPending, refetch } = useQuery(
    serviceQuery('bellList', { userId }, { isQuiet: true }),
  );
  const items = data && 'result' in data ? data.result : [];
  return (
    <div className={flushCard} aria-busy={isPending}>
      <div className={cardHead}>
        <h2>{t('common:bell.title')}</h2>
        <Link href={href('/citizen/notifications')} isAlone>
          {t('common:bell.all')}
        </Link>
      </div>
      {error?.userMessage && (
        <div className={cardBody}>
          <Retry message={error?.userMessage} onRetry={refetch} />
        </div>
      )}
      {!isPending && !error?.userMessage && items.length === 0 && (
        <p className={cardBody}>{t('notifications.empty')}</p>
      )}
      <ul className={styles.notices}>
        {items.map(({ notificationId, notification, createdOn }) => (
          <li key={notificationId}>
            <p {...langAttribute(notification, language)}>{notification}</p>
            <time className={meta} dateTime={createdOn}>
              {formatNoticeDate(createdOn)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { noticeDate } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { useServiceQuery } from '../../api/useCall.ts';
import { cardBody, cardHead, flushCard, meta } from '../../blocks/surface.css.ts';
import { TryAgain } from '../../blocks/TryAgain.tsx';
import { inLanguage } from '../../i18n/inLanguage.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import * as styles from './citizen.css.ts';

/** The unread notifications of a citizen, newest first. */
export function NewNotices({ userId }: { userId: number }) {
  const { t } = useTranslation(['citizen', 'common', 'specification']);
  const language = useLanguage();
  const { answer, said, isPending, refetch } = useServiceQuery(
    'bellList',
    { userId },
    { isQuiet: true },
  );
  const items = answer && 'result' in answer ? answer.result : [];
  return (
    <div className={flushCard} aria-busy={isPending}>
      <div className={cardHead}>
        <h2>{t('common:bell.title')}</h2>
      </div>
      {said && (
        <div className={cardBody}>
          <TryAgain said={said} onAgain={refetch} />
        </div>
      )}
      {!isPending && !said && items.length === 0 && (
        <p className={cardBody}>{t('notifications.empty')}</p>
      )}
      <ul className={styles.notices}>
        {items.map(({ notificationId, notification, createdOn }) => (
          <li key={notificationId}>
            <p {...inLanguage(notification, language)}>{notification}</p>
            <time className={meta} dateTime={createdOn}>
              {noticeDate(createdOn)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
}

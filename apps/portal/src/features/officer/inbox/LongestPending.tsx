import { Link } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { EmptyMessage } from '../../../common/feedback/EmptyMessage.tsx';
import { cardBody, cardHead, flushCard } from '../../../common/page/card.css.ts';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { buildQueueQuery } from './queueQuery.ts';
import { QueueTable } from './QueueTable.tsx';
import { useQueue, defaultQueueFilter } from './useQueue.ts';

const path = '/officer/applications';

/** The longest pending applications, on the first page of an officer. */
export function LongestPending() {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { queue, isPending, message, refetch } = useQueue(defaultQueueFilter);
  return (
    <section className={flushCard} aria-labelledby="inbox" aria-busy={isPending}>
      <div className={cardHead}>
        <h2 id="inbox">{t('inbox')}</h2>
        <Link href={path} isAlone>
          {t('inbox.all')}
        </Link>
      </div>
      {message && (
        <div className={cardBody}>
          <Retry message={message} part={t('inbox')} onRetry={refetch} />
        </div>
      )}
      {queue.rows.length > 0 && (
        <QueueTable
          rows={queue.rows}
          hrefOf={(row) => `${path}?${buildQueueQuery(defaultQueueFilter, row.applicationNo)}`}
        />
      )}
      {isPending && queue.rows.length === 0 && <Loading />}
      {!isPending && !message && queue.rows.length === 0 && (
        <EmptyMessage title={t('queue.empty')} />
      )}
    </section>
  );
}

import { Pagination } from '@temple-land/ui';
import { Empty } from '../../blocks/Empty.tsx';
import { cardBody, cardHead, flushCard, meta } from '../../blocks/surface.css.ts';
import { TryAgain } from '../../blocks/TryAgain.tsx';
import { useText } from '../../i18n/useText.ts';
import { addressOfFilter } from './queueAddress.ts';
import { QueueFilters } from './QueueFilters.tsx';
import { QueueTable } from './QueueTable.tsx';
import { queuePageSize, type QueueFilter, type useQueue } from './useQueue.ts';

/** What the list of the queue takes. */
export interface QueueListProps {
  filter: QueueFilter;
  onFilter: (filter: QueueFilter) => void;
  list: ReturnType<typeof useQueue>;
}

/** The applications of the area: filters, table, pages. */
export function QueueList({ filter, onFilter, list }: QueueListProps) {
  const { t } = useText();
  const { queue, isPending, said, refetch } = list;
  const { pageNumber } = filter;
  const pages = Math.ceil(queue.total / queuePageSize);
  const from = (pageNumber - 1) * queuePageSize;
  const result = { from: from + 1, to: from + queue.rows.length, total: queue.total };
  return (
    <section className={flushCard} aria-label={t('officer.inbox')} aria-busy={isPending}>
      <div className={cardHead}>
        <QueueFilters filter={filter} onFilter={onFilter} />
        <p role="status" className={meta}>
          {queue.rows.length > 0 && t('list.result', result)}
        </p>
      </div>
      {said && (
        <div className={cardBody}>
          <TryAgain said={said} onAgain={refetch} />
        </div>
      )}
      {queue.rows.length > 0 && (
        <QueueTable
          rows={queue.rows}
          hrefOf={(row) => `?${addressOfFilter(filter, row.applicationNo)}`}
        />
      )}
      {!isPending && !said && queue.rows.length === 0 && <Empty title={t('officer.queue.empty')} />}
      {pages > 1 && (
        <div className={cardBody}>
          <Pagination
            label={t('list.pages')}
            current={pageNumber}
            total={pages}
            onPage={(page) => onFilter({ ...filter, pageNumber: page })}
            previousLabel={t('list.previous')}
            nextLabel={t('list.next')}
            pageLabel={(n) => t('list.page', { n })}
            shortText={t('list.pageOf', { n: pageNumber, total: pages })}
          />
        </div>
      )}
    </section>
  );
}

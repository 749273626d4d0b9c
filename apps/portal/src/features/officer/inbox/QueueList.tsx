import { useTranslation } from 'react-i18next';
import { PagedList } from '../../../common/lists/PagedList.tsx';
import { buildQueueQuery } from './queueQuery.ts';
import { QueueFilters } from './QueueFilters.tsx';
import { QueueTable } from './QueueTable.tsx';
import { queuePageSize, type QueueFilter, type useQueue } from './useQueue.ts';

/** The props of `QueueList`. */
export interface QueueListProps {
  filter: QueueFilter;
  onFilter: (filter: QueueFilter) => void;
  list: ReturnType<typeof useQueue>;
}

/** The queue with filters, table and pages. */
export function QueueList({ filter, onFilter, list }: QueueListProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { queue, isPending, message, refetch } = list;
  const { pageNumber } = filter;
  return (
    <PagedList
      label={t('inbox')}
      filters={<QueueFilters filter={filter} onFilter={onFilter} />}
      page={{ pageNumber, pageSize: queuePageSize, rows: queue.rows.length, total: queue.total }}
      isPending={isPending}
      message={message}
      onRetry={refetch}
      emptyTitle={t('queue.empty')}
      onPage={(page) => onFilter({ ...filter, pageNumber: page })}
    >
      <QueueTable
        rows={queue.rows}
        hrefOf={(row) => `?${buildQueueQuery(filter, row.applicationNo)}`}
      />
    </PagedList>
  );
}

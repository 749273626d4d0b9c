import { useEffect, useState } from 'react';
import { columns, manyPlots, type Plot } from './DataTable.sample.tsx';
import { DataTable, type DataTableProps, type RowKey, type SortDescriptor } from './DataTable.tsx';

const total = 63;
const pageSize = 10;
const answerMs = 300;
const register = manyPlots.slice(0, total);

interface Answer {
  /** What was asked for: the page and the order. */
  request: string;
  rows: readonly Plot[];
}

/** Returns a page of an invented register in the wanted order. */
async function loadPlots(page: number, sort: SortDescriptor): Promise<readonly Plot[]> {
  await new Promise((resolve) => setTimeout(resolve, answerMs));
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const compare = columns.find(({ id }) => id === sort.column)?.compare;
  const sorted = compare
    ? register.toSorted((one, other) => sign * compare(one, other))
    : [...register];
  return sorted.slice((page - 1) * pageSize, page * pageSize);
}

const sortedByService = columns.map(({ compare, total: _total, ...column }) => ({
  ...column,
  isSortable: compare !== undefined,
}));

/** A table whose pages come from a slow service, which also sorts. */
export function PagedTable(args: DataTableProps<Plot>) {
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<SortDescriptor>({ column: 'number', direction: 'ascending' });
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<RowKey>>(new Set<RowKey>());
  const [answer, setAnswer] = useState<Answer>({ request: '', rows: [] });
  const request = `${page} ${sort.column} ${sort.direction}`;
  useEffect(() => {
    let isLatest = true;
    void loadPlots(page, sort).then((rows) => isLatest && setAnswer({ request, rows }));
    return () => {
      isLatest = false;
    };
  }, [page, sort, request]);
  return (
    <DataTable
      {...args}
      columns={sortedByService}
      rows={answer.rows}
      totalCount={total}
      isLoading={answer.request !== request}
      {...{ page, pageSize }}
      onPageChange={setPage}
      defaultSortDescriptor={undefined}
      sortDescriptor={sort}
      onSortChange={(next) => {
        if (next) setSort(next);
        setPage(1);
      }}
      selection={{
        selectedKeys,
        onSelectionChange: setSelectedKeys,
        rowLabel: ({ number }) => `Select plot ${number}`,
        allLabel: 'Select all plots of this page',
      }}
    />
  );
}

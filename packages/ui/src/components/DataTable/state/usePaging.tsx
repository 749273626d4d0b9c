'use client';
import { useControlledState } from '../../../styles/useControlledState.ts';
import { Pagination } from '../../Pagination/Pagination.tsx';
import type { RowRange } from '../types.ts';

/** The props of a table whose rows are those of one page. */
export interface PagingProps {
  totalCount: number | undefined;
  pageSize: number | undefined;
  page: number | undefined;
  defaultPage: number | undefined;
  onPageChange: ((page: number) => void) | undefined;
}

/** Returns the range of the shown rows, and the pagination of a table that has more pages than one. */
export function usePaging(props: PagingProps, rowCount: number) {
  const { totalCount = rowCount, pageSize, defaultPage = 1, onPageChange } = props;
  const [page, setPage] = useControlledState(props.page, defaultPage, onPageChange);
  const offset = pageSize === undefined ? 0 : (page - 1) * pageSize;
  const range: RowRange = {
    from: rowCount === 0 ? 0 : offset + 1,
    to: rowCount === 0 ? 0 : offset + rowCount,
    totalCount,
  };
  const isPaged = props.totalCount !== undefined;
  const pageCount = pageSize === undefined ? 1 : Math.ceil(totalCount / pageSize);
  const pagination =
    isPaged && pageCount > 1 ? (
      <Pagination {...{ page, pageCount }} onPageChange={setPage} />
    ) : undefined;
  // A caller that keeps the page changes it together with the order.
  const resetPage = () => {
    if (props.page === undefined) setPage(1);
  };
  return { range, isPaged, resetPage, pagination };
}

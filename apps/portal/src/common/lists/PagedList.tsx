import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPagination } from './ListPagination.tsx';
import type { UserMessage } from '../../state/userMessage.ts';
import { EmptyMessage } from '../feedback/EmptyMessage.tsx';
import { cardBody, flushCard, listCount, listHead } from '../page/card.css.ts';
import { Retry } from '../feedback/Retry.tsx';
import { Loading } from '../feedback/Loading.tsx';

/** The shown page of a list, counted from 1, with the rows on it and in total. */
export interface PageRange {
  pageNumber: number;
  pageSize: number;
  rows: number;
  total: number;
}

/** The props of `PagedList`. */
export interface PagedListProps {
  /** Name of the list. */
  label: string;
  filters: ReactNode;
  page: PageRange;
  isPending: boolean;
  /** The message of a failed query, and its retry. */
  message: UserMessage | undefined;
  onRetry: () => unknown;
  /** The title of the empty state. */
  emptyTitle: string;
  emptyText?: string | undefined;
  onPage: (pageNumber: number) => void;
  /** The table or list of the rows, rendered when there are any. */
  children: ReactNode;
}

/** A paged list in a card: filters, count, rows and pages, with loading, error and empty states. */
export function PagedList(props: PagedListProps) {
  const { t } = useTranslation(['common', 'specification']);
  const { page, isPending, message } = props;
  const { pageNumber, rows, total } = page;
  const pages = Math.ceil(total / page.pageSize);
  const before = (pageNumber - 1) * page.pageSize;
  const result = { from: before + 1, to: before + rows, total };
  return (
    <section className={flushCard} aria-label={props.label} aria-busy={isPending}>
      <div className={listHead}>
        {props.filters}
        <p role="status" className={listCount}>
          {rows > 0 && t('common:list.result', result)}
        </p>
      </div>
      {message && (
        <div className={cardBody}>
          <Retry message={message} onRetry={props.onRetry} />
        </div>
      )}
      {rows > 0 && props.children}
      {isPending && rows === 0 && <Loading />}
      {!isPending && !message && rows === 0 && (
        <EmptyMessage title={props.emptyTitle}>{props.emptyText}</EmptyMessage>
      )}
      {pages > 1 && (
        <div className={cardBody}>
          <ListPagination page={pageNumber} pageCount={pages} onPageChange={props.onPage} />
        </div>
      )}
    </section>
  );
}

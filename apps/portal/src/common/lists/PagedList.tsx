import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Pages } from './Pages.tsx';
import type { UserMessage } from '../../state/userMessage.ts';
import { Empty } from '../feedback/Empty.tsx';
import { cardBody, flushCard, listCount, listHead } from '../page/surface.css.ts';
import { Retry } from '../feedback/Retry.tsx';
import { Waiting } from '../feedback/Waiting.tsx';

/** Which part of a list is shown: its page, counted from 1, and how many rows there are on it and in all. */
export interface ShownPage {
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
  page: ShownPage;
  isPending: boolean;
  /** What went wrong, and what asks again. */
  message: UserMessage | undefined;
  onRetry: () => unknown;
  /** Says that there is nothing to list. */
  emptyTitle: string;
  onPage: (pageNumber: number) => void;
  /** The table or list of the rows, drawn when there are any. */
  children: ReactNode;
}

/** A list of the service in a card: filters, how many there are, rows, pages; also waiting, failed and empty. */
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
      {isPending && rows === 0 && <Waiting />}
      {!isPending && !message && rows === 0 && <Empty title={props.emptyTitle} />}
      {pages > 1 && (
        <div className={cardBody}>
          <Pages current={pageNumber} total={pages} onPage={props.onPage} />
        </div>
      )}
    </section>
  );
}

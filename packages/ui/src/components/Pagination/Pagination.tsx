import { ChevronLeft, ChevronRight } from 'lucide';
import { Button } from '../Button/Button.tsx';
import * as styles from './Pagination.css.ts';
import { pagesAround } from './pagesAround.ts';

/** What the pager takes. */
export interface PaginationProps {
  /** Name of the navigation. */
  label: string;
  /** From 1. */
  current: number;
  total: number;
  onPage: (page: number) => void;
  previousLabel: string;
  nextLabel: string;
  /** Name of a page's button, for example "Page 3". */
  pageLabel: (page: number) => string;
  /** The line in place of the numbers on small screens, for example "Page 1 of 3". */
  shortText: string;
}

/** Leads through the pages of a list; nothing when there is only one. */
export function Pagination(props: PaginationProps) {
  const { label, current, total, onPage, previousLabel, nextLabel, pageLabel, shortText } = props;
  if (total < 2) return null;
  return (
    <nav aria-label={label} className={styles.pager}>
      <Button icon={ChevronLeft} isDisabled={current <= 1} onClick={() => onPage(current - 1)}>
        {previousLabel}
      </Button>
      <ol className={styles.list}>
        {pagesAround(current, total).map((page) => (
          <li key={page}>
            <button
              type="button"
              className={styles.page}
              aria-label={pageLabel(page)}
              aria-current={page === current ? 'page' : undefined}
              onClick={() => onPage(page)}
            >
              {page}
            </button>
          </li>
        ))}
      </ol>
      <p className={styles.short}>{shortText}</p>
      <Button
        trailingIcon={ChevronRight}
        isDisabled={current >= total}
        onClick={() => onPage(current + 1)}
      >
        {nextLabel}
      </Button>
    </nav>
  );
}

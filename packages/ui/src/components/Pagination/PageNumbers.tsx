import * as styles from './Pagination.css.ts';
import { getVisiblePages } from './getVisiblePages.ts';

/** The props of `PageNumbers`. */
export interface PageNumbersProps {
  current: number;
  total: number;
  pageLabel: (page: number) => string;
  onPage: (page: number) => void;
}

/** Buttons for the pages around the current one. */
export function PageNumbers({ current, total, pageLabel, onPage }: PageNumbersProps) {
  return (
    <ol className={styles.list}>
      {getVisiblePages(current, total).map((page) => (
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
  );
}

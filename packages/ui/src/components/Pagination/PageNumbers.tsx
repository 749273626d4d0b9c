import * as styles from './Pagination.css.ts';
import { pagesAround } from './pagesAround.ts';

/** The props of `PageNumbers`. */
export interface PageNumbersProps {
  current: number;
  total: number;
  pageLabel: (page: number) => string;
  onPage: (page: number) => void;
}

/** The pages around the open one. */
export function PageNumbers({ current, total, pageLabel, onPage }: PageNumbersProps) {
  return (
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
  );
}

'use client';
import { useDigits } from '../../dictionaries/dictionaryContext.ts';
import * as styles from './Pagination.css.ts';
import { getVisiblePages } from './getVisiblePages.ts';

/** The props of `PageNumbers`. */
export interface PageNumbersProps {
  page: number;
  pageCount: number;
  pageLabel: (page: number) => string;
  onPageChange: (page: number) => void;
}

/** Buttons for the first page, the last one and those around the current one. */
export function PageNumbers({ page, pageCount, pageLabel, onPageChange }: PageNumbersProps) {
  const digits = useDigits();
  return (
    <ol className={styles.list}>
      {getVisiblePages(page, pageCount).map((number, index) =>
        number === 'gap' ? (
          <li key={`gap ${index}`} aria-hidden className={styles.gap}>
            …
          </li>
        ) : (
          <li key={number}>
            <button
              type="button"
              className={styles.page}
              aria-label={pageLabel(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPageChange(number)}
            >
              {digits(number)}
            </button>
          </li>
        ),
      )}
    </ol>
  );
}

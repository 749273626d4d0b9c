import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Select } from '../Select/Select.tsx';
import { PageNumbers } from './PageNumbers.tsx';
import * as styles from './Pagination.css.ts';

/** The number of rows on a page. */
export interface PageRows {
  label: string;
  value: number;
  choices: readonly number[];
  onChange: (rows: number) => void;
}

/** The props of `Pagination`. */
export interface PaginationProps {
  /** Name of the navigation. */
  label: string;
  /** Number of the current page, from 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  previousLabel: string;
  nextLabel: string;
  /** Name of a page's button, for example "Page 3". */
  pageLabel: (page: number) => string;
  /** Returns the text in place of the numbers on small screens, for example "Page 1 of 3". */
  shortText: string;
  /** The range of shown rows, for example "21 to 40 of 63 plots"; focused after a page change, so that it is read. */
  resultText?: string;
  /** The select for the number of rows, shown only with it. */
  rows?: PageRows;
  /** Shown even for a single page. */
  isAlwaysShown?: boolean;
}

function Pages(props: PaginationProps) {
  const { label, page, pageCount, onPageChange } = props;
  return (
    <nav aria-label={label} className={styles.pages}>
      <Button
        icon={<Icon of={ChevronLeft} />}
        isDisabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      >
        {props.previousLabel}
      </Button>
      <PageNumbers {...props} />
      <p className={styles.short}>{props.shortText}</p>
      <Button
        trailingIcon={<Icon of={ChevronRight} />}
        isDisabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      >
        {props.nextLabel}
      </Button>
    </nav>
  );
}

/** The pages of a list; renders nothing for a single page, unless it has a result text or a choice of rows. */
export function Pagination(props: PaginationProps) {
  const { pageCount, onPageChange, resultText, rows, isAlwaysShown = false } = props;
  const result = useRef<HTMLParagraphElement>(null);
  const turn = (page: number) => {
    onPageChange(page);
    result.current?.focus();
  };
  const pages = pageCount < 2 && !isAlwaysShown ? null : <Pages {...props} onPageChange={turn} />;
  if (resultText === undefined && rows === undefined) return pages;
  return (
    <div className={styles.frame}>
      <div className={styles.pager}>
        <p ref={result} role="status" tabIndex={-1} hidden={!resultText}>
          {resultText}
        </p>
        {rows && (
          <div className={styles.rows}>
            <Select
              label={rows.label}
              optionalLabel=""
              options={rows.choices.map(String).map((value) => ({ value, label: value }))}
              value={String(rows.value)}
              onChange={(value) => rows.onChange(Number(value))}
            />
          </div>
        )}
      </div>
      {pages}
    </div>
  );
}

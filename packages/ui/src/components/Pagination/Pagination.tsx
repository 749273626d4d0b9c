'use client';
import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { useRef, type ComponentProps } from 'react';
import { useControlledState } from '../../styles/useControlledState.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useDigits, useWords } from '../../dictionaries/dictionaryContext.ts';
import { paginationWords } from './Pagination.words.ts';
import { Button } from '../Button/Button.tsx';
import { Select } from '../Select/Select.tsx';
import { PageNumbers } from './PageNumbers.tsx';
import * as styles from './Pagination.css.ts';

/** The number of rows on a page. */
export interface PageRows {
  label?: string;
  value: number;
  choices: readonly number[];
  onChange: (value: number) => void;
}

/** The props of `Pagination`, with those of its root: the `nav`, or the `div` around it and the result text. */
export interface PaginationProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the navigation. */
  label?: string | undefined;
  /** Number of the current page, from 1, if it is controlled. */
  page?: number | undefined;
  /** Number of the initial page; 1 by default. */
  defaultPage?: number | undefined;
  /** Number of pages. */
  pageCount: number;
  /** Called with the number of the chosen page. */
  onPageChange?: ((page: number) => void) | undefined;
  /** Label of the button to the page before. */
  previousLabel?: string | undefined;
  /** Label of the button to the page after. */
  nextLabel?: string | undefined;
  /** Name of a page's button, for example "Page 3". */
  pageLabel?: ((page: number) => string) | undefined;
  /** The text in place of the numbers on small screens, for example "Page 1 of 3". */
  shortText?: string | undefined;
  /** The range of shown rows, for example "21 to 40 of 63 plots"; focused after a page change, so that it is read. */
  resultText?: string | undefined;
  /** The select for the number of rows, shown only with it. */
  rows?: PageRows | undefined;
  /** Shown even for a single page. */
  isAlwaysShown?: boolean | undefined;
}

type PagesProps = Pick<
  PaginationProps,
  'label' | 'nextLabel' | 'pageCount' | 'pageLabel' | 'previousLabel' | 'shortText'
> & {
  page: number;
  onPageChange: (page: number) => void;
  root: ComponentProps<'nav'>;
};

function Pages({ root, ...props }: PagesProps) {
  const { label, page, pageCount, onPageChange } = props;
  const words = useWords('pagination', paginationWords);
  return (
    <nav {...mergeProps({ 'aria-label': label ?? words.label, className: styles.pages }, root)}>
      <Button
        icon={<Icon of={ChevronLeft} />}
        isDisabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      >
        {props.previousLabel ?? words.previousLabel}
      </Button>
      <PageNumbers
        {...{ page, pageCount, onPageChange }}
        pageLabel={props.pageLabel ?? words.pageLabel}
      />
      <p className={styles.short}>{props.shortText ?? words.shortText(page, pageCount)}</p>
      <Button
        trailingIcon={<Icon of={ChevronRight} />}
        isDisabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      >
        {props.nextLabel ?? words.nextLabel}
      </Button>
    </nav>
  );
}

/** The pages of a list; renders nothing for a single page, unless it has a result text or a choice of rows. */
export function Pagination(props: PaginationProps) {
  const { label, page, defaultPage = 1, pageCount, onPageChange, previousLabel, ...others } = props;
  const { nextLabel, pageLabel, shortText, resultText, rows, ...more } = others;
  const { isAlwaysShown = false, ...root } = more;
  const [current, setPage] = useControlledState(page, defaultPage, onPageChange);
  const words = useWords('pagination', paginationWords);
  const digits = useDigits();
  const result = useRef<HTMLParagraphElement>(null);
  const turn = (next: number) => {
    setPage(next);
    result.current?.focus();
  };
  const own = mergeProps({ className: styles.root }, root);
  const isFramed = resultText !== undefined || rows !== undefined;
  const texts = { label, pageCount, previousLabel, nextLabel, pageLabel, shortText };
  const pages = (pageCount > 1 || isAlwaysShown) && (
    <Pages {...texts} page={current} onPageChange={turn} root={isFramed ? {} : own} />
  );
  if (!isFramed) return pages;
  return (
    <div {...mergeProps({ className: styles.frame }, own)}>
      <div className={styles.pager}>
        <p ref={result} role="status" tabIndex={-1} hidden={!resultText} className={styles.result}>
          {resultText}
        </p>
        {rows && (
          <div className={styles.rows}>
            <Select
              label={rows.label ?? words.rowsLabel}
              optionalLabel=""
              options={rows.choices.map(String).map((value) => ({ value, label: digits(value) }))}
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

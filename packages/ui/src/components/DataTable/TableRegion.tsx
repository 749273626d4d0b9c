'use client';
import type { RowData } from '@tanstack/react-table';
import { useRef, type ReactNode } from 'react';
import { useHasOverflow } from '../../styles/useHasOverflow.ts';
import * as styles from './DataTable.css.ts';
import { FocusFallback } from './FocusFallback.tsx';
import { useScrollEdges } from './grid/useScrollEdges.ts';
import { Grid, type GridProps } from './grid/Grid.tsx';
import { LoadError } from './LoadError.tsx';

/** The props of `TableRegion`. */
export interface TableRegionProps<Row extends RowData> extends GridProps<Row> {
  errorMessage: string | undefined;
  retryLabel: string;
  onRetry: (() => void) | undefined;
  emptyState: ReactNode;
}

/** The scrolling region with the table, or with what is shown in place of its rows. */
export function TableRegion<Row extends RowData>(props: TableRegionProps<Row>) {
  const { errorMessage, retryLabel, onRetry, emptyState, ...grid } = props;
  const { caption, isLoading, table } = grid;
  const frame = useRef<HTMLDivElement>(null);
  const tabIndex = useHasOverflow(frame) ? 0 : -1;
  const hasMore = useScrollEdges(frame);
  const hasFailed = errorMessage !== undefined && !isLoading;
  const isEmpty = table.getRowModel().rows.length === 0 && !isLoading && !hasFailed;
  return (
    <div
      className={styles.edges}
      data-more-start={hasMore.start || undefined}
      data-more-end={hasMore.end || undefined}
    >
      <div
        ref={frame}
        role="region"
        aria-label={caption}
        tabIndex={tabIndex}
        className={styles.frame}
      >
        {hasFailed && (
          <FocusFallback fallbackRef={frame}>
            <LoadError {...{ errorMessage, onRetry, retryLabel }} />
          </FocusFallback>
        )}
        {isEmpty && <FocusFallback fallbackRef={frame}>{emptyState}</FocusFallback>}
        {!hasFailed && !isEmpty && <Grid {...grid} />}
      </div>
    </div>
  );
}

import type { DateFieldProps, DateRangeProps } from '@temple-land/ui';
import { lazy, Suspense } from 'react';
import * as styles from './LazyDateFields.css.ts';

const DateField = lazy(async () => ({ default: (await import('./dateFields.ts')).DateField }));
const DateRange = lazy(async () => ({ default: (await import('./dateFields.ts')).DateRange }));

const toSkeleton = (className: string) => (
  <div aria-hidden className={className}>
    <div className={styles.bar} />
  </div>
);

/** A date field whose code is loaded after the page: the page answers before it. */
export function LazyDateField(props: DateFieldProps) {
  return (
    <Suspense fallback={toSkeleton(styles.loadingField)}>
      <DateField {...props} />
    </Suspense>
  );
}

/** A first and a last day, loaded like `LazyDateField`. */
export function LazyDateRange(props: DateRangeProps) {
  return (
    <Suspense fallback={toSkeleton(styles.loadingRange)}>
      <DateRange {...props} />
    </Suspense>
  );
}

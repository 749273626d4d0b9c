import type { DateFieldProps, DateRangeProps } from '@temple-land/ui';
import { lazy, Suspense } from 'react';
import * as styles from './LazyDateFields.css.ts';

const DateField = lazy(async () => ({ default: (await import('./dateFields.ts')).DateField }));
const DateRange = lazy(async () => ({ default: (await import('./dateFields.ts')).DateRange }));

const loading = <div aria-hidden className={styles.loading} />;

/** A date field whose code is loaded after the page: the page answers before it. */
export function LazyDateField(props: DateFieldProps) {
  return (
    <Suspense fallback={loading}>
      <DateField {...props} />
    </Suspense>
  );
}

/** A first and a last day, loaded like `LazyDateField`. */
export function LazyDateRange(props: DateRangeProps) {
  return (
    <Suspense fallback={loading}>
      <DateRange {...props} />
    </Suspense>
  );
}

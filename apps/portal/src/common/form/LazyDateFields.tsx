import { lazySection } from '../page/lazySection.tsx';
import * as styles from './LazyDateFields.css.ts';

const toSkeleton = (className: string) => (
  <div aria-hidden className={className}>
    <div className={styles.bar} />
  </div>
);

/** A date field whose code is loaded after the page: the page answers before it. */
export const LazyDateField = lazySection(
  async () => (await import('./dateFields.ts')).DateField,
  toSkeleton(styles.loadingField),
);

/** A first and a last day, loaded like `LazyDateField`. */
export const LazyDateRange = lazySection(
  async () => (await import('./dateFields.ts')).DateRange,
  toSkeleton(styles.loadingRange),
);

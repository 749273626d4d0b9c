import * as styles from './Skeleton.css.ts';

/** The props of `Skeleton`. */
export interface SkeletonProps {
  count: number;
  variant: keyof typeof styles.variants;
}

/** The skeleton of the rows or cards of a list while they load; hidden from screen readers. */
export function Skeleton({ count, variant }: SkeletonProps) {
  return (
    <div aria-hidden className={styles.variants[variant]}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.items[variant]} />
      ))}
    </div>
  );
}

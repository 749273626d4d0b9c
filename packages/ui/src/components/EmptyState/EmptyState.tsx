import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

/** The props of `EmptyState`. */
export interface EmptyStateProps {
  /** What is not there. */
  title: string;
  /** A drawing above the title. */
  ornament?: ReactNode;
  /** One sentence that says why, or what to do. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
}

/** Stands where a list would stand when there is nothing to list. */
export function EmptyState({ title, ornament, children, action }: EmptyStateProps) {
  return (
    <div className={styles.box}>
      {ornament}
      <p className={styles.title}>{title}</p>
      {children !== undefined && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  );
}

import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

/** The props of `EmptyState`. */
export interface EmptyStateProps {
  /** What does not exist, for example "No applications yet". */
  title: string;
  /** A drawing above the title. */
  ornament?: ReactNode;
  /** One sentence with the reason, or with what to do. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
}

/** Shown in place of a list without entries. */
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

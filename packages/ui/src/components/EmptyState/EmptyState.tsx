import type { ComponentProps, ReactNode } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import * as styles from './EmptyState.css.ts';

/** The props of `EmptyState`, with those of a native `div`. */
export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What does not exist, for example "No applications yet". */
  title: string;
  /** A drawing above the title. */
  ornament?: ReactNode | undefined;
  /** One sentence with the reason, or with what to do. */
  children?: ReactNode | undefined;
  /** One button or link. */
  action?: ReactNode | undefined;
}

/** Shown in place of a list without entries. */
export function EmptyState({ title, ornament, children, action, ...rest }: EmptyStateProps) {
  return (
    <div {...mergeProps({ className: styles.root }, rest)}>
      {ornament}
      <p className={styles.title}>{title}</p>
      {children !== undefined && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  );
}

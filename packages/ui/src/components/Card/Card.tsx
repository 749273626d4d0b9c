import type { ComponentProps, ReactNode } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import * as styles from './Card.css.ts';

/** The props of `Card`, with those of a native `section`. */
export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading of the card. */
  title?: ReactNode | undefined;
  /** Level of the heading; 2 by default. */
  headingLevel?: 2 | 3 | undefined;
  /** Controls beside the heading. */
  actions?: ReactNode | undefined;
  /** Removes the padding, for a list or table. */
  isFlush?: boolean | undefined;
}

/** A bordered surface around content of one kind. */
export function Card({
  title,
  headingLevel = 2,
  actions,
  isFlush = false,
  children,
  ...rest
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...mergeProps({ className: styles.root }, rest)}>
      {title !== undefined && (
        <div className={styles.head}>
          <Heading className={styles.title}>{title}</Heading>
          {actions}
        </div>
      )}
      <div className={styles.body} data-flush={isFlush || undefined}>
        {children}
      </div>
    </section>
  );
}

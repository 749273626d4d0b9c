import type { ComponentProps, ReactNode } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import * as styles from './StatTile.css.ts';

/** The props of `StatTile`, with those of a native `div`. */
export interface StatTileProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is counted, above the figure. */
  label: string;
  /** The formatted figure. */
  value: string;
  /** Unit after the figure, for example "acres". */
  unit?: string | undefined;
  /** One line that explains the figure. */
  context?: ReactNode | undefined;
  /** An icon beside the label. */
  icon?: ReactNode | undefined;
}

/** One figure with its label; used inside a `dl`. */
export function StatTile({ label, value, unit, context, icon, ...rest }: StatTileProps) {
  return (
    <div {...mergeProps({ className: styles.root }, rest)}>
      <dt className={styles.label}>
        {label}
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      </dt>
      <dd className={styles.value}>
        {value}
        {unit !== undefined && (
          <>
            {' '}
            <span className={styles.unit}>{unit}</span>
          </>
        )}
      </dd>
      {context !== undefined && <dd className={styles.context}>{context}</dd>}
    </div>
  );
}

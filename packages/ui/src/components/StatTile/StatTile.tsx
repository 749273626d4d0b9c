import type { IconNode } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './StatTile.css.ts';

/** The props of `StatTile`. */
export interface StatTileProps {
  label: string;
  /** The formatted figure. */
  value: string;
  unit?: string;
  /** One line that explains the figure. */
  context?: string;
  icon?: IconNode;
}

/** One figure with its label; used inside a `dl`. */
export function StatTile({ label, value, unit, context, icon }: StatTileProps) {
  return (
    <div className={styles.tile}>
      <dt className={styles.label}>
        {label}
        {icon && (
          <span className={styles.icon}>
            <Icon of={icon} />
          </span>
        )}
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

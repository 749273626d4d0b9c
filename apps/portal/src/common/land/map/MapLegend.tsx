import { PlotPatterns, type PlotKind } from '@temple-land/ui';
import { useId } from 'react';
import * as styles from './landMap.css.ts';

/** The props of `MapLegend`. */
export interface MapLegendProps {
  label: string;
  entries: readonly { kind: PlotKind; label: string }[];
}

/** What the fills and hatches of the plots of a map mean. */
export function MapLegend({ label, entries }: MapLegendProps) {
  const prefix = useId();
  return (
    <ul className={styles.legend} aria-label={label}>
      {entries.map(({ kind, label: text }) => (
        <li key={kind} className={styles.legendEntry}>
          <svg className={styles.swatch} viewBox="0 0 28 20" aria-hidden focusable={false}>
            <PlotPatterns prefix={`${prefix}-${kind}`} />
            <rect
              className={styles.plot}
              x={0.5}
              y={0.5}
              width={27}
              height={19}
              fill={`url(#${prefix}-${kind}-${kind})`}
            />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}

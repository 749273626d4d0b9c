import { vars } from '@temple-land/ui/theme';
import { useId } from 'react';
import * as styles from '../map.css.ts';
import type { ThemeEntry } from './mapThemes.ts';
import { drawPatternPath, patternSize } from './patterns.ts';

/** The sample of a value of a theme: the fill and the pattern that it has on the map. */
export function ThemeSample({ fill, pattern }: Pick<ThemeEntry, 'fill' | 'pattern'>) {
  const id = useId();
  return (
    <svg className={styles.sample} viewBox="0 0 28 20" aria-hidden focusable={false}>
      <defs>
        <pattern
          id={id}
          width={patternSize / 2}
          height={patternSize / 2}
          viewBox={`0 0 ${patternSize} ${patternSize}`}
          patternUnits="userSpaceOnUse"
        >
          <rect width={patternSize} height={patternSize} fill={vars.colour[fill]} />
          <path d={drawPatternPath(pattern)} fill={vars.colour.mapStroke} fillOpacity={0.67} />
        </pattern>
      </defs>
      <rect
        x={0.75}
        y={0.75}
        width={26.5}
        height={18.5}
        rx={2.5}
        stroke={vars.colour.mapStroke}
        strokeWidth={1.5}
        fill={`url(#${id})`}
      />
    </svg>
  );
}

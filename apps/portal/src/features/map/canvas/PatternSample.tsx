import { vars } from '@temple-land/ui/theme';
import { useId, type ReactElement, type SVGProps } from 'react';
import * as styles from '../map.css.ts';

/** The props of `PatternSample`: the drawing, and size and view box of its tile. */
export interface PatternSampleProps {
  tile: Pick<SVGProps<SVGPatternElement>, 'width' | 'height' | 'viewBox'>;
  children: ReactElement[];
}

/** The frame of a sample in the legend, filled with a pattern. */
export function PatternSample({ tile, children }: PatternSampleProps) {
  const id = useId();
  return (
    <svg className={styles.sample} viewBox="0 0 28 20" aria-hidden focusable={false}>
      <defs>
        <pattern id={id} {...tile} patternUnits="userSpaceOnUse">
          {children}
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

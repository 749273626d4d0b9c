import { vars } from '@temple-land/ui/theme';
import { useId } from 'react';
import * as styles from '../map.css.ts';
import type { OverlayLayer } from './overlayLayers.ts';

const drawings: Readonly<Record<OverlayLayer, string>> = {
  quarries: 'M8 3.5a4.5 4.5 0 1 0 .01 0',
  leases: 'M1.25 0v16M9.25 0v16',
  cases: 'M0 0l16 16M-8 8l16 16M8-8l16 16',
};

/** The sample of an overlay's hatch, shown beside its name in the legend. */
export function OverlaySample({ layer }: { layer: OverlayLayer }) {
  const id = useId();
  const { mapStroke, mapGround } = vars.colour;
  return (
    <svg className={styles.sample} viewBox="0 0 28 20" aria-hidden focusable={false}>
      <defs>
        <pattern id={id} width={16} height={16} patternUnits="userSpaceOnUse">
          <rect width={16} height={16} fill={mapGround} />
          <path d={drawings[layer]} stroke={mapStroke} strokeWidth={2} fill="none" />
        </pattern>
      </defs>
      <rect
        x={0.75}
        y={0.75}
        width={26.5}
        height={18.5}
        rx={2.5}
        stroke={mapStroke}
        strokeWidth={1.5}
        fill={`url(#${id})`}
      />
    </svg>
  );
}

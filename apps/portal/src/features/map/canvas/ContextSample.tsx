import { vars } from '@temple-land/ui/theme';
import type { ReactNode } from 'react';
import * as styles from '../map.css.ts';
import type { ContextKind } from './contextLayers.ts';

const { mapGround, mapRoad, mapRoadLine, mapWater, mapStroke, mapTemple, mapAvailable } =
  vars.colour;

const drawings: Readonly<Record<ContextKind, ReactNode>> = {
  roads: <path d="M1 15L27 5" stroke={mapRoadLine} strokeWidth={8} />,
  water: <path d="M5 10q1-6 9-6t9 6-9 6-9-6" fill={mapWater} stroke={mapStroke} />,
  settlements: (
    <rect
      x={4}
      y={4}
      width={20}
      height={12}
      fill={mapTemple}
      fillOpacity={0.5}
      stroke={mapStroke}
      strokeWidth={2}
      strokeDasharray="4 2"
    />
  ),
  groves: (
    <>
      <rect width={28} height={20} fill={mapAvailable} />
      <g fill="none" stroke={mapStroke}>
        <circle cx={9} cy={7} r={3} />
        <path d="M9 10v4" />
        <circle cx={19} cy={9} r={3} />
        <path d="M19 12v4" />
      </g>
    </>
  ),
};

/** The sample of what surrounds plots, shown beside its name in the legend. */
export function ContextSample({ kind }: { kind: ContextKind }) {
  return (
    <svg className={styles.sample} viewBox="0 0 28 20" aria-hidden focusable={false}>
      <rect width={28} height={20} rx={2.5} fill={mapGround} />
      {drawings[kind]}
      {kind === 'roads' && <path d="M1 15L27 5" stroke={mapRoad} strokeWidth={5.5} />}
      <rect
        x={0.75}
        y={0.75}
        width={26.5}
        height={18.5}
        rx={2.5}
        stroke={mapStroke}
        strokeWidth={1.5}
        fill="none"
      />
    </svg>
  );
}

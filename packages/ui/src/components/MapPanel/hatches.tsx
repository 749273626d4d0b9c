import { useId } from 'react';
import { vars } from '../../theme/contract.css.ts';
import { HatchPattern, type Hatch } from '../ChartCard/HatchPattern.tsx';
import * as styles from './MapLayers.css.ts';

/** What a plot on the map is: each kind has a ground and a hatch of its own. */
export type PlotKind = 'available' | 'leased' | 'applied' | 'disputed' | 'temple';

const c = vars.colour;
const looks: Record<PlotKind, { hatch: Hatch; fill: string }> = {
  available: { hatch: 'plain', fill: c.mapAvailable },
  leased: { hatch: 'diagonal', fill: c.mapLeased },
  applied: { hatch: 'dots', fill: c.mapApplied },
  disputed: { hatch: 'cross', fill: c.mapDisputed },
  temple: { hatch: 'horizontal', fill: c.mapTemple },
};
const kinds = Object.keys(looks) as PlotKind[];

/** Puts the patterns of all kinds into a drawing; a plot is filled with `url(#prefix-kind)`. */
export function PlotPatterns({ prefix }: { prefix: string }) {
  return (
    <defs>
      {kinds.map((kind) => (
        <HatchPattern key={kind} id={`${prefix}-${kind}`} stroke={c.mapStroke} {...looks[kind]} />
      ))}
    </defs>
  );
}

/** A small plot of a kind beside its word. */
export function HatchSample({ kind }: { kind: PlotKind }) {
  const id = useId();
  return (
    <svg className={styles.sample} viewBox="0 0 28 20" aria-hidden focusable={false}>
      <defs>
        <HatchPattern id={id} stroke={c.mapStroke} {...looks[kind]} />
      </defs>
      <rect
        className={styles.edge}
        x={0.75}
        y={0.75}
        width={26.5}
        height={18.5}
        rx={2.5}
        fill={`url(#${id})`}
      />
    </svg>
  );
}

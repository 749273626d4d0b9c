import { useId, type ComponentProps } from 'react';
import { vars } from '../../theme/contract.css.ts';
import { HatchPattern, type Hatch } from '../ChartCard/HatchPattern.tsx';
import * as styles from './MapLayers.css.ts';

/** The kind of a plot on the map; each has its own fill and hatch. */
export type PlotKind = 'available' | 'leased' | 'sold' | 'applied' | 'disputed' | 'temple';

const c = vars.colour;
const plotHatches: Record<PlotKind, { hatch: Hatch; fill: string }> = {
  available: { hatch: 'plain', fill: c.mapAvailable },
  leased: { hatch: 'diagonal', fill: c.mapLeased },
  sold: { hatch: 'vertical', fill: c.mapTemple },
  applied: { hatch: 'dots', fill: c.mapApplied },
  disputed: { hatch: 'cross', fill: c.mapDisputed },
  temple: { hatch: 'horizontal', fill: c.mapTemple },
};
const kinds = Object.keys(plotHatches) as PlotKind[];

/** The props of `PlotPatterns`, with those of a native `defs`. */
export interface PlotPatternsProps extends Omit<ComponentProps<'defs'>, 'children' | 'prefix'> {
  /** Prefix of the ids of the patterns. */
  prefix: string;
}

/** The SVG patterns of all kinds; a plot is filled with `url(#prefix-kind)`. */
export function PlotPatterns({ prefix, ...rest }: PlotPatternsProps) {
  return (
    <defs {...rest}>
      {kinds.map((kind) => (
        <HatchPattern
          key={kind}
          id={`${prefix}-${kind}`}
          stroke={c.mapStroke}
          {...plotHatches[kind]}
        />
      ))}
    </defs>
  );
}

/** A small plot with the fill and hatch of its kind. */
export function PlotSwatch({ kind }: { kind: PlotKind }) {
  const id = useId();
  return (
    <svg className={styles.swatch} viewBox="0 0 28 20" aria-hidden focusable={false}>
      <defs>
        <HatchPattern id={id} stroke={c.mapStroke} {...plotHatches[kind]} />
      </defs>
      <rect
        className={styles.swatchPlot}
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

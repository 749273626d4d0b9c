import type { CasePlot, GeoPoint, LandSketch } from '@temple-land/portal-core';
import { PlotPatterns, type PlotKind } from '@temple-land/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MapPin } from '../../../common/land/map/MapPin.tsx';
import * as styles from './casePage.css.ts';
import { projectOutlines, type Sketch } from './projectOutlines.ts';

const kinds: readonly PlotKind[] = ['available', 'leased', 'sold', 'applied', 'disputed', 'temple'];

/** The props of `PlotSketch`. */
export interface PlotSketchProps {
  /** The plot, without a number where only the place of a report is known. */
  plot: Pick<CasePlot, 'plotNo' | 'outlines' | 'status'>;
  /** Where a report saw a use. */
  pin?: GeoPoint | undefined;
  /** The part that the applicant has drawn. */
  part?: LandSketch | undefined;
}

function useSketchLabel(plot: PlotSketchProps['plot'], { pin, part }: Sketch): string {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  const neighbours = plot.outlines.filter(({ isOwn }) => !isOwn).map(({ plotNo }) => plotNo);
  const others = neighbours.join(', ');
  if (plot.plotNo === '') return t('casePage:sketch.place', { others });
  const label =
    neighbours.length === 0
      ? t('casePage:sketch', { plot: plot.plotNo })
      : t('casePage:sketch.beside', { plot: plot.plotNo, others });
  const withPart = part === undefined ? label : t('casePage:sketch.part', { sketch: label });
  return pin === undefined ? withPart : t('casePage:sketch.pin', { sketch: withPart });
}

/** The outline of a plot among its neighbours, with the pin of a report; nothing for a plot without an outline. */
export function PlotSketch({ plot, pin, part }: PlotSketchProps) {
  const prefix = useId();
  const sketch = projectOutlines(plot.outlines, pin, part);
  const label = useSketchLabel(plot, sketch);
  const drawn = sketch.outlines;
  if (drawn.length === 0) return null;
  const kind = kinds.find((known) => known === plot.status) ?? 'available';
  return (
    <svg className={styles.sketch} viewBox="0 0 100 100" role="img" aria-label={label}>
      <PlotPatterns prefix={prefix} />
      {drawn.map(({ plotNo, isOwn, path }) => (
        <path
          key={plotNo}
          className={isOwn ? styles.ownPlot : styles.plotBeside}
          d={path}
          {...(isOwn ? { fill: `url(#${prefix}-${kind})` } : {})}
        />
      ))}
      {drawn.map(({ plotNo, isOwn, centre }) => (
        <text
          key={plotNo}
          className={isOwn ? styles.ownPlotNumber : styles.plotNumber}
          {...centre}
          aria-hidden="true"
        >
          {plotNo}
        </text>
      ))}
      {sketch.part && <path className={styles.drawnPart} d={sketch.part} />}
      {sketch.pin && (
        <g transform={`translate(${sketch.pin.x} ${sketch.pin.y}) scale(0.45)`}>
          <MapPin x={0} y={0} />
        </g>
      )}
    </svg>
  );
}

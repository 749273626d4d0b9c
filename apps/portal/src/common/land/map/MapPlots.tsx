import { findVisualCentre, hasRoom, type MapPlot } from '@temple-land/portal-core';
import { PlotPatterns, type PlotKind } from '@temple-land/ui';
import { vars } from '@temple-land/ui/theme';
import { useId, useMemo } from 'react';
import { localizeDigits } from '../../../i18n/digits.ts';
import * as styles from './landMap.css.ts';
import { toPath, type MapProjection } from './mapProjection.ts';

const kinds: readonly PlotKind[] = ['available', 'leased', 'sold', 'applied', 'disputed', 'temple'];

/** Returns the kind by which a plot is filled. */
export const getPlotKind = ({ status }: MapPlot): PlotKind =>
  kinds.find((kind) => kind === status) ?? 'available';

/** The props of `MapPlots`. */
export interface MapPlotsProps {
  plots: readonly MapPlot[];
  /** The codes of the plots with a strong rim. */
  chosen: readonly string[];
  /** Whether plots are filled by their status. */
  showsStatus: boolean;
  projection: MapProjection;
}

const digitPixels = 9;
const linePixels = 16;

/** The plots of a map with their numbers, where there is room for them; chosen ones above the others. */
export function MapPlots({ plots, chosen, showsStatus, projection }: MapPlotsProps) {
  const prefix = useId();
  const shapes = useMemo(
    () =>
      plots.map((plot) => {
        const points = plot.corners.map(([longitude, latitude]) =>
          projection.toMap({ longitude, latitude }),
        );
        const ring = points.map(({ x, y }) => [x, y] as const);
        return { plot, path: toPath(points), ring, centre: findVisualCentre(ring) };
      }),
    [plots, projection],
  );
  const drawn = shapes.map((shape) => ({
    ...shape,
    isChosen: chosen.includes(shape.plot.plotCode),
  }));
  return (
    <>
      {showsStatus && <PlotPatterns prefix={prefix} />}
      {drawn
        .toSorted((one, other) => Number(one.isChosen) - Number(other.isChosen))
        .map(({ plot, isChosen, path }) => (
          <path
            key={plot.plotCode}
            className={isChosen ? styles.chosen : styles.plot}
            d={path}
            data-plot={plot.plotCode}
            fill={showsStatus ? `url(#${prefix}-${getPlotKind(plot)})` : vars.colour.surface}
          />
        ))}
      {drawn
        .filter(({ plot: { plotNo }, ring, centre }) =>
          hasRoom([(plotNo.length + 1) * digitPixels, linePixels], centre, ring),
        )
        .map(({ plot, centre: [x, y] }) => (
          <text key={plot.plotCode} className={styles.number} x={x} y={y} aria-hidden="true">
            {localizeDigits(plot.plotNo)}
          </text>
        ))}
    </>
  );
}

import {
  farFromPlotMetres,
  getDistanceToPlots,
  type FieldReportCase,
  type GeoPoint,
  type PlotOutline,
} from '@temple-land/portal-core';
import { localizeDigits } from '../../../i18n/digits.ts';
import type { Translation } from '../../../i18n/textKey.ts';

const degreeDigits = 5;
const metresPerKilometre = 1000;

/** Returns the outlines of every plot that is visited, with those beside them. */
export const listOutlines = ({
  plot,
  otherPlots = [],
}: Pick<FieldReportCase, 'plot' | 'otherPlots'>): PlotOutline[] =>
  [...(plot === null ? [] : [plot]), ...otherPlots].flatMap(({ outlines }) => outlines);

/** Returns a position as latitude and longitude, in the reader's digits. */
export const formatPoint = ({ latitude, longitude }: GeoPoint): string =>
  localizeDigits(`${latitude.toFixed(degreeDigits)}, ${longitude.toFixed(degreeDigits)}`);

const formatDistance = (metres: number): string =>
  localizeDigits(
    metres < metresPerKilometre
      ? `${Math.max(1, Math.round(metres))} m`
      : `${(metres / metresPerKilometre).toFixed(1)} km`,
  );

/** Where a photo was taken beside its plot, and whether that is far from it. */
export interface PhotoPlace {
  text: string;
  isFar: boolean;
}

/** Returns where a position is beside the outlines of its plots; undefined without a position or an outline. */
export function describePhotoPlace(
  position: GeoPoint | null,
  outlines: readonly PlotOutline[],
  { t }: Pick<Translation<'field'>, 't'>,
): PhotoPlace | undefined {
  const metres = position === null ? undefined : getDistanceToPlots(position, outlines);
  if (metres === undefined) return undefined;
  if (metres === 0) return { text: t('field:photo.onPlot'), isFar: false };
  const isFar = metres > farFromPlotMetres;
  const distance = formatDistance(metres);
  return { text: t(isFar ? 'field:photo.far' : 'field:photo.away', { distance }), isFar };
}

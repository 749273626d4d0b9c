import { placeLabels, type RingLabel } from '@temple-land/portal-core';
import { localizeDigits } from '../../../i18n/digits.ts';
import type { TileFeature } from '../page/mapFeatures.ts';

/** The size of a digit of a number, in CSS pixels. */
const [digitWidth, digitHeight] = [7, 12];

/** Returns the numbers of the drawn plots that have room for them, in the reader's digits. */
export function listPlotNumbers(
  features: readonly TileFeature[],
  metresPerPoint: number,
): RingLabel[] {
  const outlines = features.flatMap(({ source, properties, geometry }) => {
    const { plotNo, plotCode } = properties;
    if (source !== 'plots' || typeof plotNo !== 'string' || typeof plotCode !== 'string') return [];
    return [{ key: plotCode, text: localizeDigits(plotNo), geometry }];
  });
  return placeLabels(outlines, metresPerPoint, (text) => [text.length * digitWidth, digitHeight]);
}

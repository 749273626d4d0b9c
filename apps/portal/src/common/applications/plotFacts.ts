import type { LandPlot } from '@temple-land/portal-core';
import { localizeDigits } from '../../i18n/digits.ts';
import { formatAcres } from '../../i18n/format.ts';
import type { Translation } from '../../i18n/textKey.ts';

/** Returns khatiyan, acres and classes of a plot of several in one line. */
export function formatPlotFacts(
  { khataNo, area, recordedArea, kissam, satwa }: Omit<LandPlot, 'plotCode' | 'plotNo'>,
  { t }: Translation,
): string {
  const acres = t('common:landPlot.acres', {
    n: formatAcres(area),
    recorded: formatAcres(recordedArea),
  });
  const khatiyan = t('common:landPlot.khatiyan', { khatiyan: localizeDigits(khataNo) });
  return [khatiyan, acres, kissam, satwa].filter((text) => text !== '').join(', ');
}

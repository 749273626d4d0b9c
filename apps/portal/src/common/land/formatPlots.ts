import { formatCount } from '../../i18n/format.ts';
import type { Translation } from '../../i18n/textKey.ts';

/**
 * Returns the number of a first plot with the count of the further ones, for example "12 and 2 more"; '' without a
 * plot.
 */
export const formatPlots = (
  plotNo: string,
  others: number | undefined,
  { t }: Pick<Translation, 't'>,
): string =>
  plotNo === '' || others === undefined || others === 0
    ? plotNo
    : t('common:landPlot.more', { plot: plotNo, n: formatCount(others) });

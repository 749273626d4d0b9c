import { formatCount } from '../../i18n/format.ts';

/** Returns the number of a first plot with the count of the further ones, for example "12 + 2"; '' without a plot. */
export const formatPlots = (plotNo: string, others = 0): string =>
  plotNo === '' || others === 0 ? plotNo : `${plotNo} + ${formatCount(others)}`;

import type { PlotCheckForm } from '@temple-land/portal-core';

/** The place and plot in the address of the plot check. */
export type PlotCheckQuery = Pick<
  PlotCheckForm,
  'districtCode' | 'tahasilCode' | 'villageCode' | 'plotNo'
>;

const plotPattern = /^[\d/]{1,15}$/;
const idPattern = /^[1-9]\d{0,8}$/;

/** Returns place and plot of the address of a plot check; '' for what is missing or invalid. */
export function parsePlotCheckQuery(address: Pick<URLSearchParams, 'get'>): PlotCheckQuery {
  const read = (name: string, pattern: RegExp) => {
    const value = address.get(name) ?? '';
    return pattern.test(value) ? value : '';
  };
  const districtCode = read('district', idPattern);
  const tahasilCode = districtCode && read('tahasil', idPattern);
  const villageCode = tahasilCode && read('mouza', idPattern);
  return { districtCode, tahasilCode, villageCode, plotNo: read('plot', plotPattern) };
}

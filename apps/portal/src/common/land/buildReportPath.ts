import {
  getPlotReport,
  buildPlotReportPath,
  formatPlotSearch,
  sealAddress,
  type PlotSearch,
} from '@temple-land/portal-core';
import { getAddressCipher } from '../../api/address/addressCipher.ts';
import type { Place } from './places.ts';

const parseId = (text: string) => (text === '' ? undefined : Number(text));

/** Returns the ids of a chosen place. */
export const toPlotSearch = ({ district, tahasil, mouza, khatian }: Place): PlotSearch => ({
  districtId: parseId(district),
  tahasilId: parseId(tahasil),
  mouzaId: parseId(mouza),
  khatianId: parseId(khatian),
});

/** Returns the path of the report of the deepest chosen level, its ids hidden (spec 2.1). */
export async function buildReportPath(search: PlotSearch): Promise<string | undefined> {
  const report = getPlotReport(search);
  if (report === undefined) return undefined;
  const address = sealAddress(await getAddressCipher(), 'report', formatPlotSearch(search));
  return buildPlotReportPath(report, address);
}

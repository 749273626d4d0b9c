import {
  getPlotReport,
  buildPlotReportPath,
  formatPlotSearch,
  sealAddress,
  type PlotSearch,
} from '@temple-land/portal-core';
import { getAddressCipher } from '../../../api/address/addressCipher.ts';
import type { Place } from '../../../common/land/places.ts';

const idOf = (text: string) => (text === '' ? undefined : Number(text));

/** Returns the ids of a chosen place. */
export const searchOf = ({ district, tahasil, mouza, khatian }: Place): PlotSearch => ({
  districtId: idOf(district),
  tahasilId: idOf(tahasil),
  mouzaId: idOf(mouza),
  khatianId: idOf(khatian),
});

/** Returns the path of the report of the deepest chosen level, its ids hidden (spec 2.1). */
export async function reportPathOf(search: PlotSearch): Promise<string | undefined> {
  const report = getPlotReport(search);
  if (report === undefined) return undefined;
  const address = sealAddress(await getAddressCipher(), 'report', formatPlotSearch(search));
  return buildPlotReportPath(report, address);
}

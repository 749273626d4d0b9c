import type { APIRequestContext } from '@playwright/test';
import {
  getPlotReport,
  formatPlotSearch,
  sealAddress,
  type PlotSearch,
} from '@temple-land/portal-core';
import { createNodeAddressCipher } from '../../../apps/server/src/ports/addressCipher.ts';
import { systemRandom } from '../../../apps/server/src/ports/random.ts';
import { callService } from '../support/session.ts';

type Row = Readonly<Record<string, unknown>>;

async function first(request: APIRequestContext, input: Row, name: string): Promise<number> {
  const answer = await callService(request, 'fillDropDown', input);
  const rows = answer['result'] as Row[];
  // The sample's land officer sees one district only.
  const row = rows.find((each) => each['district_name'] === 'Puri') ?? rows[0];
  return Number(row?.[name]);
}

const list = (name: string) => `Land_plotServiceImpl/fillsel${name}`;

/** Gives the addresses of the four reports on the first places of the sample's district Puri, by their names. */
export async function reportPaths(request: APIRequestContext): Promise<Record<string, string>> {
  const configuration = await (await request.get('/service/config')).json();
  const { addressKey } = configuration as { addressKey: string };
  const cipher = createNodeAddressCipher(addressKey, systemRandom);
  const districtId = await first(request, { method: list('DistrictNameList') }, 'district_id');
  const tahasils = { method: list('TehsilNameList'), district_id: districtId };
  const tahasilId = await first(request, tahasils, 'tehsil_id');
  const mouzas = { method: list('MouzaList'), tehsil_id: tahasilId };
  const mouzaId = await first(request, mouzas, 'mouza_id');
  const khatians = { method: list('KhataNoList'), mouza_id: mouzaId };
  const khatianId = await first(request, khatians, 'khata_no_id');
  const searches: readonly PlotSearch[] = [
    { districtId },
    { districtId, tahasilId },
    { districtId, tahasilId, mouzaId },
    { districtId, tahasilId, mouzaId, khatianId },
  ];
  const entries = searches.map((search): [string, string] => {
    const report = getPlotReport(search) ?? '';
    const address = sealAddress(cipher, 'report', formatPlotSearch(search));
    return [report, `/officer/report/land-information/${report}/${address}`];
  });
  return Object.fromEntries(entries);
}

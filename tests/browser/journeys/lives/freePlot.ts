import type { APIRequestContext } from '@playwright/test';
import type { KhatiyanRow, PlaceRow, PlotRow } from '@temple-land/portal-core';
import { callService } from '../../support/session.ts';

/** A plot of the sample, with the codes of the places that it is in. */
export interface LifePlot {
  districtCode: number;
  tahasilCode: number;
  villageCode: number;
  khataNoId: number;
  khataNo: string;
  plotCode: string;
  plotNo: string;
}

type Request = Readonly<Record<string, unknown>>;

/** Returns the rows of a land report that an officer reads. */
export async function readReport<Row>(
  request: APIRequestContext,
  token: string,
  place: Request,
): Promise<Row[]> {
  const path = 'api/officer/report/landInformation';
  const { result } = await callService(request, path, place, token);
  return (result ?? []) as Row[];
}

type Tahasil = Pick<LifePlot, 'districtCode' | 'tahasilCode'>;

async function* listPlots(request: APIRequestContext, token: string, tahasil: Tahasil) {
  const mouzas = await readReport<PlaceRow>(request, token, { ...tahasil, level: 'mouza' });
  for (const mouza of mouzas.toReversed()) {
    const inMouza = { ...tahasil, villageCode: Number(mouza.code) };
    const khatiyans = { ...inMouza, level: 'khatiyan' };
    for (const khatiyan of await readReport<KhatiyanRow>(request, token, khatiyans)) {
      const place = { ...inMouza, khataNoId: Number(khatiyan.code) };
      const plots = await readReport<PlotRow>(request, token, { ...place, level: 'plot' });
      for (const plot of plots) yield { place: { ...place, khataNo: khatiyan.name }, plot };
    }
  }
}

const listChoices = async (request: APIRequestContext, input: Request) =>
  (await callService(request, 'fillDropDown', input))['result'] as Record<string, unknown>[];

async function findBrahmagiri(request: APIRequestContext) {
  const service = 'Land_plotServiceImpl/';
  const districts = await listChoices(request, { method: `${service}fillselDistrictNameList` });
  const puri = districts.find((each) => each['district_name'] === 'Puri') ?? {};
  const districtCode = Number(puri['district_id']);
  const method = `${service}fillselTehsilNameList`;
  const tahasils = await listChoices(request, { method, district_id: districtCode });
  const brahmagiri = tahasils.find((each) => each['tehsil_name'] === 'Brahmagiri') ?? {};
  return { districtCode, tahasilCode: Number(brahmagiri['tehsil_id']) };
}

const isFree = ({ status, caseNo, area, ...held }: PlotRow) =>
  status === 'available' &&
  caseNo === '' &&
  area > 0.1 &&
  held.areaLeased + held.areaSold + held.areaEncroached + held.verifications === 0;

/** Returns a plot of Brahmagiri about which the record has nothing but its owner. */
export async function findFreePlot(request: APIRequestContext, token: string): Promise<LifePlot> {
  const tahasil = await findBrahmagiri(request);
  for await (const { place, plot } of listPlots(request, token, tahasil)) {
    if (isFree(plot)) return { ...place, plotCode: plot.code, plotNo: plot.name };
  }
  throw new Error('The sample has no free plot in Brahmagiri.');
}

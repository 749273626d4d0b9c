import { expect, type APIRequestContext } from '@playwright/test';
import type {
  KhatiyanRow,
  LandInformation,
  PlaceRow,
  PlotCheck,
  PlotRow,
} from '@temple-land/portal-core';
import { callService, solveCaptcha } from '../../support/session.ts';
import { readReport, type LifePlot } from './freePlot.ts';
import { readRecordBySql, type RecordBySql } from './recordBySql.ts';

const pickSums = ({
  areaLeased,
  areaSold,
  areaEncroached,
  verifications,
}: RecordBySql['plot']) => ({
  areaLeased: areaLeased.toFixed(4),
  areaSold: areaSold.toFixed(4),
  areaEncroached: areaEncroached.toFixed(4),
  verifications,
});

const findRow = <Row extends { code: string }>(rows: Row[], code: string | number): Row => {
  const row = rows.find((each) => each.code === String(code));
  if (row === undefined) throw new Error(`The report has no row ${code}.`);
  return row;
};

async function readFourReports(request: APIRequestContext, token: string, plot: LifePlot) {
  const { districtCode, tahasilCode, villageCode, khataNoId, plotCode } = plot;
  const district = { districtCode };
  const tahasil = { ...district, tahasilCode };
  const mouza = { ...tahasil, villageCode };
  const read = <Row>(level: string, place: object) =>
    readReport<Row>(request, token, { level, ...place });
  return {
    tahasil: findRow(await read<PlaceRow>('tahasil', district), tahasilCode),
    mouza: findRow(await read<PlaceRow>('mouza', tahasil), villageCode),
    khatiyan: findRow(await read<KhatiyanRow>('khatiyan', mouza), khataNoId),
    plot: findRow(await read<PlotRow>('plot', { ...mouza, khataNoId }), plotCode),
  };
}

async function readHistory(request: APIRequestContext, token: string, plot: LifePlot) {
  const { districtCode, tahasilCode, villageCode, khataNoId, plotCode } = plot;
  const place = { level: 'plot', districtCode, tahasilCode, villageCode, khataNoId };
  const path = 'api/officer/report/landInformation';
  const answer = (await callService(request, path, place, token)) as unknown as Extract<
    LandInformation,
    { level: 'plot' }
  >;
  return answer.events
    .filter((event) => event.plotCode === plotCode)
    .map(({ kind }) => kind)
    .toReversed();
}

async function checkPublicly(request: APIRequestContext, { villageCode, plotNo }: LifePlot) {
  const input = { villageCode, plotNo, ...(await solveCaptcha(request)) };
  return (await callService(request, 'land/plotCheck', input))['result'] as PlotCheck;
}

/**
 * Expects that the four reports, the history of a plot and the public check say what SQL alone reads from the tables;
 * returns that.
 */
export async function expectOneRecord(
  request: APIRequestContext,
  { token, worker, plot }: { token: string; worker: number; plot: LifePlot },
): Promise<RecordBySql> {
  const record = await readRecordBySql(worker, plot.plotCode);
  const reports = await readFourReports(request, token, plot);
  for (const level of ['tahasil', 'mouza', 'khatiyan', 'plot'] as const) {
    expect(pickSums(reports[level]), `the ${level} report`).toEqual(pickSums(record[level]));
  }
  expect(reports.plot.status).toBe(record.status);
  expect(await readHistory(request, token, plot), 'the history of the plot').toEqual(record.events);
  const shown = await checkPublicly(request, plot);
  const { areaLeased, areaSold, areaEncroached } = shown;
  const { verifications, ...acres } = pickSums(record.plot);
  expect(
    {
      areaLeased: areaLeased?.toFixed(4),
      areaSold: areaSold?.toFixed(4),
      areaEncroached: areaEncroached?.toFixed(4),
    },
    'the public check',
  ).toEqual(acres);
  expect(shown.verifiedOn !== null, 'verified by the public check').toBe(verifications > 0);
  return record;
}

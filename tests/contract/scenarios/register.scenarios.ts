import { eq } from 'drizzle-orm';
import type { EndpointName } from '@temple-land/portal-core';
import { roles } from '../../../apps/server/src/db/schema/account.ts';
import { plots } from '../../../apps/server/src/db/schema/land.ts';
import { newUser } from '../../support/staff.ts';
import { getTileAt } from '../../support/tiles.ts';
import { unpackRing } from '../../../apps/server/src/db/land/ring.ts';
import { findPlaceInPuri } from './placeInPuri.ts';
import type { MakeCall, Scenarios, ScenariosOf, ScenarioContext } from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  | 'landInformation'
  | 'landInformationExcel'
  | 'registerReport'
  | 'registerReportFile'
  | 'plotRecord'
  | 'khatiyanRecord'
  | 'tahasilPlotList'
  | 'verificationDetails'
  | 'landSaleCaseReport'
  | 'landFilterReport'
  | 'plotSaleReport'
  | 'plotExtent'
  | 'mapLayers'
  | 'mapTile'
  | 'mapFeature'
  | 'landSearch'
  | 'mapIdentify'
  | 'plotSelection'
  | 'plotSelectionExport'
  | 'mapFile'
  | 'plotGap'
  | 'mapSheetPlan'
  | 'mapSheets'
>;

const officer = ({ service }: ScenarioContext) => service.signInAs('landOfficer');

/** A file with a square near Puri. */
const square = {
  fileName: 'square.geojson',
  crs: 'EPSG:4326',
  bytes: Buffer.from(
    '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"Square"},"geometry":{"type":"Polygon","coordinates":[[[85.8,19.8],[85.81,19.8],[85.81,19.81],[85.8,19.8]]]}}]}',
  ),
};

let count = 0;

/** An officer of a district without records. */
const stranger = ({ service }: ScenarioContext) => {
  count += 1;
  return newUser(service, `walk.elsewhere${count}`, 'O', { districtId: 2 });
};

/** An officer of a role without rights to data. */
export async function withoutRights({ service }: ScenarioContext) {
  count += 1;
  const { db } = service.deps;
  const [role] = await db
    .insert(roles)
    .values({ roleName: `Reader ${count}`, userType: 'O' })
    .returning({ id: roles.id });
  return newUser(service, `walk.rightless${count}`, 'O', {}, { roleId: role?.id ?? 0 });
}

const asOfficer =
  (request: object, who = officer) =>
  async (call: MakeCall, context: ScenarioContext) =>
    call(request, (await who(context)).token);

const leases = { report: 'leases' };
const tahasils = { level: 'tahasil', districtCode: 1 };
const days = { fromDate: '2020-01-01', toDate: '2030-12-31' };

const aroundState = [
  [81, 17],
  [88, 17],
  [88, 23],
];

const report = (code: '' | 'HTTP '): Scenarios => ({
  [`${code}200 to the officer of the district`]: asOfficer(tahasils),
  [`${code}404 to the officer of another one`]: asOfficer(tahasils, stranger),
});

const aboutPlot: Scenarios = {
  // Requirement: CA-046
  '200 to the officer of the district': async (call, context) =>
    call({ plotCode: (await findPlaceInPuri(context)).plotCode }, (await officer(context)).token),
  '404 to the officer of another one': async (call, context) =>
    call({ plotCode: (await findPlaceInPuri(context)).plotCode }, (await stranger(context)).token),
};

async function khatiyanIn(context: ScenarioContext) {
  const { plotCode } = await findPlaceInPuri(context);
  const [plot] = await context.service.deps.db.select().from(plots).where(eq(plots.code, plotCode));
  return plot?.khatiyanId;
}

const aboutKhatiyan: Scenarios = {
  '200 to the officer of the district': async (call, context) =>
    call({ khataNoId: await khatiyanIn(context) }, (await officer(context)).token),
  '404 to the officer of another one': async (call, context) =>
    call({ khataNoId: await khatiyanIn(context) }, (await stranger(context)).token),
};

async function tileIn(context: ScenarioContext) {
  const { plotCode } = await findPlaceInPuri(context);
  const [plot] = await context.service.deps.db.select().from(plots).where(eq(plots.code, plotCode));
  const [corner = [0, 0]] = unpackRing(plot?.ring ?? new Uint8Array());
  return { layer: 'mouzas', ...getTileAt(corner, 10) };
}

const sheet = { paper: 'A4', orientation: 'portrait', scale: 4000, colour: 'status' };
const printed = async (call: MakeCall, context: ScenarioContext) => {
  const { plotCode } = await findPlaceInPuri(context);
  return call({ ...sheet, plotCodes: [plotCode] }, (await officer(context)).token);
};

/** The answers of the calls about the land record: reports, map and search. */
export const registerScenarios: ScenariosOf<Name> = {
  landInformation: report(''),
  landInformationExcel: report('HTTP '),
  registerReport: {
    '200 with the rows to an officer': asOfficer({ ...leases, pageNumber: 1, pageSize: 10 }),
    '400 for a day without data': asOfficer({
      ...leases,
      day: '9999-12-31',
      pageNumber: 1,
      pageSize: 10,
    }),
    '403 without a right to the data': asOfficer(
      { ...leases, pageNumber: 1, pageSize: 10 },
      withoutRights,
    ),
  },
  registerReportFile: {
    'HTTP 200 with the file': asOfficer({ ...leases, format: 'csv' }),
    'HTTP 404 without one of its columns': asOfficer({ ...leases, format: 'csv', columns: ['no'] }),
  },
  tahasilPlotList: {
    '200 to the officer of the tahasil': asOfficer({ districtCode: 1, tahasilCode: 2 }),
    '200 with none to another officer': asOfficer({ districtCode: 1, tahasilCode: 2 }, stranger),
  },
  verificationDetails: { '200 to an officer': asOfficer({}) },
  landFilterReport: { '200 to an officer': asOfficer({ khataNo: '1' }) },
  landSaleCaseReport: {
    'HTTP 200 with the file': asOfficer(days),
    'HTTP 400 without days': asOfficer({}),
  },
  plotSaleReport: { 'HTTP 200 with the file': asOfficer({}) },
  plotRecord: aboutPlot,
  khatiyanRecord: aboutKhatiyan,
  plotExtent: aboutPlot,
  mapFeature: aboutPlot,
  mapLayers: { '200 to an officer': asOfficer({}) },
  mapTile: {
    'HTTP 200 with the tile': async (call, context) =>
      call(await tileIn(context), (await officer(context)).token),
    'HTTP 404 to a zoom that the layer does not have': async (call, context) =>
      call({ ...(await tileIn(context)), z: 3, x: 0, y: 0 }, (await officer(context)).token),
  },
  landSearch: { '200 with what fits': asOfficer({ text: 'khata 1' }) },
  mapIdentify: { '200 with what is there': asOfficer({ longitude: 85.83, latitude: 19.81 }) },
  plotSelection: {
    '200 with the plots': asOfficer({ status: 'available' }),
    '413 to an outline around the state': asOfficer({ corners: aroundState }),
  },
  plotSelectionExport: {
    'HTTP 200 with the file': asOfficer({ format: 'csv', status: 'available' }),
    'HTTP 404 to an outline around the state': asOfficer({ format: 'csv', corners: aroundState }),
  },
  mapFile: {
    '200 with the shapes': asOfficer(square),
    '413 to a file of more than 5 MB': asOfficer({ ...square, bytes: new Uint8Array(5_000_001) }),
    '415 to a picture': asOfficer({ ...square, fileName: 'square.png' }),
    '422 to a damaged file': asOfficer({ ...square, bytes: Buffer.from('{') }),
    '503 when the scanner cannot look': async (call, context) => {
      const { deps } = context.service;
      const { scanner } = deps;
      deps.scanner = { find: () => Promise.reject(new Error('away')) };
      await call(square, (await officer(context)).token);
      deps.scanner = scanner;
    },
  },
  plotGap: {
    '200 with metres': async (call, context) => {
      const { plotCode } = await findPlaceInPuri(context);
      return call({ from: plotCode, to: plotCode }, (await officer(context)).token);
    },
    '404 to an unknown plot': asOfficer({ from: '0-0', to: '0-0' }),
  },
  mapSheetPlan: { '200 with the number of sheets': printed },
  mapSheets: {
    'HTTP 200 with the file': printed,
    'HTTP 404 without anything to show': asOfficer(sheet),
  },
};

import { eq } from 'drizzle-orm';
import type { EndpointName } from '@temple-land/portal-core';
import { plots } from '../../../apps/server/src/db/schema/land.ts';
import { allPlots } from '../../support/landApplication.ts';
import { newUser } from '../../support/staff.ts';
import { tileOf } from '../../support/tiles.ts';
import { unpackRing } from '../../../apps/server/src/db/land/ring.ts';
import type { Call, Scenes, ScenesOf, Stage } from './stage.ts';

type Name = Extract<
  EndpointName,
  | 'landInformation'
  | 'landInformationExcel'
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
  | 'plotCheck'
  | 'publicStatistics'
>;

const officer = ({ service }: Stage) => service.signInAs('landOfficer');

let count = 0;

/** An officer of a district in which nothing lies. */
const stranger = ({ service }: Stage) => {
  count += 1;
  return newUser(service, `walk.elsewhere${count}`, 'O', { districtId: 2 });
};

async function placeIn({ service }: Stage) {
  const place = (await allPlots(service)).find(({ district }) => district === 'PUR');
  if (!place) throw new Error('The sample has no plot in Puri.');
  return place;
}

const asOfficer =
  (request: object, who = officer) =>
  async (call: Call, stage: Stage) =>
    call(request, (await who(stage)).token);

const tahasils = { level: 'tahasil', districtCode: 1 };
const days = { fromDate: '2020-01-01', toDate: '2030-12-31' };

const report = (code: '' | 'HTTP '): Scenes => ({
  [`${code}200 to the officer of the district`]: asOfficer(tahasils),
  [`${code}404 to the officer of another one`]: asOfficer(tahasils, stranger),
});

const aboutPlot: Scenes = {
  // Requirement: CA-046
  '200 to the officer of the district': async (call, stage) =>
    call({ plotCode: (await placeIn(stage)).plotCode }, (await officer(stage)).token),
  '404 to the officer of another one': async (call, stage) =>
    call({ plotCode: (await placeIn(stage)).plotCode }, (await stranger(stage)).token),
};

async function tileIn(stage: Stage) {
  const { plotCode } = await placeIn(stage);
  const [plot] = await stage.service.deps.db.select().from(plots).where(eq(plots.code, plotCode));
  const [corner = [0, 0]] = unpackRing(plot?.ring ?? new Uint8Array());
  return { layer: 'mouzas', ...tileOf(corner, 10) };
}

async function check(call: Call, stage: Stage, changes: object = {}) {
  const { villageCode } = await placeIn(stage);
  return call({ villageCode, plotNo: '1', ...(await stage.service.captcha()), ...changes });
}

/** The answers of the calls about the land record: reports, map, search, public check and figures. */
export const registerScenes: ScenesOf<Name> = {
  landInformation: report(''),
  landInformationExcel: report('HTTP '),
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
  plotExtent: aboutPlot,
  mapFeature: aboutPlot,
  mapLayers: { '200 to an officer': asOfficer({}) },
  mapTile: {
    'HTTP 200 with the tile': async (call, stage) =>
      call(await tileIn(stage), (await officer(stage)).token),
    'HTTP 404 to a zoom that the layer does not have': async (call, stage) =>
      call({ ...(await tileIn(stage)), z: 3, x: 0, y: 0 }, (await officer(stage)).token),
  },
  landSearch: { '200 with what fits': asOfficer({ text: 'khata 1' }) },
  plotCheck: {
    '200 with yes, no or unknown': (call, stage) => check(call, stage),
    '223 to a wrong captcha': (call, stage) => check(call, stage, { answer: 'wrong' }),
    '404 without a mouza': (call, stage) => check(call, stage, { villageCode: 999_999 }),
    'HTTP 503 to an address that asks too often': (call, stage) =>
      stage.flooded('plotCheck', () => check(call, stage)),
  },
  publicStatistics: { '200 to anybody': (call) => call({}) },
};

import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSamplePlaces, type Place } from '../../../../../tests/support/landApplication.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { officersElsewhere } from '../../../../../tests/support/staff.ts';
import { unpackRing } from '../../db/land/ring.ts';
import { mouzas, plots, tahasils } from '../../db/schema/land.ts';

const service = makeAppBeforeAll();
const officer = createBeforeAll(() => service.signInAs('landOfficer'));
const strangers = createBeforeAll(() => officersElsewhere(service));
let places: Place[];
let own: Place;
beforeAll(async () => {
  places = await loadSamplePlaces(service);
  own = places.find(({ district }) => district === 'PUR') ?? expect.fail('Puri has no plot.');
});

const details = (plotCode: string, user = officer) =>
  service.call('mapFeature', { plotCode }, user.token);
const extent = (plotCode: string, user = officer) =>
  service.call('plotExtent', { plotCode }, user.token);

async function plotOf(code: string) {
  const [plot] = await service.deps.db.select().from(plots).where(eq(plots.code, code));
  return plot ?? expect.fail(`No plot ${code}.`);
}

describe('the details of a plot on the map', () => {
  it('are those of the record, with the ids that lead to its reports', async () => {
    const plot = await plotOf(own.plotCode);
    const result = await service.result('mapFeature', { plotCode: own.plotCode }, officer.token);
    expect(result).toMatchObject({
      plotCode: plot.code,
      plotNo: plot.number,
      khataNo: own.khataNo,
      khataNoId: plot.khatiyanId,
      districtCode: own.districtCode,
      tahasilCode: own.tahasilCode,
      villageCode: own.villageCode,
      district_name: 'Puri',
      tehsil_name: own.tahasil,
      area: plot.area,
      kissam: plot.kisam,
      status: plot.status,
      geometryLevel: 'schematic',
    });
  });

  // Requirement: CA-046
  it('and its bounds are exactly around its shape', async () => {
    const corners = unpackRing((await plotOf(own.plotCode)).ring ?? new Uint8Array());
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const result = await service.result('plotExtent', { plotCode: own.plotCode }, officer.token);
    expect(result.minX).toBeCloseTo(Math.min(...xs), 6);
    expect(result.minY).toBeCloseTo(Math.min(...ys), 6);
    expect(result.maxX).toBeCloseTo(Math.max(...xs), 6);
    expect(result.maxY).toBeCloseTo(Math.max(...ys), 6);
  });

  it('and without a shape its bounds are those of its mouza', async () => {
    const { db } = service.deps;
    const { id, ring, bounds, mouzaId } = await plotOf(own.plotCode);
    const [mouza] = await db.select().from(mouzas).where(eq(mouzas.id, mouzaId));
    await db.update(plots).set({ ring: null, bounds: null }).where(eq(plots.id, id));
    const result = await service.result('plotExtent', { plotCode: own.plotCode }, officer.token);
    await db.update(plots).set({ ring, bounds }).where(eq(plots.id, id));
    const corners = unpackRing(mouza?.ring ?? new Uint8Array());
    expect(result.minX).toBeCloseTo(Math.min(...corners.map(([x]) => x)), 6);
    expect(result.maxY).toBeCloseTo(Math.max(...corners.map(([, y]) => y)), 6);
  });

  // Requirement: CA-046
  it('are not found outside the territory', async () => {
    const outside = places.find(({ district }) => district !== 'PUR');
    const none = { status: 404 };
    for (const code of [outside?.plotCode ?? '', 'no-such-plot', "' or 1=1 --"]) {
      expect(await details(code)).toEqual(none);
      expect(await extent(code)).toEqual(none);
    }
    expect(await details(own.plotCode, strangers.otherDistrict)).toEqual(none);
    expect(await extent(own.plotCode, strangers.otherDistrict)).toEqual(none);
    expect(await details(own.plotCode, strangers.everywhere)).toMatchObject({ status: 200 });
  });

  it('are not found for an inactive plot, mouza or tahasil', async () => {
    const { db } = service.deps;
    const turn = async (isActive: boolean, what: 'plot' | 'mouza' | 'tahasil') => {
      const rows = {
        plot: () => db.update(plots).set({ isActive }).where(eq(plots.code, own.plotCode)),
        mouza: () => db.update(mouzas).set({ isActive }).where(eq(mouzas.id, own.villageCode)),
        tahasil: () =>
          db.update(tahasils).set({ isActive }).where(eq(tahasils.id, own.tahasilCode)),
      };
      await rows[what]();
    };
    for (const what of ['plot', 'mouza', 'tahasil'] as const) {
      await turn(false, what);
      expect([what, await details(own.plotCode)]).toEqual([what, { status: 404 }]);
      await turn(true, what);
    }
    expect(await details(own.plotCode)).toMatchObject({ status: 200 });
  });
});

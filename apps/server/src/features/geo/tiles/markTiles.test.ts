import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../../../../tests/support/makeApp.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { officersElsewhere } from '../../../../../../tests/support/staff.ts';
import {
  requestTile,
  listFeatures,
  decodeLayer,
  getTileAt,
} from '../../../../../../tests/support/tiles.ts';
import { unpackRing } from '../../../db/land/ring.ts';
import { applications } from '../../../db/schema/applications.ts';
import { districts, mouzas, plots, tahasils } from '../../../db/schema/land.ts';
import { leases } from '../../../db/schema/leases.ts';
import type { MarkLayer } from './markTiles.ts';

const service = makeAppBeforeAll();
const officer = createBeforeAll(() => service.signInAs('landOfficer'));
let stranger: SignedInUser;
beforeAll(async () => {
  stranger = (await officersElsewhere(service)).otherDistrict;
});

const cornerOf = (ring: Uint8Array) => unpackRing(ring)[0] ?? ([0, 0] as const);

async function marksAt(layer: MarkLayer, ring: Uint8Array | null, z: number, by = officer) {
  const answered = await requestTile(
    service,
    by,
    layer,
    getTileAt(cornerOf(ring ?? new Uint8Array()), z),
  );
  expect(answered.code).toBe(200);
  return listFeatures(decodeLayer(answered, layer)).map(({ properties }) => properties);
}

/** Returns plots of the officer's district with their active leases. */
async function landOfPuri() {
  return service.deps.db
    .select({ plot: plots, mouza: mouzas, tahasil: tahasils, district: districts, lease: leases })
    .from(plots)
    .innerJoin(mouzas, eq(mouzas.id, plots.mouzaId))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .leftJoin(leases, and(eq(leases.plotId, plots.id), eq(leases.state, 'active')))
    .where(and(eq(districts.code, 'PUR'), eq(plots.isActive, true)))
    .orderBy(plots.id);
}

async function expectNothingElsewhere(layer: MarkLayer, ring: Uint8Array | null, z: number) {
  expect(await marksAt(layer, ring, z, stranger)).toEqual([]);
}

describe('a mark on the map', () => {
  it('contains number, kind and end of an active lease, without the lessee', async () => {
    const row = (await landOfPuri()).find(({ lease }) => lease !== null);
    if (!row?.lease) throw new Error('The sample of Puri has no lease.');
    const { plot, lease } = row;
    const marks = await marksAt('leases', plot.ring, 16);
    expect(marks).toContainEqual({
      name: lease.leaseNo,
      kind: lease.kind,
      endsOn: lease.endsOn,
      plotNo: plot.number,
      plotCode: plot.code,
    });
    expect(JSON.stringify(marks)).not.toContain(lease.lessee);
    await expectNothingElsewhere('leases', plot.ring, 16);
    await service.deps.db.update(leases).set({ state: 'ended' }).where(eq(leases.id, lease.id));
    const after = await marksAt('leases', plot.ring, 16);
    expect(after.map(({ name }) => name)).not.toContain(lease.leaseNo);
  });

  it('contains the number of an open case, and nothing of a decided one', async () => {
    const { db } = service.deps;
    const [any] = await db.select().from(applications).limit(1);
    const land = await landOfPuri();
    const row = land[0];
    if (!any || !row) throw new Error('The sample has no application or no plot.');
    const { id: _id, ...values } = any;
    const onPlot = eq(applications.plotCode, row.plot.code);
    await db.update(applications).set({ plotCode: '' }).where(onPlot);
    await db.insert(applications).values({
      ...values,
      number: 'OJC/2026/PUR/999001',
      type: 3,
      state: 'HEARING',
      status: 'P',
      districtId: row.district.id,
      tahasilId: row.tahasil.id,
      mouzaId: row.mouza.id,
      plotCode: row.plot.code,
    });
    const own = eq(applications.number, 'OJC/2026/PUR/999001');
    expect(await marksAt('cases', row.plot.ring, 16)).toContainEqual({
      name: 'OJC/2026/PUR/999001',
      plotNo: row.plot.number,
      plotCode: row.plot.code,
    });
    await expectNothingElsewhere('cases', row.plot.ring, 16);
    await db.delete(applications).where(own);
    const after = await marksAt('cases', row.plot.ring, 16);
    expect(after.map(({ name }) => name)).not.toContain('OJC/2026/PUR/999001');
  });

  it('counts quarry applications where they ask: in a mouza, else in a tahasil', async () => {
    const [row] = await landOfPuri();
    if (!row) throw new Error('The sample of Puri has no plot.');
    const { tahasil, mouza } = row;
    const citizen = await service.signInAs('citizen');
    const form = { sourceName: 'Laterite', quantity: 100, leasePeriod: '5 Year', documents: [] };
    const place = { districtCode: row.district.id, tahasilCode: tahasil.id };
    const before = await marksAt('quarries', mouza.ring ?? row.plot.ring, 12);
    const countOf = (marks: typeof before, name: string) =>
      Number(marks.find((mark) => mark['name'] === name)?.['count'] ?? 0);
    for (const villageCode of [mouza.id, mouza.id, undefined]) {
      const own = villageCode === undefined ? {} : { villageCode };
      const key = `quarry-on-the-map-${String(villageCode)}-${Math.random()}`.slice(0, 40);
      const idempotencyKey = key.replaceAll('.', '-');
      const answer = await service.call(
        'quarrySave',
        { ...form, ...place, ...own, idempotencyKey },
        citizen.token,
      );
      expect(answer).toMatchObject({ status: 200 });
    }
    const after = await marksAt('quarries', mouza.ring ?? row.plot.ring, 12);
    expect(countOf(after, mouza.nameEn) - countOf(before, mouza.nameEn)).toBe(2);
    expect(countOf(after, tahasil.nameEn) - countOf(before, tahasil.nameEn)).toBe(1);
    await expectNothingElsewhere('quarries', mouza.ring ?? row.plot.ring, 12);
  });
});

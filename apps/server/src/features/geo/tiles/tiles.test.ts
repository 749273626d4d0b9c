// Long because a tile is asked at each zoom, by each reader, with each header.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../../../../tests/support/makeApp.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { officersElsewhere } from '../../../../../../tests/support/staff.ts';
import {
  requestTile,
  listFeatures,
  decodeLayer,
  getTileAt,
  type Address,
} from '../../../../../../tests/support/tiles.ts';
import { computeRingAcres, unpackRing } from '../../../db/land/ring.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../../../db/schema/land.ts';
import { mapFeatures } from '../../../db/schema/mapFeatures.ts';
import { kisams, plotDetails, satwas } from '../../../db/schema/plotDetails.ts';
import { mouzaFacts } from '../../../db/schema/register.ts';

const service = makeAppBeforeAll();
const officer = createBeforeAll(() => service.signInAs('landOfficer'));
const strangers = createBeforeAll(() => officersElsewhere(service));
const record = createBeforeAll(async () => ({ rows: await readRecord() }));

async function readRecord() {
  return service.deps.db
    .select({ plot: plots, mouza: mouzas, tahasil: tahasils, district: districts })
    .from(plots)
    .innerJoin(mouzas, eq(mouzas.id, plots.mouzaId))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .orderBy(plots.id);
}

const inPuri = () => record.rows.filter(({ district }) => district.code === 'PUR');
const first = () => inPuri()[0] ?? expect.fail('Puri has no plot.');
const middleOf = (ring: Uint8Array | null): readonly [number, number] => {
  const corners = unpackRing(ring ?? new Uint8Array());
  const mean = (axis: 0 | 1) => corners.reduce((sum, at) => sum + at[axis], 0) / corners.length;
  return [mean(0), mean(1)];
};
const isOnOneTile = (ring: Uint8Array | null, z: number) =>
  new Set(
    unpackRing(ring ?? new Uint8Array()).map((corner) => JSON.stringify(getTileAt(corner, z))),
  ).size === 1;
const plotTile = (z: number) => getTileAt(middleOf(first().plot.ring), z);

async function drawn(
  layer: 'districts' | 'tahasils' | 'mouzas' | 'context' | 'plots',
  at: Address,
  by = officer,
) {
  const answered = await requestTile(service, by, layer, at);
  expect(answered.code).toBe(200);
  return decodeLayer(answered, layer);
}

async function idsDrawn(z: number, user: SignedInUser) {
  const addresses = new Map(
    record.rows.map(({ plot }) => {
      const at = getTileAt(middleOf(plot.ring), z);
      return [`${at.x}/${at.y}`, at] as const;
    }),
  );
  const ids = new Set<number>();
  for (const at of addresses.values()) {
    const layer = await drawn('plots', at, user);
    for (const { id } of listFeatures(layer)) ids.add(id ?? 0);
  }
  return [...ids].sort((one, other) => one - other);
}

describe('the layers of the map', () => {
  it('are named in the language of the reader and say that the map is schematic', async () => {
    const layers = await service.result('mapLayers', {}, officer.token);
    expect(layers.map(({ id, name }) => [id, name])).toEqual([
      ['districts', 'Districts'],
      ['tahasils', 'Tahasils'],
      ['mouzas', 'Mouzas'],
      ['context', 'Roads, water, settlements'],
      ['plots', 'Plots'],
      ['quarries', 'Quarry applications'],
      ['leases', 'Running leases'],
      ['cases', 'Open cases'],
    ]);
    expect(new Set(layers.map(({ note }) => note))).toEqual(
      new Set(['Schematic map, not to survey.']),
    );
  });

  it('have tiles from their first zoom to their last, and nowhere else', async () => {
    for (const { id, minZoom, maxZoom } of await service.result('mapLayers', {}, officer.token)) {
      const codes = [minZoom - 1, minZoom, maxZoom, maxZoom + 1].map(async (z) =>
        z < 0 ? 404 : (await requestTile(service, officer, id, plotTile(z))).code,
      );
      expect([id, ...(await Promise.all(codes))]).toEqual([id, 404, 200, 200, 404]);
    }
  });
});

describe('a tile of plots', () => {
  // Requirement: UN-134
  it('contains shape, area and properties of each plot, read by another decoder', async () => {
    const { plot } = inPuri().find(({ plot: { ring } }) => isOnOneTile(ring, 16)) ?? first();
    const at = getTileAt(middleOf(plot.ring), 16);
    const layer = await drawn('plots', at);
    const feature = listFeatures(layer).find(({ id }) => id === plot.id);
    const geojson = feature?.toGeoJSON(at.x, at.y, at.z);
    const ring = geojson?.geometry.type === 'Polygon' ? geojson.geometry.coordinates[0] : undefined;
    const corners = (ring ?? []).slice(0, -1).map(([x = 0, y = 0]) => [x, y] as const);
    const { db } = service.deps;
    const [kisam] = await db.select().from(kisams).where(eq(kisams.name, plot.kisam));
    const [right] = await db
      .select({ satwaClass: satwas.satwaClass })
      .from(khatiyans)
      .innerJoin(satwas, eq(satwas.name, khatiyans.satwa))
      .where(eq(khatiyans.id, plot.khatiyanId));
    expect([layer?.version, layer?.extent]).toEqual([2, 4096]);
    expect(computeRingAcres(corners) / plot.area).toBeCloseTo(1, 1);
    for (const [x, y] of corners) {
      const off = unpackRing(plot.ring ?? new Uint8Array()).map(([ownX, ownY]) =>
        Math.hypot(ownX - x, ownY - y),
      );
      expect(Math.min(...off)).toBeLessThan(2e-6);
    }
    expect(corners).toHaveLength(unpackRing(plot.ring ?? new Uint8Array()).length);
    expect(feature?.properties).toEqual({
      status: plot.status,
      kissamClass: kisam?.kisamClass,
      satwaClass: right?.satwaClass ?? '',
      plotNo: plot.number,
      plotCode: plot.code,
    });
  });

  it('is valid when a number contains a line break', async () => {
    const { db } = service.deps;
    const own = eq(plots.id, first().plot.id);
    await db.update(plots).set({ number: '1\t2\n3' }).where(own);
    const layer = await drawn('plots', plotTile(15));
    await db.update(plots).set({ number: first().plot.number }).where(own);
    const found = listFeatures(layer).find(({ id }) => id === first().plot.id);
    expect(found?.properties['plotNo']).toBe('1 2 3');
    expect(found?.properties['plotCode']).toBe(first().plot.code);
  });

  it('has no numbers at small scales', async () => {
    const [feature] = listFeatures(await drawn('plots', plotTile(14)));
    expect(Object.keys(feature?.properties ?? {})).toEqual(['status', 'kissamClass', 'satwaClass']);
  });

  it('contains no personal data at any zoom', async () => {
    const { db } = service.deps;
    await db.update(plotDetails).set({ occupant: 'Sanatana Behera' });
    for (const z of [14, 15, 16, 17, 18]) {
      const answered = await requestTile(service, officer, 'plots', plotTile(z));
      const values = listFeatures(decodeLayer(answered, 'plots')).flatMap(({ properties }) =>
        Object.values(properties),
      );
      expect(values.join(' ')).not.toMatch(/Sanatana|Behera/);
    }
  });

  // Requirement: UN-134
  it('contains every plot of the district and none of another', async () => {
    expect(await idsDrawn(14, officer)).toEqual(inPuri().map(({ plot }) => plot.id));
    expect(await idsDrawn(14, strangers.everywhere)).toEqual(
      record.rows.map(({ plot }) => plot.id),
    );
    const there = await drawn('plots', plotTile(14), strangers.otherDistrict);
    expect(listFeatures(there)).toEqual([]);
  });

  it.each(['tahasilOfficer', 'citizen', 'counter', 'administrator'] as const)(
    'is not for a %s',
    async (person) => {
      const user = await service.signInAs(person);
      expect((await requestTile(service, user, 'plots', plotTile(14))).code).toBe(403);
    },
  );

  it.each(['plots/14/99999/3', 'plots/14/3/16384', 'roads/14/1/1', 'plots/14/-1/2', 'plots/a/1/1'])(
    'is not found at %s',
    async (path) => {
      const headers = { authorization: `Bearer ${officer.token}` };
      const url = `/service/geo/tiles/${path}`;
      expect((await service.raw({ method: 'GET', url, headers })).code).toBe(404);
    },
  );
});

describe('a tile of what surrounds plots', () => {
  it('contains ways, water, settlements and groves of the own district only', async () => {
    const own = new Set(inPuri().map(({ mouza }) => mouza.id));
    const stored = await service.deps.db.select().from(mapFeatures);
    const feature = stored.find(({ mouzaId }) => own.has(mouzaId)) ?? expect.fail('No feature.');
    const at = getTileAt(middleOf(feature.ring), 14);
    const found = listFeatures(await drawn('context', at)).find(({ id }) => id === feature.id);
    expect(found?.properties).toEqual({ kind: feature.kind });
    expect(listFeatures(await drawn('context', at, strangers.otherDistrict))).toEqual([]);
  });
});

describe('a cached tile', () => {
  const etagOf = async (held?: string) => {
    const answered = await requestTile(service, officer, 'plots', plotTile(14), held);
    return { ...answered, etag: String(answered.headers['etag']) };
  };

  it('is not sent again while it is unchanged, and only to users with access', async () => {
    const { etag, headers } = await etagOf();
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['vary']).toContain('Authorization');
    const again = await etagOf(etag);
    expect([again.code, again.bytes.length, again.etag]).toEqual([304, 0, etag]);
    const stranger = await requestTile(service, undefined, 'plots', plotTile(14), etag);
    expect(stranger.code).toBe(401);
    const elsewhere = strangers.otherDistrict;
    expect((await requestTile(service, elsewhere, 'plots', plotTile(14), etag)).code).toBe(200);
  });

  it('is sent again when a plot is changed or deactivated', async () => {
    const { db } = service.deps;
    const { plot } = first();
    const set = (values: Partial<typeof plots.$inferInsert>) =>
      db.update(plots).set(values).where(eq(plots.id, plot.id));
    const before = await etagOf();
    await set({ status: plot.status === 'leased' ? 'available' : 'leased' });
    const changed = await etagOf(before.etag);
    await set({ status: plot.status, isActive: false });
    const gone = await etagOf(changed.etag);
    await set({ isActive: true });
    expect([changed.code, gone.code]).toEqual([200, 200]);
    const ids = ({ code, headers, bytes, answer }: typeof gone) =>
      listFeatures(decodeLayer({ code, headers, bytes, answer }, 'plots')).map(({ id }) => id);
    expect(ids(changed)).toContain(plot.id);
    expect(ids(gone)).not.toContain(plot.id);
  });

  it('is sent uncompressed to clients without gzip', async () => {
    const { z, x, y } = plotTile(14);
    const headers = { authorization: `Bearer ${officer.token}`, 'accept-encoding': 'gzip;q=0' };
    const url = `/service/geo/tiles/plots/${z}/${x}/${y}`;
    const answered = await service.raw({ method: 'GET', url, headers });
    expect(answered.headers['content-encoding']).toBeUndefined();
    expect(listFeatures(decodeLayer(answered, 'plots')).length).toBeGreaterThan(0);
  });
});

describe('outlines', () => {
  it.each([
    ['mouzas', 12],
    ['tahasils', 9],
    ['districts', 5],
  ] as const)('of %s carry names, plots and acres', async (layer, z) => {
    const { district, tahasil, mouza } = first();
    const own = { districts: district, tahasils: tahasil, mouzas: mouza }[layer];
    const facts = await service.deps.db
      .select({ plots: mouzaFacts.plots, area: mouzaFacts.area, mouzaId: mouzaFacts.mouzaId })
      .from(mouzaFacts);
    const below = new Set(
      record.rows
        .filter(
          (row) =>
            ({ districts: row.district, tahasils: row.tahasil, mouzas: row.mouza })[layer].id ===
            own.id,
        )
        .map((row) => row.mouza.id),
    );
    const mine = facts.filter(({ mouzaId }) => below.has(mouzaId));
    const feature = listFeatures(await drawn(layer, plotTile(z))).find(({ id }) => id === own.id);
    expect(feature?.properties).toEqual({
      name: own.nameEn,
      nameOr: own.nameOr,
      nameHi: own.nameHi,
      plots: mine.reduce((sum, row) => sum + row.plots, 0),
      area: expect.closeTo(
        mine.reduce((sum, row) => sum + row.area, 0),
        3,
      ),
    });
  });

  it('are those of the own district only', async () => {
    const names = async (user: SignedInUser) =>
      listFeatures(await drawn('districts', { z: 0, x: 0, y: 0 }, user)).map(({ properties }) =>
        String(properties['name']),
      );
    const all = new Set(record.rows.map(({ district }) => district.nameEn));
    expect(await names(officer)).toEqual(['Puri']);
    expect(new Set(await names(strangers.everywhere))).toEqual(all);
    expect(all.size).toBeGreaterThan(1);
  });
});

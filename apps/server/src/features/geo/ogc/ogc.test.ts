import { openCollections, type OpenCollection } from '@temple-land/portal-core';
import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { recordRequests } from '../../../../../../tests/support/limits.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../../../db/schema/land.ts';
import { unpackRing } from '../../../db/land/ring.ts';
import { collections } from './collections.ts';

const service = makeAppBeforeAll({ ADDRESS_LIMIT_FACTOR: '1' });
const record = createBeforeAll(async () => ({
  rows: await service.deps.db
    .select({ plot: plots, mouza: mouzas, tahasil: tahasils })
    .from(plots)
    .innerJoin(mouzas, eq(mouzas.id, plots.mouzaId))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .orderBy(plots.id),
}));

const get = (url: string, headers: Record<string, string> = {}) =>
  service.raw({ method: 'GET', url: `/ogc${url}`, headers });

interface Page {
  numberMatched?: number;
  features: { id: number; geometry: { coordinates: number[][][] }; properties: Row }[];
  links: { rel: string; href: string }[];
}
type Row = Record<string, unknown>;

async function list(id: OpenCollection, query = ''): Promise<Page> {
  const { code, bytes } = await get(`/collections/${id}/items${query}`);
  expect(code).toBe(200);
  return JSON.parse(Buffer.from(bytes).toString('utf8')) as Page;
}

const idsOf = ({ features }: Page) => features.map(({ id }) => id);
const hasNext = ({ links }: Page) => links.some(({ rel }) => rel === 'next');

describe('a collection of public land', () => {
  it.each(openCollections)('%s: has its columns and nothing else', async (id) => {
    const page = await list(id, '?limit=3');
    const names = collections[id].columns.map(({ name }) => name).toSorted();
    for (const { properties, geometry } of page.features) {
      expect(Object.keys(properties).toSorted()).toEqual(names);
      const [ring = []] = geometry.coordinates;
      expect(ring[0]).toEqual(ring.at(-1));
    }
  });

  it('sums the land of its places', async () => {
    const [all, below] = await Promise.all([list('districts'), list('mouzas', '?limit=1000')]);
    const sum = ({ features }: Page, name: string) =>
      features.reduce((total, { properties }) => total + Number(properties[name]), 0);
    for (const name of ['plots', 'khatiyans']) expect(sum(all, name)).toBe(sum(below, name));
    expect(sum(all, 'area_acres')).toBeCloseTo(sum(below, 'area_acres'), 3);
    expect((await list('plots', '?limit=1')).numberMatched).toBe(sum(all, 'plots'));
  });

  it('says no word about a person', async () => {
    const { db } = service.deps;
    const [row] = record.rows;
    const own = eq(khatiyans.id, row?.plot.khatiyanId ?? 0);
    await db.update(khatiyans).set({ ownerLine: 'Zuvelin', marfatdar: 'Zuvelin' }).where(own);
    const page = await list('plots', `?mouza_id=${row?.mouza.id}&limit=1000`);
    expect(idsOf(page)).toContain(row?.plot.id);
    expect(JSON.stringify(page)).not.toContain('Zuvelin');
  });

  it('leaves out what is out of use, and what is below it', async () => {
    const { db } = service.deps;
    const { plot, mouza, tahasil } = record.rows[0] ?? expect.fail('The sample has no plot.');
    const isListed = async () =>
      idsOf(await list('plots', `?mouza_id=${mouza.id}&limit=1000`)).includes(plot.id);
    const item = async () => (await get(`/collections/plots/items/${plot.id}`)).code;
    expect([await isListed(), await item()]).toEqual([true, 200]);
    for (const [table, id] of [
      [plots, plot.id],
      [khatiyans, plot.khatiyanId],
      [mouzas, mouza.id],
      [tahasils, tahasil.id],
      [districts, tahasil.districtId],
    ] as const) {
      await db.update(table).set({ isActive: false }).where(eq(table.id, id));
      expect([await isListed(), await item()]).toEqual([false, 404]);
      await db.update(table).set({ isActive: true }).where(eq(table.id, id));
    }
  });
});

describe('a page of features', () => {
  it('is followed by the next until all are read, also within a district', async () => {
    const { tahasil } = record.rows[0] ?? expect.fail('The sample has no plot.');
    const expected = record.rows.filter((row) => row.tahasil.districtId === tahasil.districtId);
    const seen: number[] = [];
    let query: string | undefined = `?district_id=${tahasil.districtId}&limit=37`;
    while (query !== undefined) {
      const page: Page = await list('plots', query);
      seen.push(...idsOf(page));
      const next = page.links.find(({ rel }) => rel === 'next')?.href;
      query = next && new URL(next).search;
    }
    expect(seen.toSorted((a, b) => a - b)).toEqual(expected.map(({ plot }) => plot.id));
  });

  it('has the features whose outline, not only whose bounds, is in the box', async () => {
    const { plot } = record.rows[5] ?? expect.fail('The sample has too few plots.');
    const [[x, y] = [0, 0]] = unpackRing(plot.ring ?? new Uint8Array());
    const around = 1e-7;
    const found = await list(
      'plots',
      `?bbox=${x - around},${y - around},${x + around},${y + around}`,
    );
    expect(idsOf(found)).toContain(plot.id);
    expect(found.features.length).toBeLessThan(12);
    expect(found.numberMatched).toBeUndefined();
    expect(idsOf(await list('plots', '?bbox=10,10,11,11'))).toEqual([]);
    const across = await list('districts', '?bbox=80,17,-170,23');
    expect(across.features.length).toBe((await list('districts')).features.length);
  });

  it('has the features whose record was last updated in the interval, and all that have no moment', async () => {
    const { db } = service.deps;
    const { plot, mouza } = record.rows[0] ?? expect.fail('The sample has no plot.');
    const recordedOn = new Date('1999-05-05T10:00:00Z');
    await db.update(khatiyans).set({ recordedOn }).where(eq(khatiyans.id, plot.khatiyanId));
    const inMouza = async (datetime: string) =>
      idsOf(await list('plots', `?mouza_id=${mouza.id}&limit=1000&datetime=${datetime}`));
    for (const datetime of ['1999-05-05', '../1999-12-31', '1999-05-05T10:00:00Z/1999-05-06'])
      expect(await inMouza(datetime)).toContain(plot.id);
    for (const datetime of ['1999-05-06/..', '/1999-05-04T23:59:59Z'])
      expect(await inMouza(datetime)).not.toContain(plot.id);
    const before = await list('districts', '?datetime=1900-01-01');
    expect(before.features.length).toBeGreaterThan(0);
  });

  it.each([
    'limit=0',
    'limit=x',
    'limit=10&limit=20',
    'bbox=1,2,3',
    'bbox=1,2,3,x',
    'bbox=1,9,3,2',
    'bbox=1,2,400,3',
    'datetime=yesterday',
    'datetime=..',
    'datetime=2025-01-01/2024-01-01',
    'after=1.5',
    'after=999999999',
    'district_id=Puri',
    'owner=Behera',
    'f=html',
  ])('is refused with a reason for ?%s', async (query) => {
    const { code, answer } = await get(`/collections/plots/items?${query}`);
    expect([code, (answer as Row)['code']]).toEqual([400, 'InvalidParameterValue']);
  });

  it('is at most a thousand features', async () => {
    const page = await list('plots', '?limit=100000');
    expect(page.features.length).toBe(Math.min(1000, record.rows.length));
    expect(hasNext(page)).toBe(record.rows.length > 1000);
  });
});

describe('an answer of the public interface', () => {
  it('is open to every site, compressed, and not sent again unchanged', async () => {
    const url = '/collections/mouzas/items';
    const first = await get(url, { 'accept-encoding': 'gzip' });
    expect(first.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, no-cache',
      'content-encoding': 'gzip',
      'content-crs': '<http://www.opengis.net/def/crs/OGC/1.3/CRS84>',
      vary: 'Accept-Encoding',
    });
    expect(gunzipSync(first.bytes).length).toBeGreaterThan(first.bytes.length);
    const held = { 'if-none-match': String(first.headers['etag']) };
    expect(await get(url, held)).toMatchObject({ code: 304 });
    const asked = { method: 'OPTIONS', url: `/ogc${url}` } as const;
    const preflight = await service.app.inject(asked);
    expect([preflight.statusCode, preflight.headers['access-control-allow-methods']]).toEqual([
      204,
      'GET, HEAD, OPTIONS',
    ]);
  });

  it('changes its tile when a plot of it changes', async () => {
    const { plot } = record.rows[3] ?? expect.fail('The sample has too few plots.');
    const url = '/collections/districts/tiles/WebMercatorQuad/5/14/23';
    const { code, headers } = await get(url);
    expect(code).toBe(200);
    await service.deps.db
      .update(plots)
      .set({ area: plot.area + 1 })
      .where(eq(plots.id, plot.id));
    const after = await get(url, { 'if-none-match': String(headers['etag']) });
    expect(after.code).toBe(200);
  });

  it.each([
    '/nothing',
    '/collections/owners',
    '/collections/plots/items/abc',
    '/collections/plots/items/999999',
    '/collections/plots/tiles/WorldCRS84Quad',
    '/collections/plots/tiles/WebMercatorQuad/3/0/0',
    '/collections/districts/tiles/WebMercatorQuad/5/99/0',
  ])('is 404 as JSON for %s', async (url) => {
    const { code, headers } = await get(url);
    expect([code, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  });

  it('is refused to an address that asks too often', async () => {
    await recordRequests(service, 'ip:127.0.0.1', 'ogc', 599);
    const [last, next] = [await get('/conformance'), await get('/conformance')];
    expect([last.code, next.code, Number(next.headers['retry-after'])]).toEqual([200, 503, 60]);
  });
});

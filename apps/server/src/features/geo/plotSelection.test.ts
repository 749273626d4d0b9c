import { and, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PlotSelectionRequest } from '@temple-land/portal-core';
import { loadSamplePlaces } from '../../../../../tests/support/landApplication.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { readZipEntries } from '../../../../../tests/support/zip.ts';
import { officersElsewhere } from '../../../../../tests/support/staff.ts';
import { queryRows } from '../../db/database.ts';
import { unpackRing, type Ring } from '../../db/land/ring.ts';
import { getRingGap } from '../../db/land/ringGap.ts';
import { activities } from '../../db/schema/ledger.ts';
import { districts, mouzas, plots, tahasils } from '../../db/schema/land.ts';

const service = makeAppBeforeAll();
const officer = createBeforeAll(() => service.signInAs('landOfficer'));
const strangers = createBeforeAll(() => officersElsewhere(service));

interface OwnPlot {
  code: string;
  area: number;
  status: string;
  ring: Ring;
}
let own: OwnPlot[];
beforeAll(async () => {
  const rows = await service.deps.db
    .select({ code: plots.code, area: plots.area, status: plots.status, ring: plots.ring })
    .from(plots)
    .innerJoin(mouzas, eq(mouzas.id, plots.mouzaId))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .where(and(eq(districts.code, 'PUR'), eq(plots.isActive, true)))
    .orderBy(plots.id);
  own = rows.map(({ ring, ...row }) => ({ ...row, ring: unpackRing(ring ?? new Uint8Array()) }));
  expect(own.length).toBeGreaterThan(2);
});

const select = (request: PlotSelectionRequest, user = officer) =>
  service.result('plotSelection', request, user.token);
const sumOf = (chosen: readonly OwnPlot[]) => ({
  count: chosen.length,
  area: Number(chosen.reduce((sum, { area }) => sum + area, 0).toFixed(4)),
});
const figures = ({ count, area }: { count: number; area: number }) => ({ count, area });
const first = () => own[0] ?? expect.fail('Puri has no plot.');
const pathOf = (ring: Ring) => `(${ring.map(([x, y]) => `(${x},${y})`).join()})`;

/** Returns the codes of the plots that overlap an outline by the polygons of SQL. */
async function listOverlapping(outline: Ring): Promise<string[]> {
  const codes: string[] = [];
  for (const { code, ring } of own) {
    const [row] = await queryRows<{ found: boolean }>(
      service.deps.db,
      sql`select ${pathOf(outline)}::polygon && ${pathOf(ring)}::polygon as found`,
    );
    if (row?.found === true) codes.push(code);
  }
  return codes;
}

describe('plots of the map', () => {
  it('are all of the territory without a condition', async () => {
    const all = await select({});
    expect(figures(all)).toEqual(sumOf(own));
    expect(all.plots).toHaveLength(Math.min(own.length, 500));
    expect(figures(await select({}, strangers.otherDistrict))).not.toEqual(sumOf(own));
  });

  it('are selected by status, area and code as SQL counts them', async () => {
    const { status, area } = first();
    const bySame = own.filter((plot) => plot.status === status && plot.area >= area);
    const request = { status: status as 'available', areaFrom: area };
    expect(figures(await select(request))).toEqual(sumOf(bySame));
    const two = own.slice(0, 2);
    const chosen = await select({ plotCodes: two.map(({ code }) => code) });
    expect(figures(chosen)).toEqual(sumOf(two));
    const none = { plotCodes: two.map(({ code }) => code) };
    expect(figures(await select(none, strangers.otherDistrict))).toEqual({ count: 0, area: 0 });
  });

  it('are all in the file of a selection, which is recorded', async () => {
    const readLines = async (user: typeof officer) => {
      const input = {
        format: 'csv' as const,
        plotCodes: own.map(({ code }) => code).slice(0, 200),
      };
      const file = await service.send('plotSelectionExport', input, user.token);
      return Buffer.from(file.bytes).toString().trim().split('\r\n');
    };
    const [head, ...lines] = await readLines(officer);
    expect(head).toContain('"Plot no."');
    expect(lines).toHaveLength(Math.min(own.length, 200));
    expect(await readLines(strangers.otherDistrict)).toHaveLength(1);
    const records = await service.deps.db.select().from(activities);
    expect(records.some(({ record }) => record.includes('plots of the map as csv'))).toBe(true);
  });

  it('are selected by the class of kisam and satwa as SQL joins them', async () => {
    for (const [field, table, value] of [
      ['kisamClass', 'kisams', 'p.kisam'],
      ['satwaClass', 'satwas', 'k.satwa'],
    ] as const) {
      const column = sql.raw(field === 'kisamClass' ? 'kisam_class' : 'satwa_class');
      const rows = await queryRows<{ class: string; count: number; area: number }>(
        service.deps.db,
        sql`select c.${column} as class, count(*)::int as count, sum(p.area)::float8 as area
          from plots p join khatiyans k on k.id = p.khatiyan_id
          join ${sql.raw(table)} c on c.name = ${sql.raw(value)}
          where p.code in ${own.map(({ code }) => code)} group by 1 order by 1`,
      );
      const [{ class: name, count, area } = { class: '', count: 0, area: 0 }] = rows;
      expect(figures(await select({ [field]: name }))).toEqual({
        count,
        area: Number(area.toFixed(4)),
      });
    }
  });

  it('are those that an outline contains wholly or partly', async () => {
    const { ring } = first();
    const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
    const [west, east] = [Math.min(...xs), Math.max(...xs)];
    const [south, north] = [Math.min(...ys), Math.max(...ys)];
    const grow = (east - west) * 0.6;
    const outline = [
      [west - grow, south - grow],
      [east + grow, south],
      [east, north + grow],
    ] as [number, number][];
    const found = await select({ corners: outline });
    const wanted = await listOverlapping(outline);
    expect(wanted).toContain(first().code);
    expect(found.plots.map(({ plotCode }) => plotCode).sort()).toEqual(wanted.sort());
    expect(figures(found)).toEqual(sumOf(own.filter(({ code }) => wanted.includes(code))));
    // Those of several outlines are those of each of them.
    const last = own.at(-1) ?? first();
    const codes = new Set([...wanted, ...(await listOverlapping(last.ring))]);
    const ofBoth = await select({ outlines: [outline, last.ring.map(([x, y]) => [x, y])] });
    expect(figures(ofBoth)).toEqual(sumOf(own.filter(({ code }) => codes.has(code))));
  });

  it('adjoin a plot without it, and are within some metres with it', async () => {
    const { code } = first();
    const near = async (metres: number) =>
      (await select({ near: { plotCodes: [code], metres } })).plots.map((plot) => plot.plotCode);
    const [adjoining, around] = [await near(0), await near(3000)];
    expect(adjoining).not.toContain(code);
    expect(around).toContain(code);
    expect(around).toEqual(expect.arrayContaining(adjoining));
    expect(await near(0.4)).toEqual(expect.arrayContaining([code, ...adjoining]));
    const nothing = { near: { plotCodes: [code], metres: 3000 } };
    expect(figures(await select(nothing, strangers.otherDistrict))).toEqual({ count: 0, area: 0 });
  });

  it('are in files of maps with their outlines and acres', async () => {
    const plotCodes = own.map(({ code }) => code);
    const fetchFile = async (format: 'geojson' | 'kml' | 'shapefile') =>
      (await service.send('plotSelectionExport', { format, plotCodes }, officer.token)).bytes;
    const { features } = JSON.parse(String(await fetchFile('geojson'))) as {
      features: {
        properties: { code: string; acres: number };
        geometry: { coordinates: Ring[] };
      }[];
    };
    const found = features.map(({ properties: { code, acres } }) => [code, acres]);
    expect(found.sort()).toEqual(own.map(({ code, area }) => [code, area]).sort());
    const corners = features.find(({ properties }) => properties.code === first().code);
    const drawn = new Set(corners?.geometry.coordinates[0]?.map(String));
    expect(drawn).toEqual(new Set(first().ring.map(String)));
    expect(String(await fetchFile('kml')).match(/<Placemark>/g)).toHaveLength(own.length);
    const parts = readZipEntries((await fetchFile('shapefile')) ?? new Uint8Array());
    expect([...parts.keys()].sort()).toEqual(
      ['cpg', 'dbf', 'prj', 'shp', 'shx'].map((end) => `plots.${end}`),
    );
  });

  it('are as far from each other as their outlines are', async () => {
    const [from, to] = [first(), own.at(-1)];
    const gap = { from: from.code, to: to?.code ?? '' };
    const metres = getRingGap(from.ring, to?.ring ?? []);
    expect(await service.result('plotGap', gap, officer.token)).toEqual({ metres });
    expect(await service.result('plotGap', { ...gap, to: from.code }, officer.token)).toEqual({
      metres: 0,
    });
    expect(await service.call('plotGap', gap, strangers.otherDistrict.token)).toMatchObject({
      status: 404,
    });
  });
});

describe('what is at a point of the map', () => {
  const identify = (point: { longitude: number; latitude: number }, user = officer) =>
    service.result('mapIdentify', point, user.token);

  it('is the plot, its mouza, tahasil and district, and nothing of another territory', async () => {
    const places = await loadSamplePlaces(service);
    const place = places.find(({ district }) => district === 'PUR');
    const [row] = await service.deps.db
      .select()
      .from(plots)
      .where(inArray(plots.code, [place?.plotCode ?? '']));
    const ring = unpackRing(row?.ring ?? new Uint8Array());
    const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = ring;
    const found = [];
    // One of two points beside the middle of a side is inside.
    for (const sign of [1, -1]) {
      const [dx, dy] = [(by - ay) * 1e-3 * sign, (ax - bx) * 1e-3 * sign];
      const point = { longitude: (ax + bx) / 2 + dx, latitude: (ay + by) / 2 + dy };
      const hits = await identify(point);
      if (hits.some(({ plotCode }) => plotCode === row?.code)) found.push(hits);
      expect(await identify(point, strangers.otherDistrict)).toEqual([]);
    }
    expect(found).toHaveLength(1);
    const [hits = []] = found;
    expect(hits[0]).toMatchObject({ kind: 'plot', name: row?.number, plotCode: row?.code });
    expect(hits.slice(-2).map(({ kind }) => kind)).toEqual(['tahasil', 'district']);
    expect(hits.map(({ kind }) => kind)).toContain('mouza');
  });
});

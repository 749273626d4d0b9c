// Long because one history is told, and read by the map, by the comparison and by SQL of its own.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Input } from '@temple-land/portal-core';
import { administration, approveNext } from '../../../../../../tests/support/admin.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import {
  newOfficerWithout,
  newUser,
  officersElsewhere,
} from '../../../../../../tests/support/staff.ts';
import {
  decodeLayer,
  getTileAt,
  listFeatures,
  requestTile,
} from '../../../../../../tests/support/tiles.ts';
import { computeRingAcres } from '../../../db/land/ring.ts';
import { queryRows } from '../../../db/database.ts';

const service = makeAppBeforeAll();
const admin = createBeforeAll(() => administration(service));
const officer = createBeforeAll(() => service.signInAs('landOfficer'));
const strangers = createBeforeAll(() => officersElsewhere(service));
const third = createBeforeAll(() => newUser(service, 'admin.history', 'A', {}, { roleId: 4 }));
const source = 'Order 21/2026';

const corner = (x: number, y: number): [number, number] => [
  Math.round((85.8 + x / 1e4) * 1e7) / 1e7,
  Math.round((19.8 + y / 1e4) * 1e7) / 1e7,
];
const square = (x: number) => [corner(x, 0), corner(x + 10, 0), corner(x + 10, 10), corner(x, 10)];

/** What happened on which day; the clock of the test is on 16 March. */
const days = {
  before: '2026-01-09',
  added: '2026-01-10',
  divided: '2026-01-20',
  changed: '2026-02-01',
  undone: '2026-02-10',
  retired: '2026-02-20',
  today: '2026-03-16',
};

interface Land {
  mouzaId: number;
  khatiyanId: number;
  divided: number;
  changed: number;
  retired: number;
}
let land: Land;

async function ask(input: Partial<Input<'plotDivisionAsk'>>) {
  const { token } = third;
  const asked = { kind: 'split' as const, plotIds: [], source, effectiveOn: '', ...input };
  expect(await service.call('plotDivisionAsk', asked, token)).toMatchObject({ status: 202 });
  expect(await approveNext(service)).toEqual({ status: 200 });
  return service.result('plotDivision', { plotId: asked.plotIds[0] ?? 0 }, token);
}

async function approvedChange(entity: 'plot' | 'khatian', id: number, changes: object) {
  // A row that is sent with isActive is one that comes back into use.
  const { isActive: _, ...row } = await admin.row(entity, id);
  await admin.approved(entity, { ...row, id, source, ...changes });
}

beforeAll(async () => {
  const [mouza] = await queryRows<{ id: number }>(
    service.deps.db,
    sql`select m.id from mouzas m join tahasils t on t.id = m.tahasil_id
      join districts d on d.id = t.district_id where d.code = 'PUR' order by m.id limit 1`,
  );
  const mouzaId = mouza?.id ?? 0;
  const khatiyan = { mouzaId, number: 'H1', ownerLine: 'Sri Jagannath', satwa: 'Sthitiban' };
  const khatiyanId = await admin.saved('khatian', { ...khatiyan, rorStatus: 'final' });
  const entries = { khatiyanId, kisam: 'Rabi', status: 'available', effectiveOn: days.added };
  const add = (number: string, area: number, x: number) =>
    admin.saved('plot', { ...entries, number, area, ring: square(x) });
  const [divided, changed, retired] = [
    await add('9001', 2.5001, 0),
    await add('9002', 1.2, 10),
    await add('9003', 0.7, 20),
  ];
  land = { mouzaId, khatiyanId, divided, changed, retired };
  const line = [corner(4, -5), corner(4.3, 5), corner(3.9, 15)];
  const { divisions } = await ask({ plotIds: [divided], line, effectiveOn: days.divided });
  await ask({
    kind: 'undo',
    plotIds: [divided],
    divisionId: divisions[0]?.id,
    effectiveOn: days.undone,
  });
  const retirement = { reason: 'Lost to the river', source, cause: 'mistake' as const };
  await service.call(
    'adminDelete',
    { entity: 'plot', id: retired, version: 1, effectiveOn: days.retired, ...retirement },
    third.token,
  );
  await approveNext(service);
  // Entered last, in force before the undo and the retirement.
  await approvedChange('plot', changed, { area: 1.25, effectiveOn: days.changed });
  await approvedChange('khatian', khatiyanId, {
    satwa: 'Debottar',
    publishedOn: '',
    effectiveOn: days.changed,
  });
});

/** Counts plots and acres of the khatiyan as of a day by the entries of the history, without versions. */
async function computeApart(day: string) {
  const [row] = await queryRows<{ plots: number; acres: number }>(
    service.deps.db,
    sql`select count(*)::int as plots, coalesce(sum(coalesce(
        (select (f->>'before')::numeric from record_changes c, jsonb_array_elements(c.fields) f
          where c.entity = 'plot' and c.record_id = p.id and c.action = 'update' and f->>'name' = 'area'
            and c.effective_on > ${day}::date order by c.id limit 1),
        p.area)), 0)::float8 as acres
      from plots p
      where p.khatiyan_id = ${land.khatiyanId} and (
        select c.action in ('create', 'restore') from record_changes c
        where c.entity = 'plot' and c.record_id = p.id and c.action <> 'update'
          and c.effective_on <= ${day}::date
        order by c.id desc limit 1)`,
  );
  return row;
}

const at = getTileAt(corner(5, 5), 16);

async function drawOn(day: string | undefined, by = officer) {
  const answered = await requestTile(service, by, 'plots', { ...at, ...(day ? { day } : {}) });
  expect(answered.code).toBe(200);
  const own = listFeatures(decodeLayer(answered, 'plots')).filter(({ properties }) =>
    String(properties['plotNo']).startsWith('900'),
  );
  return own.map(({ properties }) => String(properties['plotNo'])).toSorted();
}

const compare = (from: string, to: string, by = officer) =>
  service.call('landChanges', { from, to, villageCode: land.mouzaId }, by.token);

async function listChanges(from: string, to: string) {
  const answer = await compare(from, to);
  if (!('result' in answer)) throw new Error(JSON.stringify(answer));
  return answer.result.changes.map(({ kind, plotNo, before, after }) =>
    [kind, plotNo, before, after].join(' | '),
  );
}

describe('the map as of a day', () => {
  it.each([
    [days.before, []],
    [days.added, ['9001', '9002', '9003']],
    ['2026-01-19', ['9001', '9002', '9003']],
    [days.divided, ['9001/1', '9001/2', '9002', '9003']],
    ['2026-02-09', ['9001/1', '9001/2', '9002', '9003']],
    [days.undone, ['9001', '9002', '9003']],
    [days.retired, ['9001', '9002']],
    [undefined, ['9001', '9002']],
  ])('draws on %s the plots of that day', async (day, numbers) => {
    expect(await drawOn(day)).toEqual(numbers);
  });

  it('has count and acres as SQL computes them from the entries of the history', async () => {
    for (const day of Object.values(days)) {
      const [versions] = await queryRows<{ plots: number; acres: number }>(
        service.deps.db,
        sql`select count(*)::int as plots, coalesce(sum(area), 0)::float8 as acres from (
          select area from plots p where khatiyan_id = ${land.khatiyanId} and is_active
            and not exists (select from plot_versions v where v.plot_id = p.id and v.until_day > ${day}::date)
          union all
          select area from plot_versions v where khatiyan_id = ${land.khatiyanId} and is_active
            and from_day <= ${day}::date and until_day > ${day}::date) shown`,
      );
      expect([day, versions]).toEqual([day, await computeApart(day)]);
    }
    expect(await computeApart(days.divided)).toEqual({ plots: 4, acres: 4.4001 });
    expect(await computeApart(days.changed)).toEqual({ plots: 4, acres: 4.4501 });
    expect(await computeApart(days.today)).toEqual({ plots: 2, acres: 3.7501 });
  });

  it('answers a plot as it was, and a retired one before its retirement', async () => {
    const plotCode = `${land.mouzaId}-9002`;
    const read = (day?: string) =>
      service.call('mapFeature', { plotCode, ...(day ? { day } : {}) }, officer.token);
    expect(await read('2026-01-31')).toMatchObject({ result: { area: 1.2 } });
    expect(await read(days.changed)).toMatchObject({ result: { area: 1.25 } });
    const retired = { plotCode: `${land.mouzaId}-9003` };
    expect(await service.call('mapFeature', retired, officer.token)).toEqual({ status: 404 });
    const before = { ...retired, day: days.undone };
    expect(await service.call('mapFeature', before, officer.token)).toMatchObject({ status: 200 });
    expect(await service.call('mapFeature', before, strangers.otherDistrict.token)).toEqual({
      status: 404,
    });
  });

  it('names the plots at a point as of a day', async () => {
    const [longitude, latitude] = corner(25, 5);
    const hits = async (day?: string) =>
      (
        await service.result(
          'mapIdentify',
          { longitude, latitude, ...(day ? { day } : {}) },
          officer.token,
        )
      ).filter(({ kind }) => kind === 'plot');
    expect(await hits()).toEqual([]);
    expect(await hits(days.undone)).toMatchObject([{ name: '9003' }]);
  });

  it('begins on the day before the first change and says so with the layer', async () => {
    const layers = await service.result('mapLayers', {}, officer.token);
    expect(layers.find(({ id }) => id === 'plots')?.since).toBe(days.before);
    expect(layers.filter(({ since }) => since !== undefined)).toHaveLength(1);
  });

  it.each([
    '2026-01-08',
    '2026-03-17',
    '2026-02-30',
    '0000-01-01',
    'yesterday',
    "2026-01-10'--",
    '',
  ])('has no tile for the day %s', async (day) => {
    const answered = await requestTile(service, officer, 'plots', { ...at, day });
    expect([400, 404]).toContain(answered.code);
  });

  it('has no tile of another layer, and none for strangers', async () => {
    const dated = { ...at, day: days.divided };
    expect((await requestTile(service, officer, 'leases', dated)).code).toBe(404);
    expect((await requestTile(service, undefined, 'plots', dated)).code).toBe(401);
    expect((await requestTile(service, strangers.otherTahasil, 'plots', dated)).code).toBe(403);
    expect(await drawOn(days.divided, strangers.otherDistrict)).toEqual([]);
  });

  it('answers an unchanged tile without rendering it, and each day with its own tag', async () => {
    const tag = async (day: string) =>
      String((await requestTile(service, officer, 'plots', { ...at, day })).headers['etag']);
    const one = await tag(days.divided);
    expect(await tag(days.undone)).not.toBe(one);
    const again = await requestTile(service, officer, 'plots', { ...at, day: days.divided }, one);
    expect(again.code).toBe(304);
  });
});

describe('what changed between two days', () => {
  it('names the plots of a division, with the numbers and acres on both days', async () => {
    const changes = await listChanges(days.added, days.divided);
    expect(changes.map((line) => line.replaceAll(/\((?:0|1|2)\.\d{4}\)/g, '(…)'))).toEqual([
      'split | 9001 | 9001 (…) | 9001/1 (…), 9001/2 (…)',
      'new | 9001/1 | 9001 (…) | 9001/1 (…)',
      'new | 9001/2 | 9001 (…) | 9001/2 (…)',
    ]);
  });

  it('names a division that was undone, a retirement and changed values', async () => {
    const changes = await listChanges(days.divided, days.today);
    expect(changes.filter((line) => !/^(satwa|undo)/.test(line))).toEqual([
      expect.stringMatching(/^new \| 9001 \| 9001\/1 \(.*, 9001\/2 \(.* \| 9001 \(2.5001\)$/),
      'area | 9002 | 1.2000 | 1.2500',
      'retired | 9003 | 9003 (0.7000) | ',
    ]);
    expect(changes.filter((line) => line.startsWith('undo'))).toHaveLength(2);
    expect(changes).toContain('satwa | 9002 | Sthitiban | Debottar');
  });

  it('names nothing over the whole of a division and its undo, nor on one day', async () => {
    const changes = await listChanges('2026-01-15', days.undone);
    expect(changes.filter((line) => line.includes('9001') && !line.startsWith('satwa'))).toEqual(
      [],
    );
    expect(await listChanges(days.divided, days.divided)).toEqual([]);
  });

  it('counts each kind, as its rows do', async () => {
    const answer = await compare(days.before, days.today);
    expect(answer).toMatchObject({ result: { count: 2, counts: { new: 2 } } });
  });

  it('refuses days in the wrong order, before the history and after today', async () => {
    expect(await compare(days.today, days.added)).toMatchObject({ status: 400 });
    expect(await compare('1999-01-01', days.today)).toMatchObject({ status: 400 });
    expect(await compare(days.added, '2026-03-17')).toMatchObject({ status: 400 });
  });

  it('is of the own territory only', async () => {
    expect(await compare(days.added, days.today, strangers.otherDistrict)).toMatchObject({
      result: { count: 0, changes: [] },
    });
  });

  it('leaves out owners and outlines to a role that may not see them', async () => {
    await approvedChange('khatian', land.khatiyanId, {
      ownerLine: 'Sri Balabhadra',
      publishedOn: '',
    });
    const ring = [corner(10, 0), corner(20, 0), corner(20, 5), corner(20, 10), corner(10, 10)];
    const area = Number(computeRingAcres(ring).toFixed(4));
    await approvedChange('plot', land.changed, { ring, area });
    const reader = await newOfficerWithout(service, 'O', ['data.people.see', 'data.outlines.see']);
    const kinds = async (by: typeof officer) => {
      const answer = await compare(days.retired, days.today, by);
      return 'result' in answer ? answer.result.changes.map(({ kind }) => kind) : [];
    };
    expect(await kinds(officer)).toEqual(expect.arrayContaining(['owner', 'outline']));
    expect(await kinds(reader)).toEqual(['area']);
  });

  it('is downloaded with a row for each change', async () => {
    const input = { from: days.added, to: days.divided, villageCode: land.mouzaId };
    const { bytes, headers } = await service.send(
      'landChangesExport',
      { ...input, format: 'csv' },
      officer.token,
    );
    expect(String(headers['content-disposition'])).toContain('changes-2026-01-10-2026-01-20.csv');
    const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('"Plot no.","Change","Earlier day","Later day"');
    expect(lines[1]).toContain('"9001","Divided"');
  });
});

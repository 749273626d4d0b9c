import { eq, ne } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  administration,
  approveNext,
  secondAdministrator,
} from '../../../../../../tests/support/admin.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { computeRingAcres, packRing, toBox, unpackRing } from '../../../db/land/ring.ts';
import { applications } from '../../../db/schema/applications.ts';
import { plots } from '../../../db/schema/land.ts';

const service = makeAppBeforeAll();
const admin = createBeforeAll(() => administration(service));

const ring = [
  [85.8, 19.8],
  [85.801, 19.8],
  [85.801, 19.801],
  [85.8, 19.801],
];
const source = 'Order 14/2026';
let count = 0;

async function createPlot() {
  const [mouza, otherMouza] = await admin.rows('mouza');
  count += 1;
  const khatiyan = { mouzaId: Number(mouza?.['id']), rorStatus: 'draft' };
  const khatiyanId = await admin.saved('khatian', { ...khatiyan, number: `P${count}` });
  const second = await admin.saved('khatian', { ...khatiyan, number: `P${count}/1` });
  const elsewhere = { mouzaId: Number(otherMouza?.['id']), number: `P${count}` };
  const other = await admin.saved('khatian', { ...khatiyan, ...elsewhere });
  const record = { number: `${9000 + count}`, kisam: 'Rabi', area: 0.42, status: 'temple' };
  const id = await admin.saved('plot', { ...record, khatiyanId, ring });
  return { id, record: { ...record, khatiyanId }, second, other };
}

const findPlot = async (id: number) => {
  const [row] = await service.deps.db.select().from(plots).where(eq(plots.id, id));
  return row;
};

it('a change of khatiyan, number, kisam, area and outline waits for a second administrator', async () => {
  const { id, record, second } = await createPlot();
  const corners = [...ring.slice(0, 3), [85.7999, 19.8011], [85.7998, 19.8005]];
  const number = `${record.number}/1`;
  const area = Number(computeRingAcres(corners as [number, number][]).toFixed(4));
  const wanted = { khatiyanId: second, number, kisam: 'Sarada-2', area };
  const change = { ...record, id, version: 1, ...wanted, ring: corners };
  expect(await admin.save('plot', change)).toMatchObject({ status: 400, field: 'source' });
  const asked = { ...change, source, effectiveOn: '2026-01-01' };
  expect(await admin.save('plot', asked)).toEqual({ status: 202, isWaiting: true });
  expect(await admin.row('plot', id)).toMatchObject({ ...record, isWaiting: true, version: 1 });
  expect(await admin.save('plot', asked)).toMatchObject({ status: 409 });

  const { token } = await secondAdministrator(service);
  const page = { isWaiting: true, pageNumber: 1, pageSize: 10 };
  const { rows } = await service.result('pendingChangeList', page, token);
  expect(rows[0]).toMatchObject({
    kind: 'plot',
    plot: { id, number: record.number },
    reason: source,
    mayDecide: true,
  });
  expect(rows[0]?.fields).toEqual([
    { name: 'khatiyanId', before: `P${count}`, after: `P${count}/1` },
    { name: 'number', before: record.number, after: number },
    { name: 'kisam', before: 'Rabi', after: 'Sarada-2' },
    { name: 'area', before: '0.42', after: String(area) },
    { name: 'ring', before: '4', after: '5' },
    { name: 'effectiveOn', before: '', after: '2026-01-01' },
  ]);
  expect(await approveNext(service)).toEqual({ status: 200 });

  expect(await admin.row('plot', id)).toMatchObject({ ...wanted, isWaiting: false, version: 2 });
  const plot = await findPlot(id);
  expect(plot?.code).toBe(`${plot?.mouzaId}-${number}`);
  expect(unpackRing(plot?.ring ?? new Uint8Array())).toEqual(corners);
  const [last] = await admin.history('plot', id);
  expect(last).toMatchObject({ action: 'update', effectiveOn: '2026-01-01', source });
  expect(last?.approvedBy).not.toBe(last?.changedBy);
  expect(last?.fields.map(({ name }) => name).toSorted()).toEqual(
    ['area', 'khatiyanId', 'kisam', 'number', 'ring'].toSorted(),
  );
});

it('the decided applications of a plot stay with it under its new number', async () => {
  const { db } = service.deps;
  const { id, record } = await createPlot();
  const { code = '', mouzaId } = (await findPlot(id)) ?? {};
  const [decided] = await db
    .select()
    .from(applications)
    .where(ne(applications.status, 'P'))
    .limit(1);
  const isDecided = eq(applications.id, decided?.id ?? 0);
  await db.update(applications).set({ plotCode: code }).where(isDecided);
  const number = `${record.number}/9`;
  const asked = { ...record, id, version: 1, number, source };
  expect(await admin.save('plot', asked)).toMatchObject({ status: 202 });
  expect(await approveNext(service)).toEqual({ status: 200 });
  const [moved] = await db.select().from(applications).where(isDecided);
  expect(moved?.plotCode).toBe(`${mouzaId}-${number}`);
});

it('a change is refused for a khatiyan of another mouza and for a taken number', async () => {
  const { id, record, other } = await createPlot();
  const taken = (await createPlot()).record.number;
  const change = { ...record, id, version: 1, source };
  const elsewhere = { ...change, khatiyanId: other };
  expect(await admin.save('plot', elsewhere)).toMatchObject({ status: 400, field: 'khatiyanId' });
  const twice = { ...change, number: taken };
  expect(await admin.save('plot', twice)).toMatchObject({ status: 111, field: 'number' });
});

it('a change is outdated when the plot has changed since, and not applied when its number was taken', async () => {
  const { id, record } = await createPlot();
  const change = { ...record, id, version: 1, area: 0.5, source };
  expect(await admin.save('plot', change)).toMatchObject({ status: 202 });
  await service.deps.db.update(plots).set({ area: 0.43 }).where(eq(plots.id, id));
  expect(await approveNext(service)).toMatchObject({ status: 409 });
  expect(await admin.row('plot', id)).toMatchObject({ area: 0.43 });
});

it('a corrected outline is refused where it covers a neighbour or does not fit the acres', async () => {
  const { id, record } = await createPlot();
  const shift = ([x = 0, y = 0]: readonly number[], by: number) => [x + by, y + 0.5];
  const own = ring.map((corner) => shift(corner, 0));
  const acres = Number(computeRingAcres(own as [number, number][]).toFixed(4));
  const asked = { ...record, id, version: 1, source, effectiveOn: '2026-01-01', area: acres };
  const save = (change: object) => admin.save('plot', { ...asked, ...change });
  expect(await save({ ring: own, area: Number((acres * 1.06).toFixed(4)) })).toMatchObject({
    status: 400,
    field: 'ring',
    message: expect.stringContaining('5 per cent') as string,
  });
  const other = await createPlot();
  await service.deps.db
    .update(plots)
    .set({
      ring: packRing(ring.map((corner) => shift(corner, 0.0009)) as [number, number][]),
      bounds: toBox(ring.map((corner) => shift(corner, 0.0009)) as [number, number][]),
    })
    .where(eq(plots.id, other.id));
  expect(await save({ ring: own })).toMatchObject({
    status: 400,
    field: 'ring',
    message: expect.stringContaining('another plot') as string,
  });
  const beside = ring.map((corner) => shift(corner, -0.0001));
  expect(await save({ ring: beside })).toMatchObject({ status: 202 });
  // The neighbour has grown since, so that the change cannot be approved.
  const grown = ring.map((corner) => shift(corner, 0)) as [number, number][];
  await service.deps.db
    .update(plots)
    .set({ ring: packRing(grown), bounds: toBox(grown) })
    .where(eq(plots.id, other.id));
  expect(await approveNext(service)).toMatchObject({ status: 409 });
});

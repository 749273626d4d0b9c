import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { formatIndianDate } from '@temple-land/portal-core';
import { administration, approveNext } from '../../../../../tests/support/admin.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { unpackRing } from '../../db/land/ring.ts';
import { plots } from '../../db/schema/land.ts';

const service = makeAppBeforeAll();
const admin = createBeforeAll(() => administration(service));

const names = { nameEn: 'Kakatpur', nameOr: 'କାକଟପୁର', nameHi: '' };
const asTahasil = (districtId: number) => ({ ...names, districtId });

/** Saves two districts and a tahasil in the first. */
async function createTahasil(code: string) {
  const district = (last: string) => ({ code: `${code}${last}`, nameEn: code + last, nameOr: 'ଓ' });
  const first = await admin.saved('district', district('A'));
  const second = await admin.saved('district', district('B'));
  return { first, second, id: await admin.saved('tahasil', asTahasil(first)) };
}

it('keeps who changed what, since when and on which document', async () => {
  const { second, id } = await createTahasil('HA');
  const source = 'Notification 41 of 02-01-2026';
  const change = { ...asTahasil(second), nameEn: 'Kakatapur', effectiveOn: '2026-01-10', source };
  await admin.saved('tahasil', { ...change, id, version: 1 });
  await admin.remove('tahasil', id, 2);
  await admin.saved('tahasil', { ...change, effectiveOn: '', id, version: 3, isActive: true });

  const history = await admin.history('tahasil', id);
  expect(history.map(({ action }) => action)).toEqual(['restore', 'retire', 'update', 'create']);
  expect(history[2]).toMatchObject({ effectiveOn: '2026-01-10', source, approvedBy: '' });
  expect(history[2]?.fields).toEqual([
    { name: 'districtId', before: 'HAA', after: 'HAB' },
    { name: 'nameEn', before: 'Kakatpur', after: 'Kakatapur' },
  ]);
  expect(history[1]).toMatchObject({ source: 'Left the office', fields: [] });
  expect(new Set(history.map(({ changedBy }) => changedBy)).size).toBe(1);
  expect(history[3]?.effectiveOn).toBe(formatIndianDate(service.deps.clock()));
});

it('keeps the codes of places in the land record, each once', async () => {
  const { first, id } = await createTahasil('HE');
  await admin.saved('tahasil', { ...asTahasil(first), id, version: 1, recordCode: '0372' });
  const mouza = { tahasilId: id, nameEn: 'Rebana', nameOr: 'ରେବଣା', thanaNo: '12' };
  const mouzaId = await admin.saved('mouza', { ...mouza, recordCode: '405-12' });
  expect(await admin.row('mouza', mouzaId)).toMatchObject({ ...mouza, recordCode: '405-12' });
  const twice = { ...mouza, nameEn: 'Rebana Patna', recordCode: '405-12' };
  expect(await admin.save('mouza', twice)).toMatchObject({ status: 111 });
  const wrong = { ...twice, recordCode: 'no code' };
  expect(await admin.save('mouza', wrong)).toMatchObject({ status: 400, field: 'recordCode' });
});

it('refuses a change from a later day on, and one of a day that does not exist', async () => {
  const { first, id } = await createTahasil('HC');
  for (const effectiveOn of ['2099-01-01', '2026-02-30', 'yesterday']) {
    const change = { ...asTahasil(first), effectiveOn, id, version: 1 };
    expect(await admin.save('tahasil', change)).toMatchObject({
      status: 400,
      field: 'effectiveOn',
    });
  }
  expect(await admin.history('tahasil', id)).toHaveLength(1);
});

it('needs the document of a change of the land record, and shows no history of accounts', async () => {
  const [plot] = await admin.rows('plot', {});
  const { id, version, khatiyanId, number, kisam, area, status } = plot ?? {};
  const change = { id, version, khatiyanId, number, kisam, area, status, remarks: '' };
  expect(await admin.save('plot', change)).toMatchObject({ status: 400, field: 'source' });
  const [stored] = await service.deps.db
    .select()
    .from(plots)
    .where(eq(plots.id, Number(id)));
  const [[x, y] = [0, 0], ...corners] = unpackRing(stored?.ring ?? new Uint8Array());
  const outline = [[x + 0.000_001, y] as const, ...corners];
  const asked = { ...change, ring: outline, source: 'RoR of 2025' };
  expect(await admin.save('plot', asked)).toMatchObject({ status: 202 });
  expect(await approveNext(service)).toEqual({ status: 200 });
  const [last] = await admin.history('plot', Number(id));
  expect(last).toMatchObject({ source: 'RoR of 2025' });
  const [field, ...others] = last?.fields ?? [];
  expect(field).toMatchObject({ name: 'ring', after: String(outline.length) });
  expect(others).toEqual([]);

  const [citizen] = await admin.rows('user', { userType: 'CI' });
  expect(await admin.history('user', Number(citizen?.['id']))).toEqual([]);
});

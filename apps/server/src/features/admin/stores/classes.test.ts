import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { administration } from '../../../../../../tests/support/admin.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { khatiyans } from '../../../db/schema/land.ts';
import { kisams } from '../../../db/schema/plotDetails.ts';

const service = makeAppBeforeAll();
const admin = createBeforeAll(() => administration(service));

const kisam = { name: 'Dokana', nameOr: 'ଦୋକାନ', nameHi: '', kisamClass: 'commercial' };
const satwa = { name: 'Sikimi', nameOr: 'ଶିକିମି', nameHi: '', satwaClass: 'tenancy' };

describe.each([
  ['kisam', kisam, 'kisamClass'],
  ['satwa', satwa, 'satwaClass'],
] as const)('a %s', (entity, record, classField) => {
  it('is added, changed, retired and restored, each with its entry in the history', async () => {
    const id = await admin.saved(entity, { ...record, source: 'Settlement manual' });
    expect(await admin.row(entity, id)).toMatchObject({ ...record, isActive: true, version: 1 });
    await admin.saved(entity, { ...record, nameHi: 'नाम', id, version: 1 });
    expect(await admin.remove(entity, id, 2)).toEqual({ status: 200 });
    expect(await admin.row(entity, id)).toMatchObject({ isActive: false });
    await admin.saved(entity, { ...record, id, version: 3, isActive: true });
    const history = await admin.history(entity, id);
    expect(history.map(({ action }) => action)).toEqual(['restore', 'retire', 'update', 'create']);
    expect(history.at(-1)?.source).toBe('Settlement manual');
  });

  it('has a name of its own and one of the classes', async () => {
    const [taken] = await admin.rows(entity);
    const twice = { ...record, name: taken?.['name'] };
    expect(await admin.save(entity, twice)).toMatchObject({ status: 111 });
    const unknown = { ...record, name: 'Another', [classField]: 'castle' };
    expect(await admin.save(entity, unknown)).toMatchObject({ status: 400, field: classField });
  });
});

it('the recorded name of a kisam or satwa with land stays; its class changes', async () => {
  const [plot] = await admin.rows('plot');
  const [held] = await admin.rows('kisam', { text: String(plot?.['kisam']) });
  const { isActive: _, location: _location, ...stored } = held ?? {};
  const renamed = { ...stored, name: 'Renamed' };
  expect(await admin.save('kisam', renamed)).toMatchObject({ status: 409, field: 'name' });
  await admin.saved('kisam', { ...stored, kisamClass: 'industrial' });

  const [book] = await service.deps.db.select().from(khatiyans).limit(1);
  const [right] = await admin.rows('satwa', { text: book?.satwa ?? '' });
  const { isActive: _isActive, ...right0 } = right ?? {};
  const other = { ...right0, name: 'Renamed' };
  expect(await admin.save('satwa', other)).toMatchObject({ status: 409, field: 'name' });
});

it('a plot gets a kisam of the list, keeps a retired one, and any while the list is empty', async () => {
  const [plot] = await admin.rows('plot');
  const { isActive: _, location: _place, isWaiting: _waits, ...fields } = plot ?? {};
  const { khatiyanLabel: _label, ...stored } = fields;
  const change = { ...stored, source: 'RoR of 2025' };
  const unknown = { ...change, kisam: 'Unheard of' };
  expect(await admin.save('plot', unknown)).toMatchObject({ status: 400, field: 'kisam' });

  const { db } = service.deps;
  await db
    .update(kisams)
    .set({ isActive: false })
    .where(eq(kisams.name, String(plot?.['kisam'])));
  await admin.saved('plot', change);
  await db.update(kisams).set({ isActive: false });
  const free = { ...unknown, version: Number(plot?.['version']) + 1 };
  expect(await admin.save('plot', free)).toMatchObject({ status: 202 });
});

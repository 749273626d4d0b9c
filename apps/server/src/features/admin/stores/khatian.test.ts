import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  administration,
  approveNext,
  secondAdministrator,
} from '../../../../../../tests/support/admin.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { khatiyans } from '../../../db/schema/land.ts';

const service = makeAppBeforeAll();
const admin = createBeforeAll(() => administration(service));

const fields = {
  ownerLine: 'Shri Jagannath Mahaprabhu Bije, Puri',
  marfatdar: 'Mandira Parichalana Committee',
  satwa: 'Debottar',
  rent: 12.5,
  cess: 3,
  rorStatus: 'draft',
  publishedOn: '1988-03-12',
};
const source = 'RoR of 12-03-1988';
let count = 0;

async function createKhatiyan() {
  const [mouza] = await admin.rows('mouza');
  count += 1;
  const record = { ...fields, mouzaId: Number(mouza?.['id']), number: `K${count}` };
  return { record, id: await admin.saved('khatian', record) };
}

it('a new khatiyan has every field of the record of rights', async () => {
  const { id, record } = await createKhatiyan();
  expect(await admin.row('khatian', id)).toMatchObject({ ...record, isWaiting: false, version: 1 });
});

it('a change waits for a second administrator, rests on its document, and is in the history', async () => {
  const { id, record } = await createKhatiyan();
  const change = { ...record, id, version: 1, rent: 20, rorStatus: 'final' };
  expect(await admin.save('khatian', change)).toMatchObject({ status: 400, field: 'source' });
  const asked = { ...change, source, effectiveOn: '1988-04-01' };
  expect(await admin.save('khatian', asked)).toEqual({ status: 202, isWaiting: true });
  expect(await admin.row('khatian', id)).toMatchObject({ rent: 12.5, isWaiting: true, version: 1 });
  expect(await admin.save('khatian', asked)).toMatchObject({ status: 409 });

  const { token } = await secondAdministrator(service);
  const page = { isWaiting: true, pageNumber: 1, pageSize: 10 };
  const { rows } = await service.result('pendingChangeList', page, token);
  expect(rows[0]).toMatchObject({
    kind: 'khatiyan',
    khatiyan: { id, number: record.number },
    reason: source,
    mayDecide: true,
  });
  expect(rows[0]?.fields).toEqual([
    { name: 'rent', before: '12.5', after: '20' },
    { name: 'rorStatus', before: 'draft', after: 'final' },
    { name: 'effectiveOn', before: '', after: '1988-04-01' },
  ]);
  expect(await approveNext(service)).toEqual({ status: 200 });

  const now = { rent: 20, rorStatus: 'final', isWaiting: false, version: 2 };
  expect(await admin.row('khatian', id)).toMatchObject(now);
  const [last] = await admin.history('khatian', id);
  expect(last).toMatchObject({ action: 'update', effectiveOn: '1988-04-01', source });
  expect([last?.changedBy, last?.approvedBy].every((name) => name !== '')).toBe(true);
  expect(last?.approvedBy).not.toBe(last?.changedBy);
  expect(last?.fields.map(({ name }) => name)).toEqual(['rent', 'rorStatus']);
});

it('a change is outdated when the record has changed since', async () => {
  const { id, record } = await createKhatiyan();
  const change = { ...record, id, version: 1, cess: 9, source };
  expect(await admin.save('khatian', change)).toMatchObject({ status: 202 });
  await service.deps.db.update(khatiyans).set({ cess: 4 }).where(eq(khatiyans.id, id));
  expect(await approveNext(service)).toMatchObject({ status: 409 });
  expect(await admin.row('khatian', id)).toMatchObject({ cess: 4 });
});

it('dates, dues and satwa are checked', async () => {
  const { record } = await createKhatiyan();
  const faults: [object, string][] = [
    [{ publishedOn: '2099-01-01' }, 'publishedOn'],
    [{ rent: -1 }, 'rent'],
    [{ cess: 0.001 }, 'cess'],
    [{ satwa: 'Unheard of' }, 'satwa'],
    [{ rorStatus: 'lost' }, 'rorStatus'],
  ];
  for (const [fault, field] of faults) {
    const wrong = { ...record, number: 'wrong', ...fault };
    expect(await admin.save('khatian', wrong)).toMatchObject({ status: 400, field });
  }
});

it('a change of one in use waits, also where the save asks to bring it back into use', async () => {
  const { id, record } = await createKhatiyan();
  const change = { ...record, id, version: 1, rent: 21, source, isActive: true };
  expect(await admin.save('khatian', change)).toEqual({ status: 202, isWaiting: true });
  expect(await admin.row('khatian', id)).toMatchObject({ rent: 12.5, version: 1 });
});

import { beforeAll, expect, it } from 'vitest';
import type { Input } from '@temple-land/portal-core';
import { administration, approveNext } from '../../../../../tests/support/admin.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { newUser } from '../../../../../tests/support/staff.ts';
import { leases } from '../../db/schema/leases.ts';

const service = makeAppBeforeAll();
const admin = createBeforeAll(() => administration(service));
let token: string;
beforeAll(async () => {
  ({ token } = await newUser(service, 'admin.third', 'A', {}, { roleId: 4 }));
});

const ring = [
  [85.8, 19.8],
  [85.801, 19.8],
  [85.801, 19.801],
];
let count = 0;

async function createPlot() {
  const [mouza] = await admin.rows('mouza');
  const mouzaId = Number(mouza?.['id']);
  count += 1;
  const number = `R${count}`;
  const khatiyanId = await admin.saved('khatian', { mouzaId, number, rorStatus: 'final' });
  const plotNo = `${9500 + count}`;
  const entries = { khatiyanId, number: plotNo, kisam: 'Rabi', area: 1.5, status: 'available' };
  const plotId = await admin.saved('plot', { ...entries, ring });
  return { mouzaId, khatiyanId, plotId, plotNo };
}

const retirement = {
  entity: 'plot',
  version: 1,
  cause: 'river',
  reason: 'The flood of 2025 took the bank.',
  source: 'Report 3/2026',
  effectiveOn: '2025-08-01',
} as const satisfies Partial<Input<'adminDelete'>>;

const ask = (request: Input<'adminDelete'>) => service.call('adminDelete', request, token);

const listMatters = (entity: 'plot' | 'khatian', id: number) =>
  service.result('plotMatters', { entity, ids: [id] }, token);

it('a plot goes out of use with its cause, document and day when a second administrator approves', async () => {
  const { plotId, khatiyanId, mouzaId, plotNo } = await createPlot();
  const request = { ...retirement, id: plotId };
  expect(await ask(request)).toEqual({ status: 202, isWaiting: true });
  expect(await ask(request)).toMatchObject({ status: 409 });
  expect(await admin.row('plot', plotId)).toMatchObject({ isActive: true });
  expect(await approveNext(service)).toEqual({ status: 200 });
  expect(await admin.row('plot', plotId)).toMatchObject({ isActive: false, version: 2 });
  const [last] = await admin.history('plot', plotId);
  expect(last).toMatchObject({
    action: 'retire',
    source: 'Report 3/2026',
    effectiveOn: '2025-08-01',
    fields: [
      { name: 'cause', after: 'river' },
      { name: 'reason', after: retirement.reason },
    ],
  });
  expect(last?.approvedBy).not.toBe('');
  const officer = await service.signInAs('landOfficer');
  const plotCode = `${mouzaId}-${plotNo}`;
  const answer = await service.call('plotRecord', { plotCode }, officer.token);
  if ('result' in answer) expect(answer.result.isActive).toBe(false);
  expect(await listMatters('khatian', khatiyanId)).toEqual([]);
});

it.each([
  [{ cause: undefined }],
  [{ reason: ' ' }],
  [{ source: '' }],
  [{ effectiveOn: '2099-01-01' }],
])('is not asked for with %o', async (changes) => {
  const { plotId } = await createPlot();
  expect(await ask({ ...retirement, id: plotId, ...changes })).toMatchObject({ status: 400 });
  expect(await ask({ ...retirement, id: plotId, version: 2 })).toMatchObject({ status: 409 });
});

it('waits for the end of what is open, also when that began after the request', async () => {
  const { plotId, mouzaId, khatiyanId, plotNo } = await createPlot();
  const khatiyan = { ...retirement, entity: 'khatian', id: khatiyanId } as const;
  expect(await listMatters('khatian', khatiyanId)).toEqual([
    { kind: 'plot', number: plotNo, plotId, plotNo, isBlocking: true },
  ]);
  expect(await ask(khatiyan)).toMatchObject({ status: 409 });
  expect(await ask({ ...retirement, id: plotId })).toMatchObject({ status: 202 });
  await service.deps.db.insert(leases).values({
    leaseNo: `LS/RETIRE/${count}`,
    plotId,
    mouzaId,
    area: 0.01,
    kind: 'agricultural',
    lessee: 'Kuntala Canary',
    startsOn: '2020-04-01',
    endsOn: '2035-03-31',
    yearlyRent: 10,
    state: 'active',
  });
  expect(await approveNext(service)).toMatchObject({ status: 409 });
  expect(await listMatters('plot', plotId)).toMatchObject([
    { kind: 'lease', number: `LS/RETIRE/${count}`, plotId, isBlocking: true },
  ]);
});

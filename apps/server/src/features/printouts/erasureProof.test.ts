import { expect, it } from 'vitest';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { people } from '../../../../../tests/support/people.ts';
import { endErasure, createErasure } from '../../db/erasure/erasureRequests.ts';
import { attestErasure } from './attestation.ts';
import { buildCheckCode } from './checkCode.ts';

const service = makeAppBeforeAll();

it('the document of a request for erasure is checked by anyone, before and after the erasure', async () => {
  const { db, config, clock } = service.deps;
  const { token, userId } = await service.signIn(people.otherCitizen.loginId);
  expect((await service.send('erasureProof', {}, token)).code).toBe(404);
  const row = await createErasure(db, userId, clock(), clock());
  if (row === undefined) throw new Error('There is no request.');
  const { code, headers } = await service.send('erasureProof', {}, token);
  expect([code, headers['content-type']]).toEqual([200, 'application/pdf']);
  const checksum = buildCheckCode(config, attestErasure(row));
  const check = () => service.result('verifyDocument', { number: row.number, checksum });
  expect(await check()).toMatchObject({ paper: 'erasure', statusType: 'P' });
  const counts = { deleted: { documents: 2, drafts: 1 }, anonymised: { users: 1 }, files: 2 };
  await endErasure(db, userId, { state: 'erased', endedOn: clock(), reason: '', counts });
  expect(await check()).toMatchObject({ statusType: 'A', applicationNo: row.number });
  expect((await check()).applicationStatus).toMatch(/: 3 records and 2 files deleted, 1 records/);
  const forged = checksum.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  const answer = await service.call('verifyDocument', { number: row.number, checksum: forged });
  expect(answer).toEqual({ status: 404 });
});

import { expect, it } from 'vitest';
import { findKhatiyan } from '../../../../../../tests/support/landApplication.ts';
import { requestOfKind } from '../../../../../../tests/support/landRequests.ts';
import { people } from '../../../../../../tests/support/people.ts';
import { makeAppBeforeEach } from '../../../../../../tests/support/serviceHooks.ts';
import { readZipEntries } from '../../../../../../tests/support/zip.ts';

const service = makeAppBeforeEach();
const { loginId, password } = people.citizen;

async function take(currentPassword: string = password) {
  const { token } = await service.signInAs('citizen');
  return service.send('dataExport', { currentPassword }, token);
}

it('a citizen gets everything stored about them, readable, and nothing of others', async () => {
  const citizen = await service.signInAs('citizen');
  const kind = { applicationKind: 'lease', area: 0.01 } as const;
  const request = await requestOfKind(service, citizen.token, await findKhatiyan(service), kind);
  await service.result('applyLand', request, citizen.token);
  const { code, bytes, headers } = await take();
  expect([code, headers['content-type']]).toEqual([200, 'application/zip']);
  const entries = readZipEntries(bytes);
  const text = Buffer.from(entries.get('data.json') ?? '').toString('utf8');
  const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
  expect(data['account']).toMatchObject([{ loginId, mobile: loginId, id: citizen.userId }]);
  expect(data['consents']?.length).toBeGreaterThan(0);
  expect(new Set(data['applications']?.map((row) => row['applicantId']))).toEqual(
    new Set([citizen.userId]),
  );
  expect(data['declarations']?.length).toBeGreaterThan(0);
  expect(text).not.toContain('passwordHash');
  expect(text).not.toContain('sessionHash');
  expect(text).not.toContain('deviceHash');
  const files = [...entries.keys()].filter((name) => name.startsWith('documents/'));
  expect(files).toHaveLength(data['documents']?.length ?? 0);
  expect(files.length).toBeGreaterThan(0);
});

it('a wrong password gives no file and counts as at login', async () => {
  expect((await take('Wrong@123')).code).toBe(404);
});

it('the sixth archive of a day is refused', async () => {
  for (let count = 0; count < 5; count += 1) expect((await take()).code).toBe(200);
  expect((await take()).code).toBe(503);
});

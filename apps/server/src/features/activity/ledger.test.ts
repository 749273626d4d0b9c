import { describe, expect, it } from 'vitest';
import { findPlace, applyFor } from '../../../../../tests/support/landApplication.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

const page = { pageNumber: 1, pageSize: 100 };

const service = makeAppBeforeAll();

async function readingsOf({ token }: SignedInUser) {
  const answer = await service.call('accessLedger', page, token);
  return 'result' in answer ? answer.result.rows : [];
}

const queue = (token: string) =>
  service.call('officerQueue', { applicationType: 2, statusType: 'P', ...page }, token);

describe('the access ledger', () => {
  it('is empty without accesses', async () => {
    const { token } = await service.signInAs('citizen');
    expect(await service.call('accessLedger', page, token)).toEqual({ status: 404 });
  });

  it('shows a citizen each officer’s accesses to an application, one row per day with a count', async () => {
    const citizen = await service.signInAs('citizen');
    const officer = await service.signInAs('landOfficer');
    await queue(officer.token);
    service.clock.pass(1);
    await queue(officer.token);
    const own = (await readingsOf(citizen)).filter(({ record }) => record === 'LA/2026/PUR/000001');
    expect(own).toEqual([
      {
        by: 'Anita Dash',
        role: 'Land officer',
        record: 'LA/2026/PUR/000001',
        purpose: 'decision',
        firstOn: '2026-03-16T06:30:00.000Z',
        lastOn: '2026-03-16T06:31:00.000Z',
        times: 2,
      },
    ]);
  });

  it('starts a new row on each Indian day', async () => {
    const citizen = await service.signInAs('citizen');
    const before = await readingsOf(citizen);
    const readAfter = async (hours: number) => {
      service.clock.pass(hours * 60);
      await queue((await service.signInAs('landOfficer')).token);
      return readingsOf(await service.signInAs('citizen'));
    };
    expect(await readAfter(11.9)).toHaveLength(before.length);
    expect(await readAfter(0.1)).toHaveLength(2 * before.length);
  });

  it('contains accesses to printouts and profiles', async () => {
    const citizen = await service.signInAs('otherCitizen');
    const place = await findPlace(service);
    const { applicationId } = await applyFor(service, citizen, place);
    const detail = await service.result('applyLandDraft', { applicationId }, citizen.token);
    const documentId = String(detail.documents[0]?.documentId);
    await service.send('fileBlob', { documentId }, citizen.token);
    const officer = await service.signInAs('tahasilOfficer');
    await service.send('fileBlob', { documentId }, officer.token);
    const administrator = await service.signInAs('administrator');
    await service.call('getDetails', { userId: citizen.userId }, administrator.token);
    const rows = (await readingsOf(citizen)).map(({ by, record, purpose }) => [
      by,
      record,
      purpose,
    ]);
    expect(rows).toContainEqual(['Niranjan Sahoo', `document ${documentId}`, 'document']);
    expect(rows).toContainEqual(['Bijay Mohanty', 'profile', 'administration']);
    expect(rows.filter(([by]) => by === 'Rabindra Pradhan')).toEqual([]);
  });

  it('shows only the caller’s own rows', async () => {
    const [one, other] = [
      await readingsOf(await service.signInAs('citizen')),
      await readingsOf(await service.signInAs('otherCitizen')),
    ];
    const records = new Set(one.map(({ record }) => record));
    expect(records.size).toBeGreaterThan(0);
    expect(other.filter(({ record }) => record.startsWith('LA/') && records.has(record))).toEqual(
      [],
    );
  });
});

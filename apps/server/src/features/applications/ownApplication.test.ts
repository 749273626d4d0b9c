import type { Input } from '@temple-land/portal-core';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applyFor, findKhatiyan } from '../../../../../tests/support/landApplication.ts';
import { officersOfPuri } from '../../../../../tests/support/officers.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { officeStep } from '../../../../../tests/support/stepData.ts';
import { applications } from '../../db/schema/applications.ts';

const dayMs = 86_400_000;
const service = makeAppBeforeAll();
const citizen = createBeforeAll(() => service.signInAs('citizen'));
const other = createBeforeAll(() => service.signInAs('otherCitizen'));
const officers = createBeforeAll(() => officersOfPuri(service));
const made = createBeforeAll(async () => applyFor(service, citizen, await findKhatiyan(service)));

const read = (input: Input<'applyLandDraft'>) =>
  service.result('applyLandDraft', input, citizen.token);
const list = async () => {
  const request = { createdBy: citizen.userId, pageNumber: 1, pageSize: 100 };
  const { rows } = await service.result('appliedLand', request, citizen.token);
  return rows.find(({ applicationId }) => applicationId === made.applicationId);
};

describe('an own application', () => {
  it('is found by its number as by its id, and not by another citizen', async () => {
    const { applicationId, applicationNo } = made;
    expect(await read({ applicationNo })).toEqual(await read({ applicationId }));
    expect(await service.call('applyLandDraft', { applicationNo }, other.token)).toEqual({
      status: 404,
    });
  });

  it('names the roles that it waits for, the days in the stage and the expected end', async () => {
    const { db, clock } = service.deps;
    const since = new Date(clock().getTime() - 3.5 * dayMs);
    await db
      .update(applications)
      .set({ state: 'SCRUTINY', stateSince: since, dueOn: null })
      .where(eq(applications.id, made.applicationId));
    const progress = {
      waitsFor: 'office',
      roles: ['Land officer'],
      stageDays: 3,
      expectedOn: new Date(since.getTime() + 7 * dayMs).toISOString(),
    };
    expect(await list()).toMatchObject({ progress });
    expect(await read({ applicationId: made.applicationId })).toMatchObject({ progress });
  });

  it('waits for its applicant while a question is open, and names no role', async () => {
    const given = { query: 'Since which year?' };
    await officeStep(service, officers.dealing, made.applicationId, 'query', given);
    const row = await list();
    expect(row).toMatchObject({ progress: { waitsFor: 'applicant', roles: [], stageDays: 0 } });
    expect(row?.progress.expectedOn).toBe(row?.dueOn);
  });

  it('waits for nobody and has no date after the decision', async () => {
    const { db } = service.deps;
    const decided = { state: 'REJECTED', status: 'R' };
    await db.update(applications).set(decided).where(eq(applications.id, made.applicationId));
    expect(await list()).toMatchObject({
      progress: { waitsFor: 'nobody', roles: [], expectedOn: null },
    });
  });
});

describe('who looked at an own application', () => {
  it('is listed by role and office, without a name, for this application only', async () => {
    const { applicationId } = made;
    const request = { applicationType: 2, applicationId } as const;
    await service.result('officerApplication', request, officers.dealing.token);
    const accesses = await service.result('applicationAccesses', { applicationId }, citizen.token);
    expect(accesses).toEqual([
      {
        role: expect.stringMatching(/officer/i) as string,
        office: 'Puri',
        purpose: 'decision',
        lastOn: expect.any(String) as string,
        times: expect.any(Number) as number,
      },
    ]);
    const inOdia = await service
      .otherBrowser('or')
      .result('applicationAccesses', { applicationId }, citizen.token);
    expect(inOdia).toMatchObject([{ role: 'ଭୂମି ଅଧିକାରୀ', office: 'ପୁରୀ' }]);
    const apart = await applyFor(service, other, await findKhatiyan(service));
    const theirs = { applicationId: apart.applicationId };
    expect(await service.result('applicationAccesses', theirs, other.token)).toEqual([]);
  });
});

describe('the file of the own applications', () => {
  async function download(changes: object, token = citizen.token) {
    const { code, bytes } = await service.send(
      'ownListExport',
      { format: 'csv', ...changes },
      token,
    );
    expect(code).toBe(200);
    const lines = Buffer.from(bytes).toString('utf8').trim().split('\r\n');
    return lines.slice(1);
  }

  it('has all own applications and none of others', async () => {
    const lines = await download({});
    const total = await service.deps.db.$count(
      applications,
      eq(applications.applicantId, citizen.userId),
    );
    expect(lines).toHaveLength(total);
    const theirs = await download({}, other.token);
    expect(theirs.join('\n')).not.toContain(made.applicationNo);
  });

  it('can be restricted to a type, a status and a year', async () => {
    const rejected = await download({ applicationType: 2, statusType: 'R' });
    expect(rejected.join('\n')).toContain(made.applicationNo);
    expect((await download({ statusType: 'A' })).join('\n')).not.toContain(made.applicationNo);
    expect((await download({ applicationType: 1 })).join('\n')).not.toContain(made.applicationNo);
    expect(await download({ year: 2001 })).toEqual([]);
    const year = Number(made.applicationNo.split('/')[1]);
    expect((await download({ year })).join('\n')).toContain(made.applicationNo);
  });

  it('is a spreadsheet too', async () => {
    const { bytes } = await service.send('ownListExport', { format: 'xlsx' }, citizen.token);
    expect(Buffer.from(bytes.subarray(0, 2)).toString()).toBe('PK');
  });
});

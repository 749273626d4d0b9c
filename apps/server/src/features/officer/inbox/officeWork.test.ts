import { describe, expect, it } from 'vitest';
import { formatIndianDate } from '@temple-land/portal-core';
import { applyFor, findKhatiyan } from '../../../../../../tests/support/landApplication.ts';
import type { SignedInUser } from '../../../../../../tests/support/makeApp.ts';
import { officersOfPuri } from '../../../../../../tests/support/officers.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { newUser, officersElsewhere } from '../../../../../../tests/support/staff.ts';
import { activities } from '../../../db/schema/ledger.ts';
import { buildInboxFile } from './inboxExport.ts';

const dayMs = 86_400_000;

const service = makeAppBeforeAll({ DECISIONS: 'staged' });
const officers = createBeforeAll(() => officersOfPuri(service));
const strangers = createBeforeAll(() => officersElsewhere(service));
const colleague = createBeforeAll(() => {
  const { districtCode: districtId } = officers.place;
  return newUser(service, 'colleague.puri', 'O', { districtId });
});

const inDays = (days: number) =>
  formatIndianDate(new Date(service.clock.now().getTime() + days * dayMs));

const takeLeave = async ({ token }: SignedInUser, from: number, to: number, coverId: number) => {
  const request = { startsOn: inDays(from), endsOn: inDays(to), coverId };
  return (await service.result('leaveSave', request, token)).outcome;
};

const findMine = async ({ token }: SignedInUser, search: string) => {
  const request = { tab: 'mine', search, pageNumber: 1, pageSize: 10 } as const;
  const answer = await service.call('inboxList', request, token);
  return 'result' in answer ? answer.result.rows[0] : undefined;
};

describe('the leave of an officer', () => {
  it('shows the own applications to the cover, marked, as long as it lasts', async () => {
    const citizen = await service.signInAs('citizen');
    const made = await applyFor(service, citizen, await findKhatiyan(service));
    const { applicationId, applicationNo } = made;
    const claim = { applicationIds: [applicationId], action: 'claim' as const };
    await service.result('inboxAssign', claim, officers.dealing.token);
    expect(await findMine(colleague, applicationNo)).toBeUndefined();
    const before = await service.result('inboxCounts', {}, colleague.token);

    expect(await takeLeave(officers.dealing, 0, 3, colleague.userId)).toBe('saved');
    expect(await findMine(colleague, applicationNo)).toMatchObject({
      isMine: true,
      isCovered: true,
      assignee: { userId: officers.dealing.userId },
    });
    const during = await service.result('inboxCounts', {}, colleague.token);
    expect(during.mine).toBeGreaterThan(before.mine);
    const covering = await service.result('leaveList', {}, colleague.token);
    expect(covering.covered).toEqual([{ userId: officers.dealing.userId, fullName: 'Anita Dash' }]);

    const { leaves } = await service.result('leaveList', {}, officers.dealing.token);
    const [leave] = leaves;
    expect(leave).toMatchObject({ startsOn: inDays(0), endsOn: inDays(3) });
    const request = { leaveId: leave?.leaveId ?? 0 };
    expect(await service.call('leaveDelete', request, colleague.token)).toEqual({ status: 404 });
    expect(await service.call('leaveDelete', request, officers.dealing.token)).toEqual({
      status: 200,
    });
    expect(await findMine(colleague, applicationNo)).toBeUndefined();
  });

  it('needs days in order, without another leave, and a cover of the same right and area', async () => {
    const { dealing, deciding, field } = officers;
    expect(await takeLeave(dealing, 5, 4, colleague.userId)).toBe('days');
    expect(await takeLeave(dealing, -5, -1, colleague.userId)).toBe('days');
    for (const { userId } of [dealing, deciding, field, strangers.otherDistrict]) {
      expect(await takeLeave(dealing, 10, 12, userId)).toBe('cover');
    }
    expect(await takeLeave(dealing, 10, 12, strangers.everywhere.userId)).toBe('saved');
    expect(await takeLeave(dealing, 12, 14, colleague.userId)).toBe('overlap');
    expect(await takeLeave(dealing, 13, 14, colleague.userId)).toBe('saved');
  });
});

describe('the saved views of an officer', () => {
  const save = ({ token }: SignedInUser, name: string, query: string) =>
    service.call('inboxViewSave', { name, query }, token);

  it('are replaced by name, deleted, and only the own ones', async () => {
    await save(officers.law, 'Stays', 'tab=office&stage=STAYED');
    await save(officers.law, 'Late', 'tab=overdue');
    await save(officers.law, 'STAYS', 'type=3');
    const ofMap = {
      name: 'Stays',
      query: 'box=1%2C2%2C3%2C4&hidden=mouzas+leases',
      page: 'map',
    } as const;
    expect(await service.call('inboxViewSave', ofMap, officers.law.token)).toEqual({ status: 200 });
    const list = await service.result('inboxViewList', {}, officers.law.token);
    expect(list.map(({ name, query }) => [name, query])).toEqual([
      ['Late', 'tab=overdue'],
      ['STAYS', 'type=3'],
    ]);
    expect(await service.result('inboxViewList', {}, officers.chief.token)).toEqual([]);
    const viewId = list[0]?.viewId ?? 0;
    const remove = ({ token }: SignedInUser) => service.call('inboxViewDelete', { viewId }, token);
    expect(await remove(officers.chief)).toEqual({ status: 404 });
    expect(await remove(officers.law)).toEqual({ status: 200 });
    const { token } = officers.law;
    expect(await service.result('inboxViewList', { page: 'map' }, token)).toMatchObject([
      { name: ofMap.name, query: ofMap.query },
    ]);
    expect(await service.result('inboxViewList', {}, officers.law.token)).toHaveLength(1);
  });

  it.each(['javascript:alert(1)', '<b>', 'a b', '#x'])('never have the query %j', async (query) => {
    const input = { name: 'x', query };
    const { answer } = await service.send('inboxViewSave', input, officers.law.token);
    expect(answer).toEqual({ status: 400 });
  });
});

describe('the file of a list', () => {
  it('has the rows of the list without names, and its download is recorded', async () => {
    const request = { tab: 'office', pageNumber: 1, pageSize: 1000 } as const;
    const { rows } = await service.result('inboxList', request, officers.dealing.token);
    const file = buildInboxFile(rows, { fileName: 'inbox', format: 'csv', language: 'en' });
    const lines = String(file.bytes).trim().split('\r\n');
    expect(lines).toHaveLength(rows.length + 1);
    expect(lines[0]).toContain('"Application no.","Stage","Tahasil"');
    expect(lines[1]).toContain(rows[0]?.applicationNo);
    const asked = { tab: 'office', format: 'xlsx' } as const;
    expect((await service.send('inboxExport', asked, officers.dealing.token)).code).toBe(200);
    const recorded = await service.deps.db.select().from(activities);
    expect(JSON.stringify(recorded)).toContain(`inbox office as xlsx, ${rows.length} rows`);
  });

  it('has only the selected applications, and none of another area', async () => {
    const list = { tab: 'office', pageNumber: 1, pageSize: 3 } as const;
    const own = await service.result('inboxList', list, officers.dealing.token);
    const [first, , third] = own.rows;
    const applicationIds = [first, third].map((row) => row?.applicationId ?? 0);
    const asked = { tab: 'office', format: 'csv', applicationIds } as const;
    const listNumbers = async (token: string) => {
      const { bytes } = await service.send('inboxExport', asked, token);
      const text = Buffer.from(bytes).toString('utf8');
      return own.rows.map((row) => row.applicationNo).filter((number) => text.includes(number));
    };
    const selected = [first?.applicationNo, third?.applicationNo];
    expect(await listNumbers(officers.dealing.token)).toEqual(selected);
    expect(await listNumbers(strangers.otherDistrict.token)).toEqual([]);
  });

  it.each(['=1+1', '+1', '-1', '@x', '\t=1'])('makes %j a plain text', async (khataNo) => {
    const request = { tab: 'office', pageNumber: 1, pageSize: 1 } as const;
    const { rows } = await service.result('inboxList', request, officers.dealing.token);
    const changed = rows.map((row) => ({ ...row, khataNo }));
    const file = buildInboxFile(changed, { fileName: 'x', format: 'csv', language: 'en' });
    expect(String(file.bytes)).toContain(`"'${khataNo}"`);
  });
});

import { desc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Input } from '@temple-land/portal-core';
import { administration } from '../../../../../../tests/support/admin.ts';
import { recordRequests } from '../../../../../../tests/support/limits.ts';
import { people } from '../../../../../../tests/support/people.ts';
import { makeAppBeforeEach } from '../../../../../../tests/support/serviceHooks.ts';
import { users } from '../../../db/schema/account.ts';
import { hasLogin } from '../../../db/schema/encrypted.ts';
import { activities } from '../../../db/schema/ledger.ts';

const service = makeAppBeforeEach();
const number = people.citizen.loginId;
const why = { reason: 'complaint', note: 'Letter of 26 November' } as const;

async function show(request: Partial<Input<'contactShow'>> = {}) {
  const { token, userId } = await service.signInAs('citizen');
  const admin = await service.signInAs('administrator');
  const input = { record: 'user', id: userId, ...why, ...request } as const;
  return { answer: await service.send('contactShow', input, admin.token), token };
}

describe('masked contact details', () => {
  it('are all that the list of accounts shows, also of a login name that is a number', async () => {
    const admin = await administration(service);
    const rows = await admin.rows('user', { text: number });
    expect(rows).toMatchObject([{ loginId: '******0001', mobile: '******0001' }]);
    expect(JSON.stringify(await admin.rows('user'))).not.toMatch(/[6-9]\d{9}/);
  });

  it('leave the stored values when the account is saved, and are refused in place of others', async () => {
    const admin = await administration(service);
    const [{ isActive: _, ...row } = {}] = await admin.rows('user', { text: number });
    const form = { ...row, fullName: 'Sarojini Das' };
    expect(await admin.save('user', form)).toMatchObject({ status: 200 });
    const isCitizen = hasLogin(users.loginId, number);
    const [user] = await service.deps.db.select().from(users).where(isCitizen);
    expect(user).toMatchObject({ fullName: 'Sarojini Das', mobile: number, loginId: number });
    const other = { ...form, version: user?.version, mobile: '******9999' };
    expect(await admin.save('user', other)).toMatchObject({ status: 400, field: 'mobile' });
  });
});

describe('showing contact details', () => {
  it('gives them for a reason, which the trail has and the person can see', async () => {
    const { answer, token } = await show();
    expect(answer.answer).toMatchObject({ status: 200, result: { mobileNo: number } });
    const [last] = await service.deps.db.select().from(activities).orderBy(desc(activities.id));
    expect(JSON.parse(last?.record ?? '')).toMatchObject({
      actionType: 'REVEAL',
      changedFields: [
        { label: 'reason', value: 'complaint' },
        { label: 'note', value: why.note },
      ],
    });
    const page = { pageNumber: 1, pageSize: 10 };
    const { rows } = await service.result('accessLedger', page, token);
    expect(rows).toMatchObject([{ record: 'profile', purpose: 'complaint', times: 1 }]);
  });

  it('needs a reason of the list and a note', async () => {
    const unasked = [{ note: ' ' }, { reason: 'curiosity' as 'complaint' }];
    for (const changes of unasked) {
      expect((await show(changes)).answer.answer).toEqual({ status: 400 });
    }
  });

  it('is limited to sixty an hour for an administrator', async () => {
    const { userId } = await service.signInAs('administrator');
    await recordRequests(service, `id:${userId}`, 'contacts', 60);
    expect((await show()).answer.code).toBe(503);
  });
});

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applyFor, findKhatiyan } from '../../../../../tests/support/landApplication.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { officersOfPuri } from '../../../../../tests/support/officers.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { officersElsewhere } from '../../../../../tests/support/staff.ts';
import { applications } from '../../db/schema/applications.ts';
import { notifications } from '../../db/schema/content.ts';
import { accessLedger } from '../../db/schema/ledger.ts';

const service = makeAppBeforeAll();
const citizen = createBeforeAll(() => service.signInAs('citizen'));
const other = createBeforeAll(() => service.signInAs('otherCitizen'));
const officers = createBeforeAll(() => officersOfPuri(service));
const made = createBeforeAll(async () => applyFor(service, citizen, await findKhatiyan(service)));

const write = ({ token }: SignedInUser, text = 'When will you come?') =>
  service.call('messageSend', { applicationId: made.applicationId, text }, token);
const list = ({ token }: SignedInUser) =>
  service.result('messageList', { applicationId: made.applicationId }, token);
const unreadOf = async () => {
  const request = { createdBy: citizen.userId, pageNumber: 1, pageSize: 100 };
  const { rows } = await service.result('appliedLand', request, citizen.token);
  return rows.find((row) => row.applicationId === made.applicationId)?.progress.unreadMessages;
};
const noticesOf = async (userId: number) => {
  const rows = await service.deps.db
    .select({ text: notifications.text })
    .from(notifications)
    .where(eq(notifications.userId, userId));
  return rows.map(({ text }) => text).join('\n');
};

describe('messages about an application', () => {
  it('go to the officers who can continue it, and to nobody else of the office', async () => {
    expect(await write(citizen)).toEqual({ status: 200 });
    const text = `The applicant has written to you about ${made.applicationNo}.`;
    expect(await noticesOf(officers.dealing.userId)).toContain(text);
    expect(await noticesOf(officers.law.userId)).not.toContain(text);
  });

  it('are answered by the office, which the applicant is told and counts as unread', async () => {
    expect(await write(officers.dealing, 'On Monday')).toEqual({ status: 200 });
    expect(await noticesOf(citizen.userId)).toContain(
      `The office has written to you about ${made.applicationNo}.`,
    );
    await write(officers.dealing, 'In the morning');
    expect(await unreadOf()).toBe(2);
    await list(citizen);
    expect(await unreadOf()).toBe(0);
  });

  it('have authors by side and role, without names, and tell when the other side read them', async () => {
    await list(officers.dealing);
    const { messages } = await list(citizen);
    expect(messages).toMatchObject([
      { isOfOffice: false, isOwn: true, role: '', text: 'When will you come?' },
      { isOfOffice: true, isOwn: false, text: 'On Monday' },
      { isOfOffice: true, isOwn: false, text: 'In the morning' },
    ]);
    expect(messages.map(({ readOn }) => typeof readOn)).toEqual(['string', 'string', 'string']);
    expect(messages[1]?.role).toMatch(/officer/i);
  });

  it('are not read by the side that wrote them', async () => {
    await write(citizen, 'Thank you');
    const { messages } = await list(citizen);
    expect(messages.at(-1)).toMatchObject({ text: 'Thank you', readOn: null });
  });

  it('are hidden from other citizens and from officers of other places', async () => {
    const { otherDistrict, otherTahasil } = await officersElsewhere(service);
    for (const who of [other, otherDistrict, otherTahasil]) {
      expect(await write(who)).toEqual({ status: 404 });
      const request = { applicationId: made.applicationId };
      expect(await service.call('messageList', request, who.token)).toEqual({ status: 404 });
    }
  });

  it('are recorded as an access of the officer', async () => {
    const rows = await service.deps.db
      .select()
      .from(accessLedger)
      .where(eq(accessLedger.record, made.applicationNo));
    expect(rows.map(({ readerId }) => readerId)).toContain(officers.dealing.userId);
    expect(rows.map(({ readerId }) => readerId)).not.toContain(citizen.userId);
  });

  it('can be read, but not written, by an officer without a right to a step of the stage', async () => {
    expect(await list(officers.law)).toMatchObject({ mayWrite: false });
    expect(await write(officers.law)).toEqual({ status: 403 });
    expect(await list(officers.dealing)).toMatchObject({ mayWrite: true });
  });

  it('end with the rejection, for the applicant', async () => {
    const { db } = service.deps;
    const state = { state: 'REJECTED', status: 'R' };
    await db.update(applications).set(state).where(eq(applications.id, made.applicationId));
    expect(await list(citizen)).toMatchObject({ mayWrite: false });
    expect(await write(citizen)).toEqual({ status: 403 });
  });
});

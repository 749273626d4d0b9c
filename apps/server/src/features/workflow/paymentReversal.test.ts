import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applyFor, findPlace, newKey } from '../../../../../tests/support/landApplication.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { officersOfPuri } from '../../../../../tests/support/officers.ts';
import { recordPaid } from '../../../../../tests/support/payments.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { newUser, officersElsewhere } from '../../../../../tests/support/staff.ts';
import { applications, applicationSteps } from '../../db/schema/applications.ts';
import { notifications } from '../../db/schema/content.ts';
import { activities } from '../../db/schema/ledger.ts';

const service = makeAppBeforeAll({ DECISIONS: 'staged' });
const office = createBeforeAll(() => officersOfPuri(service));
const elsewhere = createBeforeAll(() => officersElsewhere(service));
const citizen = createBeforeAll(() => newUser(service, 'pays.citizen', 'CI'));
const place = createBeforeAll(() => findPlace(service));

async function newPaid() {
  const { applicationId } = await applyFor(service, citizen, { ...place, plotCode: '' });
  await recordPaid(service, applicationId);
  return { applicationType: 2, applicationId } as const;
}

type Case = Awaited<ReturnType<typeof newPaid>>;

const read = (asked: Case, { token }: SignedInUser = office.dealing) =>
  service.result('paymentReversalRead', asked, token);

async function propose(asked: Case, who: SignedInUser = office.dealing) {
  const request = { ...asked, reason: 'The challan bounced', idempotencyKey: newKey() };
  return service.call('paymentReversalPropose', request, who.token);
}

async function decide(asked: Case, isConfirmed: boolean, who: SignedInUser = office.deciding) {
  const { reversals } = await read(asked);
  const reversalId = reversals[0]?.reversalId ?? 0;
  const request = { ...asked, reversalId, isConfirmed };
  return service.call('paymentReversalDecide', request, who.token);
}

const stateOf = async ({ applicationId }: Case) => {
  const [row] = await service.deps.db
    .select()
    .from(applications)
    .where(eq(applications.id, applicationId));
  return row;
};

describe('a payment that two officers take back', () => {
  it('is due again, the applicant is told why and pays again, and nothing is deleted', async () => {
    const asked = await newPaid();
    expect(await propose(asked)).toEqual({ status: 200 });
    expect(await propose(asked)).toEqual({ status: 409 });
    expect((await stateOf(asked))?.state).toBe('PAID');
    expect(await decide(asked, true)).toEqual({ status: 200 });
    const row = await stateOf(asked);
    expect(row).toMatchObject({ state: 'DEMAND', status: 'P' });
    expect(row?.dueOn?.getTime()).toBeGreaterThan(service.clock.now().getTime());
    const { applicationId } = asked;
    const own = await service.result('applyLandDraft', { applicationId }, citizen.token);
    expect(own.valuation).toMatchObject({ amountDue: 100, challanNo: '', paidOn: null });
    expect(own.history.at(-1)).toMatchObject({ action: 'reversePayment', state: 'DEMAND' });
    const told = await service.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, citizen.userId));
    const due = told.filter(({ text }) => text.includes('₹ 100.00'));
    expect(due.map(({ text }) => text)).toEqual([
      expect.stringMatching(/again by \d\d-\d\d-\d{4}\. .*CH-77.*bounced/u),
    ]);

    const version = (await stateOf(asked))?.version ?? 0;
    const pay = { applicationId, action: 'pay', version, given: { challanNo: 'CH-78' } };
    const paid = await service.send(
      'applicantStep',
      { applicationType: 2, ...pay, idempotencyKey: newKey() },
      citizen.token,
    );
    expect(paid.answer).toMatchObject({ status: 200, result: { state: 'PAID' } });
    const { reversals } = await read(asked);
    expect(reversals).toMatchObject([{ state: 'reversed', challanNo: 'CH-77' }]);
    const steps = await service.deps.db
      .select({ action: applicationSteps.action })
      .from(applicationSteps)
      .where(eq(applicationSteps.applicationId, applicationId));
    expect(steps.map(({ action }) => action).slice(-3)).toEqual([
      'proposeReversal',
      'reversePayment',
      'pay',
    ]);
    const audit = await service.deps.db.select().from(activities);
    const entries = audit.filter(({ record }) => record.includes('CH-77'));
    expect(entries.length).toBeGreaterThanOrEqual(2);
  });

  it('is announced to the officers who may confirm it, not to the one who proposes it', async () => {
    const asked = await newPaid();
    await propose(asked, office.deciding);
    const { number = '' } = (await stateOf(asked)) ?? {};
    const told = await service.deps.db
      .select({ userId: notifications.userId, text: notifications.text })
      .from(notifications)
      .where(and(eq(notifications.applicationNo, number), eq(notifications.kind, 'work')));
    const ids = told.map(({ userId }) => userId);
    expect(ids).toContain(office.chief.userId);
    expect(told[0]?.text).toContain('confirm or refuse');
    const others = [office.deciding, office.dealing, office.field, office.auditor];
    for (const { userId } of [...others, elsewhere.otherDistrict, elsewhere.otherTahasil]) {
      expect(ids).not.toContain(userId);
    }
  });

  it('is confirmed by another officer who decides, never by the one who proposed it', async () => {
    const asked = await newPaid();
    await propose(asked, office.deciding);
    expect(await read(asked, office.deciding)).toMatchObject({
      mayConfirm: false,
      mayRefuse: true,
    });
    for (const who of [office.deciding, office.dealing, office.field, office.auditor]) {
      expect(await decide(asked, true, who)).toEqual({ status: 403 });
    }
    for (const who of [elsewhere.otherDistrict, elsewhere.otherTahasil]) {
      expect(await decide(asked, true, who)).toEqual({ status: 404 });
      expect(await propose(asked, who)).toEqual({ status: 404 });
    }
    expect(await decide(asked, true, office.chief)).toEqual({ status: 200 });
  });

  it('stays where the proposal is refused or taken back, and can be proposed again', async () => {
    const asked = await newPaid();
    for (const who of [office.deciding, office.dealing]) {
      await propose(asked);
      expect(await decide(asked, false, who)).toEqual({ status: 200 });
      expect(await decide(asked, false, who)).toEqual({ status: 409 });
    }
    expect((await stateOf(asked))?.state).toBe('PAID');
    const { reversals, mayPropose } = await read(asked);
    expect(reversals.map(({ state }) => state)).toEqual(['refused', 'refused']);
    expect(mayPropose).toBe(true);
    expect(await propose(asked, office.auditor)).toEqual({ status: 403 });
  });

  it('holds the order up until the proposal is decided', async () => {
    const asked = await newPaid();
    await propose(asked);
    const order = async () => {
      const version = (await stateOf(asked))?.version ?? 0;
      const step = { ...asked, action: 'issueOrder', version, given: { orderNo: 'PUR-9' } };
      const request = { ...step, idempotencyKey: newKey() };
      return (await service.send('officerStep', request, office.dealing.token)).answer;
    };
    expect(await order()).toMatchObject({
      status: 409,
      message: expect.stringContaining('take the payment back'),
    });
    await decide(asked, false);
    expect(await order()).toMatchObject({ status: 200 });
  });

  it('is kept when the order has been issued: the order is cancelled first', async () => {
    const asked = await newPaid();
    await propose(asked);
    await service.deps.db
      .update(applications)
      .set({ state: 'APPROVED', status: 'A' })
      .where(eq(applications.id, asked.applicationId));
    expect(await decide(asked, true)).toEqual({ status: 409 });
    expect(await read(asked)).toMatchObject({ isOrderIssued: true, mayPropose: false });
    expect(await propose(asked)).toEqual({ status: 409 });
  });
});

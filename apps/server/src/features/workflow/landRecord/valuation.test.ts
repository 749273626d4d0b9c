import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { administration } from '../../../../../../tests/support/admin.ts';
import { applyFor } from '../../../../../../tests/support/landApplication.ts';
import { mustTake } from '../../../../../../tests/support/landLife.ts';
import { officersOfPuri } from '../../../../../../tests/support/officers.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import {
  applicantStep,
  findStoredApplication,
  officeStep,
  valuationSheet,
} from '../../../../../../tests/support/stepData.ts';
import { findRate } from '../../../db/applications/valuations.ts';
import { rates } from '../../../db/schema/rates.ts';
import { valuations } from '../../../db/schema/valuations.ts';

const service = makeAppBeforeAll({ DECISIONS: 'staged' });
const citizen = createBeforeAll(() => service.signInAs('citizen'));
const office = createBeforeAll(() => officersOfPuri(service));

const officerView = (applicationId: number) => {
  const asked = { applicationType: 2, applicationId } as const;
  return service.result('officerApplication', asked, office.dealing.token);
};

async function inValuation() {
  const place = { ...office.place, plotCode: '' };
  const { applicationId } = await applyFor(service, citizen, place);
  await mustTake(service, office.dealing, applicationId, 'accept');
  await mustTake(service, office.dealing, applicationId, 'sendToField');
  await mustTake(service, office.field, applicationId, 'report', { fieldReport: 'A garden' });
  return applicationId;
}

describe('a valuation sheet', () => {
  it.each([
    [{ ratePerAcre: '100', termYears: '5' }, 'Area granted in acres'],
    [{ areaGranted: '0.0001', termYears: '5' }, 'Rate in rupees per acre'],
    [{ areaGranted: '0.0001', ratePerAcre: '100' }, 'Term in years'],
    [{ areaGranted: '9999', ratePerAcre: '100', termYears: '5' }, 'acre applied for'],
  ])('with %j is refused', async (given, words) => {
    const id = await inValuation();
    expect(await officeStep(service, office.dealing, id, 'value', given)).toEqual({
      status: 400,
      message: expect.stringContaining(words),
    });
    expect((await findStoredApplication(service, id)).state).toBe('VALUATION');
  });

  it('is removed when its step is undone', async () => {
    const id = await inValuation();
    await mustTake(service, office.dealing, id, 'value', { ...valuationSheet });
    await mustTake(service, office.dealing, id, 'undo');
    const isIt = eq(valuations.applicationId, id);
    expect(await service.deps.db.$count(valuations, isIt)).toBe(0);
  });

  it('is proposed to the officer by the rate in force', async () => {
    const id = await inValuation();
    const { valuation } = await officerView(id);
    expect(valuation).toMatchObject({
      isProposed: true,
      areaGranted: office.place.recordedArea,
      ratePerAcre: 12_000,
      fee: 200,
      rule: { orderNo: 'SAMPLE/RATES/1' },
    });
  });

  it('with another rate needs a reason', async () => {
    const id = await inValuation();
    const { remark: _, ...sheet } = valuationSheet;
    expect(await officeStep(service, office.dealing, id, 'value', sheet)).toEqual({
      status: 400,
      message: 'Give the reason why the rate differs from 12,000.00 rupees per acre',
    });
  });
});

describe('the amount due', () => {
  it('is shown to the applicant from the demand on, and in the notice', async () => {
    const id = await inValuation();
    const sheet = { areaGranted: '0.5', ratePerAcre: '12000', termYears: '5' };
    await mustTake(service, office.dealing, id, 'value', sheet);
    const own = () => service.result('applyLandDraft', { applicationId: id }, citizen.token);
    expect((await own()).valuation).toBeUndefined();
    await mustTake(service, office.deciding, id, 'approve');
    expect((await own()).valuation).toMatchObject({
      isProposed: false,
      areaGranted: 0.5,
      value: 6_000,
      concession: 0,
      fee: 200,
      amountDue: 6_200,
      termYears: 5,
      rule: { orderNo: 'SAMPLE/RATES/1' },
      paidOn: null,
    });
    const bell = await service.result('bellList', { userId: citizen.userId }, citizen.token);
    expect(bell[0]?.notification).toContain('pay ₹ 6,200.00 by 15-04-2026');
    await applicantStep(service, citizen, id, 'pay', { challanNo: 'CH/77' });
    expect((await own()).valuation).toMatchObject({ challanNo: 'CH/77', paidOn: '2026-03-16' });
  });
});

describe('the rates', () => {
  it('of a mouza precede those of a kisam, which precede the general one, each from its day', async () => {
    const { db } = service.deps;
    const rate = {
      holding: 'lease',
      ratePerAcre: 1,
      effectiveFrom: new Date('2026-01-01'),
      orderNo: 'general',
    };
    await db
      .insert(rates)
      .values([
        rate,
        { ...rate, kisam: 'Bari', orderNo: 'kisam' },
        { ...rate, mouzaId: 1, orderNo: 'mouza' },
        { ...rate, mouzaId: 2, effectiveFrom: new Date('2027-01-01'), orderNo: 'later' },
      ]);
    const now = service.clock.now();
    const orderOf = async (mouzaId: number, kisam: string) =>
      (await findRate(db, { holding: 'lease', mouzaId, kisam }, now))?.orderNo;
    expect(await orderOf(1, 'Bari')).toBe('mouza');
    expect(await orderOf(2, 'BARI')).toBe('kisam');
    expect(await orderOf(2, 'Sarada')).toBe('general');
  });

  it('are maintained by administrators, read back, changed and retired', async () => {
    const admin = await administration(service);
    const fields = {
      holding: 'purchase',
      mouzaId: 1,
      kisam: 'Bari',
      ratePerAcre: 300_000.5,
      concessionPercent: 10,
      concessionUpTo: 0.5,
      fee: 100,
      applicationFee: 40,
      effectiveFrom: '2026-03-01T00:00:00+05:30',
      orderNo: 'ORD/RATES/2',
    };
    const saved = await admin.save('rate', fields);
    expect(saved).toMatchObject({ status: 200 });
    const find = async () =>
      (await admin.rows('rate')).find(({ orderNo }) => orderNo === 'ORD/RATES/2');
    expect(await find()).toMatchObject({
      ...fields,
      effectiveFrom: new Date(fields.effectiveFrom).toISOString(),
    });
  });
});

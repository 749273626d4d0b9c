import { eq } from 'drizzle-orm';
import type { ValuationLineEntry } from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import { administration } from '../../../../../../tests/support/admin.ts';
import { applyFor } from '../../../../../../tests/support/landApplication.ts';
import { mustTake } from '../../../../../../tests/support/landLife.ts';
import { officersOfPuri } from '../../../../../../tests/support/officers.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import {
  applicantStep,
  findStoredApplication,
  valuationSheet,
} from '../../../../../../tests/support/stepData.ts';
import { listLetters } from '../../../db/applications/letters.ts';
import { findRate } from '../../../db/applications/rates.ts';
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

const value = async (id: number, lines: ValuationLineEntry[], termYears = '5') => {
  const { version } = await findStoredApplication(service, id);
  const step = { applicationType: 2, applicationId: id, action: 'value', version } as const;
  const request = { ...step, given: { termYears }, sheet: { lines } };
  return service.call('officerStep', request, office.dealing.token);
};

const line = { plotNo: '', area: '0.01' };
const storedSheet = async (id: number) => {
  const [sheet] = await service.deps.db
    .select()
    .from(valuations)
    .where(eq(valuations.applicationId, id));
  return sheet;
};

describe('a valuation sheet', () => {
  it.each([
    [[], '', 'Fill in'],
    [[{ ...line, area: '9999' }], '5', 'acre applied for'],
    [[{ ...line, plotNo: '9999/9' }], '5', 'There is no plot 9999/9'],
    [[line], undefined, 'Term in years'],
    [
      [{ ...line, ownRate: { ratePerAcre: '1', orderNo: 'X', reason: 'Cheap' } }],
      '5',
      'Line 1: the list has a rate',
    ],
  ] as const)('with %j for %s years is refused', async (lines, termYears, words) => {
    const id = await inValuation();
    const { version } = await findStoredApplication(service, id);
    const step = { applicationType: 2, applicationId: id, action: 'value', version } as const;
    const request = {
      ...step,
      given: termYears ? { termYears } : {},
      ...(lines.length === 0 ? {} : { sheet: { lines: [...lines] } }),
    };
    expect(await service.call('officerStep', request, office.dealing.token)).toEqual({
      status: 400,
      message: expect.stringContaining(words),
    });
    expect((await findStoredApplication(service, id)).state).toBe('VALUATION');
  });

  it('is removed when its step is undone', async () => {
    const id = await inValuation();
    await mustTake(service, office.dealing, id, 'value', { ...valuationSheet });
    await mustTake(service, office.dealing, id, 'undo');
    expect(await storedSheet(id)).toBeUndefined();
  });

  it('has the plots of the khatiyan to choose from, with recorded class and rate in force', async () => {
    const id = await inValuation();
    const { valuation } = await officerView(id);
    expect(valuation).toMatchObject({ isProposed: true });
    const rule = { orderNo: 'SAMPLE/RATES/1', ratePerAcre: 12_000 };
    for (const plot of valuation?.plots ?? []) {
      expect(plot).toMatchObject({ plotNo: expect.stringMatching(/./), rule });
    }
    expect(valuation?.plots?.length).toBeGreaterThan(0);
  });

  it('is computed by the service, whatever rate and amount the step names', async () => {
    const id = await inValuation();
    const given = { areaGranted: '1', ratePerAcre: '1', termYears: '5' };
    const { version } = await findStoredApplication(service, id);
    const step = { applicationType: 2, applicationId: id, action: 'value', version } as const;
    const request = { ...step, given, sheet: { lines: [line, { ...line, area: '0.02' }] } };
    expect(await service.call('officerStep', request, office.dealing.token)).toMatchObject({
      status: 200,
    });
    expect(await storedSheet(id)).toMatchObject({
      areaGranted: 0.03,
      ratePerAcre: 12_000,
      amountDue: 560,
      lines: [{ amount: 120 }, { amount: 240 }],
    });
    const { history } = await officerView(id);
    expect(history.at(-1)?.given).toMatchObject({ areaGranted: '0.03', ratePerAcre: '12000' });
  });

  it('keeps the calculated amount beside a reasoned one, which the applicant is told', async () => {
    const id = await inValuation();
    const override = { amount: '100', reason: 'The land is under water half the year' };
    expect(await value(id, [{ ...line, override }])).toMatchObject({ status: 200 });
    const { valuation } = await officerView(id);
    const lines = [{ amount: 120, override: { amount: 100, reason: override.reason } }];
    expect(valuation).toMatchObject({ value: 100, amountDue: 300, lines });
    await mustTake(service, office.deciding, id, 'approve');
    const own = await service.result('applyLandDraft', { applicationId: id }, citizen.token);
    expect(own.valuation).toMatchObject({ amountDue: 300, lines });
    const [letter] = await listLetters(service.deps.db, id);
    expect(letter?.en).toContain('set to 100.00 rupees: The land is under water half the year');
    expect(letter?.or).toContain('ମୂଲ୍ୟାୟନ:\n1. ପ୍ଲଟ');
  });

  it('has a rate of the officer with its order only where the list has none', async () => {
    const id = await inValuation();
    const { db } = service.deps;
    await db.update(rates).set({ isActive: false }).where(eq(rates.holding, 'lease'));
    expect((await officerView(id)).valuation?.plots?.[0]?.rule).toBeNull();
    expect(await value(id, [line])).toEqual({
      status: 400,
      message: expect.stringContaining('Line 1: the list has no rate'),
    });
    const ownRate = { ratePerAcre: '15000', orderNo: 'COL/7', reason: 'No rate for this kisam' };
    expect(await value(id, [{ ...line, ownRate }])).toMatchObject({ status: 200 });
    await db.update(rates).set({ isActive: true }).where(eq(rates.holding, 'lease'));
    const { orderNo, reason } = ownRate;
    expect(await storedSheet(id)).toMatchObject({
      amountDue: 150,
      rule: null,
      lines: [{ rule: null, ratePerAcre: 15_000, ownRate: { orderNo, reason } }],
    });
  });

  it.each([
    { ...line, override: { amount: '1', reason: ' ' } },
    { ...line, override: { amount: '-1', reason: 'Less' } },
    { ...line, area: '0' },
  ])('with the line %j is no valid request', async (entry) => {
    const id = await inValuation();
    expect((await value(id, [entry])).status).not.toBe(200);
    expect((await findStoredApplication(service, id)).state).toBe('VALUATION');
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

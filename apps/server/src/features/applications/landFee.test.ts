import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sumAcres, type Input } from '@temple-land/portal-core';
import { findKhatiyan, findPlace } from '../../../../../tests/support/landApplication.ts';
import { requestOfKind } from '../../../../../tests/support/landRequests.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { khatiyans, plots } from '../../db/schema/land.ts';
import { rates } from '../../db/schema/rates.ts';

const service = makeAppBeforeAll();
const citizen = createBeforeAll(() => service.signInAs('citizen'));

const estimate = (input: Input<'landEstimate'>) =>
  service.result('landEstimate', input, citizen.token);

async function apply(answers: Partial<Input<'applyLand'>>) {
  const place = await findKhatiyan(service);
  const request = await requestOfKind(service, citizen.token, place, answers);
  return service.call('applyLand', request, citizen.token);
}

async function readApplication(answer: object) {
  const { applicationNo } = (answer as { result: { applicationNo: string } }).result;
  return service.result('applyLandDraft', { applicationNo }, citizen.token);
}

describe('the estimate', () => {
  it('is computed by the rate in force, and names it', async () => {
    expect(await estimate({ applicationKind: 'purchase', villageCode: 1, area: 0.5 })).toEqual({
      applicationFee: 100,
      areaGranted: 0.5,
      ratePerAcre: 450_000,
      value: 225_000,
      concession: 45_000,
      fee: 500,
      amountDue: 180_500,
      rule: expect.objectContaining({
        orderNo: 'SAMPLE/RATES/1',
        concessionUpTo: 1,
        isForMouza: false,
        kisam: '',
      }),
      lines: [expect.objectContaining({ plotNo: '', area: 0.5, amount: 180_000 })],
    });
  });

  it('is that of the mouza and the kisam of the plot before the common one', async () => {
    const place = await findPlace(service);
    await service.deps.db.insert(rates).values({
      holding: 'lease',
      mouzaId: place.villageCode,
      ratePerAcre: 20_000,
      applicationFee: 70,
      effectiveFrom: new Date('2025-01-01'),
      orderNo: 'MOUZA/1',
    });
    const { villageCode, plotCode } = place;
    const wanted = { applicationKind: 'renewal', villageCode, plotCode, area: 1 } as const;
    expect(await estimate(wanted)).toMatchObject({
      applicationFee: 70,
      amountDue: 20_000,
      rule: { orderNo: 'MOUZA/1', isForMouza: true },
    });
  });

  it('of a khatiyan has a line for each of its plots', async () => {
    const { db } = service.deps;
    const place = await findPlace(service);
    const { villageCode, khataNo } = place;
    const isThere = and(eq(plots.mouzaId, villageCode), eq(khatiyans.number, khataNo));
    const recorded = await db
      .select({ plotNo: plots.number, area: plots.area })
      .from(plots)
      .innerJoin(khatiyans, eq(khatiyans.id, plots.khatiyanId))
      .where(isThere)
      .orderBy(plots.id);
    const area = sumAcres(recorded.map((plot) => plot.area));
    const wanted = { applicationKind: 'purchase', villageCode, khataNo, area } as const;
    expect((await estimate(wanted))?.lines).toMatchObject(recorded);
  });

  it('has no concession above its acres', async () => {
    const wanted = { applicationKind: 'purchase', villageCode: 1, area: 1.0001 } as const;
    expect(await estimate(wanted)).toMatchObject({ concession: 0 });
  });

  it.each(['transfer', 'exchange', 'correction'] as const)(
    'of %s is none, because it has no rate',
    async (applicationKind) => {
      expect(await estimate({ applicationKind, villageCode: 1, area: 1 })).toBeNull();
    },
  );
});

describe('the application fee', () => {
  it('is stored with its challan, and the estimate of that day', async () => {
    const answer = await apply({ applicationKind: 'purchase', area: 0.5, challanNo: 'CH/STORED' });
    expect(await readApplication(answer)).toMatchObject({
      estimate: { applicationFee: 100, amountDue: 180_500 },
      land: { feePayment: 'challan', challanNo: 'CH/STORED', challanAmount: 100 },
    });
  });

  it.each([
    [{ feePayment: 'none' }, 'The application fee is ₹ 100.00. Enter the challan'],
    [{ challanAmount: 99.99 }, 'The challan has to be for this amount or more'],
    [{ challanOn: '2099-01-01' }, 'today or earlier'],
  ] as const)('with %j is refused', async (answers, words) => {
    expect(await apply({ applicationKind: 'purchase', area: 0.5, ...answers })).toMatchObject({
      status: 400,
      message: expect.stringContaining(words),
    });
  });

  it('is not paid twice by one challan, also when both arrive at once', async () => {
    const paid = { applicationKind: 'purchase', area: 0.5 } as const;
    const answers = await Promise.all(
      ['CH/Twice', ' ch/twice'].map((challanNo) => apply({ ...paid, challanNo })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

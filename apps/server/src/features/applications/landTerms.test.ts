import { expect, it } from 'vitest';
import { approveNext } from '../../../../../tests/support/admin.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { rates } from '../../db/schema/rates.ts';

const service = makeAppBeforeAll();

const rate = (applicationFee: number, effectiveFrom: string, kisam = '') => ({
  holding: 'purchase',
  kisam,
  ratePerAcre: 100,
  applicationFee,
  effectiveFrom: new Date(effectiveFrom),
  orderNo: 'Order 1',
});

it('are the days of the stages that a new application follows, as the office has set them', async () => {
  const days = async () => {
    const { stages } = await service.result('landTerms', {});
    return Object.fromEntries(stages.map((stage) => [stage.state, stage]));
  };
  const before = await days();
  expect(before['SCRUTINY']).toEqual({
    state: 'SCRUTINY',
    days: 7,
    isPaused: false,
    isOptional: false,
  });
  expect(before['QUERY']).toMatchObject({ days: 15, isPaused: true });
  expect(before['LEGAL']).toMatchObject({ isOptional: true });
  expect(before['DRAFT']).toBeUndefined();
  const { token } = await service.signInAs('administrator');
  const change = {
    applicationType: 2,
    basedOn: 1,
    days: { SCRUTINY: 12 },
    left: ['LEGAL'],
    validFrom: '2026-03-16',
    reason: 'Order of the office',
  } as const;
  await service.call('workflowVersionSave', { ...change, left: [...change.left] }, token);
  expect((await days())['SCRUTINY']?.days).toBe(7);
  await approveNext(service);
  const after = await days();
  expect([after['SCRUTINY']?.days, after['LEGAL']]).toEqual([12, undefined]);
});

it('name the lowest and the highest application fee that is in force', async () => {
  const { db } = service.deps;
  await db.delete(rates);
  const fees = async () => (await service.result('landTerms', {})).fees;
  expect(await fees()).toEqual([]);
  await db
    .insert(rates)
    .values([
      rate(900, '2020-01-01'),
      rate(100, '2021-01-01'),
      rate(250, '2021-01-01', 'Gharabari'),
      rate(5000, '2099-01-01'),
    ]);
  expect(await fees()).toEqual([{ holding: 'purchase', lowest: 100, highest: 250 }]);
});

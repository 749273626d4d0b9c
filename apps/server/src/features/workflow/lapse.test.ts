import { expect, it } from 'vitest';
import { applyFor } from '../../../../../tests/support/landApplication.ts';
import { mustTake } from '../../../../../tests/support/landLife.ts';
import { officersOfPuri } from '../../../../../tests/support/officers.ts';
import { applicantStep } from '../../../../../tests/support/stepData.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { runHourlyTasks } from '../../hourly.ts';

const service = makeAppBeforeAll({ DECISIONS: 'staged' });
const office = createBeforeAll(() => officersOfPuri(service));

const sheet = { areaGranted: '0.1', ratePerAcre: '450000', termYears: '30', remark: 'Fixed' };

/** Takes an application for land without a plot until its amount is demanded. */
async function toDemand(): Promise<number> {
  const citizen = await service.signInAs('citizen');
  const place = { ...office.place, plotCode: '' };
  const { applicationId: id } = await applyFor(service, citizen, place);
  await mustTake(service, office.dealing, id, 'accept');
  await mustTake(service, office.dealing, id, 'sendToField');
  await mustTake(service, office.field, id, 'report', { fieldReport: 'A garden' });
  await mustTake(service, office.dealing, id, 'value', sheet);
  await mustTake(service, office.deciding, id, 'approve');
  return id;
}

async function readOwn(applicationId: number) {
  const { token } = await service.signInAs('citizen');
  return service.result('applyLandDraft', { applicationId }, token);
}

const readAtOffice = (applicationId: number) =>
  service.result('officerApplication', { applicationType: 2, applicationId }, office.dealing.token);

const countDays = (from: string | undefined, to: string | null | undefined) =>
  (new Date(to ?? '').getTime() - new Date(from ?? '').getTime()) / 86_400_000;

it('shows applicant and office what was demanded when the applicant withdraws, and that it ended', async () => {
  const id = await toDemand();
  const demanded = await readOwn(id);
  expect(demanded.endedDemand).toBeUndefined();
  expect((await readAtOffice(id)).endedDemand).toBeUndefined();
  const citizen = await service.signInAs('citizen');
  await applicantStep(service, citizen, id, 'withdraw', { remark: 'Other land' });
  const { endedDemand, lapse, state, valuation } = await readOwn(id);
  expect({ state, lapse, valuation }).toEqual({
    state: 'WITHDRAWN',
    lapse: undefined,
    valuation: demanded.valuation,
  });
  expect(endedDemand?.dueOn).toBe(demanded.dueOn);
  expect(countDays(endedDemand?.endedOn, endedDemand?.reopenUntil)).toBe(60);
  const atOffice = await readAtOffice(id);
  expect(atOffice).toMatchObject({ endedDemand, valuation: demanded.valuation });
});

it('shows what was demanded when a reopened application is rejected, not while it is open', async () => {
  const id = await toDemand();
  const demanded = await readOwn(id);
  const citizen = await service.signInAs('citizen');
  await applicantStep(service, citizen, id, 'withdraw', { remark: 'Other land' });
  const why = { reason: 'other', remark: 'By the report' };
  await mustTake(service, office.deciding, id, 'reopen', why);
  const reopened = await readOwn(id);
  expect({ ...reopened }).toMatchObject({ state: 'SCRUTINY' });
  expect(reopened.endedDemand ?? reopened.valuation).toBeUndefined();
  await mustTake(service, office.deciding, id, 'reject', why);
  const { endedDemand, valuation } = await readOwn(id);
  expect(valuation).toEqual(demanded.valuation);
  expect(endedDemand).toMatchObject({ dueOn: demanded.dueOn, reopenUntil: null });
});

it('shows no amount of a land that was valued anew after its demand, and then rejected', async () => {
  const id = await toDemand();
  const citizen = await service.signInAs('citizen');
  await applicantStep(service, citizen, id, 'withdraw', { remark: 'Other land' });
  const why = { reason: 'other', remark: 'By the report' };
  await mustTake(service, office.deciding, id, 'reopen', why);
  await mustTake(service, office.dealing, id, 'sendToField');
  await mustTake(service, office.field, id, 'report', { fieldReport: 'A garden' });
  await mustTake(service, office.dealing, id, 'value', { ...sheet, ratePerAcre: '460000' });
  await mustTake(service, office.deciding, id, 'reject', why);
  const { endedDemand, valuation, state } = await readOwn(id);
  expect({ endedDemand, valuation, state }).toEqual({ state: 'REJECTED' });
});

it('of a demand leaves visible what was to be paid, until when, and how long it can be reopened', async () => {
  const id = await toDemand();
  const demanded = await readOwn(id);
  expect(demanded.lapse).toBeUndefined();
  service.clock.pass(40 * 24 * 60);
  await runHourlyTasks(service.deps, false);
  const { lapse, state, valuation, endedDemand } = await readOwn(id);
  expect({ state, valuation }).toEqual({ state: 'LAPSED', valuation: demanded.valuation });
  expect(lapse).toMatchObject({ from: 'DEMAND', dueOn: demanded.dueOn });
  expect(countDays(lapse?.lapsedOn, lapse?.reopenUntil)).toBe(60);
  expect(endedDemand).toMatchObject({ dueOn: demanded.dueOn, endedOn: lapse?.lapsedOn });
});

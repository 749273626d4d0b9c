import { expect, it } from 'vitest';
import { applyFor } from '../../../../../tests/support/landApplication.ts';
import { mustTake } from '../../../../../tests/support/landLife.ts';
import { officersOfPuri } from '../../../../../tests/support/officers.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { runHourlyTasks } from '../../hourly.ts';

const service = makeAppBeforeAll({ DECISIONS: 'staged' });
const office = createBeforeAll(() => officersOfPuri(service));

it('of a demand leaves visible what was to be paid, until when, and how long it can be reopened', async () => {
  const citizen = await service.signInAs('citizen');
  const place = { ...office.place, plotCode: '' };
  const { applicationId: id } = await applyFor(service, citizen, place);
  const sheet = {
    areaGranted: '0.1',
    ratePerAcre: '450000',
    termYears: '30',
    remark: 'Fixed',
  };
  await mustTake(service, office.dealing, id, 'accept');
  await mustTake(service, office.dealing, id, 'sendToField');
  await mustTake(service, office.field, id, 'report', { fieldReport: 'A garden' });
  await mustTake(service, office.dealing, id, 'value', sheet);
  await mustTake(service, office.deciding, id, 'approve');
  const read = async () => {
    const { token } = await service.signInAs('citizen');
    return service.result('applyLandDraft', { applicationId: id }, token);
  };
  const demanded = await read();
  expect(demanded.lapse).toBeUndefined();
  service.clock.pass(40 * 24 * 60);
  await runHourlyTasks(service.deps, false);
  const { lapse, state, valuation } = await read();
  expect({ state, valuation }).toEqual({ state: 'LAPSED', valuation: demanded.valuation });
  expect(lapse).toMatchObject({ from: 'DEMAND', dueOn: demanded.dueOn });
  const since = new Date(lapse?.lapsedOn ?? '').getTime();
  const until = new Date(lapse?.reopenUntil ?? '').getTime();
  expect((until - since) / 86_400_000).toBe(60);
});

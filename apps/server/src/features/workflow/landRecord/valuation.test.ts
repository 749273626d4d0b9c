import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applyFor } from '../../../../../../tests/support/landApplication.ts';
import { mustTake } from '../../../../../../tests/support/landLife.ts';
import { officersOfPuri } from '../../../../../../tests/support/officers.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { findStoredApplication, officeStep } from '../../../../../../tests/support/stepData.ts';
import { valuations } from '../../../db/schema/valuations.ts';

const service = makeAppBeforeAll({ DECISIONS: 'staged' });
const citizen = createBeforeAll(() => service.signInAs('citizen'));
const office = createBeforeAll(() => officersOfPuri(service));

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
    const sheet = { areaGranted: '0.0001', ratePerAcre: '100', termYears: '5' };
    await mustTake(service, office.dealing, id, 'value', sheet);
    await mustTake(service, office.dealing, id, 'undo');
    const isIt = eq(valuations.applicationId, id);
    expect(await service.deps.db.$count(valuations, isIt)).toBe(0);
  });
});

import { eq } from 'drizzle-orm';
import { limitRules } from '@temple-land/portal-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  freeSamplePlots,
  loadSamplePlaces,
  applyFor,
  oneByOne,
  type Place,
} from '../../../../../tests/support/landApplication.ts';
import { mustTake } from '../../../../../tests/support/landLife.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { officersOfPuri } from '../../../../../tests/support/officers.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { officeStep, valuationSheet } from '../../../../../tests/support/stepData.ts';
import { roleRights } from '../../db/schema/workflow.ts';

const undoMinutes = limitRules.undoMinutes.first;
const service = makeAppBeforeAll({ DECISIONS: 'staged' });
const citizen = createBeforeAll(() => service.signInAs('citizen'));
const office = createBeforeAll(() => officersOfPuri(service));
let nextPlot: () => Place;
beforeAll(async () => {
  await freeSamplePlots(service);
  const places = await loadSamplePlaces(service);
  nextPlot = oneByOne(places.filter(({ tahasil }) => tahasil === 'Brahmagiri'));
});

const submit = async () => (await applyFor(service, citizen, nextPlot())).applicationId;

const view = (who: SignedInUser, applicationId: number) =>
  service.result('officerApplication', { applicationType: 2, applicationId }, who.token);

describe('the undo of a step', () => {
  it('is offered to who took it, until its time is over', async () => {
    const id = await submit();
    const answer = await officeStep(service, office.dealing, id, 'accept');
    const until = new Date(service.clock.now().getTime() + undoMinutes * 60_000).toISOString();
    expect(answer).toMatchObject({ result: { undoUntil: until } });
    expect((await view(office.dealing, id)).undo).toEqual({ action: 'accept', until });
    expect((await view(office.deciding, id)).undo).toBeUndefined();
    service.clock.pass(undoMinutes + 0.1);
    expect((await view(office.dealing, id)).undo).toBeUndefined();
  });

  it('is not offered for a step that the applicant was told', async () => {
    const id = await submit();
    await mustTake(service, office.dealing, id, 'accept');
    const told = await officeStep(service, office.dealing, id, 'query', { query: 'Since when?' });
    expect(told).toMatchObject({ status: 200 });
    expect(JSON.stringify(told)).not.toContain('undoUntil');
    expect((await view(office.dealing, id)).undo).toBeUndefined();
  });
});

it('an officer is told which steps another must take', async () => {
  const { db } = service.deps;
  const isValuing = eq(roleRights.stepRight, 'land.valuation.value');
  const holders = await db.select().from(roleRights).where(isValuing);
  const stepRight = 'land.recommended.approve' as const;
  await db
    .insert(roleRights)
    .values(holders.map(({ roleId }) => ({ roleId, stepRight })))
    .onConflictDoNothing();
  const id = await submit();
  await mustTake(service, office.dealing, id, 'accept');
  await mustTake(service, office.dealing, id, 'sendToField');
  await mustTake(service, office.field, id, 'report', { fieldReport: 'A garden' });
  await mustTake(service, office.dealing, id, 'value', valuationSheet);
  const { blocked, actions } = await view(office.dealing, id);
  expect(blocked).toEqual([{ action: 'approve', after: 'value' }]);
  expect(actions.map(({ name }) => name)).not.toContain('approve');
  expect((await view(office.deciding, id)).blocked).toBeUndefined();
});

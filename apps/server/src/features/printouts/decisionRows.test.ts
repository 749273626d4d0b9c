import { beforeAll, expect, it } from 'vitest';
import { finishFieldReport } from '../../../../../tests/support/fieldReports.ts';
import { findPlace, applyFor } from '../../../../../tests/support/landApplication.ts';
import { makeApp, type SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { officersOfPuri } from '../../../../../tests/support/officers.ts';
import { buildSheet, valuationSheet } from '../../../../../tests/support/stepData.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { buildCommonRows, buildDecisionRows } from './printoutRows.ts';
import { listDecisionSteps, findRecordById } from './printouts.repository.ts';
import { texts } from './printoutTexts.ts';

const service = makeAppBeforeAll({ DECISIONS: 'staged' });
let citizen: SignedInUser;
beforeAll(async () => {
  citizen = await service.signInAs('citizen');
});

const nameOf = async (who: SignedInUser) =>
  (await service.result('currentUser', {}, who.token)).fullName;

it('an order names the deciding and the issuing officer', async () => {
  const office = await officersOfPuri(service);
  const { applicationId } = await applyFor(service, citizen, { ...office.place, plotCode: '' });
  let version = 1;
  const step = async (who: SignedInUser, action: string, given: object = {}) => {
    const sheet =
      action === 'value' ? await buildSheet(service, who, applicationId, given) : undefined;
    const step = { applicationType: 2, applicationId, action, version, given } as const;
    const request = { ...step, ...(sheet && { sheet }) };
    await finishFieldReport(service, who, request);
    version = (await service.result('officerStep', request, who.token)).version;
  };
  await step(office.dealing, 'accept');
  await step(office.dealing, 'sendToField');
  await step(office.field, 'report', { fieldReport: 'A garden' });
  await step(office.dealing, 'value', valuationSheet);
  await step(office.deciding, 'approve');
  const decider = await nameOf(office.deciding);
  service.clock.pass(3 * 24 * 60);
  citizen = await service.signInAs('citizen');
  const pay = {
    applicationId,
    action: 'pay',
    version,
    given: { challanNo: 'CH/1' },
    documents: [],
  };
  version = (await service.result('applicantStep', pay, citizen.token)).version;
  const dealing = await service.signInAs('landOfficer');
  await step(dealing, 'issueOrder', { orderNo: 'ORD/9' });

  const steps = await listDecisionSteps(service.deps.db, { id: applicationId, type: 2 });
  expect(steps).toHaveLength(1);
  const rows = steps.flatMap((decision) => buildDecisionRows(2, decision));
  const valueOf = (label: object) => rows.find((row) => row.label === label)?.value;
  expect(valueOf(texts.decidedBy)).toBe(decider);
  expect(valueOf(texts.issuedBy)).toBe(await nameOf(dealing));
  expect(valueOf(texts.decidedOn)).not.toBe(valueOf(texts.issuedOn));
  expect(valueOf(texts.orderNo)).toBe('ORD/9');
});

it('an order decided and issued in one step names the officer once', async () => {
  const direct = await makeApp();
  const person = await direct.signInAs('citizen');
  const office = await officersOfPuri(direct);
  const { applicationId } = await applyFor(direct, person, { ...office.place, plotCode: '' });
  const request = { applicationType: 2, applicationId, statusType: 'R', version: 1 } as const;
  await direct.call('officerDecision', { ...request, remark: 'A path' }, office.deciding.token);
  const steps = await listDecisionSteps(direct.deps.db, { id: applicationId, type: 2 });
  const labels = steps
    .flatMap((decision) => buildDecisionRows(2, decision))
    .map(({ label }) => label);
  expect(labels).toContain(texts.decidedBy);
  expect(labels).not.toContain(texts.issuedBy);
  await direct.close();
});

it('a printout shows the plot number of the record of rights', async () => {
  const taken = await findPlace(service);
  const { applicationId } = await applyFor(service, citizen, taken);
  const record = await findRecordById(service.deps.db, applicationId);
  const rows = record === undefined ? [] : buildCommonRows(record, 'office');
  const plotNo = rows.find(({ label }) => label === texts.plot)?.value;
  expect(taken.plotCode.endsWith(`-${plotNo}`)).toBe(true);
  expect(rows.map(({ value }) => value)).not.toContain(taken.plotCode);
});

import type { EndpointName } from '@temple-land/portal-core';
import { newUser } from '../../support/staff.ts';
import { reportFrom } from '../../support/reports.ts';
import { findKhatiyan } from '../../support/landApplication.ts';
import { createApplicant } from './createApplicant.ts';
import type { MakeCall, Scenarios, ScenariosOf, ScenarioContext } from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  | 'officerQueue'
  | 'officerApplication'
  | 'officerReporter'
  | 'officerStep'
  | 'officerDecision'
  | 'caseList'
  | 'caseExport'
  | 'officerSummary'
>;

const paging = { pageNumber: 1, pageSize: 10 };
const officer = ({ service }: ScenarioContext) => service.signInAs('landOfficer');

let count = 0;

/** An officer of a tahasil without records. */
export const stranger = ({ service }: ScenarioContext) => {
  count += 1;
  return newUser(service, `walk.stranger${count}`, 'T', {}, { roleId: 3 });
};

const lists = (request: object): Scenarios => ({
  '200 to the officer of the place': async (call, context) =>
    call({ ...request, ...paging }, (await officer(context)).token),
  '404 to an officer without a place': async (call, context) =>
    call({ ...request, ...paging }, (await stranger(context)).token),
});

async function step(call: MakeCall, context: ScenarioContext, changes: object = {}, who = officer) {
  const { applicationId } = await createApplicant(context);
  const request = { applicationType: 2, applicationId, action: 'accept', version: 1, given: {} };
  return call({ ...request, ...changes }, (await who(context)).token);
}

async function decide(
  call: MakeCall,
  context: ScenarioContext,
  changes: object = {},
  who = officer,
) {
  const { applicationId } = await createApplicant(context);
  const request = { applicationType: 2, applicationId, statusType: 'R', remark: 'Needed' };
  return call({ ...request, version: 1, ...changes }, (await who(context)).token);
}

/** An officer with a read-only role. */
export const auditor = ({ service }: ScenarioContext) => {
  count += 1;
  return newUser(service, `walk.auditor${count}`, 'O', {}, { roleId: 9 });
};

async function askReporter(
  call: MakeCall,
  context: ScenarioContext,
  changes: object = {},
  who = officer,
) {
  const reporter = await context.createAccount();
  const { applicationId } = await reportFrom(
    context.service,
    reporter,
    await findKhatiyan(context.service),
  );
  const request = { applicationType: 1, applicationId, reason: 'To find the place' };
  return call({ ...request, ...changes }, (await who(context)).token);
}

/** The answers of the calls of officers. */
export const officerScenarios: ScenariosOf<Name> = {
  officerQueue: lists({ applicationType: 2 }),
  caseList: lists({}),
  caseExport: {
    'HTTP 200 to an officer': async (call, { service }) =>
      call({ format: 'csv' }, (await service.signInAs('landOfficer')).token),
  },
  officerApplication: {
    '200 to the officer of the place': async (call, context) => {
      const { applicationId } = await createApplicant(context);
      return call({ applicationType: 2, applicationId }, (await officer(context)).token);
    },
    '404 to another officer': async (call, context) => {
      const { applicationId } = await createApplicant(context);
      return call({ applicationType: 2, applicationId }, (await stranger(context)).token);
    },
  },
  officerReporter: {
    '200 to a role with the right, and with a reason': (call, context) =>
      askReporter(call, context),
    '400 without a reason': (call, context) => askReporter(call, context, { reason: ' ' }),
    '403 to another role': (call, context) => askReporter(call, context, {}, auditor),
    '404 to another officer': (call, context) => askReporter(call, context, {}, stranger),
  },
  officerStep: {
    '200 to a step of the own role': (call, context) => step(call, context),
    '400 when something is missing': (call, context) =>
      step(call, context, { action: 'duplicate' }),
    '403 to a step of another role': (call, context) => step(call, context, {}, auditor),
    '404 to another officer': (call, context) => step(call, context, {}, stranger),
    '409 to a version that has passed': (call, context) => step(call, context, { version: 7 }),
    '409 to an action that the state does not have': (call, context) =>
      step(call, context, { action: '__proto__' }),
  },
  officerDecision: {
    '200 to the officer of the place': (call, context) => decide(call, context),
    '400 to a rejection without a remark': (call, context) =>
      decide(call, context, { remark: ' ' }),
    '403 to an officer who may only look': (call, context) => decide(call, context, {}, auditor),
    '404 to another officer': (call, context) => decide(call, context, {}, stranger),
    '409 to a version that has passed': (call, context) => decide(call, context, { version: 7 }),
  },
  officerSummary: {
    '200 to the officer of the place': async (call, context) =>
      call({}, (await officer(context)).token),
  },
};

import type { EndpointName } from '@temple-land/portal-core';
import { newUser } from '../../support/staff.ts';
import { reportFrom } from '../../support/reports.ts';
import { findKhatiyan } from '../../support/landApplication.ts';
import { applicant } from './applicant.ts';
import type { Call, Scenes, ScenesOf, Stage } from './stage.ts';

type Name = Extract<
  EndpointName,
  | 'officerQueue'
  | 'officerApplication'
  | 'officerReporter'
  | 'officerStep'
  | 'officerDecision'
  | 'caseList'
  | 'officerSummary'
>;

const paging = { pageNumber: 1, pageSize: 10 };
const officer = ({ service }: Stage) => service.signInAs('landOfficer');

let count = 0;

/** An officer in whose tahasil nothing lies. */
const stranger = ({ service }: Stage) => {
  count += 1;
  return newUser(service, `walk.stranger${count}`, 'T');
};

const lists = (request: object): Scenes => ({
  '200 to the officer of the place': async (call, stage) =>
    call({ ...request, ...paging }, (await officer(stage)).token),
  '404 to an officer without a place': async (call, stage) =>
    call({ ...request, ...paging }, (await stranger(stage)).token),
});

async function step(call: Call, stage: Stage, changes: object = {}, who = officer) {
  const { applicationId } = await applicant(stage);
  const request = { applicationType: 2, applicationId, action: 'accept', version: 1, given: {} };
  return call({ ...request, ...changes }, (await who(stage)).token);
}

async function decide(call: Call, stage: Stage, changes: object = {}, who = officer) {
  const { applicationId } = await applicant(stage);
  const request = { applicationType: 2, applicationId, statusType: 'R', remark: 'Needed' };
  return call({ ...request, version: 1, ...changes }, (await who(stage)).token);
}

/** An officer whose role may only look. */
const auditor = ({ service }: Stage) => {
  count += 1;
  return newUser(service, `walk.auditor${count}`, 'O', {}, { roleId: 9 });
};

async function askReporter(call: Call, stage: Stage, changes: object = {}, who = officer) {
  const reporter = await stage.account();
  const { applicationId } = await reportFrom(
    stage.service,
    reporter,
    await findKhatiyan(stage.service),
  );
  const request = { applicationType: 1, applicationId, reason: 'To find the place' };
  return call({ ...request, ...changes }, (await who(stage)).token);
}

/** The answers of the calls of officers. */
export const officerScenes: ScenesOf<Name> = {
  officerQueue: lists({ applicationType: 2 }),
  caseList: lists({}),
  officerApplication: {
    '200 to the officer of the place': async (call, stage) => {
      const { applicationId } = await applicant(stage);
      return call({ applicationType: 2, applicationId }, (await officer(stage)).token);
    },
    '404 to another officer': async (call, stage) => {
      const { applicationId } = await applicant(stage);
      return call({ applicationType: 2, applicationId }, (await stranger(stage)).token);
    },
  },
  officerReporter: {
    '200 to a role with the right, and with a reason': (call, stage) => askReporter(call, stage),
    '400 without a reason': (call, stage) => askReporter(call, stage, { reason: ' ' }),
    '403 to another role': (call, stage) => askReporter(call, stage, {}, auditor),
    '404 to another officer': (call, stage) => askReporter(call, stage, {}, stranger),
  },
  officerStep: {
    '200 to a step of the own role': (call, stage) => step(call, stage),
    '400 when something is missing': (call, stage) => step(call, stage, { action: 'duplicate' }),
    '403 to a step of another role': (call, stage) => step(call, stage, {}, auditor),
    '404 to another officer': (call, stage) => step(call, stage, {}, stranger),
    '409 to a version that has passed': (call, stage) => step(call, stage, { version: 7 }),
    '409 to an action that the state does not have': (call, stage) =>
      step(call, stage, { action: '__proto__' }),
  },
  officerDecision: {
    '200 to the officer of the place': (call, stage) => decide(call, stage),
    '400 to a rejection without a remark': (call, stage) => decide(call, stage, { remark: ' ' }),
    '403 to an officer who may only look': (call, stage) => decide(call, stage, {}, auditor),
    '404 to another officer': (call, stage) => decide(call, stage, {}, stranger),
    '409 to a version that has passed': (call, stage) => decide(call, stage, { version: 7 }),
  },
  officerSummary: {
    '200 to the officer of the place': async (call, stage) =>
      call({}, (await officer(stage)).token),
  },
};

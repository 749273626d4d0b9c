import type { EndpointName } from '@temple-land/portal-core';
import { newKey } from '../../support/landApplication.ts';
import { createApplicant } from './createApplicant.ts';
import { auditor, stranger } from './officer.scenarios.ts';
import type { MakeCall, ScenarioContext, ScenariosOf } from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  'officerCaseLand' | 'officerCaseWork' | 'documentCheckSave' | 'caseNoteAdd'
>;

const officer = ({ service }: ScenarioContext) => service.signInAs('landOfficer');

async function read(call: MakeCall, context: ScenarioContext, who = officer) {
  const { applicationId } = await createApplicant(context);
  return call({ applicationType: 2, applicationId }, (await who(context)).token);
}

async function check(
  call: MakeCall,
  context: ScenarioContext,
  changes: object = {},
  who = officer,
) {
  const { applicationId, who: applicant } = await createApplicant(context);
  const { documents } = await context.service.result(
    'applyLandDraft',
    { applicationId },
    applicant.token,
  );
  const [document] = documents;
  const finding = { documentId: document?.documentId, result: 'illegible', note: 'The seal' };
  const request = { applicationType: 2, applicationId, ...finding, version: 0, ...changes };
  return call(request, (await who(context)).token);
}

async function addNote(call: MakeCall, context: ScenarioContext, who = officer) {
  const { applicationId } = await createApplicant(context);
  const request = { applicationType: 2, applicationId, text: 'The neighbour called' };
  return call({ ...request, idempotencyKey: newKey() }, (await who(context)).token);
}

/** The answers of the calls of the case page. */
export const caseScenarios: ScenariosOf<Name> = {
  officerCaseLand: {
    '200 to the officer of the place': (call, context) => read(call, context),
    '404 to another officer': (call, context) => read(call, context, stranger),
  },
  officerCaseWork: {
    '200 to the officer of the place': (call, context) => read(call, context),
    '404 to another officer': (call, context) => read(call, context, stranger),
  },
  documentCheckSave: {
    '200 to the officer of the place': (call, context) => check(call, context),
    '403 to an officer who may only look': (call, context) => check(call, context, {}, auditor),
    '404 to another officer': (call, context) => check(call, context, {}, stranger),
    '409 to a version that has passed': (call, context) => check(call, context, { version: 3 }),
  },
  caseNoteAdd: {
    '200 to the officer of the place': (call, context) => addNote(call, context),
    '403 to an officer who may only look': (call, context) => addNote(call, context, auditor),
    '404 to another officer': (call, context) => addNote(call, context, stranger),
  },
};

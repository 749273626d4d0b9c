import type { EndpointName } from '@temple-land/portal-core';
import { officeStep } from '../../support/stepData.ts';
import { createApplicant } from './createApplicant.ts';
import { auditor, stranger } from './officer.scenarios.ts';
import type { MakeCall, ScenarioContext, ScenariosOf } from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  | 'reasonList'
  | 'letterDraft'
  | 'letterPreview'
  | 'letterFile'
  | 'letterTemplateList'
  | 'letterTemplateSave'
>;

const officer = ({ service }: ScenarioContext) => service.signInAs('landOfficer');
const question = { query: 'Since when?' };
const nothing = 999_999;

/** An application in scrutiny, about which the officer may ask. */
async function inScrutiny(context: ScenarioContext) {
  const made = await createApplicant(context);
  await officeStep(context.service, await officer(context), made.applicationId, 'accept');
  return made;
}

async function askDraft(call: MakeCall, context: ScenarioContext, who = officer, changes = {}) {
  const { applicationId } = await inScrutiny(context);
  const request = { applicationId, action: 'query', given: question, ...changes };
  return call(request, (await who(context)).token);
}

const wording = { en: 'Since when do you hold the land?', or: 'ଆପଣ କେବେଠାରୁ ଜମି ଦଖଲ କରିଛନ୍ତି?' };

async function readLetter(call: MakeCall, context: ScenarioContext, isApplicant: boolean) {
  const { applicationId, who } = await inScrutiny(context);
  await officeStep(context.service, await officer(context), applicationId, 'query', question);
  const detail = await context.service.result('applyLandDraft', { applicationId }, who.token);
  const letterId = detail.history.findLast((step) => step.letterId !== undefined)?.letterId;
  return call({ letterId }, (isApplicant ? who : await stranger(context)).token);
}

let saved = 0;

async function saveTemplate(call: MakeCall, { service }: ScenarioContext, changes: object = {}) {
  const { token } = await service.signInAs('administrator');
  const templates = await service.result('letterTemplateList', {}, token);
  const isIt = (one: { kind: string; applicationKind: string }) =>
    one.kind === 'query' && one.applicationKind === '';
  const basedOn = templates.find(isIt)?.version ?? 0;
  saved += 1;
  const text = { en: `{query} (${saved})`, or: `{query} (${saved})` };
  const request = { kind: 'query', applicationKind: '', basedOn, ...text, reason: 'Shorter' };
  return call({ ...request, ...changes }, token);
}

/** The answers of the calls about letters and their templates. */
export const letterScenarios: ScenariosOf<Name> = {
  reasonList: {
    '200 with the reasons of a kind of case': async (call, context) =>
      call({ applicationType: 2 }, (await officer(context)).token),
  },
  letterDraft: {
    '200 to the officer who may ask': (call, context) => askDraft(call, context),
    '403 to an officer who may only look': (call, context) => askDraft(call, context, auditor),
    '404 to another officer': (call, context) => askDraft(call, context, stranger),
  },
  letterPreview: {
    'HTTP 200 to the officer who may ask': (call, context) =>
      askDraft(call, context, officer, { letter: wording }),
    'HTTP 404 to an officer who may only look': (call, context) =>
      askDraft(call, context, auditor, { letter: wording }),
  },
  letterFile: {
    'HTTP 200 to the applicant': (call, context) => readLetter(call, context, true),
    'HTTP 404 to another officer': (call, context) => readLetter(call, context, false),
  },
  letterTemplateList: {
    '200 with the templates': async (call, { service }) =>
      call({}, (await service.signInAs('administrator')).token),
  },
  letterTemplateSave: {
    '200 to a new version': (call, context) => saveTemplate(call, context),
    '400 to an unknown placeholder': (call, context) =>
      saveTemplate(call, context, { en: '{orderNo}' }),
    '409 to a version that is not the newest': (call, context) =>
      saveTemplate(call, context, { basedOn: nothing }),
  },
};

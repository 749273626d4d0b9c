import type { EndpointName } from '@temple-land/portal-core';
import { createApplicant } from './createApplicant.ts';
import type { ScenariosOf } from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  'ownListExport' | 'applicationAccesses' | 'messageList' | 'messageSend'
>;

const text = 'When will you visit the plot?';

/** The answers of the calls about an own application after it was sent. */
export const ownApplicationScenarios: ScenariosOf<Name> = {
  ownListExport: {
    'HTTP 200 to an applicant': async (call, context) =>
      call({ format: 'csv' }, (await createApplicant(context)).who.token),
  },
  applicationAccesses: {
    '200 to the applicant': async (call, context) => {
      const { who, applicationId } = await createApplicant(context);
      return call({ applicationId }, who.token);
    },
    '404 to another citizen': async (call, context) => {
      const { applicationId } = await createApplicant(context);
      return call({ applicationId }, (await context.createAccount()).token);
    },
  },
  messageList: {
    '200 to the applicant': async (call, context) => {
      const { who, applicationId } = await createApplicant(context);
      return call({ applicationId }, who.token);
    },
    '404 to another citizen': async (call, context) => {
      const { applicationId } = await createApplicant(context);
      return call({ applicationId }, (await context.createAccount()).token);
    },
  },
  messageSend: {
    '200 to the applicant': async (call, context) => {
      const { who, applicationId } = await createApplicant(context);
      return call({ applicationId, text }, who.token);
    },
    '403 about an application that was withdrawn': async (call, context) => {
      const { who, applicationId } = await createApplicant(context);
      const request = { applicationId, remark: 'No longer needed' };
      await context.service.call('cancelApplication', request, who.token);
      return call({ applicationId, text }, who.token);
    },
    '404 to another citizen': async (call, context) => {
      const { applicationId } = await createApplicant(context);
      return call({ applicationId, text }, (await context.createAccount()).token);
    },
  },
};

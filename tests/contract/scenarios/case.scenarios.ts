import type { EndpointName } from '@temple-land/portal-core';
import { createApplicant } from './createApplicant.ts';
import { stranger } from './officer.scenarios.ts';
import type { MakeCall, ScenarioContext, ScenariosOf } from './scenarioContext.ts';

type Name = Extract<EndpointName, 'officerCaseLand'>;

const officer = ({ service }: ScenarioContext) => service.signInAs('landOfficer');

async function read(call: MakeCall, context: ScenarioContext, who = officer) {
  const { applicationId } = await createApplicant(context);
  return call({ applicationType: 2, applicationId }, (await who(context)).token);
}

/** The answers of the calls of the case page. */
export const caseScenarios: ScenariosOf<Name> = {
  officerCaseLand: {
    '200 to the officer of the place': (call, context) => read(call, context),
    '404 to another officer': (call, context) => read(call, context, stranger),
  },
};

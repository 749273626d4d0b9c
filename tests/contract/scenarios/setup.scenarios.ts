import type { EndpointName } from '@temple-land/portal-core';
import type { MakeCall, ScenarioContext, ScenariosOf } from './scenarioContext.ts';

type Name = Extract<EndpointName, 'setupRead' | 'setupConfirm' | 'setupTest'>;

const asAdministrator = async (call: MakeCall, { service }: ScenarioContext, input: object) =>
  call(input, (await service.signInAs('administrator')).token);

/** The answers of the calls about setting up the office. */
export const setupScenarios: ScenariosOf<Name> = {
  setupRead: { '200 with what is set up': (call, context) => asAdministrator(call, context, {}) },
  setupConfirm: {
    '200 to a legal page': (call, context) => asAdministrator(call, context, { page: 'terms' }),
  },
  setupTest: {
    '200 to a message by SMS': async (call, context) => {
      const administrator = await context.createAccount('A');
      await call({ channel: 'sms' }, administrator.token);
    },
    '409 to an e-mail without a mail server': (call, context) =>
      asAdministrator(call, context, { channel: 'email' }),
  },
};

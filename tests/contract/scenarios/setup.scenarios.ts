import type { EndpointName } from '@temple-land/portal-core';
import type { MakeCall, ScenarioContext, ScenariosOf } from './scenarioContext.ts';

type Name = Extract<EndpointName, 'setupRead' | 'setupConfirm' | 'setupTest' | 'publicationAsk'>;

const asAdministrator = async (call: MakeCall, { service }: ScenarioContext, input: object) =>
  call(input, (await service.signInAs('administrator')).token);

async function withdrawOpening({ service }: ScenarioContext): Promise<void> {
  const { token } = await service.signInAs('administrator');
  const page = { isWaiting: true, pageNumber: 1, pageSize: 1000 };
  const { rows } = await service.result('pendingChangeList', page, token);
  const id = rows.find(({ kind }) => kind === 'publication')?.id ?? 0;
  await service.call('pendingChangeWithdraw', { id }, token);
}

/** The answers of the calls about setting up the office. */
export const setupScenarios: ScenariosOf<Name> = {
  setupRead: { '200 with what is set up': (call, context) => asAdministrator(call, context, {}) },
  setupConfirm: {
    '200 to a legal page': (call, context) => asAdministrator(call, context, { page: 'terms' }),
  },
  publicationAsk: {
    '202 to a request to close the portal': async (call, context) => {
      await asAdministrator(call, context, { isPublic: false, reason: 'Order of the office' });
      await withdrawOpening(context);
    },
    '409 to a request to open one that is open': (call, context) =>
      asAdministrator(call, context, { isPublic: true, reason: 'Order of the office' }),
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

import type { EndpointName } from '@temple-land/portal-core';
import { findKhatiyan, requestFor } from '../../support/landApplication.ts';
import type { Account, MakeCall, ScenarioContext, ScenariosOf } from './scenarioContext.ts';

type Name = Extract<EndpointName, `erasure${string}`>;

const page = { isWaiting: true, pageNumber: 1, pageSize: 1000 };
const reason = 'A court asks for the records';

const sendTo = ({ service }: ScenarioContext, { token }: Account) =>
  service.call('erasureSend', {}, token);

/** Sends the code of a request and returns it. */
async function receiveCode(context: ScenarioContext, account: Account): Promise<string> {
  await sendTo(context, account);
  return context.service.sms.codeOf(account.mobile);
}

/** Creates a citizen with a waiting request. */
async function createWaiting(context: ScenarioContext): Promise<Account> {
  const account = await context.createAccount();
  const otp = await receiveCode(context, account);
  await context.service.call('erasureAsk', { otp }, account.token);
  return account;
}

async function applyFirst({ service }: ScenarioContext, { token }: Account): Promise<void> {
  const request = await requestFor(service, token, await findKhatiyan(service));
  await service.result('applyLand', request, token);
}

const asAdministrator = async (call: MakeCall, { service }: ScenarioContext, input: object) =>
  call(input, (await service.signInAs('administrator')).token);

async function findRequest(context: ScenarioContext): Promise<number> {
  await createWaiting(context);
  const { token } = await context.service.signInAs('administrator');
  const { rows } = await context.service.result('erasureList', page, token);
  return rows.at(-1)?.id ?? 0;
}

/** The answers of the calls about the erasure of an account. */
export const erasureScenarios: ScenariosOf<Name> = {
  erasureState: {
    '200 with what an erasure keeps': async (call, context) =>
      call({}, (await context.createAccount()).token),
  },
  erasureSend: {
    '200 to a citizen without a running case': async (call, context) =>
      call({}, (await context.createAccount()).token),
    '401 after too many codes': async (call, context) => {
      const account = await context.createAccount();
      for (let count = 0; count < 5; count += 1) {
        await sendTo(context, account);
        context.service.clock.pass(3);
      }
      return call({}, account.token);
    },
    '404 without a mobile number': async (call, context) =>
      call({}, (await context.createAccount('CI', { mobile: '' })).token),
    '409 while an application is undecided': async (call, context) => {
      const account = await context.createAccount();
      await applyFirst(context, account);
      return call({}, account.token);
    },
    '503 without the gateway': async (call, context) => {
      const account = await context.createAccount();
      await context.withGatewayUnavailable(() => call({}, account.token));
    },
  },
  erasureAsk: {
    '200 with the right code': async (call, context) => {
      const account = await context.createAccount();
      return call({ otp: await receiveCode(context, account) }, account.token);
    },
    '401 after five wrong codes': async (call, context) => {
      const account = await context.createAccount();
      await sendTo(context, account);
      for (let count = 0; count < 5; count += 1) await call({ otp: '000000' }, account.token);
      return call({ otp: '000000' }, account.token);
    },
    '404 without a mobile number': async (call, context) =>
      call({ otp: '123456' }, (await context.createAccount('CI', { mobile: '' })).token),
    '409 for the second request': async (call, context) =>
      call({ otp: '123456' }, (await createWaiting(context)).token),
    '500 with a wrong code': async (call, context) => {
      const account = await context.createAccount();
      await sendTo(context, account);
      return call({ otp: '000000' }, account.token);
    },
  },
  erasureWithdraw: {
    '200 to a waiting request': async (call, context) =>
      call({}, (await createWaiting(context)).token),
    '404 without a request': async (call, context) =>
      call({}, (await context.createAccount()).token),
  },
  erasureProof: {
    'HTTP 200 with the document of a waiting request': async (call, context) =>
      call({}, (await createWaiting(context)).token),
    'HTTP 404 without a request': async (call, context) =>
      call({}, (await context.createAccount()).token),
  },
  erasureList: {
    '200 with the waiting requests': async (call, context) => {
      await createWaiting(context);
      return asAdministrator(call, context, page);
    },
    '404 to a page beyond the last': (call, context) =>
      asAdministrator(call, context, { ...page, pageNumber: 999 }),
  },
  erasureRefuse: {
    '202 to a waiting request': async (call, context) =>
      asAdministrator(call, context, { id: await findRequest(context), reason }),
    '404 to a request that is not there': (call, context) =>
      asAdministrator(call, context, { id: 999_999, reason }),
    '409 while a refusal waits': async (call, context) => {
      const id = await findRequest(context);
      await asAdministrator(call, context, { id, reason });
      return asAdministrator(call, context, { id, reason });
    },
  },
};

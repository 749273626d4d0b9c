import { eq } from 'drizzle-orm';
import { users } from '../../../apps/server/src/db/schema/account.ts';
import type { Account, ScenarioContext, ScenariosOf } from './scenarioContext.ts';

const sendCode = ({ service }: ScenarioContext, { token }: Account) =>
  service.call('confirmationSend', {}, token);

/** Creates an account without a mobile number. */
async function withoutMobile(context: ScenarioContext): Promise<Account> {
  const account = await context.createAccount();
  const isIt = eq(users.id, account.userId);
  await context.service.deps.db.update(users).set({ mobile: '' }).where(isIt);
  return account;
}

/** The answers of the calls that a land application makes before it is submitted. */
export const applyScenarios: ScenariosOf<
  'landCheck' | 'landEstimate' | 'landTerms' | 'confirmationSend' | 'confirmationMatch'
> = {
  landCheck: {
    '200 with the problems of a plot': async (call, context) =>
      call(
        { plotCode: 'no-such-plot', applicationKind: 'lease' },
        (await context.createAccount()).token,
      ),
  },
  landEstimate: {
    '200 with fee and costs by the rate in force': async (call, context) =>
      call(
        { applicationKind: 'lease', villageCode: 1, area: 0.5 },
        (await context.createAccount()).token,
      ),
  },
  landTerms: { '200 to anybody': (call) => call({}) },
  confirmationSend: {
    '200 with a code to the number of the account': async (call, context) =>
      call({}, (await context.createAccount()).token),
    '401 to an address that asks too often': async (call, context) => {
      const { token } = await context.createAccount();
      return context.withRateLimitReached('apply-send', () => call({}, token));
    },
    '404 to an account without a number': async (call, context) =>
      call({}, (await withoutMobile(context)).token),
    '503 when the message gateway does not answer': async (call, context) => {
      const { token } = await context.createAccount();
      return context.withGatewayUnavailable(() => call({}, token));
    },
  },
  confirmationMatch: {
    '200 to the code': async (call, context) => {
      const account = await context.createAccount();
      await sendCode(context, account);
      return call({ otp: context.service.sms.codeOf(account.mobile) }, account.token);
    },
    '401 after five wrong codes': async (call, context) => {
      const account = await context.createAccount();
      await sendCode(context, account);
      for (let count = 0; count < 5; count += 1) await call({ otp: 'x' }, account.token);
    },
    '404 to an account without a number': async (call, context) =>
      call({ otp: '000000' }, (await withoutMobile(context)).token),
    '500 to a wrong code': async (call, context) => {
      const account = await context.createAccount();
      await sendCode(context, account);
      return call({ otp: 'x' }, account.token);
    },
  },
};

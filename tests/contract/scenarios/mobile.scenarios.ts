import { eq } from 'drizzle-orm';
import type { UserType } from '@temple-land/portal-core';
import { users } from '../../../apps/server/src/db/schema/account.ts';
import type { Account, MakeCall, ScenariosOf, ScenarioContext } from './scenarioContext.ts';

const sendTo = ({ service }: ScenarioContext, { token }: Account, mobileno: string) =>
  service.call('mobileChangeSend', { mobileno }, token);

/** Creates a user with a verified current number, who can change it for ten minutes. */
async function verifyPresentNumber(
  context: ScenarioContext,
  userType: UserType = 'CI',
): Promise<Account> {
  const account = await context.createAccount(userType);
  const mobileno = account.mobile;
  await sendTo(context, account, mobileno);
  const otp = context.service.sms.codeOf(mobileno);
  await context.service.call('mobileChangeMatch', { mobileno, otp }, account.token);
  return account;
}

/** Requests a code for a new number and verifies it. */
async function changeTo(
  call: MakeCall,
  context: ScenarioContext,
  account: Account,
  mobileno: string,
) {
  await sendTo(context, account, mobileno);
  return call({ mobileno, otp: context.service.sms.codeOf(mobileno) }, account.token);
}

/** The answers of the two calls that change the own mobile number. */
export const mobileScenarios: ScenariosOf<'mobileChangeSend' | 'mobileChangeMatch'> = {
  mobileChangeSend: {
    '200 to the present number': async (call, context) => {
      const { mobile, token } = await context.createAccount();
      return call({ mobileno: mobile }, token);
    },
    '200 to a new number once the present one is proven': async (call, context) => {
      const { token } = await verifyPresentNumber(context);
      return call({ mobileno: context.newMobile() }, token);
    },
    '400 to what is no mobile number': async (call, context) =>
      call({ mobileno: '12345' }, (await context.createAccount()).token),
    '401 to an address that asks too often': async (call, context) => {
      const { mobile, token } = await context.createAccount();
      return context.withRateLimitReached('mobile-send', () => call({ mobileno: mobile }, token));
    },
    '403 to a new number before the present one is proven': async (call, context) =>
      call({ mobileno: context.newMobile() }, (await context.createAccount()).token),
    '500 to a number that somebody has': async (call, context) => {
      const { mobile } = await context.createAccount();
      return call({ mobileno: mobile }, (await verifyPresentNumber(context)).token);
    },
    '503 when the message gateway does not answer': async (call, context) => {
      const { mobile, token } = await context.createAccount();
      return context.withGatewayUnavailable(() => call({ mobileno: mobile }, token));
    },
  },
  mobileChangeMatch: {
    '200 to the code of the new number': async (call, context) =>
      changeTo(call, context, await verifyPresentNumber(context), context.newMobile()),
    '202 to the code of the new number of an administrator': async (call, context) =>
      changeTo(call, context, await verifyPresentNumber(context, 'A'), context.newMobile()),
    '401 after five wrong codes': async (call, context) => {
      const account = await context.createAccount();
      const { mobile, token } = account;
      await sendTo(context, account, mobile);
      for (let count = 0; count < 5; count += 1) await call({ mobileno: mobile, otp: 'x' }, token);
    },
    '403 before the present number is proven': async (call, context) =>
      call({ mobileno: context.newMobile(), otp: '000000' }, (await context.createAccount()).token),
    '409 to a number that was taken meanwhile': async (call, context) => {
      const account = await verifyPresentNumber(context);
      const mobileno = context.newMobile();
      await sendTo(context, account, mobileno);
      const { userId } = await context.createAccount();
      await context.service.deps.db
        .update(users)
        .set({ mobile: mobileno })
        .where(eq(users.id, userId));
      return call({ mobileno, otp: context.service.sms.codeOf(mobileno) }, account.token);
    },
    '500 to a wrong code': async (call, context) => {
      const account = await context.createAccount();
      await sendTo(context, account, account.mobile);
      return call({ mobileno: account.mobile, otp: 'x' }, account.token);
    },
  },
};

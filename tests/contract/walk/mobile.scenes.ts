import { eq } from 'drizzle-orm';
import type { UserType } from '@temple-land/portal-core';
import { users } from '../../../apps/server/src/db/schema/account.ts';
import type { Account, Call, ScenesOf, Stage } from './stage.ts';

const sendTo = ({ service }: Stage, { token }: Account, mobileno: string) =>
  service.call('mobileChangeSend', { mobileno }, token);

/** Proves the present number of somebody new, who may then change it for ten minutes. */
async function proven(stage: Stage, userType: UserType = 'CI'): Promise<Account> {
  const account = await stage.account(userType);
  const mobileno = account.mobile;
  await sendTo(stage, account, mobileno);
  const otp = stage.service.sms.codeOf(mobileno);
  await stage.service.call('mobileChangeMatch', { mobileno, otp }, account.token);
  return account;
}

/** Asks for a code to a new number, and compares it. */
async function changeTo(call: Call, stage: Stage, account: Account, mobileno: string) {
  await sendTo(stage, account, mobileno);
  return call({ mobileno, otp: stage.service.sms.codeOf(mobileno) }, account.token);
}

/** The answers of the two calls that change the own mobile number. */
export const mobileScenes: ScenesOf<'mobileChangeSend' | 'mobileChangeMatch'> = {
  mobileChangeSend: {
    '200 to the present number': async (call, stage) => {
      const { mobile, token } = await stage.account();
      return call({ mobileno: mobile }, token);
    },
    '200 to a new number once the present one is proven': async (call, stage) => {
      const { token } = await proven(stage);
      return call({ mobileno: stage.newMobile() }, token);
    },
    '400 to what is no mobile number': async (call, stage) =>
      call({ mobileno: '12345' }, (await stage.account()).token),
    '401 to an address that asks too often': async (call, stage) => {
      const { mobile, token } = await stage.account();
      return stage.flooded('mobile-send', () => call({ mobileno: mobile }, token));
    },
    '403 to a new number before the present one is proven': async (call, stage) =>
      call({ mobileno: stage.newMobile() }, (await stage.account()).token),
    '500 to a number that somebody has': async (call, stage) => {
      const { mobile } = await stage.account();
      return call({ mobileno: mobile }, (await proven(stage)).token);
    },
    '503 when the message gateway does not answer': async (call, stage) => {
      const { mobile, token } = await stage.account();
      return stage.withoutMessages(() => call({ mobileno: mobile }, token));
    },
  },
  mobileChangeMatch: {
    '200 to the code of the new number': async (call, stage) =>
      changeTo(call, stage, await proven(stage), stage.newMobile()),
    '202 to the code of the new number of an administrator': async (call, stage) =>
      changeTo(call, stage, await proven(stage, 'A'), stage.newMobile()),
    '401 after five wrong codes': async (call, stage) => {
      const account = await stage.account();
      const { mobile, token } = account;
      await sendTo(stage, account, mobile);
      for (let count = 0; count < 5; count += 1) await call({ mobileno: mobile, otp: 'x' }, token);
    },
    '403 before the present number is proven': async (call, stage) =>
      call({ mobileno: stage.newMobile(), otp: '000000' }, (await stage.account()).token),
    '409 to a number that was taken meanwhile': async (call, stage) => {
      const account = await proven(stage);
      const mobileno = stage.newMobile();
      await sendTo(stage, account, mobileno);
      const { userId } = await stage.account();
      await stage.service.deps.db
        .update(users)
        .set({ mobile: mobileno })
        .where(eq(users.id, userId));
      return call({ mobileno, otp: stage.service.sms.codeOf(mobileno) }, account.token);
    },
    '500 to a wrong code': async (call, stage) => {
      const account = await stage.account();
      await sendTo(stage, account, account.mobile);
      return call({ mobileno: account.mobile, otp: 'x' }, account.token);
    },
  },
};

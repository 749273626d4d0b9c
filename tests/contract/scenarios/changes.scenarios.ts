import type { EndpointName, UserType } from '@temple-land/portal-core';
import { secondAdministrator } from '../../support/admin.ts';
import { createProtectedAccount } from './factor.scenarios.ts';
import type { ScenariosOf, ScenarioContext } from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  | 'adminUserBlock'
  | 'adminFactorsReset'
  | 'contactShow'
  | 'pendingChangeList'
  | 'pendingChangeApprove'
  | 'pendingChangeRefuse'
  | 'pendingChangeWithdraw'
>;

const page = { isWaiting: true, pageNumber: 1, pageSize: 1000 };
const nobody = 999_999;
const reason = 'Order of the office';

const firstToken = async ({ service }: ScenarioContext) =>
  (await service.signInAs('administrator')).token;
const secondToken = async ({ service }: ScenarioContext) =>
  (await secondAdministrator(service)).token;

/** Requests the block of a new user as the first administrator; returns the id of the change. */
async function requestChange(context: ScenarioContext, userType: UserType = 'O'): Promise<number> {
  const { service, createAccount } = context;
  const { userId } = await createAccount(userType);
  const token = await firstToken(context);
  await service.call('adminUserBlock', { userId, active: false, reason }, token);
  const { rows } = await service.result('pendingChangeList', page, token);
  return rows.at(-1)?.id ?? 0;
}

async function withdrawChange(context: ScenarioContext): Promise<number> {
  const id = await requestChange(context);
  await context.service.call('pendingChangeWithdraw', { id }, await firstToken(context));
  return id;
}

/** The answers of the calls about changes that wait for a second administrator. */
export const changeScenarios: ScenariosOf<Name> = {
  contactShow: {
    '200 with a reason': async (call, context) => {
      const { userId } = await context.createAccount();
      const why = { reason: 'callBack', note: 'His letter of Monday' } as const;
      return call({ record: 'user', id: userId, ...why }, await firstToken(context));
    },
    '404 for an unknown record': async (call, context) => {
      const why = { reason: 'callBack', note: 'His letter of Monday' } as const;
      return call({ record: 'change', id: nobody, ...why }, await firstToken(context));
    },
  },
  adminUserBlock: {
    '202 to an officer': async (call, context) => {
      const { userId } = await context.createAccount('O');
      return call({ userId, active: false, reason }, await firstToken(context));
    },
    '400 to an officer without a reason': async (call, context) => {
      const { userId } = await context.createAccount('O');
      return call({ userId, active: false }, await firstToken(context));
    },
    '200 to a citizen': async (call, context) => {
      const { userId } = await context.createAccount();
      return call({ userId, active: false }, await firstToken(context));
    },
    '404 to nobody': async (call, context) =>
      call({ userId: nobody, active: false }, await firstToken(context)),
    '409 to oneself': async (call, { service }) => {
      const { userId, token } = await service.signInAs('administrator');
      return call({ userId, active: false }, token);
    },
  },
  adminFactorsReset: {
    '202 to an officer with a second factor': async (call, context) => {
      const { userId } = await createProtectedAccount(context);
      return call({ userId, reason }, await firstToken(context));
    },
    '400 without a reason': async (call, context) => {
      const { userId } = await createProtectedAccount(context);
      return call({ userId }, await firstToken(context));
    },
    '404 to nobody': async (call, context) =>
      call({ userId: nobody, reason }, await firstToken(context)),
    '404 to an officer without one': async (call, context) => {
      const { userId } = await context.createAccount('O');
      return call({ userId, reason }, await firstToken(context));
    },
    '409 to oneself': async (call, { service }) => {
      const { userId, token } = await service.signInAs('administrator');
      return call({ userId, reason }, token);
    },
  },
  pendingChangeList: {
    '200 with a page': async (call, context) => {
      await requestChange(context);
      return call(page, await secondToken(context));
    },
    '404 to a page beyond the last': async (call, context) =>
      call({ ...page, pageNumber: 999 }, await firstToken(context)),
  },
  pendingChangeApprove: {
    '200 to a second administrator': async (call, context) =>
      call({ id: await requestChange(context) }, await secondToken(context)),
    '403 to who asked': async (call, context) =>
      call({ id: await requestChange(context) }, await firstToken(context)),
    '404 to no change': async (call, context) => call({ id: nobody }, await secondToken(context)),
    '409 to a change that was withdrawn': async (call, context) =>
      call({ id: await withdrawChange(context) }, await secondToken(context)),
  },
  pendingChangeRefuse: {
    '200 to a second administrator': async (call, context) =>
      call({ id: await requestChange(context), reason }, await secondToken(context)),
    '403 to who asked': async (call, context) =>
      call({ id: await requestChange(context), reason }, await firstToken(context)),
    '404 to no change': async (call, context) =>
      call({ id: nobody, reason }, await secondToken(context)),
    '409 to a change that was withdrawn': async (call, context) =>
      call({ id: await withdrawChange(context), reason }, await secondToken(context)),
  },
  pendingChangeWithdraw: {
    '200 to who asked': async (call, context) =>
      call({ id: await requestChange(context) }, await firstToken(context)),
    '403 to another administrator': async (call, context) =>
      call({ id: await requestChange(context) }, await secondToken(context)),
    '404 to no change': async (call, context) => call({ id: nobody }, await firstToken(context)),
    '409 to a change that was withdrawn': async (call, context) =>
      call({ id: await withdrawChange(context) }, await firstToken(context)),
  },
};

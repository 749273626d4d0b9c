import type { EndpointName, UserType } from '@temple-land/portal-core';
import { secondAdministrator } from '../../support/admin.ts';
import { protectedMember } from './factor.scenes.ts';
import type { ScenesOf, Stage } from './stage.ts';

type Name = Extract<
  EndpointName,
  | 'adminUserBlock'
  | 'adminFactorsReset'
  | 'pendingChangeList'
  | 'pendingChangeApprove'
  | 'pendingChangeRefuse'
  | 'pendingChangeWithdraw'
>;

const page = { isWaiting: true, pageNumber: 1, pageSize: 1000 };
const nobody = 999_999;
const reason = 'Order of the office';

const firstToken = async ({ service }: Stage) => (await service.signInAs('administrator')).token;
const secondToken = async ({ service }: Stage) => (await secondAdministrator(service)).token;

/** Has the first administrator ask for the block of somebody new; gives the id of the change. */
async function asked(stage: Stage, userType: UserType = 'O'): Promise<number> {
  const { service, account } = stage;
  const { userId } = await account(userType);
  const token = await firstToken(stage);
  await service.call('adminUserBlock', { userId, active: false, reason }, token);
  const { rows } = await service.result('pendingChangeList', page, token);
  return rows.at(-1)?.id ?? 0;
}

async function withdrawn(stage: Stage): Promise<number> {
  const id = await asked(stage);
  await stage.service.call('pendingChangeWithdraw', { id }, await firstToken(stage));
  return id;
}

/** The answers of the calls about changes that wait for a second administrator. */
export const changeScenes: ScenesOf<Name> = {
  adminUserBlock: {
    '202 to an officer': async (call, stage) => {
      const { userId } = await stage.account('O');
      return call({ userId, active: false, reason }, await firstToken(stage));
    },
    '400 to an officer without a reason': async (call, stage) => {
      const { userId } = await stage.account('O');
      return call({ userId, active: false }, await firstToken(stage));
    },
    '200 to a citizen': async (call, stage) => {
      const { userId } = await stage.account();
      return call({ userId, active: false }, await firstToken(stage));
    },
    '404 to nobody': async (call, stage) =>
      call({ userId: nobody, active: false }, await firstToken(stage)),
    '409 to oneself': async (call, { service }) => {
      const { userId, token } = await service.signInAs('administrator');
      return call({ userId, active: false }, token);
    },
  },
  adminFactorsReset: {
    '202 to an officer with a second factor': async (call, stage) => {
      const { userId } = await protectedMember(stage);
      return call({ userId, reason }, await firstToken(stage));
    },
    '400 without a reason': async (call, stage) => {
      const { userId } = await protectedMember(stage);
      return call({ userId }, await firstToken(stage));
    },
    '404 to nobody': async (call, stage) =>
      call({ userId: nobody, reason }, await firstToken(stage)),
    '404 to an officer without one': async (call, stage) => {
      const { userId } = await stage.account('O');
      return call({ userId, reason }, await firstToken(stage));
    },
    '409 to oneself': async (call, { service }) => {
      const { userId, token } = await service.signInAs('administrator');
      return call({ userId, reason }, token);
    },
  },
  pendingChangeList: {
    '200 with a page': async (call, stage) => {
      await asked(stage);
      return call(page, await secondToken(stage));
    },
    '404 to a page beyond the last': async (call, stage) =>
      call({ ...page, pageNumber: 999 }, await firstToken(stage)),
  },
  pendingChangeApprove: {
    '200 to a second administrator': async (call, stage) =>
      call({ id: await asked(stage) }, await secondToken(stage)),
    '403 to who asked': async (call, stage) =>
      call({ id: await asked(stage) }, await firstToken(stage)),
    '404 to no change': async (call, stage) => call({ id: nobody }, await secondToken(stage)),
    '409 to a change that was withdrawn': async (call, stage) =>
      call({ id: await withdrawn(stage) }, await secondToken(stage)),
  },
  pendingChangeRefuse: {
    '200 to a second administrator': async (call, stage) =>
      call({ id: await asked(stage), reason }, await secondToken(stage)),
    '403 to who asked': async (call, stage) =>
      call({ id: await asked(stage), reason }, await firstToken(stage)),
    '404 to no change': async (call, stage) =>
      call({ id: nobody, reason }, await secondToken(stage)),
    '409 to a change that was withdrawn': async (call, stage) =>
      call({ id: await withdrawn(stage), reason }, await secondToken(stage)),
  },
  pendingChangeWithdraw: {
    '200 to who asked': async (call, stage) =>
      call({ id: await asked(stage) }, await firstToken(stage)),
    '403 to another administrator': async (call, stage) =>
      call({ id: await asked(stage) }, await secondToken(stage)),
    '404 to no change': async (call, stage) => call({ id: nobody }, await firstToken(stage)),
    '409 to a change that was withdrawn': async (call, stage) =>
      call({ id: await withdrawn(stage) }, await firstToken(stage)),
  },
};

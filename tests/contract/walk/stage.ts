import { and, eq } from 'drizzle-orm';
import type { EndpointName, UserType } from '@temple-land/portal-core';
import {
  createUser,
  type NewUser,
} from '../../../apps/server/src/features/account/account.repository.ts';
import { hashPassword } from '../../../apps/server/src/features/account/passwords/passwordHash.ts';
import { attempts } from '../../../apps/server/src/db/schema/account.ts';
import { GatewayUnavailable } from '../../../apps/server/src/ports/fetchGateway.ts';
import type { Answered, SignedInUser, TestApp } from '../../support/makeApp.ts';

/** The password of every account that a scene makes. */
export const password = 'Kalinga@77';

/** Makes the call of the row that a scene stands at; the answer to the last one is what is judged. */
export type Call = (input?: unknown, token?: string) => Promise<Answered>;

/** Brings the service to where a row gives one of its answers, and calls it. */
export type Scene = (call: Call, stage: Stage) => Promise<unknown>;

/** The scenes of a row by title; a title begins with the status, or with `HTTP` and its code. */
export type Scenes = Readonly<Record<string, Scene>>;

/** The scenes of some rows. */
export type ScenesOf<Name extends EndpointName> = { readonly [Each in Name]: Scenes };

/** An account that a scene made. */
export interface Account extends SignedInUser {
  loginId: string;
  mobile: string;
}

/** What all scenes share: one service, and people of their own. */
export interface Stage {
  service: TestApp;
  /** Gives a mobile number that nobody else has. */
  newMobile(): string;
  /** Makes a user and signs the user in. */
  account(userType?: UserType, details?: Partial<NewUser>): Promise<Account>;
  /** Makes an account whose password is known to log in with. */
  member(details?: Partial<NewUser>): Promise<Account>;
  /** Has the message gateway not answer while `play` runs. */
  withoutMessages(play: () => Promise<unknown>): Promise<void>;
  /** Lets the caller's address have used up what it may do of a kind, while `play` runs. */
  flooded(action: string, play: () => Promise<unknown>): Promise<void>;
}

/** Sets the stage on a running service. */
export function stageOf(service: TestApp): Stage {
  let mobile = 9_100_000_000;
  const newMobile = () => String((mobile += 1));
  const { db, clock } = service.deps;
  const account: Stage['account'] = async (userType = 'CI', details = {}) => {
    const number = newMobile();
    const loginId = details.loginId ?? number;
    await createUser(db, {
      loginId,
      userType,
      mobile: number,
      fullName: 'Pramila Rout',
      roleId: 0,
      passwordHash: '',
      createdOn: clock(),
      ...details,
    });
    return { ...(await service.signIn(loginId)), loginId, mobile: number };
  };
  return {
    service,
    newMobile,
    account,
    member: async (details = {}) =>
      account('CI', { passwordHash: await hashPassword(password), ...details }),
    withoutMessages: async (play) => {
      const { deps } = service;
      const { sms } = deps;
      deps.sms = { send: () => Promise.reject(new GatewayUnavailable('It does not answer.')) };
      await play();
      deps.sms = sms;
    },
    flooded: async (action, play) => {
      const subject = 'ip:127.0.0.1';
      const spent = { count: 1_000_000, windowStart: clock(), lockedOn: clock() };
      const row = { subject, action, ...spent };
      const target = [attempts.subject, attempts.action];
      await db.insert(attempts).values(row).onConflictDoUpdate({ target, set: spent });
      await play();
      await db
        .delete(attempts)
        .where(and(eq(attempts.subject, subject), eq(attempts.action, action)));
    },
  };
}

/** Makes a citizen who gave consent and withdrew it; gives the token. */
export async function withoutConsent({ service, account }: Stage): Promise<string> {
  const { token } = await account();
  const consent = { purpose: 'service' } as const;
  await service.result('consentGive', consent, token);
  await service.result('consentWithdraw', consent, token);
  return token;
}

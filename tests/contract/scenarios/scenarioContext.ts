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

/** The password of every account created by a scenario. */
export const password = 'Kalinga@77';

/** Makes the call of the tested row; the answer to the last one is checked. */
export type MakeCall = (input?: unknown, token?: string) => Promise<Answered>;

/** Sets up the state in which a row returns one of its answers, and calls it. */
export type Scenario = (call: MakeCall, context: ScenarioContext) => Promise<unknown>;

/** The scenarios of a row by title; a title begins with the status, or with `HTTP` and its code. */
export type Scenarios = Readonly<Record<string, Scenario>>;

/** The scenarios of several rows. */
export type ScenariosOf<Name extends EndpointName> = { readonly [Each in Name]: Scenarios };

/** An account created by a scenario. */
export interface Account extends SignedInUser {
  loginId: string;
  mobile: string;
}

/** The shared context of all scenarios: one service, and functions that create users. */
export interface ScenarioContext {
  service: TestApp;
  /** Returns an unused mobile number. */
  newMobile(): string;
  /** Creates a user and opens a session. */
  createAccount(userType?: UserType, details?: Partial<NewUser>): Promise<Account>;
  /** Creates an account with the known password. */
  createAccountWithPassword(details?: Partial<NewUser>): Promise<Account>;
  /** Makes the message gateway unavailable while `run` runs. */
  withGatewayUnavailable(run: () => Promise<unknown>): Promise<void>;
  /** Sets the rate limit of an action as reached while `run` runs. */
  withRateLimitReached(action: string, run: () => Promise<unknown>): Promise<void>;
}

/** Creates the context on a running service. */
export function createScenarioContext(service: TestApp): ScenarioContext {
  let mobile = 9_100_000_000;
  const newMobile = () => String((mobile += 1));
  const { db, clock } = service.deps;
  const createAccount: ScenarioContext['createAccount'] = async (userType = 'CI', details = {}) => {
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
    createAccount,
    createAccountWithPassword: async (details = {}) =>
      createAccount('CI', { passwordHash: await hashPassword(password), ...details }),
    withGatewayUnavailable: async (run) => {
      const { deps } = service;
      const { sms } = deps;
      deps.sms = {
        ...sms,
        send: () => Promise.reject(new GatewayUnavailable('It does not answer.')),
      };
      await run();
      deps.sms = sms;
    },
    withRateLimitReached: async (action, run) => {
      const subject = 'ip:127.0.0.1';
      const spent = { count: 1_000_000, windowStart: clock(), lockedOn: clock() };
      const row = { subject, action, ...spent };
      const target = [attempts.subject, attempts.action];
      await db.insert(attempts).values(row).onConflictDoUpdate({ target, set: spent });
      await run();
      await db
        .delete(attempts)
        .where(and(eq(attempts.subject, subject), eq(attempts.action, action)));
    },
  };
}

/** Creates a citizen who has withdrawn consent; returns the token. */
export async function createCitizenWithoutConsent({
  service,
  createAccount,
}: ScenarioContext): Promise<string> {
  const { token } = await createAccount();
  const consent = { purpose: 'service' } as const;
  await service.result('consentGive', consent, token);
  await service.result('consentWithdraw', consent, token);
  return token;
}

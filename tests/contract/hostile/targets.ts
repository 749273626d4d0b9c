import {
  api,
  EntityName,
  entitySchema,
  type Endpoint,
  type EndpointName,
  type UserType,
} from '@temple-land/portal-core';
import { captchas } from '../../../apps/server/src/db/schema/account.ts';
import type { SignedInUser, TestApp } from '../../support/makeApp.ts';
import type { Person } from '../../support/people.ts';
import { buildExample } from './buildExample.ts';
import { captcha, known, knownByCall, knownOf, moment, moments, ring } from './knownValues.ts';

/** A call to attack: its row and a valid input. */
export interface Target {
  /** The name of the row, with the entity where it has one. */
  label: string;
  name: EndpointName;
  row: Endpoint;
  input: Record<string, unknown>;
}

function recordOf(entity: EntityName): Record<string, unknown> {
  const dated = Object.fromEntries(moments.map((name) => [name, moment]));
  const fitting = { ...dated, ring, ...knownOf[entity] };
  return { entity, ...(buildExample(entitySchema(entity), fitting) as object) };
}

function listInputs(name: EndpointName, row: Endpoint): [string, Record<string, unknown>][] {
  if (name === 'adminSave')
    return EntityName.options.map((each) => [`${name} ${each}`, recordOf(each)]);
  const fitting = { ...known, ...knownByCall[name] };
  if (row.in.type === 'variant') {
    const { options } = row.in as unknown as { options: readonly unknown[] };
    return options.map((option) => {
      const input = buildExample(option, fitting) as Record<string, unknown>;
      return [`${name} ${String(input['kind'])}`, input];
    });
  }
  const input = buildExample(row.in, fitting) as Record<string, unknown>;
  return [[name, input]];
}

/** Every row of the contract; `adminSave` once for each entity. */
export const targets: readonly Target[] = Object.entries(api).flatMap(([key, row]) => {
  const name = key as EndpointName;
  return listInputs(name, row).map(([label, input]) => ({ label, name, row, input }));
});

const demoAccounts = {
  C: 'counter',
  CI: 'citizen',
  O: 'landOfficer',
  T: 'tahasilOfficer',
  A: 'administrator',
} as const satisfies Record<UserType, Person>;

/** Opens what a call requires by its row: a session of an allowed user, a ticket, or nothing. */
export async function signInFor(
  service: TestApp,
  { row: { auth } }: Target,
): Promise<SignedInUser | undefined> {
  if (auth === 'anyone') return undefined;
  if (auth === 'ticket') {
    const token = await service.result('registrationToken', { mobileno: '9876501234' });
    return { userId: 0, token };
  }
  return service.signInAs(auth === 'signedIn' ? 'citizen' : demoAccounts[auth[0] ?? 'A']);
}

/** Returns the token with which a target can be called. */
export async function tokenFor(service: TestApp, target: Target): Promise<string | undefined> {
  return (await signInFor(service, target))?.token;
}

/** Restores the captcha that calls with a captcha consume. */
export async function renewCaptcha({ deps: { db, clock } }: TestApp): Promise<void> {
  const row = { id: captcha.captchaId, solution: captcha.answer, createdOn: clock() };
  await db.insert(captchas).values(row).onConflictDoNothing();
}

import { Buffer } from 'node:buffer';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  hasFileAnswer,
  api,
  hasSealedAnswer,
  outcomes,
  type Auth,
  type Endpoint,
  type EndpointName,
} from '@temple-land/portal-core';
import type { Answered } from '../../support/makeApp.ts';
import { useReadOnlyReplica } from '../../support/postgres/readOnlyReplica.ts';
import { makeAppBeforeAll } from '../../support/serviceHooks.ts';
import { checkAnswer } from '../../support/wire.ts';
import { expectedAnswers } from './expectedAnswers.ts';
import { scenarios } from './scenarios.ts';
import {
  createScenarioContext,
  type MakeCall,
  type Scenarios,
  type ScenarioContext,
} from './scenarioContext.ts';

// The service never returns 210 here, but the portal supports it.
const unreachableStatuses: Partial<Record<EndpointName, readonly number[]>> = { bellList: [210] };

const rows = Object.entries(api) as [EndpointName, Endpoint][];

const service = makeAppBeforeAll();
useReadOnlyReplica(service);
let context: ScenarioContext;
beforeAll(() => {
  context = createScenarioContext(service);
});

/** Parses the expected HTTP code and status of a title. */
function parseTitle(title: string): { code: number; status?: number } {
  const [, http, number] = /^(HTTP )?(\d+) /.exec(title) ?? [];
  if (number === undefined) throw new Error(`The scenario ${title} begins with no status.`);
  return http === undefined ? { code: 200, status: Number(number) } : { code: Number(number) };
}

async function runScenario(name: EndpointName, title: string): Promise<Answered> {
  let last: Answered | undefined;
  const call: MakeCall = async (input, token) => {
    last = await service.send(name, input, token);
    return last;
  };
  await findScenarios(name)[title]?.(call, context);
  if (last === undefined) throw new Error(`The scenario ${title} does not call ${name}.`);
  return last;
}

// A row without an entry fails with a message instead of a type error.
const findScenarios = (name: EndpointName): Scenarios =>
  (scenarios as Partial<typeof scenarios>)[name] ?? {};
const findExpectedAnswers = (name: EndpointName) => {
  const found = (expectedAnswers as Partial<typeof expectedAnswers>)[name];
  if (found === undefined)
    throw new Error(`The call ${name} has no expected answers: add it to expectedAnswers.ts.`);
  return found;
};

const isSealed = ({ bytes }: Answered) => Buffer.from(bytes).includes('"RESPONSE_TOKEN"');
const sorted = (values: Iterable<unknown>) => [...values].map(String).sort();
const formatAuth = (auth: Auth) => (typeof auth === 'string' ? auth : sorted(auth).join());

const listAnswers = (name: EndpointName, wire: Endpoint['wire']) =>
  Object.keys(findScenarios(name))
    .map(parseTitle)
    .map(({ code, status }) => (hasFileAnswer({ wire }) ? code : status))
    .filter((status) => status !== undefined);

describe('the scenarios of the contract', () => {
  it('exist for every row and no other', () => {
    const names = sorted(rows.map(([name]) => name));
    expect(sorted(Object.keys(expectedAnswers))).toEqual(names);
    expect(sorted(Object.keys(scenarios))).toEqual(names);
  });

  // Requirements: RO-031, RO-032, RO-033
  it.each(rows)('%s has the same authorisation in both sources', (name, { auth }) => {
    expect(formatAuth(auth)).toBe(formatAuth(findExpectedAnswers(name).auth));
  });

  it.each(rows)('%s has a scenario for each listed answer', (name, { wire }) => {
    const shown = new Set(listAnswers(name, wire));
    expect(
      sorted(findExpectedAnswers(name).answers.filter((status) => !shown.has(status))),
    ).toEqual([]);
    const told = Object.keys(outcomes[name] ?? {}).filter((key) => /^\d+$/.test(key));
    const known = new Set([
      ...findExpectedAnswers(name).answers,
      ...(unreachableStatuses[name] ?? []),
    ]);
    expect(told.filter((status) => !known.has(Number(status)))).toEqual([]);
  });
});

// Requirements: CA-014, EV-005, UN-065, UN-090, UN-137
describe.each(rows)('%s answers', (name, { wire }) => {
  it.each(Object.keys(findScenarios(name)))('%s', async (title) => {
    const answered = await runScenario(name, title);
    const { code, status } = parseTitle(title);
    const { answer } = answered;
    expect([answered.code, answer]).toEqual([
      code,
      status === undefined || name === 'ownIp' ? answer : expect.objectContaining({ status }),
    ]);
    if (code !== 200) return;
    expect(isSealed(answered)).toBe(hasSealedAnswer({ wire }));
    if (hasFileAnswer({ wire })) expect(answered.bytes.length).toBeGreaterThan(100);
    else await checkAnswer(name, answer);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { api, idempotencyKeptMs, type Endpoint, type EndpointName } from '@temple-land/portal-core';
import { runHourlyTasks } from '../../../apps/server/src/hourly.ts';
import { newKey } from '../../support/landApplication.ts';
import type { Answered } from '../../support/makeApp.ts';
import { makeAppBeforeAll } from '../../support/serviceHooks.ts';
import { countRowsByTable } from '../../support/countRows.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import { createScenarioContext, type ScenarioContext } from '../scenarios/scenarioContext.ts';
import { callsThatAddRows, contentChanges } from './otherContent.ts';

const rows = Object.entries(api) as [EndpointName, Endpoint][];
const onceRows = rows.filter(([, { once }]) => once !== undefined).map(([name]) => name);
const contentRows = rows.filter(([, { once }]) => once === 'content').map(([name]) => name);

const repeatableRows = rows.filter(
  ([name, { method, once }]) =>
    method === 'POST' && once === undefined && !(name in callsThatAddRows),
);

const service = makeAppBeforeAll();
let stage: ScenarioContext;
beforeAll(() => {
  stage = createScenarioContext(service);
});

interface Sent {
  input: object;
  token: string;
}

/** Runs the scenario in which a call succeeds; returns its last request. `answer` answers its requests. */
async function runSuccessScenario(
  name: EndpointName,
  answer: (sent: Sent) => Promise<Answered>,
): Promise<Sent> {
  const title =
    Object.keys(scenarios[name]).find((each) => /^(HTTP 200|200|202) /.test(each)) ?? '';
  let sent: Sent | undefined;
  await scenarios[name][title]?.(async (input, token = '') => {
    sent = { input: input as object, token };
    return answer(sent);
  }, stage);
  if (sent === undefined) throw new Error(`${name} has no scenario that succeeds.`);
  return sent;
}

const unsentAnswer: Answered = { code: 0, headers: {}, answer: undefined, bytes: new Uint8Array() };

/** Returns a request that would succeed, without sending it. */
const buildSuccessfulRequest = (name: EndpointName) =>
  runSuccessScenario(name, async () => unsentAnswer);

const countRows = () => countRowsByTable(service.deps.db);

/** Returns how many rows some work adds to each table. */
async function countAddedRows(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await countRows();
  await work();
  const after = await countRows();
  return Object.fromEntries(
    Object.entries(after).map(([table, rows]) => [table, rows - (before[table] ?? 0)]),
  );
}

// The audit trail, the visits and the counters of the rate limits can grow with each request.
const countersAndLogs = new Set(['activities', 'browserActivities', 'attempts']);

async function listTablesWithNewRows(work: () => Promise<unknown>): Promise<string[]> {
  const tables = Object.entries(await countAddedRows(work));
  return tables.flatMap(([table, rows]) => (rows === 0 || countersAndLogs.has(table) ? [] : table));
}

const send = async (name: EndpointName, input: object, token: string) =>
  (await service.send(name, input, token)).answer as { status: number; message?: string };

describe('a row of the contract that creates something', () => {
  it.each(onceRows)('%s returns the same answer to a repeated request', async (name) => {
    const { input, token } = await buildSuccessfulRequest(name);
    const request = { ...input, idempotencyKey: newKey() };
    const first = await send(name, request, token);
    expect(first.status).toBe(200);
    const before = await countRows();
    expect(await send(name, request, token)).toEqual(first);
    expect(await countRows()).toEqual(before);
  });

  it.each(onceRows)('%s has one effect for five parallel requests', async (name) => {
    const one = await buildSuccessfulRequest(name);
    const single = await countAddedRows(() =>
      send(name, { ...one.input, idempotencyKey: newKey() }, one.token),
    );
    const other = await buildSuccessfulRequest(name);
    const request = { ...other.input, idempotencyKey: newKey() };
    let answers: unknown[] = [];
    const together = await countAddedRows(async () => {
      const all = Array.from({ length: 5 }, () => send(name, request, other.token));
      answers = await Promise.all(all);
    });
    expect(answers[0]).toMatchObject({ status: 200 });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const counters = { attempts: together['attempts'], sequences: together['sequences'] };
    expect(together).toEqual({ ...single, ...counters });
  });

  it.each(onceRows)('%s refuses other content under its key and says so', async (name) => {
    const { input, token } = await buildSuccessfulRequest(name);
    const request = { ...input, idempotencyKey: newKey() };
    const first = await send(name, request, token);
    const number = /[A-Z]{2,3}\/[\w/]+/.exec(JSON.stringify(first))?.[0] ?? '';
    const before = await countRows();
    const answer = await send(name, { ...request, ...contentChanges[name] }, token);
    expect(answer).toEqual({ status: 422, message: expect.stringContaining(number) });
    expect(await countRows()).toEqual(before);
  });

  it.each(contentRows)(
    '%s counts once without a key when its content is the same',
    async (name) => {
      const { input, token } = await buildSuccessfulRequest(name);
      const { idempotencyKey: _, ...request } = input as { idempotencyKey?: string };
      const first = await send(name, request, token);
      expect(first.status).toBe(200);
      const before = await countRows();
      expect(await send(name, request, token)).toEqual(first);
      expect(await countRows()).toEqual(before);
    },
  );

  it('leaves the key of a refused request to its corrected one', async () => {
    const { input, token } = await buildSuccessfulRequest('tenderAsk');
    const request = { ...input, idempotencyKey: newKey() };
    const refused = { ...request, tenderAdvertisementId: 999_999 };
    expect(await send('tenderAsk', refused, token)).toEqual({ status: 409 });
    expect(await send('tenderAsk', request, token)).toEqual({ status: 200 });
  });

  it('keeps the keys of one user apart from those of another', async () => {
    const [one, other] = [
      await buildSuccessfulRequest('raiseQuery'),
      await buildSuccessfulRequest('raiseQuery'),
    ];
    const idempotencyKey = newKey();
    const first = await send('raiseQuery', { ...one.input, idempotencyKey }, one.token);
    const second = await send('raiseQuery', { ...other.input, idempotencyKey }, other.token);
    expect(second.status).toBe(200);
    expect(second).not.toEqual(first);
  });

  it('is deleted when its key has expired', async () => {
    const { input, token } = await buildSuccessfulRequest('raiseQuery');
    await send('raiseQuery', { ...input, idempotencyKey: newKey() }, token);
    expect((await countRows())['idempotencyKeys']).toBeGreaterThan(0);
    service.clock.pass(idempotencyKeptMs / 60_000 + 1);
    await runHourlyTasks(service.deps, false);
    expect((await countRows())['idempotencyKeys']).toBe(0);
  });
});

it.each(repeatableRows)('%s adds no record when the same request is repeated', async (name) => {
  const { input, token } = await runSuccessScenario(name, (sent) =>
    service.send(name, sent.input, sent.token),
  );
  expect(await listTablesWithNewRows(() => service.send(name, input, token))).toEqual([]);
});

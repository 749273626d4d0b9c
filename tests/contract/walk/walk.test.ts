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
import { makeAppBeforeAll } from '../../support/serviceHooks.ts';
import { checkedByContract } from '../../support/wire.ts';
import { asked } from './asked.ts';
import { scenes } from './scenes.ts';
import { stageOf, type Call, type Scenes, type Stage } from './stage.ts';

// The service keeps the panel open for a reader without news; the screen understands the status all the same.
const neverGiven: Partial<Record<EndpointName, readonly number[]>> = { bellList: [210] };

const rows = Object.entries(api) as [EndpointName, Endpoint][];

const service = makeAppBeforeAll();
let stage: Stage;
beforeAll(() => {
  stage = stageOf(service);
});

/** What a title promises: the HTTP code, and the status inside, if the answer has one. */
function promised(title: string): { code: number; status?: number } {
  const [, http, number] = /^(HTTP )?(\d+) /.exec(title) ?? [];
  if (number === undefined) throw new Error(`The scene ${title} begins with no status.`);
  return http === undefined ? { code: 200, status: Number(number) } : { code: Number(number) };
}

async function play(name: EndpointName, title: string): Promise<Answered> {
  let last: Answered | undefined;
  const call: Call = async (input, token) => {
    last = await service.send(name, input, token);
    return last;
  };
  await scenesOf(name)[title]?.(call, stage);
  if (last === undefined) throw new Error(`The scene ${title} does not call ${name}.`);
  return last;
}

// A row that a test run meets without its entry fails in words, not in a type error.
const scenesOf = (name: EndpointName): Scenes => (scenes as Partial<typeof scenes>)[name] ?? {};
const askedOf = (name: EndpointName) => {
  const found = (asked as Partial<typeof asked>)[name];
  if (found === undefined) throw new Error(`The walk does not know ${name}: add it to asked.ts.`);
  return found;
};

const isSealed = ({ bytes }: Answered) => Buffer.from(bytes).includes('"RESPONSE_TOKEN"');
const sorted = (values: Iterable<unknown>) => [...values].map(String).sort();
const listOf = (auth: Auth) => (typeof auth === 'string' ? auth : sorted(auth).join());

const answersOf = (name: EndpointName, wire: Endpoint['wire']) =>
  Object.keys(scenesOf(name))
    .map(promised)
    .map(({ code, status }) => (hasFileAnswer({ wire }) ? code : status))
    .filter((status) => status !== undefined);

describe('the walk of the contract', () => {
  it('knows every row of the table and no other', () => {
    const names = sorted(rows.map(([name]) => name));
    expect(sorted(Object.keys(asked))).toEqual(names);
    expect(sorted(Object.keys(scenes))).toEqual(names);
  });

  // Requirements: RO-031, RO-032, RO-033
  it.each(rows)('%s may be called by whom the contract names', (name, { auth }) => {
    expect(listOf(auth)).toBe(listOf(askedOf(name).may));
  });

  it.each(rows)('%s has a scene of each listed answer', (name, { wire }) => {
    const shown = new Set(answersOf(name, wire));
    expect(sorted(askedOf(name).answers.filter((status) => !shown.has(status)))).toEqual([]);
    const told = Object.keys(outcomes[name] ?? {}).filter((key) => /^\d+$/.test(key));
    const known = new Set([...askedOf(name).answers, ...(neverGiven[name] ?? [])]);
    expect(told.filter((status) => !known.has(Number(status)))).toEqual([]);
  });
});

// Requirements: CA-014, EV-005, UN-065, UN-090, UN-137
describe.each(rows)('%s answers', (name, { wire }) => {
  it.each(Object.keys(scenesOf(name)))('%s', async (title) => {
    const answered = await play(name, title);
    const { code, status } = promised(title);
    const { answer } = answered;
    expect([answered.code, answer]).toEqual([
      code,
      status === undefined || name === 'ownIp' ? answer : expect.objectContaining({ status }),
    ]);
    if (code !== 200) return;
    expect(isSealed(answered)).toBe(hasSealedAnswer({ wire }));
    if (hasFileAnswer({ wire })) expect(answered.bytes.length).toBeGreaterThan(100);
    else await checkedByContract(name, answer);
  });
});
